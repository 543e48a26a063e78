#include "cli/profile_views.h"

#include "cli/results.h"

namespace fullbore::cli {
namespace {
using nlohmann::ordered_json;

std::string title(const KernelProfile& k) { return k.label.empty() ? k.ops : k.label; }

ordered_json roof_json(const Roofline& roof) {
  return {{"flops_per_second", json_number(roof.flops_per_second)},
          {"bf16_flops_per_second",
           roof.bf16_flops_per_second > 0 ? json_number(roof.bf16_flops_per_second) : nullptr},
          {"bytes_per_second", json_number(roof.bytes_per_second)}};
}

ordered_json kernel_json(const KernelProfile& k, const Profile& p) {
  return {{"kernel", k.kernel},
          {"label", k.label},
          {"ops", k.ops},
          {"shapes", k.shapes},
          {"parent", k.parent < 0 ? ordered_json() : ordered_json(k.parent)},
          {"calls", k.calls},
          {"seconds", json_number(k.seconds)},
          {"self_seconds", json_number(k.self_seconds)},
          {"flops", json_number(k.flops)},
          {"bytes", json_number(k.bytes)},
          {"share_of_roof", json_number(k.share_of_roof(p.roof))}};
}

// Text within a script element: "</script>" must not end it.
std::string script_text(std::string json) {
  for (size_t at = 0; (at = json.find('<', at)) != std::string::npos;)
    json.replace(at, 1, "\\u003c");
  return json;
}

constexpr const char* kPageStart = R"page(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>fullbore profile</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 1.5em; color: #222; background: #fff; }
h1 { font-size: 1.2em; margin: 0 0 .3em; }
#flame { position: relative; margin: 1em 0; }
#flame div { position: absolute; height: 21px; overflow: hidden; white-space: nowrap; cursor: pointer;
  font-size: 12px; line-height: 21px; padding: 0 3px; box-sizing: border-box; border: 1px solid #fff;
  border-radius: 3px; }
#flame div:hover { border-color: #222; }
#detail { min-height: 6.5em; white-space: pre-wrap; font-family: monospace; background: #f4f4f4; padding: .7em; }
table { border-collapse: collapse; }
th, td { text-align: right; padding: 2px 10px; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
button { margin: 0 .5em .5em 0; }
</style>
</head>
<body>
<h1 id="title"></h1>
<div id="summary"></div>
<p><button data-by="kind">by kind of kernel</button><button data-by="label">by layer</button><button
data-by="time">in the order of the step</button></p>
<div id="flame"></div>
<div id="detail">Point at a bar; click to look into it, click the topmost to go back.</div>
<h1>Kinds of kernels</h1>
<table id="kinds"></table>
<script>
"use strict";
const profile = )page";

constexpr const char* kPageEnd = R"page(;
const us = s => s < 0.1 ? (s * 1e6).toFixed(1) + " µs" : (s * 1e3).toFixed(2) + " ms";
const rate = (n, s) => n > 0 && s > 0 ? (n / s * 1e-9).toFixed(1) : "";
const total = profile.kernels.reduce((sum, k) => sum + k.self_seconds, 0);
const $ = id => document.getElementById(id);
const leafName = k => k.kernel + (k.label ? " @" + k.label : "  " + k.ops);

function describe(node) {
  let text = node.name + "\n" + us(node.seconds) + ", " + (100 * node.seconds / total).toFixed(2) + " % of the kernels' time";
  const k = node.kernel;
  if (k) {
    text += ", " + k.calls + " calls\n" + k.ops + "\n" + k.shapes;
    if (k.flops) text += "\n" + rate(k.flops, k.self_seconds) + " GFLOP/s, " + rate(k.bytes, k.self_seconds) + " GB/s";
    if (k.share_of_roof) text += ", " + (100 * k.share_of_roof).toFixed(0) + " % of what the machine could do";
  }
  return text;
}

// A tree of {name, seconds, children, kernel}.
function tree(by) {
  const root = {name: "step", seconds: total, children: []};
  const nodes = profile.kernels.map(k => ({name: leafName(k), seconds: k.seconds, children: [], kernel: k}));
  const child = (parent, name) => {
    let found = parent.children.find(c => c.name === name && !c.kernel);
    if (!found) parent.children.push(found = {name, seconds: 0, children: []});
    return found;
  };
  profile.kernels.forEach((k, i) => {
    if (k.parent !== null) return nodes[k.parent].children.push(nodes[i]);
    let path = [];
    if (by === "kind") path = [k.kernel];
    if (by === "label") path = k.label ? k.label.split(",")[0].split(".") : ["(no name)"];
let at = root;
for (const name of path) {
  at = child(at, name);
  at.seconds += k.seconds;
}
at.children.push(nodes[i]);
});
if (by != = "time") {
  const sort = n = > {
    n.children.sort((a, b) = > b.seconds - a.seconds);
    n.children.forEach(sort);
  };
  sort(root);
}
return root;
}

function color(node) {
  const key = node.kernel ? node.kernel.kernel : node.name;
  let h = 0;
  for (const c of key) h = (h * 31 + c.charCodeAt(0)) % 360;
  return "hsl(" + h + ", 55%, " + (node.kernel ? 72 : 82) + "%)";
}

function show(path) {
  const flame = $("flame"), width = flame.clientWidth;
  flame.textContent = "";
  let depth = 0;
  const bar = (node, x, w, row, chain) = > {
    if (w < 1) return;
    depth = Math.max(depth, row);
    const div = document.createElement("div");
    div.style.cssText =
        "left:" + x + "px;width:" + w + "px;top:" + row * 22 + "px;background:" + color(node);
    div.textContent = w > 30 ? node.name : "";
    div.onmouseenter = () = > $("detail").textContent = describe(node);
    div.onclick = () =
        > show(chain.length == = path.length && chain.length > 1 ? chain.slice(0, -1) : chain);
    flame.appendChild(div);
    let at = x;
    const scale = node.seconds > 0 ? w / node.seconds : 0;
    for (const c of node.children) {
      bar(c, at, c.seconds * scale, row + 1, [... chain, c ]);
      at += c.seconds * scale;
    }
  };
  path.slice(0, -1).forEach(
      (node, row) = > { bar({... node, children : []}, 0, width, row, path.slice(0, row + 1)); });
  bar(path[path.length - 1], 0, width, path.length - 1, path);
  flame.style.height = (depth + 1) * 22 + "px";
}

document.querySelectorAll("button").forEach(b = > b.onclick = () = > show([tree(b.dataset.by)]));
$("title").textContent = "Where a step of " + profile.name + " spends its time";
$("summary").textContent = us(profile.step_seconds) + " a step, " + profile.threads + " threads, " +
                           rate(profile.flops, profile.step_seconds) +
                           " GFLOP/s; machine: " + rate(profile.roofline.flops_per_second, 1) +
                           " GFLOP/s in a large product, " +
                           rate(profile.roofline.bytes_per_second, 1) +
                           " GB/s; share of the matrix rate: " +
                           (100 * profile.share_of_matrix_rate).toFixed(1) + " %";
const row = (cells, tag) = > {
  const tr = document.createElement("tr");
  for (const text of cells)
    tr.appendChild(Object.assign(document.createElement(tag), {textContent : text}));
  $("kinds").appendChild(tr);
};
row([ "kind", "calls", "time", "share", "GFLOP/s", "GB/s" ], "th");
for (const k of profile.kinds)
  row(
      [
        k.kernel, k.calls, us(k.seconds), (100 * k.seconds / total).toFixed(1) + " %",
        rate(k.flops, k.seconds), rate(k.bytes, k.seconds)
      ],
      "td");
show([tree("kind")]);
window.onresize = () = > show([tree("kind")]);
</script>
</body>
</html>
)page";

}  // namespace

