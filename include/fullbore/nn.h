// Modules, layers and losses under PyTorch's names.
#pragma once

// IWYU pragma: begin_exports
#include "fullbore/nn/attention.h"
#include "fullbore/nn/conv.h"
#include "fullbore/nn/layers.h"
#include "fullbore/nn/loss.h"
#include "fullbore/nn/module.h"
#include "fullbore/nn/norm.h"
#include "fullbore/nn/pooling.h"
#include "fullbore/nn/recurrent.h"
#include "fullbore/nn/transformer.h"
// IWYU pragma: end_exports
