import Testing
import TouchScript

/// `SampleTraceTests` compare an observation of every kind with its JSON.
@Suite("A trace as JSON")
struct TraceJSONTests {
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

  @Test("has one zero")
  func negativeZero() {
    let reading = GestureReading(scale: 2, rotation: -0.0)
    let state = ControlState(
      isTracking: true, isTouchInside: true, isHighlighted: true, value: -0.0)
    let json = Trace(events: [
      .init(at: 0, .action(recognizer: "pinch", state: .began, reading)),
      .init(at: 0, .controlEvent(control: "slider", .touchDown, state)),
    ]).compactJSON
    #expect(json.contains(#""rotation":0,"#) && json.contains(#""value":0}"#))
  }

  private func touch(identity: Int) -> TouchState {
    TouchState(
      finger: 0, phase: .began, view: nil, window: nil, tapCount: 1, timestamp: 0,
      location: .zero, previousLocation: .zero, identity: identity)
  }

  @Test("says which object a touch is, where the engine says so", arguments: [0, 7])
  func identity(_ number: Int) throws {
    let touch = touch(identity: number)
    let json = Trace(events: [.init(at: 0, .sendEvent(receiver: "w", touches: [touch]))])
      .compactJSON
    #expect(json.contains(#""identity":7"#) == (number == 7))
    #expect(json.contains("identity") == (number == 7))
    #expect(try Trace(json: json).entries[0].what.touches == [touch])
  }

  @Test("counts objects from 1 and up to 32 bits", arguments: [(-1, 0), (.max, 4_294_967_295)])
  func bounds(number: Int, nearest: Int) {
    #expect(touch(identity: number).identity == nearest)
  }

  @Test("parts what all kinds of recognizers have from what is one kind's own")
  func parts() {
    var defaults = RecognizerDefaults(newOf: .pan)
    defaults.isEnabled = false
    #expect(defaults.ofAllKinds == RecognizerDefaults(isEnabled: false))
    #expect(defaults.ofOneKind == RecognizerDefaults(minimumTouches: 1))
  }
}
