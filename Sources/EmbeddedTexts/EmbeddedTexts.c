#include "EmbeddedTexts.h"

// SwiftPM's own `.embedInCode` makes an array literal of each file, for which the Swift compiler needs
// seconds; `#embed` takes milliseconds.
#pragma clang diagnostic ignored "-Wc23-extensions"

const char *everyday_txt(void) {
  static const char text[] = {
#embed "Experiments/everyday.txt" suffix(, 0)
  };
  return text;
}

const char *S000_txt(void) {
  static const char text[] = {
#embed "Experiments/S000.txt" suffix(, 0)
  };
  return text;
}

const char *S001_txt(void) {
  static const char text[] = {
#embed "Experiments/S001.txt" suffix(, 0)
  };
  return text;
}

const char *S002_txt(void) {
  static const char text[] = {
#embed "Experiments/S002.txt" suffix(, 0)
  };
  return text;
}

const char *S003_txt(void) {
  static const char text[] = {
#embed "Experiments/S003.txt" suffix(, 0)
  };
  return text;
}

const char *S004_txt(void) {
  static const char text[] = {
#embed "Experiments/S004.txt" suffix(, 0)
  };
  return text;
}

const char *companions_txt(void) {
  static const char text[] = {
#embed "Experiments/companions.txt" suffix(, 0)
  };
  return text;
}

const char *Lenses_txt(void) {
  static const char text[] = {
#embed "Lenses.txt" suffix(, 0)
  };
  return text;
}

const char *Rulebook_md(void) {
  static const char text[] = {
#embed "Rulebook/SY.md" suffix(,)
#embed "Rulebook/TO.md" suffix(,)
#embed "Rulebook/HT.md" suffix(,)
#embed "Rulebook/RC.md" suffix(,)
#embed "Rulebook/GR.md" suffix(,)
#embed "Rulebook/GC.md" suffix(,)
#embed "Rulebook/KR.md" suffix(,)
#embed "Rulebook/CT.md" suffix(,)
#embed "Rulebook/TV.md" suffix(,)
#embed "Rulebook/EX.md" suffix(,)
#embed "Rulebook/FB.md" suffix(,)
    0
  };
  return text;
}

const char *RE_md(void) {
  static const char text[] = {
#embed "Rulebook/RE.md" suffix(, 0)
  };
  return text;
}

const char *Sources_md(void) {
  static const char text[] = {
#embed "Rulebook/Sources.md" suffix(, 0)
  };
  return text;
}

const char *Needs_txt(void) {
  static const char text[] = {
#embed "Needs.txt" suffix(, 0)
  };
  return text;
}

const char *Readings_txt(void) {
  static const char text[] = {
#embed "Readings.txt" suffix(, 0)
  };
  return text;
}

const char *SmallestScenes_jsonl(void) {
  static const char text[] = {
#embed "SmallestScenes.jsonl" suffix(, 0)
  };
  return text;
}

const char *NaturalScenes_jsonl(void) {
  static const char text[] = {
#embed "NaturalScenes.jsonl" suffix(, 0)
  };
  return text;
}

const char *adapter_py(void) {
  static const char text[] = {
#embed "Adapters/adapter.py" suffix(, 0)
  };
  return text;
}

const char *adapter_swift(void) {
  static const char text[] = {
#embed "Adapters/adapter.swift" suffix(, 0)
  };
  return text;
}

const char *adapter_rs(void) {
  static const char text[] = {
#embed "Adapters/adapter.rs" suffix(, 0)
  };
  return text;
}

const char *adapter_c(void) {
  static const char text[] = {
#embed "Adapters/adapter.c" suffix(, 0)
  };
  return text;
}

const char *adapter_js(void) {
  static const char text[] = {
#embed "Adapters/adapter.js" suffix(, 0)
  };
  return text;
}

const char *tokens_css(void) {
  static const char text[] = {
#embed "Pages/tokens.css" suffix(, 0)
  };
  return text;
}

const char *shared_css(void) {
  static const char text[] = {
#embed "Pages/shared.css" suffix(, 0)
  };
  return text;
}

const char *picture_css(void) {
  static const char text[] = {
#embed "Pages/picture.css" suffix(, 0)
  };
  return text;
}

const char *scene_css(void) {
  static const char text[] = {
#embed "Pages/scene.css" suffix(, 0)
  };
  return text;
}

const char *svg_css(void) {
  static const char text[] = {
#embed "Pages/svg.css" suffix(, 0)
  };
  return text;
}

const char *lists_css(void) {
  static const char text[] = {
#embed "Pages/lists.css" suffix(, 0)
  };
  return text;
}

const char *copy_js(void) {
  static const char text[] = {
#embed "Pages/copy.js" suffix(, 0)
  };
  return text;
}

const char *stepper_js(void) {
  static const char text[] = {
#embed "Pages/stepper.js" suffix(, 0)
  };
  return text;
}

const char *filters_js(void) {
  static const char text[] = {
#embed "Pages/filters.js" suffix(, 0)
  };
  return text;
}

const char *rule_css(void) {
  static const char text[] = {
#embed "Pages/rule.css" suffix(, 0)
  };
  return text;
}
