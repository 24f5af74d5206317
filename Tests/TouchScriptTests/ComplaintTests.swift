import Testing

@testable import TouchScript

@Suite("What cannot be a trace of a scenario")
struct ComplaintTests {
  private let scene = Scenario(
    views: [.init(id: "w", kind: .window), .init(id: "v", parent: "w")],
    recognizers: [.init(id: "tap", view: "v", kind: .tap)],
    script: [
      .init(at: 0, touches: [.init(0, .began, at: .zero)]),
      .init(at: 9, touches: [.init(0, .ended, at: .zero)]),
    ])

  private func touch(_ change: (inout Observation.Touch) -> Void = { _ in }) -> Observation.Touch {
    var touch = Observation.Touch(
      finger: 0, phase: .began, view: "v", window: "w", tapCount: 1, timestamp: 0, location: .zero,
      previousLocation: .zero)
    change(&touch)
    return touch
  }

  private func complaints(_ entries: Observation...) -> [String] {
    Trace(entries).complaints(for: scene).map(\.description)
  }

  private func told(_ touch: Observation.Touch, of fingers: [Int] = [0]) -> Observation {
    Observation(.responder, at: 0, who: "v", phase: .began, touches: [touch], fingers: fingers)
  }

  @Test("What may be there is not complained of")
  func fine() {
    #expect(
      complaints(
        told(touch()), told(touch { $0.view = "_UIKeyboard" }),
        .init(.touchSet, at: 9, who: "v", fingers: [0]),
        .init(.touchSet, at: 9, who: "tap", fingers: [0]),
        .init(.touchSet, at: 9, who: "v.panGestureRecognizer", fingers: [0]),
        .init(.hitTest, at: 9, who: "_overlay"),
        .init(.hitTest, at: 9, who: "application", other: "scene")
      ).isEmpty)
  }

  @Test("Names, fingers, times and numbers that cannot be are named with their entry and a cure")
  func complaints() {
    let asked = Observation(.hitTest, who: "tap")
    let cases: [([Observation], String)] = [
      (
        [.init(.hitTest, at: 0, who: "x")],
        "entry 1: 'x' is no responder of the scene; use"
      ),
      ([asked], "entry 1: 'tap' is a recognizer, and a responder is meant here; use"),
      ([.init(.reset, at: 0, who: "v")], "entry 1: 'v' is a responder, and a recog"),
      (
        [
          .init(.hitTest, at: 9, who: "v"),
          .init(.hitTest, at: 8, who: "v"),
        ],
        "entry 2: it happened at 8 ms, and the entry before it at 9 ms; list"
      ),
      ([.init(.hitTest, at: -1, who: "v")], "entry 1: it happened at -1 ms; 'at' is"),
      (
        [.init(.hitTest, at: .max, who: "v")],
        "entry 1: it happened at 9223372036854775807"
      ),
      ([told(touch { $0.finger = 1 })], "entry 1: there is no finger 1 in the script; give"),
      ([told(touch { $0.finger = -1 })], "entry 1: there is no finger -1 in"),
      ([told(touch { $0.finger = 64 })], "entry 1: there is no finger 64 in"),
      ([told(touch(), of: [0, 70])], "entry 1: there is no finger 70 in"),
      ([told(touch { $0.window = "x" })], "entry 1: 'x' is no responder"),
      ([told(touch { $0.timestamp = -5 })], "entry 1: the timestamp of a touch is -5 ms; 'time"),
      ([told(touch { $0.tapCount = .max })], "entry 1: the tapCount of a touch is 92233720368"),
      ([told(touch { $0.location.x = .nan })], "entry 1: the location of a touch is nan; report"),
      (
        [told(touch { $0.locationInReceiver = Point(0, .infinity) })],
        "entry 1: the location of a touch in its receiver is inf; report"
      ),
      (
        [.init(.chain, at: 0, who: "v", names: ["w", "nobody"])],
        "entry 1: 'nobody' is no responder"
      ),
    ]
    for (entries, sentence) in cases {
      let found = Trace(entries).complaints(for: scene).map(\.description)
      #expect(found.count == 1 && found[0].hasPrefix(sentence), "\(sentence): \(found)")
    }
  }

  @Test("Complaints are few, and a trace without end is one")
  func limits() {
    let stranger = Observation(.hitTest, at: 0, who: "x")
    let many = Trace(Array(repeating: stranger, count: 100))
    #expect(many.complaints(for: scene).count == 10)
    #expect(many.complaints(for: scene, atMost: 1).count == 1)
    let endless = Trace(Array(repeating: stranger, count: Trace.mostEntries + 1))
    #expect(endless.complaints(for: scene).map(\.entry) == [nil])
  }
}
