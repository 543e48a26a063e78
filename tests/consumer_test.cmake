# Installs the build tree BUILD into a scratch prefix under WORK, then builds and runs tests/consumer
# against it, with the static and with the shared library.
#   cmake -D BUILD=... -D WORK=... -D CXX=... -D EXPECT_COMMAND=ON|OFF -P consumer_test.cmake
function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(REMOVE_RECURSE "${WORK}")
run(${CMAKE_COMMAND} --install "${BUILD}" --prefix "${WORK}/prefix")
foreach(shared IN ITEMS OFF ON)
  set(tree "${WORK}/shared-${shared}")
  run(${CMAKE_COMMAND} -S "${CMAKE_CURRENT_LIST_DIR}/consumer" -B "${tree}" -G Ninja
      -D CMAKE_CXX_COMPILER=${CXX} -D CMAKE_PREFIX_PATH=${WORK}/prefix -D CONSUMER_SHARED=${shared})
  run(${CMAKE_COMMAND} --build "${tree}")
  run("${tree}/consumer")
endforeach()
if(EXPECT_COMMAND)
  run("${WORK}/prefix/bin/fullbore" --help)
endif()
