import Testing
import TouchScript

@Suite("Validation")
struct ValidationTests {
  /// A way to spoil a valid scenario, and the sentence that it is refused with.
  struct Spoiling: Sendable, CustomTestStringConvertible {
    let sentence: String
    let spoil: @Sendable (inout Scenario) -> Void
    var testDescription: String { sentence }

    init(_ sentence: String, _ spoil: @escaping @Sendable (inout Scenario) -> Void) {
      self.sentence = sentence
      self.spoil = spoil
    }
  }

  /// Window `w` holds `a` (with `a1`, `a2`) and the button `b`; `vc` manages `a`.
  static var valid: Scenario {
    Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        View("a", Rect(0, 0, 100, 100)) {
          View("a1", Rect(0, 0, 50, 50))
          View("a2", Rect(0, 0, 50, 50))
        }
        .controller("vc").tap("t").tap("u")
        Button("b", Rect(0, 100, 100, 100)).target("vc", "go")
      }
    } script: {
      Down(at: Point(1, 1))
      After(50)
      Move(to: Point(2, 2))
      After(50)
      Up()
    }
  }

  @Test("accepts scenarios in which everything is said, or nothing")
  func accepts() throws {
    try Scenario().validate()
    try Self.valid.validate()
    try Samples.small.validate()
    try Samples.everything.validate()
  }

  @Test("refuses views that are not what they should be", arguments: views)
  func view(_ spoiling: Spoiling) { check(spoiling) }

  @Test("refuses trees that are none", arguments: trees)
  func tree(_ spoiling: Spoiling) { check(spoiling) }

  @Test("refuses what refers to nothing, and numbers that mean nothing", arguments: responders)
  func responder(_ spoiling: Spoiling) { check(spoiling) }

  @Test("refuses scripts that no fingers can play", arguments: scripts)
  func script(_ spoiling: Spoiling) { check(spoiling) }

  private func check(_ spoiling: Spoiling) {
    var scenario = Self.valid
    spoiling.spoil(&scenario)
    #expect(message { try scenario.validate() } == spoiling.sentence)
  }

  static let views: [Spoiling] = [
    .init("views[1].id: 'w' is already the id of views[0]") { $0.views[1].id = "w" },
    .init("controllers[0].id: 'a' is already the id of views[1]") { $0.controllers[0].id = "a" },
    .init("recognizers[1].id: 't' is already the id of recognizers[0]") {
      $0.recognizers[1].id = "t"
    },
    .init("views[2].id: empty") { $0.views[2].id = "" },
    .init("views[2].id: 'delegate' is reserved") { $0.views[2].id = "delegate" },
    .init("recognizers[0].id: 'scene' is reserved") { $0.recognizers[0].id = "scene" },
    .init("views[2].id: 'a\\u{a}b' has a control character in it") { $0.views[2].id = "a\nb" },
    .init("views[2].id: 'a\\u{2028}' has a control character in it") {
      $0.views[2].id = "a\u{2028}"
    },
    .init("views[2].id: 65 bytes long, and 64 are allowed") {
      $0.views[2].id = String(repeating: "x", count: 65)
    },
    .init("views[3].frame.width: not a finite number") { $0.views[3].frame.width = .nan },
    .init("views[3].frame.x: not a finite number") { $0.views[3].frame.x = -.infinity },
    .init("views[3].frame.y: 0.1 is not a multiple of 1/8") { $0.views[3].frame.y = 0.1 },
    .init("views[3].frame.height: negative (-1)") { $0.views[3].frame.height = -1 },
    .init("views[3].frame.x: 1000000.125 is beyond the 1000000 allowed") {
      $0.views[3].frame.x = 1_000_000.125
    },
    .init("views[3].frame.y: -1e+300 is beyond the 1000000 allowed") {
      $0.views[3].frame.y = -1e300
    },
    .init("views[3].boundsOrigin.y: 0.3 is not a multiple of 1/8") {
      $0.views[3].boundsOrigin.y = 0.3
    },
    .init("views[3].anchorPoint.x: not a finite number") { $0.views[3].anchorPoint.x = .nan },
    .init("views[3].transform.tx: not a finite number") { $0.views[3].transform.tx = .infinity },
    .init("views[3].transform: its determinant is 0, so it cannot be undone") {
      $0.views[3].transform = .scale(0, 1)
    },
    .init("views[3].alpha: 1.5 is not between 0 and 1") { $0.views[3].alpha = 1.5 },
    .init("views[3].alpha: -0.5 is not between 0 and 1") { $0.views[3].alpha = -0.5 },
    .init("views[3].alpha: nan is not between 0 and 1") { $0.views[3].alpha = .nan },
    .init("views[1].overrides.hitTest.returns: no view 'vc'") {
      $0.views[1].overrides.hitTest = .returns("vc")
    },
    .init("views[1].overrides.pointInside.grown: 0.1 is not a multiple of 1/8") {
      $0.views[1].overrides.pointInside = .grown(0.1)
    },
    .init("views[1].overrides.next: no responder 't'") { $0.views[1].overrides.next = "t" },
    .init("views[1].overrides.next: no responder 'delegate'") {
      $0.views[1].overrides.next = "delegate"
    },
    .init("views[1].overrides.actions[1]: empty") { $0.views[1].overrides.actions = ["go", ""] },
    .init("orderSeed: negative (-1)") { $0.orderSeed = -1 },
  ]

  static let trees: [Spoiling] = [
    .init("views[1].parent: missing, and only windows have none") { $0.views[1].parent = nil },
    .init("views[0].parent: 'w' is a window, which has none") { $0.views[0].parent = "a" },
    .init("views[2].parent: no view 'x'") { $0.views[2].parent = "x" },
    .init("views[2].parent: no view 'vc'") { $0.views[2].parent = "vc" },
    .init("views[2].parent: 'a1' is its own ancestor (a1 → a1)") { $0.views[2].parent = "a1" },
    .init("views[1].parent: 'a' is its own ancestor (a → a2 → a)") { $0.views[1].parent = "a2" },
    .init(
      "views[4]: 'b' does not stand right behind its parent 'a1' or the parent's other subviews "
        + "(pre-order)"
    ) { $0.views[4].parent = "a1" },
    .init(
      "views[1]: 'a1' does not stand right behind its parent 'a' or the parent's other subviews "
        + "(pre-order)"
    ) { $0.views.swapAt(1, 2) },
  ]

  static let responders: [Spoiling] = [
    .init("controllers[0].view: no view 'x'") { $0.controllers[0].view = "x" },
    .init("controllers[0].view: 'w' is a window, which has no controller") {
      $0.controllers[0].view = "w"
    },
    .init("controllers[1].view: 'a' already is the view of controllers[0]") {
      $0.controllers.append(.init(id: "vc2", view: "a"))
    },
    .init("controllers[0].actions[0]: empty") { $0.controllers[0].actions = [""] },
    .init("recognizers[0].view: no view 'vc'") { $0.recognizers[0].view = "vc" },
    .init("recognizers[0].taps: 0 is not between 1 and 10") { $0.recognizers[0].taps = 0 },
    .init("recognizers[1].touches: 11 is not between 1 and 10") { $0.recognizers[1].touches = 11 },
    .init("recognizers[0].cannotPrevent[1]: no recognizer 'a'") {
      $0.recognizers[0].cannotPrevent = ["u", "a"]
    },
    .init("recognizers[0].cannotBePreventedBy[0]: no recognizer 'x'") {
      $0.recognizers[0].cannotBePreventedBy = ["x"]
    },
    .init("recognizers[0].delegate.simultaneousWith[0]: no recognizer 'x'") {
      $0.recognizers[0].delegate = .init(simultaneousWith: ["x"])
    },
    .init("views[1].targets: 'a' is a view, and only controls have any") {
      $0.views[1].targets = [.init(.firstResponder, "go")]
    },
    .init("views[4].targets[0].receiver: no responder 't'") {
      $0.views[4].targets = [.init(.responder("t"), "go")]
    },
    .init("views[4].targets[0].receiver: no responder 'delegate'") {
      $0.views[4].targets = [.init(.responder("delegate"), "go")]
    },
    .init("views[4].targets[1].action: empty") {
      $0.views[4].targets.append(.init(.firstResponder, ""))
    },
    .init("views[4].targets[0].events: empty") { $0.views[4].targets[0].events = [] },
    .init("application.actions[0]: 'a\\u{0}' has a control character in it") {
      $0.application.actions = ["a\0"]
    },
    .init("application.delegate.actions[0]: empty") {
      $0.application.delegate = .init(actions: [""])
    },
    .init("views[1].overrides.next: the chain of responders comes back to where it was (a → a)") {
      $0.views[1].overrides.next = "a"
    },
    .init(
      "views[0].overrides.next: the chain of responders comes back to where it was (w → a1 → a → w)"
    ) { $0.views[0].overrides.next = "a1" },
    .init(
      "views[0].overrides.next: the chain of responders comes back to where it was (w → b → w)"
    ) {
      $0.views[0].overrides.next = "b"
      $0.views[4].overrides.next = "w"
    },
  ]

  static let scripts: [Spoiling] = [
    .init("script[0].at: negative time (-5 ms)") { $0.script[0].at = -5 },
    .init("script[2].at: 40 ms is not later than the 50 ms of script[1]") { $0.script[2].at = 40 },
    .init("script[2].at: 50 ms is not later than the 50 ms of script[1]") { $0.script[2].at = 50 },
    .init("script[2].at: 86400001 ms is later than the 86400000 ms allowed") {
      $0.script[2].at = 86_400_001
    },
    .init("script[0].touches[0].phase: finger 0 moved while it is not down") {
      $0.script[0].touches[0].phase = .moved
    },
    .init("script[0].touches[0].phase: finger 0 ended while it is not down") {
      $0.script[0].touches[0].phase = .ended
    },
    .init("script[1].touches[0].phase: finger 0 began while it is down") {
      $0.script[1].touches[0].phase = .began
    },
    .init(
      "script[1].touches[0].phase: a finger cannot be stationary; known: began, moved, ended"
    ) { $0.script[1].touches[0].phase = .stationary },
    .init(
      "script[1].touches[0].phase: a finger cannot be cancelled; known: began, moved, ended"
    ) { $0.script[1].touches[0].phase = .cancelled },
    .init("script[1].touches[0].finger: 32 is not between 0 and 31") {
      $0.script[1].touches[0].finger = 32
    },
    .init("script[1].touches[0].finger: -1 is not between 0 and 31") {
      $0.script[1].touches[0].finger = -1
    },
    .init("script[1].touches[1].finger: 0 stands behind 0, and fingers of a step ascend") {
      $0.script[1].touches.append(.init(0, .ended, at: .zero))
    },
    .init("script[1].touches[1].finger: 0 stands behind 1, and fingers of a step ascend") {
      $0.script[1].touches.insert(.init(1, .began, at: .zero), at: 0)
    },
    .init("script[1].touches[0].location.x: not a finite number") {
      $0.script[1].touches[0].location.x = .nan
    },
    .init("script[1].touches[0].location.y: 0.3 is not a multiple of 1/8") {
      $0.script[1].touches[0].location.y = 0.3
    },
    .init("script[1].changes[0].bringToFront: no view 't'") {
      $0.script[1].changes = [.bringToFront("t")]
    },
    .init("script[1].changes[1].sendToBack: 'w' is a window, and has no siblings") {
      $0.script[1].changes = [.sendToBack("a"), .sendToBack("w")]
    },
  ]
}

@Suite("A chain of responders")
struct ResponderChainValidationTests {
  @Test("may lead anywhere as long as it ends")
  func ends() throws {
    var scenario = ValidationTests.valid
    scenario.application.delegate = .init()
    for next in ["w", "b", "vc", "application", "delegate"] {
      scenario.views[2].overrides.next = next
      try scenario.validate()
    }
  }

  @Test("goes from a controller to the superview of its view")
  func throughController() {
    var scenario = ValidationTests.valid
    scenario.views[0].overrides.next = "vc"
    #expect(
      message { try scenario.validate() }
        == "views[0].overrides.next: the chain of responders comes back to where it was (w → w)")
  }
}
