import Testing
import TouchScript

@Suite("Validation of responders")
struct ResponderValidationTests {
  @Test("refuses what refers to nothing, and numbers that mean nothing", arguments: responders)
  func responder(_ spoiling: Spoiling) { spoiling.check(in: Valid.views) }

  static let responders: [Spoiling] = [
    .init("controllers[0].view: no view 'x'") { $0.controllers[0].view = "x" },
    .init("controllers[0].view: 'w' is a window, and has no controller") {
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
    .init("views[1].overrides.next: 'a' comes back in its own chain of responders (a → a)") {
      $0.views[1].overrides.next = "a"
    },
    .init(
      "views[0].overrides.next: 'w' comes back in its own chain of responders (w → a1 → a → w)"
    ) { $0.views[0].overrides.next = "a1" },
    .init(
      "views[0].overrides.next: 'w' comes back in its own chain of responders (w → b → w)"
    ) {
      $0.views[0].overrides.next = "b"
      $0.views[4].overrides.next = "w"
    },
  ]
}

@Suite("A chain of responders")
struct ResponderChainValidationTests {
  @Test("may lead anywhere as long as it ends")
  func ends() throws {
    var scenario = Valid.views
    scenario.application.delegate = .init()
    for next in ["w", "b", "vc", "application", "delegate"] {
      scenario.views[2].overrides.next = next
      try scenario.validate()
    }
  }

  @Test("goes from a controller to the superview of its view")
  func throughController() {
    var scenario = Valid.views
    scenario.views[0].overrides.next = "vc"
    #expect(
      message { try scenario.validate() }
        == "views[0].overrides.next: 'w' comes back in its own chain of responders (w → w)")
  }
}
