//! Judged by Touchstone over a pipe: `touchstone fuzz -- ./adapter`.
//!
//! Reads a request a line on standard input and writes a reply a line on standard output (wire/1).
//! Write nothing else there: print what you want to see with `eprintln!`.
//! `touchstone schema` has every message; `touchstone engine` is an engine to compare with.
//! Build it with `rustc -O adapter.rs`, together with your engine.
//! It needs no crates. If you use serde_json, its `Value` can replace `Json` and all below it.
use std::io::{self, BufRead, Write};
use std::iter::Peekable;
use std::str::{self, Chars};
use std::{fmt, panic};

/// What the engine has: scenes are made that need nothing else. `touchstone schema` lists all
/// names; without any, scenes have one window, views with frames, and one finger at a time.
const FEATURES: &[&str] = &["hidden-views", "buttons", "control-targets", "taps"];

/// Why a scene has no trace.
enum Failure {
    /// The engine cannot play the scene, for a reason that no feature says.
    Skip { feature: String, reason: String },
    /// The engine failed. A panic has the same effect.
    Error(String),
}

/// Plays a scene in a fresh world, and returns what was observed: a list of events.
///
/// Keep nothing of the scene before. Time is virtual: never wait.
fn play(scenario: &Json) -> Result<Vec<Json>, Failure> {
    let mut events = Vec::new();
    let mut observe = |at: f64, kind: &str, fields: Json| {
        events.push(object([("at", Json::Number(at)), (kind, fields)]));
    };

    // 1. Make the views. A parent comes before its subviews, siblings from back to front. What is
    //    left out is as on a new view: "id", "parent", "kind", "frame" of x, y, width and height.
    for view in scenario.list("views") {
        let _id = view.text("id");
    }

    // 2. Attach the recognizers: "id", "view", "kind", "taps" and so on.
    for _recognizer in scenario.list("recognizers") {}

    // 3. Say what you cannot do and no feature says; the scene is then counted, and not judged.
    if scenario.list("views").len() > 1000 {
        let reason = "this engine has room for a thousand views".to_string();
        return Err(Failure::Skip { feature: String::new(), reason });
    }

    // 4. Play the steps. Timers that are due by a step's time fire before it.
    for step in scenario.list("script") {
        let Some(at) = step.number("at") else {
            return Err(Failure::Error("a step has no time".to_string()));
        };
        // First what the app does: "interrupt", or {"setHidden": {"view": "a", "to": true}}.
        for _change in step.list("changes") {}
        // Then all fingers of the step, as one event. Report each call when it is made:
        //   let point = object([("x", Json::Number(1.0)), ("y", Json::Number(2.0))]);
        //   let touch = object([
        //       ("finger", Json::Number(0.0)), ("phase", text("began")), ("view", text("a")),
        //       ("window", text("w")), ("tapCount", Json::Number(1.0)),
        //       ("timestamp", Json::Number(at)), ("location", point.clone()),
        //       ("previousLocation", point),
        //   ]);
        //   observe(at, "responder", object([
        //       ("responder", text("a")), ("phase", text("began")),
        //       ("touches", Json::List(vec![touch])),
        //       ("allFingers", Json::List(vec![Json::Number(0.0)])),
        //   ]));
        for _finger in step.list("touches") {
            let _ = (at, &mut observe);
        }
    }
    Ok(events)
}

fn answer(request: &Json) -> Json {
    match request.text("cmd") {
        Some("start") => {
            // "reports" lists what the engine reports; left out, it is all. With
            // "reports": ["responder-calls"] nothing is concluded from the absence of all else.
            // ["-tapCount"]: all but tap counts, whose key is then left out of touches.
            let engine = object([("name", text("my engine")), ("version", text("0.1"))]);
            let features = Json::List(FEATURES.iter().map(|name| text(name)).collect());
            object([("protocol", Json::Number(1.0)), ("engine", engine), ("features", features)])
        }
        Some("run") => {
            let (Some(seq), Some(scenario @ Json::Object(_))) =
                (request.number("seq"), request.get("scenario"))
            else {
                return refusal("run needs seq and scenario");
            };
            let (kind, said) = match panic::catch_unwind(|| play(scenario)) {
                Ok(Ok(events)) => ("trace", object([("events", Json::List(events))])),
                Ok(Err(Failure::Skip { feature, reason })) => {
                    let skip = [("feature", Json::Text(feature)), ("reason", Json::Text(reason))];
                    ("skipped", object(skip))
                }
                Ok(Err(Failure::Error(message))) => {
                    ("errored", object([("message", Json::Text(message))]))
                }
                Err(_) => ("errored", object([("message", text("the engine panicked"))])),
            };
            object([("seq", Json::Number(seq)), (kind, said)])
        }
        _ => refusal("unknown command"),
    }
}

fn refusal(message: &str) -> Json {
    object([("refused", object([("message", text(message))]))])
}

fn main() -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let reply = match str::from_utf8(&line).ok().and_then(Reader::line) {
            Some(request) if request.text("cmd") == Some("stop") => break,
            Some(request) => answer(&request),
            None => refusal("no JSON"),
        };
        writeln!(output, "{reply}")?;
        output.flush()?;
        line.clear();
    }
    Ok(())
}

