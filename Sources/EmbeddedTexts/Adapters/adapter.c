// Judged by Touchstone over a pipe: `touchstone fuzz -- ./adapter`.
//
// Reads a request a line on standard input and writes a reply a line on standard output (wire/1).
// Write nothing else there: print what you want to see on `stderr`.
// `touchstone schema` has every message; `touchstone engine` is an engine to compare with.
// Build it with `cc -std=c11 -O2 adapter.c -o adapter`, together with your engine.
#define _POSIX_C_SOURCE 200809L  // getline and open_memstream
#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A value of JSON; what it is made of lasts until the next line is read.
struct json {
  char kind;                  // its first character; 0 for all numbers
  double number;              // of a number
  char *text;                 // of a text
  struct json *items, *next;  // of a list or an object; of an item, the one behind it
  char *key;                  // of an item of an object
};

// What stands under a key of an object; NULL, an empty text or false where nothing does.
static const struct json *get(const struct json *object, const char *key);
static const struct json *get_first(const struct json *object, const char *key);
static const char *get_text(const struct json *object, const char *key);
static bool get_whole(const struct json *object, const char *key, int *number);

// Writes JSON: %s stands for a text, %d for an int, %g for a double, and ' for ".
static void put(FILE *out, const char *format, ...);

// What the engine has: scenes are made that need nothing else. `touchstone schema` lists all
// names; without any, scenes have one window, views with frames, and one finger at a time.
static const char features[] = "['hidden-views','buttons','control-targets','taps']";

// How a scene ended. It is skipped where the engine cannot play it, for a reason that no feature
// says, and errored where the engine failed. Of a crash the suite itself reports the scene.
struct outcome {
  enum { PLAYED, SKIPPED, ERRORED } kind;
  const char *feature, *reason;
};

// Plays a scene in a fresh world, and writes what was observed: events with a comma before each.
//
// Keep nothing of the scene before. Time is virtual: never wait.
static struct outcome play(const struct json *scenario, FILE *events) {
  // 1. Make the views. A parent comes before its subviews, siblings from back to front. What is
  //    left out is as on a new view: "id", "parent", "kind", "frame" of x, y, width and height.
  int views = 0;
  for (const struct json *view = get_first(scenario, "views"); view; view = view->next) {
    views++;
  }

  // 2. Attach the recognizers: "id", "view", "kind", "taps" and so on.
  for (const struct json *recognizer = get_first(scenario, "recognizers"); recognizer;
       recognizer = recognizer->next) {
  }

  // 3. Say what you cannot do and no feature says; the scene is then counted, and not judged.
  if (views > 1000) {
    return (struct outcome){SKIPPED, "", "this engine has room for a thousand views"};
  }

  // 4. Play the steps. Timers that are due by a step's time fire before it.
  for (const struct json *step = get_first(scenario, "script"); step; step = step->next) {
    int at;
    if (!get_whole(step, "at", &at)) {
      return (struct outcome){.kind = ERRORED, .reason = "a step has no time"};
    }
    // First what the app does: "interrupt", or {"setHidden": {"view": "a", "to": true}}.
    for (const struct json *change = get_first(step, "changes"); change; change = change->next) {
    }
    // Then all fingers of the step, as one event. Report each call when it is made:
    //   put(events, ",{'at':%d,'responder':{'responder':%s,'phase':'began','allFingers':[0],"
    //       "'touches':[{'finger':0,'phase':'began','view':%s,'window':%s,'tapCount':%d,"
    //       "'timestamp':%d,'location':{'x':%g,'y':%g},'previousLocation':{'x':%g,'y':%g}}]}}",
    //       at, "a", "a", "w", 1, at, 1.0, 2.0, 1.0, 2.0);
    for (const struct json *finger = get_first(step, "touches"); finger; finger = finger->next) {
      (void)events;
    }
  }
  return (struct outcome){.kind = PLAYED};
}

