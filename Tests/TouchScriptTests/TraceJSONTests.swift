import Testing
import TouchScript

@Suite("A trace as JSON")
struct TraceJSONTests {
  @Test("comes back as it was, in either form")
  func roundTrip() throws {
    #expect(try Trace(json: Samples.trace.json) == Samples.trace)
    #expect(try Trace(json: Samples.trace.compactJSON) == Samples.trace)
  }

  @Test("has the observation's name as a key beside the time")
  func spelling() {
    let trace = Trace(events: [
      .init(at: 0, .hitTest(view: "a", point: Point(1, 2.5), result: nil)),
      .init(at: 50, .reset(recognizer: "tap", from: .ended)),
      .init(at: 60, .shouldBegin(recognizer: "tap", asked: .view("a"), answer: true)),
      .init(at: 70, .made(recognizer: "tap", RecognizerDefaults(isEnabled: false))),
    ])
    #expect(
      trace.json == """
        {
          "events": [
            {"at": 0, "hitTest": {"point": {"x": 1, "y": 2.5}, "view": "a"}},
            {"at": 50, "reset": {"from": "ended", "recognizer": "tap"}},
            {"at": 60, "shouldBegin": {"answer": true, "asked": {"view": "a"}, \
        "recognizer": "tap"}},
            {"at": 70, "made": {"isEnabled": false, "recognizer": "tap"}}
          ]
        }

        """)
  }

  @Test(
    "is refused in one sentence",
    arguments: [
      ("[]", "top level: expected an object, found a list"),
      (#"{"events": [{"at": 0}]}"#, "events[0]: no observation; known: made, hitTest"),
      (
        #"{"events": [{"at": 0, "tapped": {}}]}"#,
        "events[0]: unknown observation 'tapped'; known: made, hitTest"
      ),
      (#"{"events": [{"reset": {"recognizer": "t", "from": "ended"}}]}"#, "events[0].at: missing"),
      (
        #"{"events": [{"at": 0, "reset": {"recognizer": "t", "from": "done"}}]}"#,
        "events[0].reset.from: unknown state 'done'; known: possible, began, changed, ended"
      ),
      (
        #"{"events": [{"at": 0, "hitTest": {"view": "a", "point": {"x": 1}}}]}"#,
        "events[0].hitTest.point.y: missing"
      ),
    ])
  func errors(json: String, sentence: String) {
    #expect(message { try Trace(json: json) }.hasPrefix(sentence))
  }
}

/// The sentence with which something is refused.
func message(_ body: () throws -> some Any) -> String {
  do {
    return "not refused: \(try body())"
  } catch {
    return "\(error)"
  }
}