ordered_json profile_json(const Profile& p) {
  ordered_json kernels = ordered_json::array(), kinds = ordered_json::array();
  for (const KernelProfile& k : p.kernels) kernels.push_back(kernel_json(k, p));
  for (const KernelKind& k : kernel_kinds(p))
    kinds.push_back({{"kernel", k.kernel},
                     {"calls", k.calls},
                     {"seconds", json_number(k.seconds)},
                     {"flops", json_number(k.flops)},
                     {"bytes", json_number(k.bytes)}});
  return {{"step_seconds", json_number(p.step_seconds)},
          {"kernel_seconds", json_number(p.kernel_seconds())},
          {"steps", p.steps},
          {"threads", p.threads},
          {"flops", json_number(p.flops())},
          {"product_flops", json_number(p.product_flops())},
          {"bytes", json_number(p.bytes())},
          {"share_of_matrix_rate", json_number(p.share_of_matrix_rate())},
          {"roofline", roof_json(p.roof)},
          {"kinds", kinds},
          {"kernels", kernels}};
}

std::string chrome_trace(const Profile& p, const std::string& name) {
  ordered_json events = ordered_json::array();
  events.push_back({{"name", "process_name"},
                    {"ph", "M"},
                    {"pid", 1},
                    {"args", {{"name", "fullbore profile " + name}}}});
  for (const KernelSpan& span : p.spans) {
    const KernelProfile& k = p.kernels[static_cast<size_t>(span.kernel)];
    events.push_back({{"name", title(k)},
                      {"cat", k.kernel},
                      {"ph", "X"},
                      {"ts", span.begin * 1e6},
                      {"dur", (span.end - span.begin) * 1e6},
                      {"pid", 1},
                      {"tid", 1},
                      {"args", {{"kernel", k.kernel}, {"ops", k.ops}, {"shapes", k.shapes}}}});
  }
  return to_line({{"traceEvents", events}, {"displayTimeUnit", "ms"}}) + "\n";
}

std::string flame_page(const Profile& p, const std::string& name) {
  ordered_json j = profile_json(p);
  j["name"] = name;
  return kPageStart + script_text(to_line(j)) + kPageEnd;
}

}  // namespace fullbore::cli
