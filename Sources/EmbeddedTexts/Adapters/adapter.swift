// Judged by Touchstone over a pipe: `touchstone fuzz -- ./adapter`.
//
// Reads a request a line on standard input and writes a reply a line on standard output (wire/1).
// Write nothing else there: print what you want to see on standard error.
// `touchstone schema` has every message; `touchstone engine` is an engine to compare with.
// Build it with `swiftc -O adapter.swift`, together with your engine.
import Foundation

typealias Object = [String: Any]

/// What the engine has: scenes are made that need nothing else. `touchstone schema` lists all
/// names; without any, scenes have one window, views with frames, and one finger at a time.
let features = ["hidden-views", "buttons", "control-targets", "taps"]

/// The engine cannot play the scene, for a reason that no feature says.
struct Skip: Error { let feature, reason: String }

/// The engine failed. Other errors have the same effect.
struct Failure: Error, CustomStringConvertible { let description: String }

/// Plays a scene in a fresh world, and gives what was observed, in order.
///
/// Keep nothing of the scene before. Time is virtual: never wait.
func play(_ scenario: Object) throws -> [Object] {
  var events: [Object] = []
  func observe(at time: Int, _ kind: String, _ fields: Object) {
    events.append(["at": time, kind: fields])
  }

  // 1. Make the views. A parent comes before its subviews, siblings from back to front. What is
  //    left out is as on a new view: "id", "parent", "kind", "frame" of x, y, width and height.
  for view in scenario["views"] as? [Object] ?? [] { _ = view }

  // 2. Attach the recognizers: "id", "view", "kind", "taps" and so on.
  for recognizer in scenario["recognizers"] as? [Object] ?? [] { _ = recognizer }

  // 3. Say what you cannot do and no feature says; the scene is then counted, and not judged.
  if let views = scenario["views"] as? [Object], views.count > 1_000 {
    throw Skip(feature: "", reason: "this engine has room for a thousand views")
  }

  // 4. Play the steps. Timers that are due by a step's time fire before it.
  for step in scenario["script"] as? [Object] ?? [] {
    guard let time = step["at"] as? Int else { throw Failure(description: "a step has no time") }
    // First what the app does: "interrupt", or {"setHidden": {"view": "a", "to": true}}.
    for change in step["changes"] as? [Any] ?? [] { _ = change }
    // Then all fingers of the step, as one event. Report each call when it is made:
    //   let touch: Object = [
    //     "finger": 0, "phase": "began", "view": "a", "window": "w", "tapCount": 1,
    //     "timestamp": time, "location": ["x": 1, "y": 2], "previousLocation": ["x": 1, "y": 2],
    //   ]
    //   observe(
    //     at: time, "responder",
    //     ["responder": "a", "phase": "began", "touches": [touch], "allFingers": [0]])
    for finger in step["touches"] as? [Object] ?? [] { _ = (finger, time) }
  }
  return events
}

/// The reply to a request; nil: it was the last.
func answer(_ request: Object) throws -> Data? {
  switch request["cmd"] as? String {
  case "start":
    // "reports" lists what the engine reports; left out, it is all. With
    // "reports": ["responder-calls"] nothing is concluded from the absence of all else.
    // ["-tapCount"]: all but tap counts, whose key is then left out of touches.
    let engine = ["name": "my engine", "version": "0.1"]
    return try line(["protocol": 1, "engine": engine, "features": features])
  case "run":
    guard let seq = request["seq"] as? Int, let scenario = request["scenario"] as? Object
    else { return try line(["refused": ["message": "run needs seq and scenario"]]) }
    do {
      return try line(["seq": seq, "trace": ["events": play(scenario)]])
    } catch let skip as Skip {
      return try line(["seq": seq, "skipped": ["feature": skip.feature, "reason": skip.reason]])
    } catch {
      return try line(["seq": seq, "errored": ["message": "\(error)"]])
    }
  case "stop": return nil
  default: return try line(["refused": ["message": "unknown command"]])
  }
}

/// A reply as a line of JSON.
func line(_ reply: Object) throws -> Data {
  guard JSONSerialization.isValidJSONObject(reply) else {
    throw Failure(description: "an event is no JSON; perhaps a number is not finite")
  }
  return try JSONSerialization.data(withJSONObject: reply, options: .sortedKeys) + Data("\n".utf8)
}

while let text = readLine() {
  let request = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object
  guard let reply = try request.map(answer) ?? line(["refused": ["message": "no JSON object"]])
  else { break }
  try FileHandle.standardOutput.write(contentsOf: reply)
}
