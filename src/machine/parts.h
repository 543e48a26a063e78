// The parts of inspect(), each of which fills in its fields of a Machine.
#pragma once

#include "machine/machine.h"

namespace fullbore::machine {

// Toolkits, libraries, ptxas, folders of Python packages, the driver's library.
void read_cuda(const Context& context, const Tree& tree, Machine& machine);
// Cards. After everything else: what they are may depend on the system.
void read_accelerators(const Context& context, const Tree& tree, Machine& machine);

// What a PCI device id tells of a card; empty texts when it is unknown.
struct Chip {
  std::string_view model, architecture, capability;
};
Chip chip_of(Vendor vendor, int64_t pci_device);

}  // namespace fullbore::machine
