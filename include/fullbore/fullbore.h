// All of Fullbore.
#pragma once

#include "fullbore/array.h"                 // IWYU pragma: export
#include "fullbore/data.h"                  // IWYU pragma: export
#include "fullbore/device.h"                // IWYU pragma: export
#include "fullbore/functional.h"            // IWYU pragma: export
#include "fullbore/functional/attention.h"  // IWYU pragma: export
#include "fullbore/functional/image.h"      // IWYU pragma: export
#include "fullbore/functional/positions.h"  // IWYU pragma: export
#include "fullbore/functional/recurrent.h"  // IWYU pragma: export
#include "fullbore/generate.h"              // IWYU pragma: export
#include "fullbore/graph.h"                 // IWYU pragma: export
#include "fullbore/init.h"                  // IWYU pragma: export
#include "fullbore/io.h"                    // IWYU pragma: export
#include "fullbore/models.h"                // IWYU pragma: export
#include "fullbore/nn.h"                    // IWYU pragma: export
#include "fullbore/optim.h"                 // IWYU pragma: export
#include "fullbore/profile.h"               // IWYU pragma: export
#include "fullbore/tensor.h"                // IWYU pragma: export
#include "fullbore/train.h"                 // IWYU pragma: export
#include "fullbore/trainer.h"               // IWYU pragma: export