static void run(int seq, const struct json *scenario) {
  char *text = NULL;
  size_t count;
  FILE *events = open_memstream(&text, &count);
  if (!events) abort();
  struct outcome end = play(scenario, events);
  fclose(events);
  if (end.kind == SKIPPED) {
    put(stdout, "{'seq':%d,'skipped':{'feature':%s,'reason':%s}}", seq, end.feature, end.reason);
  } else if (end.kind == ERRORED) {
    put(stdout, "{'seq':%d,'errored':{'message':%s}}", seq, end.reason);
  } else {
    put(stdout, "{'seq':%d,'trace':{'events':[", seq);
    fputs(count > 0 ? text + 1 : text, stdout);
    put(stdout, "]}}");
  }
  free(text);
}

static void answer(const struct json *request) {
  const char *command = get_text(request, "cmd");
  const struct json *scenario = get(request, "scenario");
  int seq;
  if (strcmp(command, "start") == 0) {
    // "reports" lists what the engine reports; left out, it is all. With
    // "reports": ["responder-calls"] nothing is concluded from the absence of all else.
    // ["-tapCount"]: all but tap counts, whose key is then left out of touches.
    put(stdout, "{'protocol':1,'engine':{'name':'my engine','version':'0.1'},'features':");
    put(stdout, features);
    put(stdout, "}");
  } else if (strcmp(command, "run") != 0) {
    put(stdout, "{'refused':{'message':'unknown command'}}");
  } else if (!get_whole(request, "seq", &seq) || !scenario || scenario->kind != '{') {
    put(stdout, "{'refused':{'message':'run needs seq and scenario'}}");
  } else {
    run(seq, scenario);
  }
}

struct reader {
  char *at;
  struct json *free;
};

static struct json *read_value(struct reader *reader, int depth);
static bool take(struct reader *reader, const char *word);

int main(void) {
  char *line = NULL;
  size_t room = 0;
  ssize_t count;
  bool stops = false;
  while (!stops && (count = getline(&line, &room, stdin)) > 0) {
    // Each value has a character at least.
    struct json *values = malloc((size_t)(count + 1) * sizeof *values);
    if (!values) abort();
    struct reader reader = {line, values};
    // Scenes are not nested as deep as this, and the stack has room for it.
    const struct json *request = read_value(&reader, 500);
    take(&reader, "");
    if (!request || reader.at != line + count) {
      put(stdout, "{'refused':{'message':'no JSON'}}\n");
    } else if (!(stops = strcmp(get_text(request, "cmd"), "stop") == 0)) {
      answer(request);
      putchar('\n');
    }
    fflush(stdout);
    free(values);
  }
  free(line);
}

// JSON, read in place: a text takes no more room than it has in the line.

// Moves behind a word, if it is next after the spaces.
static bool take(struct reader *reader, const char *word) {
  reader->at += strspn(reader->at, " \t\r\n");
  bool is_there = strncmp(reader->at, word, strlen(word)) == 0;
  if (is_there) reader->at += strlen(word);
  return is_there;
}

// The number of four hexadecimal digits, a unit of UTF-16; -1: they are not there.
static long read_unit(const char *at) {
  long unit = 0;
  for (const char *end = at + 4; at < end; at++) {
    if (!isxdigit((unsigned char)*at)) return -1;
    unit = unit * 16 + (isdigit((unsigned char)*at) ? *at - '0' : (*at | 32) - 'a' + 10);
  }
  return unit;
}

// Reads an escape such as \u00e9, or two that are a pair of surrogates, and writes the character in
// UTF-8. Gives what stands behind it; NULL: it is no character that a text in C can have.
static char *read_escape(char *at, char **to) {
  long code = read_unit(at + 2);
  if (code <= 0) return NULL;
  at += 6;
  if (code >= 0xd800 && code < 0xe000) {
    long low = code < 0xdc00 && at[0] == '\\' && at[1] == 'u' ? read_unit(at + 2) : -1;
    bool is_pair = low >= 0xdc00 && low < 0xe000;
    code = is_pair ? 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00) : 0xfffd;
    at += is_pair ? 6 : 0;
  }
  int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  *(*to)++ = (char)(more == 0 ? code : (0xf80 >> more & 0xff) | code >> 6 * more);
  while (more-- > 0) *(*to)++ = (char)(0x80 | (code >> 6 * more & 0x3f));
  return at;
}

