import Foundation
import Logs
import Testing
import TouchEngine

/// Every class of control under every gesture of another view. Source: rulebook CT-29 to CT-39.
@Suite("Controls and the gestures of others")
struct ProtectionTests {
  /// A gesture on a control of 60 × 20 points whose knob, if it has one, is at its right end.
  enum Gesture: CaseIterable {
    case tap, doubleTap, twoFingerTap, longPress, pan, panAcross, panOffKnob, swipe, swipeAcross

    func makeRecognizer() -> UIGestureRecognizer {
      switch self {
      case .tap: return UITapGestureRecognizer()
      case .doubleTap:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      case .twoFingerTap:
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        return tap
      case .longPress: return UILongPressGestureRecognizer()
      case .pan, .panAcross, .panOffKnob: return UIPanGestureRecognizer()
      case .swipe, .swipeAcross:
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = self == .swipe ? .left : .down
        return swipe
      }
    }

    func play(in world: World) {
      switch self {
      case .tap: world.tap(55, 10, at: 0, until: 50)
      case .doubleTap:
        world.tap(55, 10, at: 0, until: 50)
        world.tap(55, 10, at: 150, until: 200)
      case .twoFingerTap:
        world.touch(at: 0, .down(55, 10), .down(50, 10, finger: 1))
        world.touch(at: 50, .up(55, 10), .up(50, 10, finger: 1))
      case .longPress: world.tap(55, 10, at: 0, until: 2000)
      case .pan, .swipe: drag(in: world, from: 55, by: -80, 0)
      case .panAcross, .swipeAcross: drag(in: world, from: 55, by: 0, 80)
      case .panOffKnob: drag(in: world, from: 5, by: 80, 0)
      }
      world.application.advance(to: world.application.time + 5000)
    }

    private func drag(in world: World, from x: CGFloat, by dx: CGFloat, _ dy: CGFloat) {
      world.touch(at: 0, .down(x, 10))
      for step in 1...4 {
        let share = CGFloat(step) / 4
        world.touch(at: step * 20, .move(x + dx * share, 10 + dy * share))
      }
      world.touch(at: 100, .up(x + dx, 10 + dy))
    }

    /// Whether a control takes the gesture for itself.
    func isTaken(by kind: ControlClass) -> Bool {
      switch self {
      case .tap: ![.plain, .slider].contains(kind)
      case .pan, .swipe: [.slider, .switch].contains(kind)
      default: false
      }
    }
  }

  /// Whose recognizer it is.
  enum Place: CaseIterable { case control, superview, window }

  /// Plays a gesture on a control, and answers whether the recognizer acted and how the touch ended
  /// for the control.
  private func play(
    _ gesture: Gesture, on kind: ControlClass, _ place: Place, cancels: Bool = true
  ) -> (acted: Bool, lastEvents: [String]) {
    let world = World()
    let outer = world.add("outer", 0, 0, 320, 480)
    let control = world.add(kind.make(), 0, 0, 60, 20, to: outer)
    let recognizer = gesture.makeRecognizer()
    recognizer.cancelsTouchesInView = cancels
    let views: [Place: UIView] = [.control: control, .superview: outer, .window: world.window]
    world.attach(recognizer, named: "r", to: views[place] ?? outer)
    gesture.play(in: world)
    let calls = world.take()
    let ends = ["touchUpInside", "touchUpOutside", "touchCancel"].map { "send(c, \($0))" }
    return (
      !calls.observing(["action"]).lines.isEmpty, calls.texts.filter(ends.contains)
    )
  }

  @Test(
    "A control keeps the gestures that it takes for itself from others, near and far, and no more",
    arguments: ControlClass.allCases, Gesture.allCases)
  func veto(_ kind: ControlClass, _ gesture: Gesture) {
    for place in [Place.superview, .window] {
      let outcome = play(gesture, on: kind, place)
      #expect(outcome.acted == !gesture.isTaken(by: kind), "\(place)")
      // A slider does not track touches off its thumb.
      guard !(kind == .slider && gesture == .panOffKnob) else { continue }
      #expect(
        outcome.lastEvents.last?.hasPrefix("send(c, touchUp") == gesture.isTaken(by: kind),
        "\(place)")
    }
  }

  @Test(
    "Its own recognizers act, and cancel it", arguments: ControlClass.allCases, Gesture.allCases)
  func own(_ kind: ControlClass, _ gesture: Gesture) {
    let outcome = play(gesture, on: kind, .control)
    #expect(outcome.acted)
    #expect(outcome.lastEvents.last?.hasPrefix("send(c, touchUp") != true)
  }

  @Test(
    "Those that cancel nothing act, and so does the control",
    arguments: ControlClass.allCases, Gesture.allCases)
  func notCancelling(_ kind: ControlClass, _ gesture: Gesture) {
    let outcome = play(gesture, on: kind, .superview, cancels: false)
    #expect(outcome.acted)
    #expect(!outcome.lastEvents.contains("send(c, touchCancel)"))
  }

  @Test("A knob that is turned protects itself along itself")
  func turned() {
    for (direction, isTaken) in [(CGPoint(x: 0, y: -80), true), (CGPoint(x: -80, y: 0), false)] {
      let world = World()
      let slider = world.add(ControlClass.slider.make(), 100, 100, 100, 31)
      slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
      world.attach(UIPanGestureRecognizer(), named: "pan", to: world.window)
      // The thumb is at the lower end now.
      world.touch(at: 0, .down(150, 155))
      world.touch(at: 20, .move(150 + direction.x, 155 + direction.y))
      world.expectLog(observing: ["action"], isTaken ? "" : "action(pan) in began")
    }
  }

  @Test("A pan that delays the touch is judged by where the finger came down")
  func delayed() {
    for (x, isTaken) in [(CGFloat(50), true), (10, false)] {
      let world = World()
      world.add(ControlClass.slider.make(), 0, 0, 60, 20)
      let pan = UIPanGestureRecognizer()
      pan.delaysTouchesBegan = true
      world.attach(pan, named: "pan", to: world.window)
      world.touch(at: 0, .down(x, 10))
      world.touch(at: 20, .move(x == 10 ? 45 : 5, 10))
      world.expectLog(observing: ["action"], isTaken ? "" : "action(pan) in began")
    }
  }

  @Test("A pan of two fingers is not the one that a knob takes for itself (CT-32)")
  func twoFingers() {
    let world = World()
    let slider = world.add(UISlider(), 0, 0, 131, 31)
    slider.isMultipleTouchEnabled = true
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    world.attach(pan, named: "pan", to: world.window)
    world.touch(at: 0, .down(10, 10), .down(20, 10, finger: 1))
    world.touch(at: 10, .move(60, 10), .move(70, 10, finger: 1))
    world.expectLog(observing: ["action"], "action(pan) in began")
  }

  @Test("The knob that counts is where the finger took it, wherever the app puts it (CT-32)")
  func movedKnob() {
    let world = World()
    let toggle = world.add(UISwitch(), 0, 0, 60, 20)
    world.attach(UIPanGestureRecognizer(), named: "pan", to: world.window)
    world.touch(at: 0, .down(5, 10))
    toggle.isOn = true
    world.touch(at: 10, .move(40, 10))
    world.expectLog(observing: ["action"], "")
  }
}
