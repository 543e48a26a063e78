# Finds oneDNN and defines DNNL::dnnl (version in DNNL_VERSION).
#
# Debian's own dnnl-config.cmake asks for OpenCL's development files, because its library was also built
# for GPUs. Fullbore uses the CPU part only, which needs no more than the header and the library.
find_path(DNNL_INCLUDE_DIR NAMES dnnl.hpp)
find_library(DNNL_LIBRARY NAMES dnnl)
mark_as_advanced(DNNL_INCLUDE_DIR DNNL_LIBRARY)

if(DNNL_INCLUDE_DIR)
  file(STRINGS "${DNNL_INCLUDE_DIR}/oneapi/dnnl/dnnl_version.h" _dnnl_lines
       REGEX "#define DNNL_VERSION_(MAJOR|MINOR|PATCH) +[0-9]+")
  set(DNNL_VERSION "")
  foreach(_line IN LISTS _dnnl_lines)
    string(REGEX MATCH "[0-9]+$" _number "${_line}")
    list(APPEND DNNL_VERSION ${_number})
  endforeach()
  list(JOIN DNNL_VERSION "." DNNL_VERSION)
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(DNNL REQUIRED_VARS DNNL_LIBRARY DNNL_INCLUDE_DIR
                                  VERSION_VAR DNNL_VERSION)

if(DNNL_FOUND AND NOT TARGET DNNL::dnnl)
  add_library(DNNL::dnnl UNKNOWN IMPORTED)
  set_target_properties(DNNL::dnnl PROPERTIES
    IMPORTED_LOCATION "${DNNL_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${DNNL_INCLUDE_DIR}")
endif()
