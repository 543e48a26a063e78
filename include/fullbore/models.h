// Networks that people use, under the names of their weights elsewhere. As nn/module.h: they hold
// parameters, and calling one while a step is traced appends its computation.
#pragma once

#include "fullbore/models/image.h"               // IWYU pragma: export
#include "fullbore/models/language.h"            // IWYU pragma: export
#include "fullbore/models/vision_transformer.h"  // IWYU pragma: export
