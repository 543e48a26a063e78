#!/bin/sh
# Prints "PASSED FAILED SKIPPED" for the last ctest run in a build tree, in test cases: a GoogleTest program
# counts as its cases (test-results/NAME.xml), any other test as one. Skipped cases are named on stderr.
#   tools/count_tests.sh BUILD_TREE
set -eu
cd "$1"
[ -f ctest.xml ] || { echo "0 1 0"; exit 0; }
awk '
  function attribute(name,   text) {
    if (!match($0, "[ \t]" name "=\"[^\"]*\"")) return ""
    text = substr($0, RSTART, RLENGTH)
    sub(/^[^"]*"/, "", text)
    sub(/"$/, "", text)
    return text
  }
  # Adds the cases of one program; returns the number that failed, or -1 when it left no report.
  function add_cases(file,   line, found, bad) {
    found = -1
    while ((getline line < file) > 0) {
      $0 = line
      if (/<testsuites /) {
        found = bad = attribute("failures") + 0
        passed += attribute("tests") - bad - attribute("disabled")
        failed += bad
      }
      if (/<testcase /) case_name = attribute("classname") "." attribute("name")
      if (/<testcase / && attribute("status") == "notrun") {
        ++skipped
        print "disabled: " case_name > "/dev/stderr"
      }
      if (/<skipped/) {
        ++skipped
        --passed
        print "skipped: " case_name ": " attribute("message") > "/dev/stderr"
      }
    }
    close(file)
    return found
  }
  /<testcase name=/ {
    name = attribute("name")
    status = attribute("status")
    bad = add_cases("test-results/" name ".xml")
    if (status == "run") {
      if (bad < 0) ++passed
    } else if (status == "fail") {
      if (bad <= 0) ++failed  # crashed, timed out, or a sanitizer spoke after the last case
    } else {
      ++skipped
      print "not run: " name > "/dev/stderr"
    }
  }
  END { print passed + 0, failed + 0, skipped + 0 }
' ctest.xml
