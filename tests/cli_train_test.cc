// The command end to end: train, eval, predict, show, resume.
#include "cli_util.h"

namespace fullbore::testing {
namespace {

std::string write_npy(const std::string& descr, const std::string& shape, const std::string& data) {
  std::string header =
      "{'descr': '" + descr + "', 'fortran_order': False, 'shape': " + shape + ", }";
  header.resize((header.size() + 10 + 63) / 64 * 64 - 10, ' ');
  header += std::string(64 - (header.size() + 10) % 64, ' ');
  header.back() = '\n';
  std::string out = "\x93NUMPY";
  out += '\x01';
  out += '\0';
  out += static_cast<char>(header.size() & 255);
  out += static_cast<char>(header.size() >> 8);
  return out + header + data;
}

template <typename T>
std::string raw(const std::vector<T>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
}

TEST(Cli, TrainsEvaluatesAndPredicts) {
  Workshop w;
  const Result trained = w.must({"train", "small.toml", "--set", "epochs=10"});
  expect_contains(trained.out, "Train Epoch: 0 [0/120 (0%)]\tLoss: ");
  expect_contains(trained.out, "Train Epoch: 0 [32/120 (25%)]\tLoss: ");
  expect_contains(trained.out, "\nEpoch 10/10: mean loss: 0.");
  expect_contains(bytes_of(w / "runs/small/recipe.toml"), "lr = 0.01\n");
  EXPECT_EQ(last_line(trained.out), "Accuracy of the network on the 30 test images: 100 %");
  EXPECT_EQ(trained.err, "");

  const Result evaluated = w.must({"eval", "runs/small"});
  expect_contains(evaluated.out, "Accuracy of the network on the 30 test images: 100 %");
  expect_contains(evaluated.out, "middle      0    10     0  100.0 %");
  const json e = json::parse(w.must({"eval", "small.toml", "--json"}).out);
  EXPECT_EQ(e.at("accuracy"), 1.0);
  EXPECT_EQ(e.at("samples"), 30);
  EXPECT_EQ(e.at("confusion"), json::parse("[[10,0,0],[0,10,0],[0,0,10]]"));
  EXPECT_EQ(e.at("class_names"), json::parse(R"(["left","middle","right"])"));

  const Result predicted = w.must({"predict", "runs/small", "test.idx"});
  expect_contains(predicted.out, "test.idx[0]: left ");
  expect_contains(predicted.out, "test.idx[29]: right ");
  const json p =
      json::parse(last_line(w.must({"predict", "runs/small", "test.idx", "--json"}).out));
  EXPECT_EQ(p.at("index"), 29);
  EXPECT_EQ(p.at("class"), 2);
  EXPECT_EQ(p.at("name"), "right");
  EXPECT_GT(p.at("probability").get<double>(), 0.5);
  double total = 0;
  for (const json& v : p.at("probabilities")) total += v.get<double>();
  EXPECT_NEAR(total, 1, 1e-9);
}

TEST(Cli, JsonIsTheLastLineAndHasItsKeys) {
  Workshop w;
  const Result r = w.must({"train", "small.toml", "--json", "--out", "a"});
  const json j = json::parse(r.out);  // nothing else on standard output
  EXPECT_EQ(j.at("device"), "cpu");
  EXPECT_EQ(j.at("parameters"), 36 * 8 + 8 + 8 * 3 + 3);
  EXPECT_EQ(j.at("epochs"), 3);
  EXPECT_EQ(j.at("steps"), 3 * 8);
  for (const char* key : {"train_seconds", "samples_per_second", "peak_rss_bytes",
                          "time_to_first_step_seconds", "final_loss"})
    EXPECT_GT(j.at(key).get<double>(), 0) << key;
  EXPECT_LT(j.at("time_to_first_step_seconds").get<double>(), 30);
  EXPECT_GT(j.at("eval").at("loss").get<double>(), 0);
  EXPECT_GE(j.at("eval").at("accuracy").get<double>(), 0);
  expect_contains(r.err, "Train Epoch: 0 [0/120 (0%)]\tLoss: ");
}

TEST(Cli, RunFolderHoldsRecipeMetricsAndCheckpoints) {
  Workshop w;
  w.must({"train", "small.toml", "--set", "checkpoint.keep=2", "--set", "seed = 3"});
  const io::Checkpoint c = w.newest("runs/small");
  EXPECT_EQ(c.step, 24);
  EXPECT_EQ(c.seed, 3u);
  EXPECT_TRUE(c.tensors.contains("fc1.weight"));
  EXPECT_TRUE(c.tensors.contains("optimizer.exp_avg.fc2.bias"));
  for (const char* text : {"recipe.toml", "data.json", "graph.txt"})
    EXPECT_TRUE(c.files.contains(text)) << text;
  EXPECT_EQ(c.files.at("recipe.toml"), bytes_of(w / "runs/small/recipe.toml"));
  expect_contains(c.files.at("recipe.toml"), "seed = 3");
  expect_contains(c.files.at("recipe.toml"), "keep = 2");
  EXPECT_EQ(std::distance(fs::directory_iterator(w / "runs/small/checkpoints"), {}), 2);
  // A second run takes a folder of its own.
  w.must({"train", "small.toml"});
  EXPECT_TRUE(fs::exists(w / "runs/small-2/metrics.jsonl"));
  std::ifstream metrics(w / "runs/small/metrics.jsonl");
  int lines = 0;
  for (std::string line; std::getline(metrics, line); ++lines)
    EXPECT_TRUE(json::parse(line).contains("loss"));
  EXPECT_EQ(lines, 3 * (4 + 1));
}

TEST(Cli, SetOverridesAnyKey) {
  Workshop w;
  const Result r = w.must({"train", "small.toml", "--set", "optimizer.kind=sgd", "--set",
                           "optimizer.momentum=0.9", "--set", "model.layers.1.out_features=5",
                           "--set", "model.layers.2={type=\"GELU\", approximate=\"tanh\"}", "--set",
                           "data.normalize={mean=0.5, std=0.25}", "--set", "epochs=1", "--set",
                           "checkpoint.every_steps=3", "--json"});
  const json j = json::parse(last_line(r.out));
  EXPECT_EQ(j.at("parameters"), 36 * 5 + 5 + 5 * 3 + 3);
  const std::string resolved = bytes_of(w / "runs/small/recipe.toml");
  for (const char* part : {"kind = 'sgd'", "momentum = 0.9", "out_features = 5", "'GELU'",
                           "every_steps = 3", "std = 0.25"})
    expect_contains(resolved, part);
}

TEST(Cli, ResolvedRecipeResolvesToItself) {
  Workshop w;
  w.must({"train", "small.toml", "--set", "epochs=1"});
  fs::create_directory(w / "elsewhere");
  fs::copy(w / "runs/small/recipe.toml", w / "elsewhere/recipe.toml");
  w.must({"train", "elsewhere", "--out", "again"});
  EXPECT_EQ(bytes_of(w / "runs/small/recipe.toml"), bytes_of(w / "again/recipe.toml"));
  expect_same_state(w.newest("runs/small"), w.newest("again"));
}

TEST(Cli, EverythingOnAtOnce) {
  Workshop w;
  w.recipe(std::string("clip_grad_norm = 1.0\nclip_grad_value = 0.5\naccumulate = 2\n"
                       "ema_decay = 0.9\n") +
           Workshop::kRecipe + R"(
[[optimizer.groups]]
params = ["*.bias"]
weight_decay = 0
lr_scale = 2
[schedule]
kind = "cosine"
warmup_steps = 3
[loss]
kind = "cross_entropy"
label_smoothing = 0.1
weight = [1, 1, 2]
[metrics]
top_k = [2]
[early_stopping]
patience = 2
[plateau]
factor = 0.5
patience = 1
)");
  const Result r = w.must({"train", "small.toml", "--set", "data.validation=0.25", "--json"});
  const json j = json::parse(r.out);
  EXPECT_TRUE(j.at("eval").contains("top_2"));
  expect_contains(r.err, "validation loss: ");
  EXPECT_TRUE(fs::is_symlink(w / "runs/small/checkpoints/best"));
  // The weights that are evaluated are the averages; a checkpoint says the same as the training.
  const json e = json::parse(w.must({"eval", "runs/small", "--json"}).out);
  EXPECT_EQ(e.at("loss"), j.at("eval").at("loss"));
  EXPECT_EQ(json::parse(w.must({"eval", "runs/small", "--checkpoint", "runs/small/checkpoints/best",
                                "--json"})
                            .out)
                .at("samples"),
            30);
}

TEST(Cli, ResumesAfterSigtermToTheSameBits) {
  Workshop w;
  // Many steps, few checkpoints: each waits for the disk.
  const Args train{"train", "small.toml",   "--set", "epochs=8",
                   "--set", "batch_size=2", "--set", "log_interval=1"};
  const auto with = [&](Args more) {
    more.insert(more.begin(), train.begin(), train.end());
    return more;
  };
  w.must(with({"--out", "whole"}));
  const pid_t pid = w.start(with({"--out", "cut"}));
  const auto enough = [&] {
    return fs::exists(w / "cut/metrics.jsonl") && fs::file_size(w / "cut/metrics.jsonl") > 2000;
  };
  while (!enough() && w.runs(pid)) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  ::kill(pid, SIGTERM);
  const Result stopped = w.finish(pid);
  EXPECT_EQ(stopped.status, 128 + SIGTERM) << stopped.err;
  EXPECT_EQ(last_line(stopped.out), "Go on with: fullbore train cut --resume");
  EXPECT_LT(w.newest("cut").step, w.newest("whole").step);
  const Result resumed = w.must({"train", "cut", "--resume"});
  expect_contains(resumed.out, "resumed from cut/checkpoints/step-");
  expect_same_state(w.newest("cut"), w.newest("whole"));
  // Once more: nothing is left to do.
  const json done = json::parse(last_line(w.must({"train", "cut", "--resume", "--json"}).out));
  EXPECT_EQ(done.at("steps"), 480);
  EXPECT_EQ(done.at("epochs"), 8);
}

TEST(Cli, CsvWithTextLabelsAndCategories) {
  Workshop w;
  std::string train = "size,colour,kind\n", test = train;
  for (int i = 0; i < 60; ++i) {
    const bool big = i % 2 == 1;
    const std::string row = str_cat(big ? 5 + i % 5 : 1, ",", i % 3 == 0 ? "red" : "blue", ",",
                                    big ? "cat" : "ant", "\n");
    (i < 40 ? train : test) += row;
  }
  w.file("train.csv", train);
  w.file("test.csv", test);
  w.file("new.csv", "size,colour\n9,blue\n1,red\n");
  w.file("animals.toml", R"(
epochs = 10
batch_size = 2
threads = 1
[data]
kind = "csv"
train = "train.csv"
test = "test.csv"
label = "kind"
categories = ["colour"]
[model]
layers = [{type = "Linear", out_features = 2}]
[optimizer]
kind = "adam"
lr = 0.05
)");
  const Result r = w.must({"train", "animals.toml"});
  EXPECT_EQ(last_line(r.out), "Accuracy of the network on the 20 test samples: 100 %");
  expect_contains(w.must({"eval", "runs/animals"}).out, "ant ");
  const std::string out = w.must({"predict", "runs/animals", "new.csv", "test.csv"}).out;
  expect_contains(out, "new.csv[0]: cat ");
  expect_contains(out, "new.csv[1]: ant ");
  expect_contains(out, "test.csv[19]: cat ");
  // Columns are found by name, and a file that lacks one is refused.
  w.file("swapped.csv", "kind,id,colour,size\nnew,7,blue,9\nnew,8,red,1\n");
  w.file("plain.csv", "9,blue\n1,red\n");
  for (const std::string file : {"swapped.csv", "plain.csv"}) {
    const std::string same = w.must({"predict", "runs/animals", file}).out;
    expect_contains(same, file + "[0]: cat ");
    expect_contains(same, file + "[1]: ant ");
  }
  w.file("renamed.csv", "length,colour\n9,blue\n");
  expect_contains(w.run({"predict", "runs/animals", "renamed.csv"}).err,
                  "expected a column 'size' as in the training file, got the columns 'length'");
  std::string moved = "colour,kind,size\n";
  for (int i = 0; i < 20; ++i) moved += i % 2 == 1 ? "red,cat,8\n" : "blue,ant,1\n";
  w.file("moved.csv", moved);
  expect_contains(w.must({"eval", "runs/animals", "--set", "data.test=moved.csv"}).out, "100 %");
}

TEST(Cli, CsvColumnNamesInAnotherEncodingAreRefused) {
  Workshop w;
  w.file("train.csv", "gr\xf6sse,y\n1,0\n2,1\n");
  const Result r = w.run({"train", "small.toml", "--set",
                          "data={kind=\"csv\", train=\"train.csv\"}", "--set", "batch_size=1"});
  EXPECT_EQ(r.status, 1);
  expect_contains(r.err, "UTF-8");
}

TEST(Cli, NpyRegression) {
  Workshop w;
  std::vector<float> x, y;
  for (int i = 0; i < 64; ++i) {
    const float a = static_cast<float>(i % 8) / 8, b = static_cast<float>(i / 8) / 8;
    x.insert(x.end(), {a, b});
    y.push_back(2 * a - b + 0.5f);
  }
  w.file("x.npy", write_npy("<f4", "(64, 2)", raw(x)));
  w.file("y.npy", write_npy("<f4", "(64,)", raw(y)));
  w.file("line.toml", R"(
epochs = 25
batch_size = 2
threads = 1
[data]
kind = "npy"
train_x = "x.npy"
train_y = "y.npy"
test_x = "x.npy"
test_y = "y.npy"
[model]
layers = [{type = "Linear", out_features = 1}]
[loss]
kind = "mse"
[optimizer]
kind = "adam"
lr = 0.05
)");
  const json j = json::parse(last_line(w.must({"train", "line.toml", "--json"}).out));
  EXPECT_LT(j.at("eval").at("mean_absolute_error").get<double>(), 0.01);
  EXPECT_GT(j.at("eval").at("r2").get<double>(), 0.99);
  EXPECT_EQ(j.at("eval").at("accuracy"), nullptr);
  // numpy writes f64 unless told otherwise.
  const std::vector<double> x64(x.begin(), x.end()), y64(y.begin(), y.end());
  w.file("x64.npy", write_npy("<f8", "(64, 2)", raw(x64)));
  w.file("y64.npy", write_npy("<f8", "(64,)", raw(y64)));
  const json wide =
      json::parse(last_line(w.must({"train", "line.toml", "--json", "--set", "data.train_x=x64.npy",
                                    "--set", "data.train_y=y64.npy"})
                                .out));
  EXPECT_EQ(wide.at("eval"), j.at("eval"));
  const json p = json::parse(last_line(w.must({"predict", "runs/line", "x.npy", "--json"}).out));
  EXPECT_NEAR(p.at("values").at(0).get<double>(), y[63], 0.02);
}

TEST(Cli, ValidationSamplesStandInForTestSamples) {
  Workshop w;
  const std::string data =
      "data={kind=\"idx\", train_images=\"train.idx\", train_labels=\"train-labels.idx\", "
      "validation=0.2, class_names=[\"a\", \"b\", \"c\"]}";
  for (const char* set : {"epochs=1", "max_steps=2"})  // two steps: before the first epoch's end
    expect_contains(w.must({"train", "small.toml", "--set", data, "--set", set}).out,
                    "24 validation samples");
}

TEST(Cli, ShowsLayersCostAndGraphs) {
  Workshop w;
  const std::string text = w.must({"show", "small.toml"}).out;
  for (const char* part : {"Linear(in_features=36, out_features=8, bias=true)", "f32[16,3]",
                           "parameters       323", "FLOPs per step", "planned memory"})
    expect_contains(text, part);
  const json j = json::parse(w.must({"show", "small.toml", "--json"}).out);
  EXPECT_EQ(j.at("parameters"), 323);
  EXPECT_EQ(j.at("layers").size(), 5u);
  EXPECT_GT(j.at("flops_per_step").get<double>(), 2 * 3 * 16 * (36 * 8 + 8 * 3) - 2 * 16 * 36 * 8);
  EXPECT_GT(j.at("planned_bytes").get<int64_t>(), 3 * 4 * 323);
  expect_contains(w.must({"show", "small.toml", "--graph"}).out, "fc2.weight");
  expect_contains(w.must({"show", "small.toml", "--before"}).out, "optimizer.exp_avg.fc1.weight");
  expect_contains(w.must({"show", "small.toml", "--after"}).out, "optimizer.exp_avg.fc1.weight");
  const std::string explained = w.must({"show", "small.toml", "--explain"}).out;
  expect_contains(explained, "1 thread\nkernel ");
  EXPECT_EQ(explained.find("threadkernel"), std::string::npos);
}

TEST(Cli, RunsStartedAtOnceGetFoldersOfTheirOwn) {
  Workshop w;
  const pid_t a = w.start({"train", "small.toml", "--set", "epochs=1"});
  const pid_t b = w.start({"train", "small.toml", "--set", "epochs=1"});
  EXPECT_EQ(w.finish(a).status, 0);
  EXPECT_EQ(w.finish(b).status, 0);
  EXPECT_EQ(w.newest("runs/small").step, 8);
  EXPECT_EQ(w.newest("runs/small-2").step, 8);
}

TEST(Cli, SetOfAPathStartsAtTheCurrentFolder) {
  Workshop w;
  w.must({"train", "small.toml", "--out", "a"});
  for (const char* images : {"data.test_images=test.idx", "data.test_images=\"test.idx\""})
    w.must({"eval", "a", "--set", images});
}

TEST(Cli, LayerMayBeginLikeOtherState) {
  Workshop w;
  w.recipe(Workshop::recipe_with("\"fc2\"", "\"accumulated2\""));
  w.must({"train", "small.toml", "--out", "a"});
  w.must({"eval", "a"});
}

TEST(Cli, DevicesVersionAndHelp) {
  Workshop w;
  const json devices = json::parse(w.must({"devices", "--json"}).out);
  EXPECT_EQ(devices.at(0).at("name"), "cpu");
  EXPECT_GE(devices.at(0).at("threads").get<int>(), 1);
  expect_contains(w.must({"devices"}).out, "cpu  ");
  expect_contains(w.must({"version"}).out, "fullbore 0.");
  expect_contains(w.must({"--help"}).out, "train");
}

TEST(Cli, ReaderThatLeavesDoesNotStopTheTraining) {
  Workshop w;
  const std::string command = str_cat("cd ", w.path().string(), " && ", FB_COMMAND,
                                      " train small.toml --out piped | head -1 > head.txt");
  EXPECT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(w.newest("piped").step, 24);
}

}  // namespace
}  // namespace fullbore::testing
