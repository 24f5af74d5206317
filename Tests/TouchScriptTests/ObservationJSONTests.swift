import Testing
import TouchScript

@Suite("An observation as JSON")
struct ObservationJSONTests {
  @Test(
    "is spelled with as few keys as it takes, and read again",
    arguments: [
      (
        Observation.madeView(.label, ViewDefaults(isUserInteractionEnabled: false)),
        #""madeView":{"isUserInteractionEnabled":false,"kind":"label"}"#
      ),
      (.madeView(.view, ViewDefaults()), #""madeView":{"kind":"view"}"#),
      (
        .receivers(finger: 1, recognizers: ["a", "b"]),
        #""receivers":{"finger":1,"recognizers":["a","b"]}"#
      ),
      (.touchSet(of: "w", fingers: [0, 2]), #""touchSet":{"fingers":[0,2],"of":"w"}"#),
      (
        .actionMethod(receiver: "vc", action: "go", sender: "b", withEvent: true),
        #""actionMethod":{"action":"go","receiver":"vc","sender":"b","withEvent":true}"#
      ),
      (
        .actionMethod(receiver: "vc", action: "go", sender: "b"),
        #""actionMethod":{"action":"go","receiver":"vc","sender":"b"}"#
      ),
      (
        .made(recognizer: "t", RecognizerDefaults(newOf: .longPress)),
        #""made":{"allowableMovement":10,"minimumPressDuration":500,"recognizer":"t","taps":0,"#
          + #""touches":1}"#
      ),
      (
        .made(recognizer: "t", RecognizerDefaults(newOf: .swipe)),
        #""made":{"directions":["right"],"recognizer":"t","touches":1}"#
      ),
      (
        .made(recognizer: "t", RecognizerDefaults(minimumTouches: 2, maximumTouches: 3)),
        #""made":{"maximumTouches":3,"minimumTouches":2,"recognizer":"t"}"#
      ),
    ])
  func spelling(what: Observation, field: String) throws {
    let compact = Trace(events: [.init(at: 7, what)]).compactJSON
    let at = #""at":7"#
    let fields = field < at ? "\(field),\(at)" : "\(at),\(field)"
    #expect(compact == #"{"events":[{\#(fields)}]}"#)
    #expect(try Trace(json: compact).entries.map(\.what) == [what])
  }

  @Test("tells which object a touch is, where anybody told")
  func identity() throws {
    var touch = TouchState(
      finger: 0, phase: .began, view: nil, window: nil, tapCount: 1, timestamp: 0,
      location: .zero, previousLocation: .zero)
    func json() -> String {
      Trace(events: [.init(at: 0, .sendEvent(receiver: "w", touches: [touch]))]).compactJSON
    }
    #expect(touch.identity == 0)
    #expect(!json().contains("identity"))
    touch.identity = 7
    #expect(json().contains(#""identity":7"#))
    #expect(try Trace(json: json()).entries[0].what.touches == [touch])
  }

  @Test("counts objects from 1 and up to 32 bits", arguments: [(-1, 0), (.max, 4_294_967_295)])
  func bounds(number: Int, nearest: Int) {
    let touch = TouchState(
      finger: 0, phase: .began, view: nil, window: nil, tapCount: 1, timestamp: 0,
      location: .zero, previousLocation: .zero, identity: number)
    #expect(touch.identity == nearest)
  }

  @Test(
    "is refused where it cannot be",
    arguments: [
      (
        #"{"madeView": {"kind": "toolbar"}"#,
        "events[0].madeView.kind: unknown kind of view 'toolbar'; known: view, control"
      ),
      (#"{"receivers": {"recognizers": []}"#, "events[0].receivers.finger: missing"),
      (#"{"touchSet": {"of": "w"}"#, "events[0].touchSet.fingers: missing"),
      (
        #"{"made": {"recognizer": "t", "directions": ["forth"]}"#,
        "events[0].made.directions[0]: unknown direction 'forth'; known: right, left, up, down"
      ),
      (
        #"{"made": {"recognizer": "t", "taps": 1.5}"#,
        "events[0].made.taps: expected a whole number, found 1.5"
      ),
      (
        #"{"sendEvent": {"receiver": "w", "touches": [{"finger": 0, "phase": "began", "#
          + #""tapCount": 1, "timestamp": 0, "location": {"x": 0, "y": 0}, "#
          + #""previousLocation": {"x": 0, "y": 0}, "identity": -1}]}"#,
        "events[0].sendEvent.touches[0].identity: -1 is no number of a touch"
      ),
    ])
  func errors(event: String, sentence: String) {
    let json = #"{"events": [\#(event), "at": 0}]}"#
    #expect(message { try Trace(json: json) }.hasPrefix(sentence))
  }

  @Test("parts what all kinds of recognizers have from what is one kind's own")
  func parts() {
    var defaults = RecognizerDefaults(newOf: .pan)
    defaults.isEnabled = false
    #expect(defaults.ofAllKinds == RecognizerDefaults(isEnabled: false))
    #expect(defaults.ofOneKind == RecognizerDefaults(minimumTouches: 1))
  }
}