// JSON: what the lines are made of.

#[derive(Clone)]
enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

fn text(text: &str) -> Json {
    Json::Text(text.to_string())
}

fn object<const N: usize>(fields: [(&str, Json); N]) -> Json {
    Json::Object(fields.map(|(key, value)| (key.to_string(), value)).into())
}

impl Json {
    fn get(&self, key: &str) -> Option<&Json> {
        let Json::Object(fields) = self else { return None };
        fields.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    fn number(&self, key: &str) -> Option<f64> {
        if let Json::Number(number) = self.get(key)? { Some(*number) } else { None }
    }

    fn text(&self, key: &str) -> Option<&str> {
        if let Json::Text(text) = self.get(key)? { Some(text) } else { None }
    }

    /// The list under a key; it is empty where the key is left out.
    fn list(&self, key: &str) -> &[Json] {
        if let Some(Json::List(list)) = self.get(key) { list } else { &[] }
    }
}

impl fmt::Display for Json {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Json::Bool(value) => write!(out, "{value}"),
            Json::Number(number) if number.is_finite() => write!(out, "{number}"),
            Json::Null | Json::Number(_) => write!(out, "null"),
            Json::Text(text) => write!(out, "{}", quoted(text)),
            Json::List(list) => {
                let items: Vec<String> = list.iter().map(Json::to_string).collect();
                write!(out, "[{}]", items.join(","))
            }
            Json::Object(fields) => {
                let field = |(key, value): &(String, Json)| format!("{}:{value}", quoted(key));
                write!(out, "{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(","))
            }
        }
    }
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            '\0'..='\x1f' => quoted += &format!("\\u{:04x}", character as u32),
            _ => quoted.push(character),
        }
    }
    quoted + "\""
}

/// Reads JSON; `None`: it is none. Of numbers it accepts a little more than JSON has.
struct Reader<'a>(Peekable<Chars<'a>>);

impl Reader<'_> {
    fn line(line: &str) -> Option<Json> {
        let mut reader = Reader(line.chars().peekable());
        // Scenes are not nested as deep as this, and the stack has room for it.
        let value = reader.value(500)?;
        reader.next().is_none().then_some(value)
    }

    /// The next character that is no space.
    fn next(&mut self) -> Option<char> {
        self.0.find(|next| !" \t\r\n".contains(*next))
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        let depth = depth.checked_sub(1)?;
        match self.next()? {
            '"' => self.text().map(Json::Text),
            '[' => {
                let mut list = Vec::new();
                while self.has_item(list.is_empty(), ']')? {
                    list.push(self.value(depth)?);
                }
                Some(Json::List(list))
            }
            '{' => {
                let mut fields = Vec::new();
                while self.has_item(fields.is_empty(), '}')? {
                    let key = (self.next()? == '"').then(|| self.text())??;
                    let value = (self.next()? == ':').then(|| self.value(depth))??;
                    fields.push((key, value));
                }
                Some(Json::Object(fields))
            }
            't' => self.word("rue", Json::Bool(true)),
            'f' => self.word("alse", Json::Bool(false)),
            'n' => self.word("ull", Json::Null),
            first @ ('-' | '0'..='9') => {
                let mut number = String::from(first);
                while let Some(next) = self.0.next_if(|next| "+-.eE0123456789".contains(*next)) {
                    number.push(next);
                }
                number.parse().ok().filter(|number: &f64| number.is_finite()).map(Json::Number)
            }
            _ => None,
        }
    }

    fn word(&mut self, rest: &str, meaning: Json) -> Option<Json> {
        rest.chars().all(|next| self.0.next() == Some(next)).then_some(meaning)
    }

    /// Whether another item comes before the bracket at the end; all but the first have a comma.
    fn has_item(&mut self, is_first: bool, end: char) -> Option<bool> {
        while self.0.next_if(|next| " \t\r\n".contains(*next)).is_some() {}
        if self.0.next_if_eq(&end).is_some() {
            return Some(false);
        }
        (is_first || self.next()? == ',').then_some(true)
    }

    /// What stands behind a quotation mark, up to the next one. Half a surrogate pair is U+FFFD.
    fn text(&mut self) -> Option<String> {
        let mut units = Vec::new();
        loop {
            match self.0.next()? {
                '"' => return Some(String::from_utf16_lossy(&units)),
                '\\' => units.push(self.escaped()?),
                '\0'..='\x1f' => return None,
                character => units.extend_from_slice(character.encode_utf16(&mut [0; 2])),
            }
        }
    }

    fn escaped(&mut self) -> Option<u16> {
        match self.0.next()? {
            'b' => Some(8),
            't' => Some(9),
            'n' => Some(10),
            'f' => Some(12),
            'r' => Some(13),
            'u' => (0..4)
                .try_fold(0, |unit, _| Some(unit * 16 + self.0.next()?.to_digit(16)? as u16)),
            same @ ('"' | '\\' | '/') => Some(same as u16),
            _ => None,
        }
    }
}
