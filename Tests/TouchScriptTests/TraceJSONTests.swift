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
      trace.observations == [
        .init(.action, at: 50, who: "tap", state: .ended, detail: .reading(GestureReading())),
        .init(
          .controlEvent, at: 51, who: "b", word: .controlEvent(.touchUpInside),
          detail: .control(state)),
      ])
  }

  @Test("has one zero")
  func negativeZero() {
    var reading = GestureReading()
    (reading.scale, reading.rotation) = (2, -0.0)
    let state = ControlState(
      isTracking: true, isTouchInside: true, isHighlighted: true, value: -0.0)
    let json = Trace([
      .init(.action, at: 0, who: "pinch", state: .began, detail: .reading(reading)),
      .init(
        .controlEvent, at: 0, who: "slider", word: .controlEvent(.touchDown),
        detail: .control(state)),
    ]).compactJSON
    #expect(json.contains(#""rotation":0,"#) && json.contains(#""value":0}"#))
  }

  private func touch(identity: UInt32) -> Observation.Touch {
    Observation.Touch(
      finger: 0, phase: .began, view: nil, window: nil, tapCount: 1, timestamp: 0,
      location: .zero, previousLocation: .zero, identity: identity)
  }

  @Test("says which object a touch is, where the engine says so", arguments: [0, 7] as [UInt32])
  func identity(_ number: UInt32) throws {
    let touch = touch(identity: number)
    let json = Trace([.init(.sendEvent, at: 0, who: "w", touches: [touch])])
      .compactJSON
    #expect(json.contains(#""identity":7"#) == (number == 7))
    #expect(json.contains("identity") == (number == 7))
    #expect(try Trace(json: json).observations[0].touches == [touch])
  }

  @Test("parts what all kinds of recognizers have from what is one kind's own")
  func parts() {
    var defaults = RecognizerDefaults(newOf: .pan)
    defaults.isEnabled = false
    var (common, own) = (RecognizerDefaults(), RecognizerDefaults())
    common.isEnabled = false
    own.minimumTouches = 1
    #expect(defaults.ofAllKinds == common)
    #expect(defaults.ofOneKind == own)
  }
}
