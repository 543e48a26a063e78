// What a user's own program would do first; exits 0 when the installed library works.
#include <iostream>

#include "fullbore/array.h"
#include "fullbore/error.h"

int main() {
  const fullbore::Array a = fullbore::Array::full({fullbore::DType::f32, {2, 3}}, 1.5);
  try {
    (void)a.reshaped({7});  // an exception must cross from the library into this program
    return 1;
  } catch (const fullbore::Error& e) {
    std::cout << "refused as it should be: " << e.what() << '\n';
  }
  return a.to(fullbore::DType::f64).at(5) == 1.5 ? 0 : 1;
}
