#!/bin/sh
# Checks that code shown in the documentation is the code that is built and tested. A block after
#   <!-- FILE NAME -->   must equal what stands in FILE between two lines "// [NAME]", unindented;
#   <!-- FILE -->        must equal the end of FILE.
# Usage: tools/check_docs.sh [ROOT]. Prints each difference; exits 1 if there is any.
root=${1:-$(dirname "$0")/..}
awk -v root="$root" '
function read_part(file, name,   line, text, on, indent, lines, n, i) {
  n = 0
  while ((getline line < (root "/" file)) > 0) {
    if (name != "" && line ~ "^ *// \\[" name "\\]$") { on = !on; continue }
    if (name == "" || on) lines[++n] = line
  }
  close(root "/" file)
  indent = 99
  for (i = 1; i <= n; ++i) if (lines[i] ~ /[^ ]/) { match(lines[i], /^ */); if (RLENGTH < indent) indent = RLENGTH }
  text = ""
  for (i = 1; i <= n; ++i) { sub(/ +$/, "", lines[i]); text = text substr(lines[i], indent + 1) "\n" }
  sub(/\n+$/, "\n", text)
  return text
}
FNR == 1 { want = "" }
/^<!-- [a-z_\/]+\.cc( [a-z]+)? -->$/ { file = $2; part = $3 == "-->" ? "" : $3; want = 1; next }
want && /^```cpp$/ { inside = 1; block = ""; next }
inside && /^```$/ {
  inside = 0; want = ""; ++blocks
  text = read_part(file, part)
  same = part != "" ? text == block : length(block) > 0 && substr(text, length(text) - length(block) + 1) == block
  if (!same) { print FILENAME ": the block from " file " " part " differs from the file"; bad = 1 }
  next
}
inside { sub(/ +$/, ""); block = block $0 "\n" }
END { if (!blocks) { print "no block was found"; bad = 1 } else print blocks " blocks checked"; exit bad }
' "$root"/README.md "$root"/docs/*.md
