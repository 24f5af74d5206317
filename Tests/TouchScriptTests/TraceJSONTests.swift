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

  @Test("that leaves out readings and values is read")
  func sparse() throws {
    let trace = try Trace(
      json: """
        {"events": [
          {"at": 50, "action": {"recognizer": "tap", "state": "ended"}},
          {"at": 51, "controlEvent": {"control": "b", "event": "touchUpInside", \
        "isHighlighted": true, "isTouchInside": true, "isTracking": false}}
        ]}
        """)
    let state = ControlState(isTracking: false, isTouchInside: true, isHighlighted: true)
    #expect(
      trace.entries.map(\.what) == [
        .action(recognizer: "tap", state: .ended, GestureReading()),
        .controlEvent(control: "b", .touchUpInside, state),
      ])
  }

  @Test(
    "says of a gesture and of a control only what was measured",
    arguments: [
      (
        Observation.action(recognizer: "tap", state: .ended, GestureReading()),
        #""action":{"recognizer":"tap","state":"ended"},"at":0"#
      ),
      (
        .action(
          recognizer: "pan", state: .began,
          GestureReading(location: Point(1, 2), numberOfTouches: 1, translation: .zero)),
        #""action":{"location":{"x":1,"y":2},"numberOfTouches":1,"recognizer":"pan","#
          + #""state":"began","translation":{"x":0,"y":0}},"at":0"#
      ),
      (
        .action(recognizer: "pinch", state: .began, GestureReading(scale: 2, rotation: -0.0)),
        #""action":{"recognizer":"pinch","rotation":0,"scale":2,"state":"began"},"at":0"#
      ),
      (
        .controlEvent(
          control: "slider", .touchDown,
          ControlState(isTracking: true, isTouchInside: true, isHighlighted: true, value: -0.0)),
        #""at":0,"controlEvent":{"control":"slider","event":"touchDown","isHighlighted":true,"#
          + #""isTouchInside":true,"isTracking":true,"value":0}"#
      ),
    ])
  func measured(what: Observation, fields: String) {
    #expect(Trace(events: [.init(at: 0, what)]).compactJSON == #"{"events":[{\#(fields)}]}"#)
  }

  @Test(
    "spells what is seen of failure requirements, scroll views, tables and other events",
    arguments: [
      (
        Observation.shouldRequireFailure(
          recognizer: "x", of: "y", asked: .delegate, answer: true),
        #""shouldRequireFailure":{"answer":true,"asked":"delegate","of":"y","recognizer":"x"}"#
      ),
      (
        .shouldBeRequiredToFail(recognizer: "x", by: "y", asked: .recognizer, answer: false),
        #""shouldBeRequiredToFail":{"answer":false,"asked":"recognizer","by":"y","#
          + #""recognizer":"x"}"#
      ),
      (
        .scroll("s", .didScroll, offset: Point(0, 12)),
        #""scroll":{"method":"didScroll","offset":{"x":0,"y":12},"scrollView":"s"}"#
      ),
      (
        .contentTouch(scrollView: "s", question: .shouldCancel, view: "b", answer: true),
        #""contentTouch":{"answer":true,"question":"shouldCancel","scrollView":"s","view":"b"}"#
      ),
      (
        .selection(table: "t", row: "r", isSelected: true),
        #""selection":{"isSelected":true,"row":"r","table":"t"}"#
      ),
      (
        .otherEvent(responder: "a", .press, .ended),
        #""otherEvent":{"event":"press","phase":"ended","responder":"a"}"#
      ),
      (
        .firstResponder("a", isFirst: false),
        #""firstResponder":{"isFirst":false,"responder":"a"}"#
      ),
      (.programmerError("no such touch"), #""programmerError":{"problem":"no such touch"}"#),
    ])
  func reports(what: Observation, field: String) throws {
    let json = #"{"events":[{"at":7,\#(field)}]}"#
    #expect(Trace(events: [.init(at: 7, what)]).compactJSON == json)
    #expect(try Trace(json: json).entries.map(\.what) == [what])
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
      (
        #"{"events": [{"at": 0, "otherEvent": {"responder": "a", "event": "touch"}}]}"#,
        "events[0].otherEvent.event: unknown event 'touch'; known: motion, press, remoteControl"
      ),
      (
        #"{"events": [{"at": 0, "scroll": {"scrollView": "s", "method": "didZoom"}}]}"#,
        "events[0].scroll.method: unknown scrolling method 'didZoom'; known: willBeginDragging"
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
