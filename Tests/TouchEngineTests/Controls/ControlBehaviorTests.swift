import Foundation
import Testing
import TouchEngine

/// Each value of `Behavior.Controls` changes what a control does, and nothing it need not.
@Suite("Wrong ways of controls")
struct ControlBehaviorTests {
  /// One wrong way, and what a touch sends then.
  struct Way: Sendable, CustomTestStringConvertible {
    let rule: String
    let touch: Touch
    let change: @Sendable (inout Behavior.Controls) -> Void
    let right: [String]
    let wrong: [String]

    var testDescription: String { rule }

    init(
      _ rule: String, _ touch: Touch, _ right: [String], _ wrong: [String],
      _ change: @escaping @Sendable (inout Behavior.Controls) -> Void
    ) {
      self.rule = rule
      self.touch = touch
      self.right = right
      self.wrong = wrong
      self.change = change
    }
  }

  /// What the finger does on a control of 40 × 40 points.
  enum Touch: Sendable { case tap, tapTwice, dragOut, cancel, twoFingers, refused, stopped, below }

  @Test("One value breaks one rule", arguments: ways)
  func broken(_ way: Way) {
    #expect(play(way.touch) { _ in } == way.right)
    #expect(play(way.touch, way.change) == way.wrong)
  }

  private func play(_ touch: Touch, _ change: (inout Behavior.Controls) -> Void) -> [String] {
    var behavior = Behavior.uikit
    change(&behavior.controls)
    let world = World(behavior: behavior)
    let noting = NotingControl(world.diary)
    world.add(noting, 0, 0, 40, 40) { control, name in
      control.isHighlighted ? "\(name)!" : name
    }
    noting.isMultipleTouchEnabled = touch == .twoFingers
    noting.begins = touch != .refused
    noting.continues = touch != .stopped
    world.touch(at: 0, .down(5, 5))
    switch touch {
    case .tap, .refused: world.touch(at: 10, .up(5, 5))
    case .tapTwice:
      world.touch(at: 10, .up(5, 5))
      _ = world.diary.take()
      world.tap(5, 5, at: 100, until: 110)
    case .dragOut, .below:
      let y: CGFloat = touch == .below ? 100 : 400
      world.touch(at: 10, .move(5, y))
      world.touch(at: 20, .up(5, y))
    case .stopped:
      world.touch(at: 10, .move(5, 6))
      world.touch(at: 20, .up(5, 6))
    case .cancel: world.touch(at: 10, .cancel(5, 5))
    case .twoFingers:
      world.touch(at: 10, .down(6, 6, finger: 1))
      world.touch(at: 20, .up(6, 6, finger: 1))
    }
    return world.diary.take()
  }

  private static let tap = ["begin", "down!", "end", "upInside"]
  private static let out = [
    "begin", "down!", "continue", "exit", "dragOutside", "end", "upOutside",
  ]
  private static let within = [
    "begin", "down!", "continue", "dragInside!", "end", "upInside",
  ]

  private static let ways: [Way] = [
    Way("CT-01: touchDown", .tap, tap, ["begin", "end", "upInside"]) { $0.sendsTouchDown = false },
    Way("CT-02", .refused, ["begin"], tap) { $0.heedsBeginTracking = false },
    Way(
      "CT-03", .tapTwice, ["begin", "down!", "repeat!", "end", "upInside"], tap
    ) { $0.sendsTouchDownRepeat = false },
    Way(
      "CT-04: enter and exit", .dragOut, out,
      ["begin", "down!", "continue", "dragOutside", "end", "upOutside"]
    ) { $0.sendsDragEnterAndExit = false },
    Way(
      "CT-04: drags", .dragOut, out, ["begin", "down!", "continue", "exit", "end", "upOutside"]
    ) { $0.sendsDrags = false },
    Way(
      "CT-04: order", .dragOut, out,
      ["begin", "down!", "exit", "dragOutside", "continue", "end", "upOutside"]
    ) { $0.asksContinueFirst = false },
    Way(
      "CT-05", .stopped, ["begin", "down!", "continue"], within
    ) { $0.heedsContinueTracking = false },
    Way(
      "CT-06: outside", .dragOut, out,
      ["begin", "down!", "continue", "exit", "dragOutside", "end", "upInside"]
    ) { $0.tellsUpOutside = false },
    Way("CT-06: order", .tap, tap, ["begin", "down!", "upInside", "end"]) {
      $0.endsTrackingFirst = false
    },
    Way(
      "CT-08: cancel", .cancel, ["begin", "down!", "cancel", "cancelled"],
      ["begin", "down!", "cancel"]
    ) { $0.sendsTouchCancel = false },
    Way(
      "CT-08: up", .cancel, ["begin", "down!", "cancel", "cancelled"],
      ["begin", "down!", "cancel", "cancelled", "upOutside"]
    ) { $0.sendsUpAfterCancel = true },
    Way(
      "CT-11", .dragOut, out,
      ["begin", "down!", "continue", "exit!", "dragOutside!", "end", "upOutside"]
    ) { $0.highlightFollowsTouch = false },
    Way("CT-12", .refused, ["begin"], ["begin", "upInside"]) { $0.sendsUpWithoutTracking = true },
    Way(
      "CT-13", .twoFingers, ["begin", "down!"],
      ["begin", "down!", "begin", "down!", "end", "upInside"]
    ) { $0.tracksNewestTouch = true },
    Way("CT-15", .below, within, out) { $0.insideMargin = 10 },
  ]
}

