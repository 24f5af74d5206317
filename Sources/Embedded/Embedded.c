#include "Embedded.h"

const char *smallestScenes(void) {
  static const char text[] = {
#embed "SmallestScenes.jsonl" suffix(, 0)
  };
  return text;
}
