import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

/// Each mistake changes what a control does, and nothing it need not.
@Suite("Wrong ways of controls")
struct ControlBehaviorTests {
  /// One wrong way, and the log of a touch then.
  struct Way: Sendable, CustomTestStringConvertible {
    let rule: String
    let mistake: Mistake
    let touch: Touch
    let log: LogPattern

    var testDescription: String { rule }

    init(_ rule: String, _ mistake: Mistake, _ touch: Touch, _ log: LogPattern) {
      self.rule = rule
      self.mistake = mistake
      self.touch = touch
      self.log = log
    }
  }

  /// What the finger does on a control, and the log of it.
  enum Touch: Sendable {
    case tap, tapTwice, dragOut, cancel, twoFingers, refused, stopped

    var scenario: Scenario {
      controlScene { control in
        switch self {
        case .refused: control.beginsTracking(false)
        case .stopped: control.continuesTracking(false)
        case .twoFingers: control.isMultipleTouchEnabled()
        default: control
        }
      } script: {
        Drag((0, 105, 105))
        switch self {
        case .tap, .refused:
          At(10)
          Up()
        case .tapTwice:
          At(10)
          Up()
          Drag((100, 105, 105), up: 110)
        case .dragOut:
          At(10)
          Move(to: Point(105, 400))
          At(20)
          Up()
        case .stopped:
          At(10)
          Move(to: Point(105, 106))
          At(20)
          Up()
        case .cancel:
          At(10)
          Change(.interrupt)
        case .twoFingers:
          At(10)
          Down(1, at: Point(106, 106))
          At(20)
          Up(1)
        }
      }
    }

    var log: LogPattern {
      switch self {
      case .tap: ControlBehaviorTests.tap
      case .tapTwice: [ControlBehaviorTests.tap, ControlBehaviorTests.secondTap]
      case .dragOut:
        """
        beginTracking(c)
        send(c, touchDown) [tracking, inside, highlighted]
        continueTracking(c)
        send(c, touchDragExit) [tracking]
        send(c, touchDragOutside) [tracking]
        endTracking(c)
        send(c, touchUpOutside) []
        """
      case .cancel:
        """
        beginTracking(c)
        send(c, touchDown)
        cancelTracking(c)
        send(c, touchCancel)
        """
      case .twoFingers:
        """
        beginTracking(c)
        send(c, touchDown)
        """
      case .refused: "beginTracking(c)"
      case .stopped:
        """
        beginTracking(c)
        send(c, touchDown)
        continueTracking(c)
        """
      }
    }
  }

  @Test("One mistake breaks one rule", arguments: ways)
  func broken(way: Way) {
    expectLog(of: way.touch.scenario, observing: controlCalls, way.touch.log)
    expectLog(
      of: way.touch.scenario, by: Behavior(mistakes: [way.mistake]), observing: controlCalls,
      way.log)
  }

  private static let tap: LogPattern = """
    beginTracking(c)
    send(c, touchDown) [tracking, inside, highlighted]
    endTracking(c)
    send(c, touchUpInside) [inside]
    """
  private static let secondTap: LogPattern = """
    beginTracking(c)
    send(c, touchDown)
    send(c, touchDownRepeat) [tracking, inside, highlighted]
    endTracking(c)
    send(c, touchUpInside)
    """
  private static let dragWithin: LogPattern = """
    beginTracking(c)
    send(c, touchDown)
    continueTracking(c)
    send(c, touchDragInside) [tracking, inside, highlighted]
    endTracking(c)
    send(c, touchUpInside)
    """

  static let ways: [Way] = [
    Way(
      "CT-01: touchDown", .noTouchDown, .tap,
      """
      beginTracking(c)
      endTracking(c)
      send(c, touchUpInside)
      """),
    Way("CT-02", .beginTrackingIgnored, .refused, tap),
    Way("CT-03", .noTouchDownRepeat, .tapTwice, [tap, tap]),
    Way(
      "CT-04: enter and exit", .noDragEnterExit, .dragOut,
      """
      beginTracking(c)
      send(c, touchDown)
      continueTracking(c)
      send(c, touchDragOutside)
      endTracking(c)
      send(c, touchUpOutside)
      """),
    Way(
      "CT-04: drags", .noDrags, .dragOut,
      """
      beginTracking(c)
      send(c, touchDown)
      continueTracking(c)
      send(c, touchDragExit)
      endTracking(c)
      send(c, touchUpOutside)
      """),
    Way(
      "CT-04: order", .continueTrackingLate, .dragOut,
      """
      beginTracking(c)
      send(c, touchDown)
      send(c, touchDragExit)
      send(c, touchDragOutside)
      continueTracking(c)
      endTracking(c)
      send(c, touchUpOutside)
      """),
    Way("CT-05", .continueTrackingIgnored, .stopped, dragWithin),
    Way(
      "CT-06: outside", .alwaysUpInside, .dragOut,
      """
      beginTracking(c)
      send(c, touchDown)
      continueTracking(c)
      send(c, touchDragExit)
      send(c, touchDragOutside)
      endTracking(c)
      send(c, touchUpInside)
      """),
    Way(
      "CT-06: order", .endTrackingLate, .tap,
      """
      beginTracking(c)
      send(c, touchDown)
      send(c, touchUpInside)
      endTracking(c)
      """),
    Way(
      "CT-08: cancel", .noTouchCancel, .cancel,
      """
      beginTracking(c)
      send(c, touchDown)
      cancelTracking(c)
      """),
    Way(
      "CT-08: up", .upAfterCancel, .cancel,
      """
      beginTracking(c)
      send(c, touchDown)
      cancelTracking(c)
      send(c, touchCancel)
      send(c, touchUpOutside)
      """),
    Way(
      "CT-11", .staysHighlighted, .dragOut,
      """
      beginTracking(c)
      send(c, touchDown)
      continueTracking(c)
      send(c, touchDragExit) [tracking, highlighted]
      send(c, touchDragOutside) [tracking, highlighted]
      endTracking(c)
      send(c, touchUpOutside) []
      """),
    Way(
      "CT-12", .upWithoutTracking, .refused,
      """
      beginTracking(c)
      send(c, touchUpInside)
      """),
    Way(
      "CT-13", .newestFingerTracked, .twoFingers,
      """
      beginTracking(c)
      send(c, touchDown)
      beginTracking(c)
      send(c, touchDown)
      endTracking(c)
      send(c, touchUpInside)
      """),
    Way("CT-15", .marginEndless, .dragOut, dragWithin),
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