@Suite("Wrong ways of calling targets")
struct ControlTargetBehaviorTests {
  private let counter = Counter()

  /// Makes a control under a behavior, in a window.
  private func control(
    _ change: (inout Behavior.Controls) -> Void, _ control: UIControl = UIControl()
  ) -> (World, UIControl) {
    var behavior = Behavior.uikit
    change(&behavior.controls)
    let world = World(behavior: behavior)
    control.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    world.window.addSubview(control)
    return (world, control)
  }

  @Test("CT-18: registrations for other events, or only one registration, are called")
  func mask() {
    let (world, all) = control { $0.heedsEventMask = false }
    all.addTarget(counter, action: "cancel", for: .touchCancel)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.calls == ["cancel"])
    let (other, one) = control { $0.callsAllRegistrations = false }
    one.addTarget(counter, action: "first", for: .touchDown)
    one.addTarget(counter, action: "second", for: .touchDown)
    other.touch(at: 0, .down(5, 5))
    #expect(counter.calls == ["cancel", "first"])
  }

  @Test("CT-19: the latest registration is called first, which UIKit does not rule out")
  func order() {
    let (world, control) = control { $0.callsLatestFirst = true }
    control.addTarget(counter, action: "first", for: .touchDown)
    control.addTarget(counter, action: "second", for: .touchDown)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.calls == ["second", "first"])
  }

  @Test("The same registration is called once more, which no rule forbids")
  func twice() {
    let (world, control) = control { $0.mergesRegistrations = false }
    control.addTarget(counter, action: "go", for: .touchDown)
    control.addTarget(counter, action: "go", for: .touchDown)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.calls == ["go", "go"])
  }

  @Test("CT-20: a target is retained, or the chain is searched when it is gone")
  func lostTargets() {
    weak var target: Counter?
    let (keeper, retaining) = control { $0.retainsTargets = true }
    do {
      let passing = Counter()
      target = passing
      retaining.addTarget(passing, action: "go", for: .touchDown)
    }
    #expect(keeper.window.subviews == [retaining])
    #expect(target != nil)
    let (world, searching) = control { $0.looksForLostTargets = true }
    do { searching.addTarget(Counter(), action: "go", for: .touchDown) }
    var calls = 0
    searching.implement("go") { _, _ in calls += 1 }
    world.touch(at: 0, .down(5, 5))
    #expect(calls == 1)
  }

  @Test("CT-21: an override of sendAction is passed by")
  func passedBy() {
    final class Silent: UIControl {
      override func sendAction(
        _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
      ) {}
    }
    let (world, silent) = control({ $0.asksControlToSend = false }, Silent())
    silent.addTarget(counter, action: "go", for: .touchDown)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.calls == ["go"])
  }

  @Test("CT-22: actions get no event")
  func noEvent() {
    let (world, control) = control { $0.showsEvent = false }
    control.addTarget(counter, action: "go", for: .touchDown)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.hadEvent == [false])
  }

  @Test("CT-24: removing takes off all events")
  func removesAll() {
    let (world, control) = control { $0.removesGivenEventsOnly = false }
    control.addTarget(counter, action: "go", for: [.touchDown, .touchUpInside])
    control.removeTarget(counter, action: "go", for: .touchUpInside)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.calls == [])
  }

  @Test("CT-25: nothing is sent by hand")
  func notByHand() {
    let (world, control) = control { $0.sendsWithoutTouch = false }
    control.addTarget(counter, action: "go", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(counter.calls == [])
    world.touch(at: 0, .down(5, 5))
    #expect(counter.calls == ["go"])
  }

  @Test("CT-14, CT-17: where point(inside:) is not asked, or the touch-down is judged")
  func inside() {
    final class Wide: UIControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    }
    final class Reaching: UIControl {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    }
    let (world, wide) = control({ $0.heedsPointInside = false }, Wide())
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(300, 300))
    #expect(!wide.isTouchInside)
    let (other, reaching) = control({ $0.startsInside = false }, Reaching())
    other.touch(at: 0, .down(300, 300))
    #expect(!reaching.isTouchInside)
  }
}
