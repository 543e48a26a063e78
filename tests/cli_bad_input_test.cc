// Bad input to the command: one clear line, exit status 1, nothing lost.
#include <sys/stat.h>

#include "cli_util.h"

namespace fullbore::testing {
namespace {

// One line on standard error that begins with "fullbore: " and has all of `parts`.
void expect_refused(const Result& r, const Args& parts) {
  EXPECT_EQ(r.status, 1) << r.out << r.err;
  EXPECT_TRUE(r.err.starts_with("fullbore: ")) << r.err;
  EXPECT_EQ(std::count(r.err.begin(), r.err.end(), '\n'), 1) << r.err;
  for (const std::string& part : parts) expect_contains(r.err, part);
}

std::string gzip(const Workshop& w, const std::string& bytes) {
  const std::string path = (w / "tmp.gz").string();
  gzFile file = gzopen(path.c_str(), "wb");
  gzwrite(file, bytes.data(), static_cast<unsigned>(bytes.size()));
  gzclose(file);
  return bytes_of(path);
}

// ---- data ----

struct DataCase {
  const char* name;
  std::function<void(const Workshop&)> damage;
  Args args;  // besides "train small.toml"
  Args parts;
};

void make_csv(const Workshop& w, const std::string& text) { w.file("train.csv", text); }

const Args kCsv{"--set", "data={kind=\"csv\", train=\"train.csv\"}"};

const std::vector<DataCase>& data_cases() {
  static const std::vector<DataCase> cases = {
      {"MissingFile",
       [](const Workshop& w) { fs::remove(w / "train.idx"); },
       {},
       {"train.idx", "No such file"}},
      {"MissingLabels",
       [](const Workshop& w) { fs::remove(w / "test-labels.idx"); },
       {},
       {"test-labels.idx", "No such file"}},
      {"FolderInPlaceOfFile",
       [](const Workshop& w) {
         fs::remove(w / "train.idx");
         fs::create_directory(w / "train.idx");
       },
       {},
       {"train.idx"}},
      {"NotIdx",
       [](const Workshop& w) { w.file("train.idx", "hello, world"); },
       {},
       {"train.idx", "expected an IDX file", "68 65 6c 6c"}},
      {"TruncatedIdx",
       [](const Workshop& w) {
         w.file("train.idx", Workshop::images(Workshop::kTrain).substr(0, 1000));
       },
       {},
       {"train.idx", "expected 4336 bytes, got 1000 (truncated?)"}},
      {"TruncatedHeader",
       [](const Workshop& w) { w.file("train.idx", std::string(5, '\0')); },
       {},
       {"train.idx"}},
      {"PromisesTwoBillionImages",
       [](const Workshop& w) {
         w.file("train.idx", Workshop::idx_header(8, {1u << 31, 28, 28}) + "abc");
       },
       {},
       {"train.idx", "[2147483648,28,28]", "got 19 (truncated?)"}},
      {"PromisesTwoBillionImagesInGzip",
       [](const Workshop& w) {
         w.file("train.idx", gzip(w, Workshop::idx_header(8, {1u << 31, 28, 28}) + "abc"));
       },
       {},
       {"train.idx", "[2147483648,28,28]", "cannot hold"}},
      {"GzipEndsEarly",
       [](const Workshop& w) {
         const std::string whole = gzip(w, Workshop::images(Workshop::kTrain));
         w.file("train.idx", whole.substr(0, whole.size() / 2));
       },
       {},
       {"train.idx", "the gzip data ends early"}},
      {"GzipDamaged",
       [](const Workshop& w) {
         std::string whole = gzip(w, Workshop::images(Workshop::kTrain));
         for (size_t i = 100; i < 140; ++i) whole[i] = static_cast<char>(whole[i] ^ 0x5a);
         w.file("train.idx", whole);
       },
       {},
       {"train.idx"}},
      {"LabelOutsideClasses",
       [](const Workshop& w) {
         std::string labels = Workshop::labels(Workshop::kTrain);
         labels[8 + 17] = 9;
         w.file("train-labels.idx", labels);
       },
       {"--set", "data.num_classes=3"},
       {"labels of 0 to 2", "train-labels.idx", "got 9 at index 17"}},
      {"LabelOutsideTheModel",
       [](const Workshop& w) {
         std::string labels = Workshop::labels(Workshop::kTrain);
         labels[8 + 17] = 9;
         w.file("train-labels.idx", labels);
       },
       {"--set", "data.class_names=[]"},
       {"the model gives 3 values", "expected at least 10"}},
      {"TestLabelOutsideClasses",
       [](const Workshop& w) {
         std::string labels = Workshop::labels(Workshop::kTest);
         labels[8 + 4] = 3;
         w.file("test-labels.idx", labels);
       },
       {},
       {"labels of 0 to 2", "test-labels.idx", "got 3 at index 4"}},
      {"OtherCounts",
       [](const Workshop& w) { w.file("train-labels.idx", Workshop::labels(100)); },
       {},
       {"train.idx", "train-labels.idx", "got 120 and 100"}},
      {"TestImagesOfOtherSize",
       [](const Workshop& w) {
         w.file("test.idx", Workshop::idx_header(8, {30, 2, 2}) + std::string(120, '\0'));
       },
       {},
       {"expected test samples like the training samples", "u8[1,6,6]", "u8[1,2,2]"}},
      {"EmptyDataset",
       [](const Workshop& w) {
         w.file("train.idx", Workshop::idx_header(8, {0, 6, 6}));
         w.file("train-labels.idx", Workshop::idx_header(8, {0}));
       },
       {"--set", "data.class_names=[]"},
       {"train.idx", "expected samples, got none"}},
      {"BatchLargerThanDataset",
       [](const Workshop&) {},
       {"--set", "batch_size=121"},
       {"batch_size of at most 120", "got 121"}},
      {"ValidationTakesNothing",
       [](const Workshop&) {},
       {"--set", "data.validation=0.001"},
       {"data.validation = 0.001", "0 for validation"}},
      {"FashionMnistElsewhere",
       [](const Workshop&) {},
       {"--set", "data={kind=\"fashion_mnist\", root=\"nowhere\"}"},
       {"nowhere/train-images-idx3-ubyte", "not there", "dataset-fashion-mnist"}},
      {"CsvRagged",
       [](const Workshop& w) { make_csv(w, "a,b,c\n1,2,0\n1,2\n"); },
       kCsv,
       {"train.csv:3", "expected 3", "got 2"}},
      {"CsvText",
       [](const Workshop& w) { make_csv(w, "a,b,c\n1,2,0\n1,x2,1\n"); },
       kCsv,
       {"train.csv:3", "'b'", "expected a number, got 'x2'"}},
      {"CsvNan",
       [](const Workshop& w) { make_csv(w, "a,b,c\n1,2,0\n1,nan,1\n"); },
       kCsv,
       {"train.csv:3", "'b'", "expected a finite number, got 'nan'"}},
      {"CsvEmpty",
       [](const Workshop& w) { make_csv(w, ""); },
       kCsv,
       {"train.csv", "expected rows, got an empty file"}},
      {"CsvHeaderOnly",
       [](const Workshop& w) { make_csv(w, "a,b,c\n"); },
       kCsv,
       {"train.csv", "expected rows"}},
      {"CsvNoSuchColumn",
       [](const Workshop& w) { make_csv(w, "a,b,c\n1,2,0\n"); },
       {"--set", "data={kind=\"csv\", train=\"train.csv\", label=\"d\"}"},
       {"expected one of the columns", "'d'"}},
      {"CsvLabelsInAnotherEncoding",
       [](const Workshop& w) { make_csv(w, "a,b,c\n1,2,caf\xe9\n1,3,tea\n1,4,pie\n"); },
       {"--set", "data={kind=\"csv\", train=\"train.csv\"}", "--set", "batch_size=1"},
       {"in UTF-8", "iconv"}},
      {"UnknownDevice",
       [](const Workshop&) {},
       {"--device", "abacus"},
       {"the path of a PJRT plugin, got 'abacus'"}},
      {"FolderUnderProc",
       [](const Workshop&) {},
       {"--out", "/proc/fullbore"},
       {"expected a folder that can be written, got '/proc/fullbore'"}},
      {"FileInPlaceOfFolder",
       [](const Workshop& w) { w.file("taken", "x"); },
       {"--out", "taken"},
       {"expected a folder that can be written, got 'taken'"}},
      {"Diverges",
       [](const Workshop&) {},
       {"--set", "optimizer={kind=\"sgd\", lr=1e30}", "--set", "epochs=20"},
       {"was not finite", "first bad tensor", "the update was not made"}},
  };
  return cases;
}

TEST(CliBadInput, Data) {
  for (const DataCase& c : data_cases()) {
    SCOPED_TRACE(c.name);
    Workshop w;
    c.damage(w);
    Args args{"train", "small.toml"};
    args.insert(args.end(), c.args.begin(), c.args.end());
    expect_refused(w.run(args), c.parts);
  }
}

TEST(CliBadInput, NanInNumbers) {
  Workshop w;
  w.file("train.csv", "1,2,0\n1,3,1\n");
  std::vector<float> x{1, 2, 3, NAN, 5, 6};
  std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (3, 2), }";
  header.resize(117, ' ');
  header += '\n';
  w.file("x.npy", std::string("\x93NUMPY\x01\0", 8) + "\x76" + std::string(1, '\0') + header +
                      std::string(reinterpret_cast<const char*>(x.data()), 24));
  expect_refused(w.run({"train", "small.toml", "--set",
                        "data={kind=\"npy\", train_x=\"x.npy\", train_y=\"x.npy\"}"}),
                 {"expected finite numbers", "x.npy", "got nan at row 1, column 1"});
}

// ---- recipes ----

struct RecipeCase {
  const char *from, *to;  // in the good recipe
  Args parts;
};

TEST(CliBadInput, Recipe) {
  const RecipeCase cases[] = {
      {"epochs = 3", "epoch = 3", {"small.toml:3", "'epoch' is unknown; did you mean 'epochs'"}},
      {"lr = 0.01",
       "learning_rate = 0.01",
       {"small.toml:24", "'learning_rate' is unknown; did you mean 'lr'"}},
      {"lr = 0.01", "lrr = 0.01", {"small.toml:24", "in 'optimizer'", "did you mean 'lr'"}},
      {"out_features = 8",
       "out_feature = 8",
       {"small.toml:17", "model.layers.1.out_features", "'out_feature' is unknown"}},
      {"epochs = 3", "epochs = \"three\"", {"small.toml:3", "'epochs'", "an integer", "'three'"}},
      {"epochs = 3", "epochs = 2.5", {"small.toml:3", "'epochs'", "an integer", "got 2.5"}},
      {"epochs = 3", "epochs = -1", {"small.toml:3", "'epochs'", "an integer", "got -1"}},
      {"batch_size = 16", "batch_size = 0", {"small.toml:4", "'batch_size'", "from 1", "got 0"}},
      {"batch_size = 16", "batch_size = 99999999999999999999", {"small.toml:4"}},
      {"lr = 0.01", "lr = -1", {"small.toml:24", "lr from 0", "got -1"}},
      {"lr = 0.01", "lr = nan", {"small.toml:24", "lr", "got nan"}},
      {"lr = 0.01", "lr = \"fast\"", {"small.toml:24", "'optimizer.lr'", "a number", "'fast'"}},
      {"lr = 0.01", "betas = [0.9]", {"small.toml:24", "2 value(s) for betas, got 1"}},
      {"p = 0.1", "p = 1.5", {"small.toml:19", "'model.layers.3.p'", "from 0 to 1", "got 1.5"}},
      {"threads = 1", "threads = -4", {"small.toml:6", "'threads'", "got -4"}},
      {"threads = 1", "precision = \"bf16\"", {"small.toml:6", "expected f32", "later version"}},
      {"kind = \"idx\"", "kind = \"idy\"", {"small.toml:8", "'data.kind'", "did you mean 'idx'"}},
      {"\"Flatten\"", "\"Flaten\"", {"small.toml:16", "did you mean 'Flatten'"}},
      {"\"Flatten\"", "7", {"small.toml:16", "expected a table, got 7"}},
      {"kind = \"adam\"", "kind = \"adamm\"", {"small.toml:23", "did you mean 'adam'"}},
      {"kind = \"adam\"", "", {"expected the key 'optimizer.kind'"}},
      {"[optimizer]", "[optimiser]", {"expected the key 'optimizer'", "optimiser"}},
      {"out_features = 8",
       "out_features = 8, in_features = 35",
       {"small.toml:17", "Linear", "35", "36"}},
      {"name = \"small\"", "name = \"a\\u0000b\"", {"small.toml:2", "a name for the run's folder"}},
      {"name = \"fc2\"", "name = \"fc1\"", {"small.toml:20", "a name of its own", "fc1"}},
      {"name = \"fc2\"", "name = \"a.b\"", {"small.toml:20", "a name without dots", "a.b"}},
      {"out_features = 3", "out_features = 2", {"the model gives 2 values", "at least 3"}},
      {"[optimizer]", "[optimizer", {"small.toml:22"}},
      {"[model]",
       "[early_stopping]\npatience = 1\n[model]",
       {"'early_stopping'", "data.validation"}},
      {"[model]", "[schedule]\nkind = \"step\"\n[model]", {"step", "needs the option step_size"}},
      {"[model]", "[loss]\nkind = \"mse\"\n[model]", {"MSELoss"}},
  };
  Workshop w;
  for (const RecipeCase& c : cases) {
    SCOPED_TRACE(c.to);
    w.recipe(Workshop::recipe_with(c.from, c.to));
    expect_refused(w.run({"train", "small.toml"}), c.parts);
  }
  EXPECT_FALSE(fs::exists(w / "runs"));
}

std::string deep_key() {
  std::string key = "a";
  for (int i = 0; i < 30'000; ++i) key += ".a";
  return key;
}

TEST(CliBadInput, KeysOfManyParts) {
  Workshop w;
  for (const std::string& line : {"[" + deep_key() + "]", deep_key() + " = 1"}) {
    w.recipe(Workshop::kRecipe + line + "\n");
    expect_refused(w.run({"show", "small.toml"}), {"small.toml:25: ", "at most 32 parts"});
  }
}

TEST(CliBadInput, OutputThatCannotBeWritten) {
  Workshop w;
  w.must({"train", "small.toml", "--out", "a"});
  const auto status = [&](const std::string& command) {
    const int s = std::system(
        str_cat("cd ", w.path().string(), " && ", FB_COMMAND, " ", command, " 2> err.txt").c_str());
    return WEXITSTATUS(s);
  };
  for (const char* command : {"version", "--help", "eval a", "predict a test.idx",
                              "train small.toml --json --out b", "show small.toml"}) {
    EXPECT_EQ(status(str_cat(command, " > /dev/full")), 1) << command;
    EXPECT_TRUE(last_line(bytes_of(w / "err.txt"))
                    .starts_with("fullbore: cannot write to standard output: "))
        << command;
  }
}

TEST(CliBadInput, Arguments) {
  struct Case {
    Args args, parts;
  };
  const Case cases[] = {
      {{}, {"subcommand"}},
      {{"trian"}, {"trian"}},
      {{"train"}, {"RECIPE"}},
      {{"train", "none.toml"}, {"none.toml"}},
      {{"train", "small.toml", "--sets", "a=1"}, {"--sets"}},
      {{"train", "small.toml", "--set", "epochs"}, {"expected key=value, got 'epochs'"}},
      {{"train", "small.toml", "--set", "epocs=3"}, {"--set epocs=3", "did you mean 'epochs'"}},
      {{"train", "small.toml", "--set", "epochs=x"}, {"'epochs'", "an integer", "'x'"}},
      {{"train", "small.toml", "--set", "seed.a=1"}, {"seed"}},
      {{"train", "small.toml", "--set", "model.layers.9.p=1"}, {"model.layers.9.p"}},
      {{"train", "small.toml", "--set", "epochs=1\nseed=2"}, {"expected one value"}},
      {{"train", "small.toml", "--threads", "0"}, {"--threads"}},
      {{"train", "small.toml", "--device", ""}, {"--device", "got an empty one"}},
      {{"train", "small.toml", "--executable", ""}, {"--executable", "got an empty one"}},
      {{"train", "small.toml", "--resume"}, {"runs/small", "train first"}},
      {{"eval", "small.toml"}, {"runs/small", "train first"}},
      {{"eval", "nowhere"}, {"nowhere"}},
      {{"predict", "small.toml"}, {"INPUT"}},
      {{"show", "small.toml", "--passes", "fusee"}, {"fusee"}},
      {{"train", "small.toml", "--lr", "3"}, {"unknown arguments: --lr 3"}},
      {{"train", "small.toml", "--set", "data.train_images=\"\""}, {"--set", "the name of a file"}},
      {{"train", "small.toml", "--set", "schedul.kind=x"}, {"--set schedul.kind=x", "'schedule'"}},
      {{"train", "small.toml", "--set", "optimizer.lr=nan"}, {"a finite number", "got nan"}},
      {{"train", "small.toml", "--set", "data.normalize=true"}, {"a table", "got true"}},
      {{"train", "small.toml", "--set", deep_key() + "=1"}, {"at most 32 parts"}},
      {{"train", "small.toml", "--set", "seed={" + deep_key() + "=1}"}, {"at most 32 parts"}},
  };
  Workshop w;
  for (const Case& c : cases) {
    SCOPED_TRACE(c.args.empty() ? "" : c.args.back());
    expect_refused(w.run(c.args), c.parts);
  }
}

// ---- runs and checkpoints ----

// Before anything is written.
TEST(CliBadInput, ProgramThatCannotBeLoaded) {
  Workshop w;
  const Result r = w.run({"train", "small.toml", "--device", "cpu", "--executable", "step.fb"});
  EXPECT_EQ(r.status, 1);
  expect_contains(r.err, "expected an accelerator to load 'step.fb' on");
  EXPECT_FALSE(fs::exists(w / "runs"));
}

TEST(CliBadInput, RunThatIsThereIsNotOverwritten) {
  Workshop w;
  w.must({"train", "small.toml", "--out", "a"});
  const auto before = w.newest("a");
  expect_refused(w.run({"train", "small.toml", "--out", "a", "--set", "seed=9"}),
                 {"a holds a run already", "--resume", "--out", "remove"});
  expect_same_state(w.newest("a"), before);
}

TEST(CliBadInput, RunFolderInPlaceOfARecipe) {
  Workshop w;
  w.must({"train", "small.toml", "--out", "a"});
  expect_refused(w.run({"train", "a"}), {"a is the folder of a run", "--resume"});
  EXPECT_FALSE(fs::exists(w / "runs"));
}

TEST(CliBadInput, CheckpointOfAnotherNetwork) {
  Workshop w;
  w.must({"train", "small.toml", "--out", "a"});
  const auto before = w.newest("a");
  expect_refused(w.run({"train", "small.toml", "--out", "a", "--resume", "--set",
                        "model.layers.1.out_features=9"}),
                 {"step-000000024", "fc1.weight", "f32[9,36]", "f32[8,36]"});
  expect_refused(w.run({"train", "small.toml", "--out", "a", "--resume", "--set",
                        "model.layers.1.name=first"}),
                 {"step-000000024", "missing", "first.weight", "unexpected", "fc1.weight"});
  expect_refused(w.run({"train", "small.toml", "--out", "a", "--resume", "--set",
                        "optimizer.kind=sgd", "--set", "optimizer.momentum=0.5"}),
                 {"step-000000024", "missing", "momentum_buffer", "unexpected", "exp_avg"});
  expect_refused(w.run({"train", "small.toml", "--out", "a", "--resume", "--set", "batch_size=8"}),
                 {"batch_size", "16", "8"});
  expect_refused(w.run({"eval", "a", "--set", "model.layers.1.out_features=9"}),
                 {"fc1.weight", "f32[9,36]", "f32[8,36]"});
  expect_same_state(w.newest("a"), before);
}

TEST(CliBadInput, DamagedCheckpoints) {
  Workshop w;
  w.must({"train", "small.toml", "--out", "a"});
  const fs::path newest = w.newest("a").path / "state.safetensors";
  const std::string good = bytes_of(newest);
  std::string hostile = good;
  hostile.replace(0, 8, std::string("\0\0\0\0\0\0\0\x80", 8));  // a header of 2^63 bytes
  for (const std::string& bytes : {good.substr(0, good.size() / 2), hostile, std::string()}) {
    std::ofstream(newest, std::ios::binary) << bytes;
    expect_refused(w.run({"eval", "a", "--checkpoint", newest.parent_path().string()}),
                   {"step-000000024", "state.safetensors"});
    // The run goes on from the one before it, and says so.
    w.must({"eval", "a"});
  }
  const Result resumed = w.must({"train", "a", "--resume"});
  expect_contains(resumed.out, "damaged checkpoint passed over");
  expect_contains(resumed.out, "resumed from a/checkpoints/step-000000016");
}

TEST(CliBadInput, ARefusedResumeLeavesTheRunAsItWas) {
  Workshop w;
  w.must({"train", "small.toml", "--out", "a"});
  const std::string recipe = bytes_of(w / "a/recipe.toml");
  for (const char* set : {"batch_size=8", "seed=7", "optimizer.kind=sgd"}) {
    expect_refused(w.run({"train", "a", "--resume", "--set", set}), {"[resume]"});
    EXPECT_EQ(bytes_of(w / "a/recipe.toml"), recipe) << set;
  }
  w.must({"train", "a", "--resume", "--set", "epochs=4"});
  EXPECT_NE(bytes_of(w / "a/recipe.toml"), recipe);
}

// Nothing is forgotten before the position is known to be sound.
TEST(CliBadInput, EditedPositions) {
  Workshop w;
  w.must({"train", "small.toml", "--out", "a", "--set", "checkpoint.keep=1"});
  const std::string metrics = bytes_of(w / "a/metrics.jsonl");
  const fs::path path = w.newest("a").path / "checkpoint.json";
  const json good = json::parse(bytes_of(path));
  for (const auto& [key, value] : std::vector<std::pair<const char*, int64_t>>{
           {"epoch", -2}, {"epoch", int64_t{1} << 62}, {"batch", -1}, {"batch", 9}}) {
    json bad = good;
    bad[key] = value;
    std::ofstream(path) << bad.dump();
    expect_refused(w.run({"train", "a", "--resume", "--set", "epochs=9"}),
                   {"checkpoint.json", std::to_string(value)});
    EXPECT_EQ(bytes_of(w / "a/metrics.jsonl"), metrics);
  }
}

TEST(CliBadInput, NoWholeCheckpointIsNotAFreshStart) {
  Workshop w;
  w.must({"train", "small.toml", "--out", "a"});
  for (const auto& entry : fs::directory_iterator(w / "a/checkpoints"))
    fs::resize_file(entry.path() / "state.safetensors", 100);
  expect_refused(w.run({"train", "a", "--resume"}), {"a/checkpoints", "none is whole"});
}

TEST(CliBadInput, FullDiskWhileSaving) {
  FB_SKIP_UNDER_THREAD_SANITIZER();
  Workshop w;
  w.must({"train", "small.toml", "--out", "a", "--set", "epochs=1"});
  const auto before = w.newest("a");
  const auto state_bytes = fs::file_size(before.path / "state.safetensors");
  const Result r = w.run({"train", "small.toml", "--out", "a", "--resume", "--set", "epochs=5"},
                         state_bytes / 2);
  expect_refused(r, {"state.safetensors", "File too large"});
  expect_same_state(w.newest("a"), before);
  w.must({"train", "small.toml", "--out", "a", "--resume", "--set", "epochs=5"});
  EXPECT_EQ(w.newest("a").step, 40);
}

TEST(CliBadInput, InputsOfPredict) {
  Workshop w;
  w.must({"train", "small.toml", "--out", "a"});
  w.file("photo.png", std::string("\x89PNG\r\n\x1a\n", 8));
  w.file("photo.jpg", "\xff\xd8\xff\xe0....");
  w.file("other.idx", Workshop::idx_header(8, {1, 5, 5}) + std::string(25, 'x'));
  w.file("none.idx", Workshop::idx_header(8, {0, 6, 6}));
  w.file("floats.csv", "1,2,3\n4,5,6\n");
  const std::pair<const char*, Args> cases[] = {
      {"photo.png", {"PNG and JPEG images cannot be read yet"}},
      {"photo.jpg", {"PNG and JPEG images cannot be read yet"}},
      {"other.idx", {"u8[1,6,6]", "u8[1,5,5]"}},
      {"none.idx", {"expected samples, got none"}},
      {"floats.csv", {"u8[1,6,6]"}},
      {"gone.idx", {"gone.idx"}},
      {"fifo", {"expected a file"}},
  };
  ASSERT_EQ(::mkfifo((w / "fifo").c_str(), 0600), 0);
  for (const auto& [input, parts] : cases) {
    SCOPED_TRACE(input);
    expect_refused(w.run({"predict", "a", input}), parts);
  }
}

}  // namespace
}  // namespace fullbore::testing