// Reads what stands behind a quotation mark, up to the next one; NULL: it is no text.
static char *read_text(struct reader *reader) {
  static const char names[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  char *text = reader->at, *at = text, *to = text;
  while (*at != '"') {
    if ((unsigned char)*at < ' ') return NULL;
    const char *name = *at == '\\' && at[1] ? strchr(names, at[1]) : NULL;
    if (*at != '\\') {
      *to++ = *at++;
    } else if (name) {
      *to++ = meanings[name - names];
      at += 2;
    } else if (at[1] != 'u' || !(at = read_escape(at, &to))) {
      return NULL;
    }
  }
  *to = '\0';
  reader->at = at + 1;
  return text;
}

// Reads a value; NULL: there is none, or it is nested deeper. Of numbers it accepts a little more
// than JSON has.
static struct json *read_value(struct reader *reader, int depth) {
  if (depth == 0) return NULL;
  reader->at += strspn(reader->at, " \t\r\n");
  struct json *value = reader->free++;
  *value = (struct json){.kind = *reader->at};
  if (value->kind == '[' || value->kind == '{') {
    const char *end = value->kind == '[' ? "]" : "}";
    struct json **last = &value->items;
    reader->at++;
    if (take(reader, end)) return value;
    do {
      char *key = NULL;
      if (value->kind == '{') {
        if (!take(reader, "\"") || !(key = read_text(reader)) || !take(reader, ":")) return NULL;
      }
      if (!(*last = read_value(reader, depth - 1))) return NULL;
      (*last)->key = key;
      last = &(*last)->next;
    } while (take(reader, ","));
    return take(reader, end) ? value : NULL;
  }
  if (take(reader, "\"")) return (value->text = read_text(reader)) ? value : NULL;
  if (take(reader, "true") || take(reader, "false") || take(reader, "null")) return value;
  char *start = reader->at;
  value->number = strtod(start, &reader->at);
  bool is_number = value->kind == '-' || isdigit((unsigned char)value->kind);
  value->kind = 0;
  // `strtod` also reads 0x10 and -inf.
  return is_number && reader->at == start + strspn(start, "+-.eE0123456789") ? value : NULL;
}

static const struct json *get(const struct json *object, const char *key) {
  const struct json *item = object && object->kind == '{' ? object->items : NULL;
  while (item && strcmp(item->key, key) != 0) item = item->next;
  return item;
}

static const struct json *get_first(const struct json *object, const char *key) {
  const struct json *list = get(object, key);
  return list && list->kind == '[' ? list->items : NULL;
}

static const char *get_text(const struct json *object, const char *key) {
  const struct json *value = get(object, key);
  return value && value->text ? value->text : "";
}

static bool get_whole(const struct json *object, const char *key, int *number) {
  const struct json *value = get(object, key);
  bool is_int = value && value->kind == 0 && value->number >= INT_MIN && value->number <= INT_MAX;
  if (is_int) *number = (int)value->number;
  return is_int && *number == value->number;
}

static void put_text(FILE *out, const char *text) {
  fputc('"', out);
  for (; *text; text++) {
    if ((unsigned char)*text < ' ') {
      fprintf(out, "\\u%04x", (unsigned)*text);
    } else {
      if (*text == '"' || *text == '\\') fputc('\\', out);
      fputc(*text, out);
    }
  }
  fputc('"', out);
}

static void put(FILE *out, const char *format, ...) {
  va_list values;
  va_start(values, format);
  for (; *format; format++) {
    if (*format != '%') {
      fputc(*format == '\'' ? '"' : *format, out);
    } else if (*++format == 's') {
      put_text(out, va_arg(values, const char *));
    } else if (*format == 'd') {
      fprintf(out, "%d", va_arg(values, int));
    } else {
      double number = va_arg(values, double);
      fprintf(out, isfinite(number) ? "%.17g" : "null", number);
    }
  }
  va_end(values);
}
