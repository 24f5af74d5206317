import Testing
import TouchScript

@Suite("Validation of what happens")
struct ScriptValidationTests {
  @Test("refuses scripts that no fingers can play", arguments: scripts)
  func script(_ spoiling: Spoiling) { spoiling.check(in: Valid.views) }

  @Test("refuses changes of what is not there, or cannot be changed", arguments: changes)
  func change(_ spoiling: Spoiling) { spoiling.check(in: Valid.kinds) }

  @Test("refuses reactions to what cannot come", arguments: reactions)
  func reaction(_ spoiling: Spoiling) { spoiling.check(in: Valid.kinds) }

  private static let tie =
    "at 50 ms, as script[1].changes[0] is; each has a millisecond of its own"

  static let scripts: [Spoiling] = [
    .init("script[0].at: -5 ms is not between 0 and the 86400000 ms allowed") {
      $0.script[0].at = -5
    },
    .init("script[2].at: 40 ms is not later than the 50 ms of script[1]") { $0.script[2].at = 40 },
    .init("script[2].at: 50 ms is not later than the 50 ms of script[1]") { $0.script[2].at = 50 },
    .init("script[2].at: 86400001 ms is not between 0 and the 86400000 ms allowed") {
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
      "script[1].touches[0].phase: stationary is none of began, moved, ended"
    ) { $0.script[1].touches[0].phase = .stationary },
    .init(
      "script[1].touches[0].phase: cancelled is none of began, moved, ended"
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
      $0.script[1] = .init(at: 50, changes: [.bringToFront("t")])
    },
    .init("script[1].changes[0].sendToBack: 'w' is a window, and has no siblings") {
      $0.script[1] = .init(at: 50, changes: [.sendToBack("w")])
    },
    .init("script[1].changes[1]: \(tie)") {
      $0.script[1].changes = [.sendToBack("a"), .bringToFront("a")]
    },
    .init("script[1].touches: \(tie)") { $0.script[1].changes = [.sendToBack("a")] },
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
      "addSubview.to: 'scroll' is no tableView, and only those hold a tableCell",
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
    .init("reactions[0].on.touches.phase: stationary is none of began, moved, ended, cancelled") {
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
}
