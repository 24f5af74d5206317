import Testing
import TouchScript

@Suite("Validation of what apps are made of")
struct WideValidationTests {
  typealias Spoiling = ValidationTests.Spoiling

  /// Window `w` holds the table `table` with the cell `cell` (`content`, `badge`), the scroll view
  /// `scroll` with the switch `s`, and `sheet`; `vc` manages `scroll` and presented `svc` of `sheet`.
  static var valid: Scenario {
    Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        TableView("table", Rect(0, 0, 100, 100)) {
          Cell("cell", Rect(0, 0, 100, 50)) {
            CellContent("content", Rect(0, 0, 100, 50))
            View("badge", Rect(0, 0, 10, 10))
          }
        }
        ScrollView("scroll", Rect(0, 0, 100, 100)) { Switch("s", Rect(0, 0, 50, 30)) }
          .controller("vc").pan("pan").longPress("press")
        View("sheet", Rect(0, 0, 100, 100)).controller("svc", presentedBy: "vc")
      }
    } script: {
      When(.action("pan"), .interrupt)
      At(0)
    }
  }

  @Test("accepts a valid scenario")
  func accepts() throws { try Self.valid.validate() }

  @Test("refuses views that are not what they should be", arguments: views)
  func view(_ spoiling: Spoiling) { check(spoiling) }

  @Test("refuses recognizers that cannot be, or wait for themselves", arguments: recognizers)
  func recognizer(_ spoiling: Spoiling) { check(spoiling) }

  @Test("refuses changes of what is not there, or cannot be changed", arguments: changes)
  func change(_ spoiling: Spoiling) { check(spoiling) }

  @Test("refuses reactions to what cannot come", arguments: reactions)
  func reaction(_ spoiling: Spoiling) { check(spoiling) }

  @Test("refuses what could go round in circles", arguments: rings)
  func ring(_ spoiling: Spoiling) { check(spoiling) }

  private func check(_ spoiling: Spoiling) {
    var scenario = Self.valid
    spoiling.spoil(&scenario)
    #expect(message { try scenario.validate() } == spoiling.sentence)
  }

  static let views: [Spoiling] = [
    .init("views[4].parent: 'cell' is not a tableView, and only those hold cells") {
      $0.views[4].kind = .tableCell
    },
    .init("views[3].parent: 'table' is not a tableCell, and only those hold content views") {
      $0.views[3].parent = "table"
    },
    .init("views[4]: 'badge' is a content view, and not the first view of its cell") {
      $0.views[4].kind = .cellContent
    },
    .init("views[4]: 'content' is a content view, and not the first view of its cell") {
      $0.views.swapAt(3, 4)
    },
    .init("views[1].items: 0 is not between 1 and 64") { $0.views[1].items = 0 },
    .init("views[1].items: 65 is not between 1 and 64") { $0.views[1].items = 65 },
    .init("views[1].scrolling.contentSize.width: negative (-1)") {
      $0.views[1].scrolling.contentSize.width = -1
    },
    .init("views[1].scrolling.contentSize.height: 0.1 is not a multiple of 1/8") {
      $0.views[1].scrolling.contentSize.height = 0.1
    },
    .init("views[1].overrides.refuses[1]: empty") { $0.views[1].overrides.refuses = ["a", ""] },
    .init("controllers[0].refuses[0]: empty") { $0.controllers[0].refuses = [""] },
    .init("controllers[1].presentedBy: no controller 'sheet'") {
      $0.controllers[1].presentedBy = "sheet"
    },
    .init("controllers[1].presentedBy: no controller 'x'") { $0.controllers[1].presentedBy = "x" },
    .init("views[1].targets: 'table' is a tableView, and only controls have any") {
      $0.views[1].targets = [.init(.firstResponder, "go")]
    },
    .init("reactions: 1000001 of them, and 1000000 are allowed") {
      $0.reactions = Array(repeating: $0.reactions[0], count: 1_000_001)
    },
  ]

  static let recognizers: [Spoiling] = [
    .init("recognizers[0].taps: 0 is not between 1 and 10") { $0.recognizers[0].taps = 0 },
    .init("recognizers[1].taps: -1 is not between 0 and 10") { $0.recognizers[1].taps = -1 },
    .init("recognizers[1].taps: 11 is not between 0 and 10") { $0.recognizers[1].taps = 11 },
    .init("recognizers[0].minimumTouches: 0 is not between 1 and 10") {
      $0.recognizers[0].minimumTouches = 0
    },
    .init("recognizers[0].maximumTouches: 11 is not between 1 and 10") {
      $0.recognizers[0].maximumTouches = 11
    },
    .init("recognizers[0].maximumTouches: 1 is less than the 2 of minimumTouches") {
      $0.recognizers[0].minimumTouches = 2
      $0.recognizers[0].maximumTouches = 1
    },
    .init(
      "recognizers[1].minimumPressDuration: -1 ms is not between 0 and the 86400000 ms allowed"
    ) { $0.recognizers[1].minimumPressDuration = -1 },
    .init(
      "recognizers[1].minimumPressDuration: 86400001 ms is not between 0 and the 86400000 ms "
        + "allowed"
    ) { $0.recognizers[1].minimumPressDuration = 86_400_001 },
    .init("recognizers[1].allowableMovement: negative (-8)") {
      $0.recognizers[1].allowableMovement = -8
    },
    .init("recognizers[1].allowableMovement: not a finite number") {
      $0.recognizers[1].allowableMovement = .nan
    },
    .init("recognizers[0].directions: empty") { $0.recognizers[0].directions = [] },
    .init(
      "recognizers[0].directions: not in order, or twice the same; the order is right, left, up, "
        + "down"
    ) { $0.recognizers[0].directions = [.left, .right] },
    .init(
      "recognizers[0].edges: not in order, or twice the same; the order is top, left, bottom, "
        + "right"
    ) { $0.recognizers[0].edges = [.top, .top] },
    .init("recognizers[0].edges: empty") { $0.recognizers[0].edges = [] },
    .init("recognizers[0].ignoredFingers[1]: 32 is not between 0 and 31") {
      $0.recognizers[0].ignoredFingers = [1, 32]
    },
    .init("recognizers[0].ignoredFingers[1]: 1 stands behind 1, and fingers ascend") {
      $0.recognizers[0].ignoredFingers = [1, 1]
    },
    .init("recognizers[0].requiresFailureOf[1]: no recognizer 'vc'") {
      $0.recognizers[0].requiresFailureOf = ["press", "vc"]
    },
    .init("recognizers[0].subclassRequiresFailureOf[0]: no recognizer 'x'") {
      $0.recognizers[0].subclassRequiresFailureOf = ["x"]
    },
    .init("recognizers[0].subclassIsRequiredToFailBy[0]: no recognizer 'x'") {
      $0.recognizers[0].subclassIsRequiredToFailBy = ["x"]
    },
    .init("recognizers[0].targets[1].receiver: no responder 'press'") {
      $0.recognizers[0].targets = [.init(.released, "a"), .init(.responder("press"), "b")]
    },
    .init("recognizers[0].targets[0].action: empty") {
      $0.recognizers[0].targets = [.init(.responder("vc"), "")]
    },
    .init("recognizers[0].delegate.refusesTouchesIn[0]: no view 'vc'") {
      $0.recognizers[0].delegate = .init(refusesTouchesIn: ["vc"])
    },
    .init("recognizers[0].delegate.requiresFailureOf[0]: no recognizer 'x'") {
      $0.recognizers[0].delegate = .init(requiresFailureOf: ["x"])
    },
    .init("recognizers[0].delegate.isRequiredToFailBy[0]: no recognizer 'w'") {
      $0.recognizers[0].delegate = .init(isRequiredToFailBy: ["w"])
    },
  ]

  /// The sentence with which a change is refused, behind its place.
  private static func refused(_ sentence: String, _ change: Scenario.Change) -> Spoiling {
    .init("script[0].changes[0].\(sentence)") { $0.script[0].changes = [change] }
  }

  static let changes: [Spoiling] = [
    refused(
      "removeFromSuperview: 'w' is a window, and is in no other view", .removeFromSuperview("w")),
    refused("removeFromSuperview: no view 'vc'", .removeFromSuperview("vc")),
    refused("addSubview.view: 'w' is a window, and is in no other view", .addSubview("w", to: "s")),
    refused("addSubview.view: no view 'x'", .addSubview("x", to: "s")),
    refused("addSubview.to: no view 'pan'", .addSubview("s", to: "pan")),
    refused(
      "addSubview.to: 'scroll' is no tableView, and 'cell' is a cell",
      .addSubview("cell", to: "scroll")),
    refused(
      "addSubview.to: 'content' is a cell's content, and stays in its cell",
      .addSubview("content", to: "cell")),
    refused("setHidden.view: no view 'x'", .setHidden("x", true)),
    refused("setAlpha.view: no view 'x'", .setAlpha("x", 1)),
    refused("setAlpha.to: 1.5 is not between 0 and 1", .setAlpha("s", 1.5)),
    refused("setUserInteractionEnabled.view: no view 'x'", .setUserInteractionEnabled("x", true)),
    refused(
      "setEnabled.control: 'table' is a tableView, and only controls can be disabled",
      .setEnabled("table", false)),
    refused("setEnabled.control: no view 'x'", .setEnabled("x", false)),
    refused("setFrame.view: no view 'x'", .setFrame("x", Rect(0, 0, 1, 1))),
    refused("setFrame.to.width: negative (-1)", .setFrame("s", Rect(0, 0, -1, 1))),
    refused("setFrame.to.y: 0.1 is not a multiple of 1/8", .setFrame("s", Rect(0, 0.1, 1, 1))),
    refused("setTransform.view: no view 'x'", .setTransform("x", .identity)),
    refused(
      "setTransform.to: its determinant is 0, so it cannot be undone",
      .setTransform("s", .scale(1, 0))),
    refused("setTransform.to.b: not a finite number", .setTransform("s", Transform(b: .infinity))),
    refused("setBoundsOrigin.view: no view 'x'", .setBoundsOrigin("x", .zero)),
    refused("setBoundsOrigin.to.x: not a finite number", .setBoundsOrigin("s", Point(.nan, 0))),
    refused("setRecognizerEnabled.recognizer: no recognizer 's'", .setRecognizerEnabled("s", true)),
    refused("removeRecognizer: no recognizer 's'", .removeRecognizer("s")),
    refused("addRecognizer.recognizer: no recognizer 's'", .addRecognizer("s", to: "s")),
    refused("addRecognizer.to: no view 'pan'", .addRecognizer("pan", to: "pan")),
    refused("becomeFirstResponder: no responder 'pan'", .becomeFirstResponder("pan")),
    refused("resignFirstResponder: no responder 'delegate'", .resignFirstResponder("delegate")),
    refused("present.controller: no controller 'sheet'", .present("sheet", by: "vc")),
    refused("present.by: no controller 'w'", .present("svc", by: "w")),
    refused("dismiss: no controller 'x'", .dismiss("x")),
    refused(
      "sendActions.control: 'scroll' is a scrollView, and only controls can send actions",
      .sendActions("scroll", for: [.valueChanged])),
    refused("sendActions.for: empty", .sendActions("s", for: [])),
    refused(
      "removeTargets.control: 'scroll' is a scrollView, and only controls can have targets",
      .removeTargets("scroll", for: [.valueChanged])),
    refused("removeTargets.for: empty", .removeTargets("s", for: [])),
    refused(
      "makeKeyWindow: 's' is a switch, and only windows can become key", .makeKeyWindow("s")),
    refused("makeKeyWindow: no view 'vc'", .makeKeyWindow("vc")),
    refused(
      "animate.view: no view 'x'",
      .animate("x", milliseconds: 1, allowsUserInteraction: true)),
    refused(
      "animate.milliseconds: -1 ms is not between 0 and the 86400000 ms allowed",
      .animate("s", milliseconds: -1, allowsUserInteraction: true)),
  ]

  static let reactions: [Spoiling] = [
    .init("reactions[0].on.action: no recognizer 's'") { $0.reactions[0].on = .action("s") },
    .init("reactions[0].on.touches.responder: no responder 'pan'") {
      $0.reactions[0].on = .touches("pan", .began)
    },
    .init("reactions[0].on.touches.phase: nobody is told of stationary touches") {
      $0.reactions[0].on = .touches("s", .stationary)
    },
    .init(
      "reactions[0].on.controlEvent.control: 'w' is a window, and only controls can send events"
    ) { $0.reactions[0].on = .controlEvent("w", .touchDown) },
    .init("reactions[0].changes: empty") { $0.reactions[0].changes = [] },
    .init("reactions[0].changes[1].setHidden.view: no view 'x'") {
      $0.reactions[0].changes.append(.setHidden("x", true))
    },
  ]

  static let rings: [Spoiling] = [
    .init(
      "recognizers[0].requiresFailureOf: 'pan' waits for its own failure (pan → pan)"
    ) { $0.recognizers[0].requiresFailureOf = ["pan"] },
    .init(
      "recognizers[0].requiresFailureOf: 'pan' waits for its own failure (pan → press → pan)"
    ) {
      $0.recognizers[0].requiresFailureOf = ["press"]
      $0.recognizers[1].requiresFailureOf = ["pan"]
    },
    .init("controllers[0].presentedBy: 'vc' is presented by itself (vc → vc)") {
      $0.controllers[0].presentedBy = "vc"
    },
    .init("controllers[0].presentedBy: 'vc' is presented by itself (vc → svc → vc)") {
      $0.script[0].changes = [.present("vc", by: "svc")]
    },
    .init(
      "script[0].changes[1].addSubview: 'scroll' could become its own ancestor "
        + "(scroll → s → scroll)"
    ) { $0.script[0].changes = [.interrupt, .addSubview("scroll", to: "s")] },
    .init(
      "reactions[0].changes[0].addSubview: 'sheet' could become its own ancestor (sheet → sheet)"
    ) { $0.reactions[0].changes = [.addSubview("sheet", to: "sheet")] },
    .init(
      "script[0].changes[0].addSubview: 'scroll' could become its own ancestor "
        + "(scroll → sheet → scroll)"
    ) {
      $0.script[0].changes = [.addSubview("scroll", to: "sheet")]
      $0.reactions[0].changes = [.addSubview("sheet", to: "scroll")]
    },
    .init(
      "views[5].overrides.next: the chain of responders comes back to where it was "
        + "(scroll → s → scroll)"
    ) { $0.views[5].overrides.next = "s" },
    .init(
      "views[5].overrides.next: the chain of responders comes back to where it was "
        + "(scroll → sheet → scroll)"
    ) {
      $0.views[5].overrides.next = "sheet"
      $0.script[0].changes = [.addSubview("sheet", to: "scroll")]
    },
    .init(
      "views[0].overrides.next: the chain of responders comes back to where it was (w → w)"
    ) { $0.views[0].overrides.next = "svc" },
  ]

  @Test("accepts detours that come to an end")
  func detours() throws {
    var scenario = Self.valid
    scenario.script[0].changes = [
      .addSubview("s", to: "sheet"), .addSubview("s", to: "scroll"),
      .addSubview("cell", to: "table"),
      .addSubview("badge", to: "content"), .present("svc", by: "vc"),
    ]
    scenario.recognizers[0].requiresFailureOf = ["press", "press"]
    scenario.views[6].overrides.next = "svc"
    try scenario.validate()
  }

  @Test("follows 20,000 requirements without recursion")
  func scale() throws {
    let count = 20_000
    var scenario = Scenario(views: [.init(id: "w", kind: .window)])
    scenario.recognizers = (0..<count).map {
      .init(id: "t\($0)", view: "w", requiresFailureOf: $0 == 0 ? [] : ["t\($0 - 1)", "t0"])
    }
    scenario.recognizers[1].requiresFailureOf = ["t0"]
    try scenario.validate()
    scenario.recognizers[0].requiresFailureOf = ["t\(count - 1)"]
    #expect(
      message { try scenario.validate() }
        == "recognizers[0].requiresFailureOf: 't0' waits for its own failure "
        + "(t0 → t19999 → t19998 → t19997 → t19996 → t19995 → … 19994 more … → t0)")
  }
}
