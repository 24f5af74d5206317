import Foundation
import Testing
import TouchEngine

/// Each mistake changes what a control does, and nothing it need not.
@Suite("Wrong ways of controls")
struct ControlBehaviorTests {
  /// One wrong way, and what a touch sends then.
  struct Way: Sendable, CustomTestStringConvertible {
    let rule: String
    let touch: Touch
    let mistake: Mistake
    let right: [String]
    let wrong: [String]

    var testDescription: String { rule }

    init(
      _ rule: String, _ touch: Touch, _ mistake: Mistake, _ right: [String], _ wrong: [String]
    ) {
      self.rule = rule
      self.touch = touch
      self.right = right
      self.wrong = wrong
      self.mistake = mistake
    }
  }

  /// What the finger does on a control of 40 × 40 points.
  enum Touch: Sendable { case tap, tapTwice, dragOut, cancel, twoFingers, refused, stopped }

  @Test("One mistake breaks one rule", arguments: ways)
  func broken(_ way: Way) {
    #expect(play(way.touch) == way.right)
    #expect(play(way.touch, [way.mistake]) == way.wrong)
  }

  private func play(_ touch: Touch, _ mistakes: Mistakes = []) -> [String] {
    let world = World(behavior: Behavior(mistakes: mistakes))
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
    case .dragOut:
      world.touch(at: 10, .move(5, 400))
      world.touch(at: 20, .up(5, 400))
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
    Way("CT-01: touchDown", .tap, .noTouchDown, tap, ["begin", "end", "upInside"]),
    Way("CT-02", .refused, .beginTrackingIgnored, ["begin"], tap),
    Way(
      "CT-03", .tapTwice, .noTouchDownRepeat, ["begin", "down!", "repeat!", "end", "upInside"], tap),
    Way(
      "CT-04: enter and exit", .dragOut, .noDragEnterExit, out,
      ["begin", "down!", "continue", "dragOutside", "end", "upOutside"]),
    Way(
      "CT-04: drags", .dragOut, .noDrags, out,
      ["begin", "down!", "continue", "exit", "end", "upOutside"]),
    Way(
      "CT-04: order", .dragOut, .continueTrackingLate, out,
      ["begin", "down!", "exit", "dragOutside", "continue", "end", "upOutside"]),
    Way(
      "CT-05", .stopped, .continueTrackingIgnored, ["begin", "down!", "continue"], within),
    Way(
      "CT-06: outside", .dragOut, .alwaysUpInside, out,
      ["begin", "down!", "continue", "exit", "dragOutside", "end", "upInside"]),
    Way("CT-06: order", .tap, .endTrackingLate, tap, ["begin", "down!", "upInside", "end"]),
    Way(
      "CT-08: cancel", .cancel, .noTouchCancel, ["begin", "down!", "cancel", "cancelled"],
      ["begin", "down!", "cancel"]),
    Way(
      "CT-08: up", .cancel, .upAfterCancel, ["begin", "down!", "cancel", "cancelled"],
      ["begin", "down!", "cancel", "cancelled", "upOutside"]),
    Way(
      "CT-11", .dragOut, .staysHighlighted, out,
      ["begin", "down!", "continue", "exit!", "dragOutside!", "end", "upOutside"]),
    Way("CT-12", .refused, .upWithoutTracking, ["begin"], ["begin", "upInside"]),
    Way(
      "CT-13", .twoFingers, .newestFingerTracked, ["begin", "down!"],
      ["begin", "down!", "begin", "down!", "end", "upInside"]),
    Way("CT-15", .dragOut, .marginEndless, out, within),
  ]
}

@Suite("Wrong ways of calling targets")
struct ControlTargetBehaviorTests {
  private let counter = Counter()

  /// Makes a control under a behavior, in a window.
  private func control(
    _ behavior: Behavior, _ control: UIControl = UIControl()
  ) -> (World, UIControl) {
    let world = World(behavior: behavior)
    control.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    world.window.addSubview(control)
    return (world, control)
  }

  @Test("CT-18: registrations for other events, or only one registration, are called")
  func mask() {
    let (world, all) = control(Behavior(mistakes: [.eventMaskIgnored]))
    all.addTarget(counter, action: "cancel", for: .touchCancel)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.calls == ["cancel"])
    let (other, one) = control(Behavior(mistakes: [.firstRegistrationOnly]))
    one.addTarget(counter, action: "first", for: .touchDown)
    one.addTarget(counter, action: "second", for: .touchDown)
    other.touch(at: 0, .down(5, 5))
    #expect(counter.calls == ["cancel", "first"])
  }

  @Test("CT-19: the latest registration is called first, which UIKit does not rule out")
  func order() {
    var latitude = Latitude()
    latitude.callsLatestRegistrationFirst = true
    let (world, control) = control(Behavior(latitude: latitude))
    control.addTarget(counter, action: "first", for: .touchDown)
    control.addTarget(counter, action: "second", for: .touchDown)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.calls == ["second", "first"])
  }

  @Test("The same registration is called once more, which no rule forbids")
  func twice() {
    var latitude = Latitude()
    latitude.repeatsRegistrations = true
    let (world, control) = control(Behavior(latitude: latitude))
    control.addTarget(counter, action: "go", for: .touchDown)
    control.addTarget(counter, action: "go", for: .touchDown)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.calls == ["go", "go"])
  }

  @Test("CT-20: a target is retained")
  func retainedTargets() {
    weak var target: Counter?
    let (keeper, retaining) = control(Behavior(mistakes: [.targetsRetained]))
    do {
      let passing = Counter()
      target = passing
      retaining.addTarget(passing, action: "go", for: .touchDown)
    }
    #expect(keeper.window.subviews == [retaining])
    #expect(target != nil)
  }

  @Test("CT-21: an override of sendAction is passed by")
  func passedBy() {
    final class Silent: UIControl {
      override func sendAction(
        _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
      ) {}
    }
    let (world, silent) = control(Behavior(mistakes: [.sendActionPassedBy]), Silent())
    silent.addTarget(counter, action: "go", for: .touchDown)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.calls == ["go"])
  }

  @Test("CT-22: actions get no event")
  func noEvent() {
    let (world, control) = control(Behavior(mistakes: [.eventNotShown]))
    control.addTarget(counter, action: "go", for: .touchDown)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.hadEvent == [false])
  }

  @Test("CT-24: removing takes off all events")
  func removesAll() {
    let (world, control) = control(Behavior(mistakes: [.allEventsRemoved]))
    control.addTarget(counter, action: "go", for: [.touchDown, .touchUpInside])
    control.removeTarget(counter, action: "go", for: .touchUpInside)
    world.touch(at: 0, .down(5, 5))
    #expect(counter.calls == [])
  }

  @Test("CT-25: nothing is sent by hand")
  func notByHand() {
    let (world, control) = control(Behavior(mistakes: [.noSendingWithoutTouch]))
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
    let (world, wide) = control(Behavior(mistakes: [.dragSkipsPointInside]), Wide())
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(300, 300))
    #expect(!wide.isTouchInside)
    let (other, reaching) = control(Behavior(mistakes: [.insideAtDownMeasured]), Reaching())
    other.touch(at: 0, .down(300, 300))
    #expect(!reaching.isTouchInside)
  }
}
