// Texts that are part of the program: it needs no files at run time. Each function is named for its file.

#ifndef EMBEDDED_TEXTS_H
#define EMBEDDED_TEXTS_H

#pragma clang assume_nonnull begin

const char *everyday_txt(void);
const char *S000_txt(void);
const char *S001_txt(void);
const char *S002_txt(void);
const char *S003_txt(void);
const char *S004_txt(void);
const char *companions_txt(void);

// The wrong engines that are one line each.
const char *Lenses_txt(void);

// The rules, what UIKit leaves unspecified, and where the rules come from.
const char *Rulebook_md(void);
const char *RE_md(void);
const char *Sources_md(void);

// The features without which no scene exercises a rule, and what each rule reads of a trace.
const char *Needs_txt(void);
const char *Readings_txt(void);

// The smallest scene known of each wrong engine, one line of JSON each.
const char *SmallestScenes_jsonl(void);

// The scenes that stand for rules on their pages, one line of JSON each.
const char *NaturalScenes_jsonl(void);

// The programs that connect an engine, to fill in.
const char *adapter_py(void);
const char *adapter_swift(void);
const char *adapter_rs(void);
const char *adapter_c(void);
const char *adapter_js(void);

// The styles and scripts of pages.
const char *tokens_css(void);
const char *shared_css(void);
const char *picture_css(void);
const char *scene_css(void);
const char *svg_css(void);
const char *lists_css(void);
const char *rule_css(void);
const char *copy_js(void);
const char *stepper_js(void);
const char *filters_js(void);

#pragma clang assume_nonnull end

#endif
