// Metrics as text and as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "fullbore/train.h"

namespace fullbore::cli {

// JSON has no NaN or infinity: they become null.
nlohmann::ordered_json json_number(double value);
// On one line. Names from files may be in another encoding; JSON is UTF-8, so what is not becomes
// U+FFFD.
std::string to_line(const nlohmann::ordered_json& j);
// {"loss", "accuracy", "top_K"..., "mean_absolute_error", "r2"}: those that apply; accuracy is null
// where there are no classes.
nlohmann::ordered_json result_json(const train::EvalResult& result);
// "Accuracy of the network on the 10000 test images: 87 %"
std::string result_text(const train::EvalResult& result, std::string_view what);
// Rows are the true classes, columns the predicted ones.
std::string confusion_text(const train::EvalResult& result, const std::vector<std::string>& names);

}  // namespace fullbore::cli
