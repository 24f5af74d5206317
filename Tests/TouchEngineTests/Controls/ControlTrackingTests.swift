import Foundation
import Testing
import TouchEngine

@Suite("What a control tracks")
struct ControlTrackingTests {
  private let world = World()

  @discardableResult
  private func plain() -> UIControl { world.add(UIControl(), 100, 100, 40, 40) }

  @Test("A touch that comes down in it is inside, wherever the control was made to take it")
  func startsInside() {
    final class Reaching: UIControl {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    }
    let control = world.add(Reaching(), 0, 0, 10, 10)
    world.touch(at: 0, .down(300, 400))
    #expect(control.isTouchInside)
    world.touch(at: 10, .move(300, 401))
    #expect(!control.isTouchInside)
    #expect(world.diary.take() == ["down", "exit", "dragOutside"])
  }

  @Test("Around its bounds is a margin that still is inside", arguments: [true, false])
  func margin(_ isWithin: Bool) {
    let control = plain()
    let margin = UIControl.insideMargin
    world.touch(at: 0, .down(110, 110))
    world.touch(at: 10, .move(100 - margin + (isWithin ? 0.5 : -0.5), 110))
    #expect(control.isTouchInside == isWithin)
  }

  @Test("Fingers after the first cause nothing, and none of them takes over")
  func oneFinger() {
    let control = plain()
    control.isMultipleTouchEnabled = true
    world.touch(at: 0, .down(110, 110))
    world.touch(at: 10, .down(120, 120, finger: 1))
    world.touch(at: 20, .move(110, 400, finger: 1))
    world.touch(at: 30, .up(110, 110))
    world.touch(at: 40, .move(110, 110, finger: 1))
    world.touch(at: 50, .up(110, 110, finger: 1))
    #expect(world.diary.take() == ["down", "upInside"])
    world.tap(110, 110, at: 1000, until: 1050)
    #expect(world.diary.take() == ["down", "upInside"])
  }

  @Test("Of fingers that come down at once, the first is tracked")
  func firstOfTwo() {
    plain().isMultipleTouchEnabled = true
    world.touch(at: 0, .down(110, 110, finger: 3), .down(120, 120, finger: 2))
    world.touch(at: 10, .up(110, 110, finger: 3))
    #expect(world.diary.take() == ["down"])
    world.touch(at: 20, .up(120, 120, finger: 2))
    #expect(world.diary.take() == ["upInside"])
  }

  @Test("A touch that is not tracked ends without an event")
  func untracked() {
    let control = world.add(NotingControl(world.diary), 100, 100, 40, 40)
    control.begins = false
    world.touch(at: 0, .down(110, 110))
    world.touch(at: 10, .move(111, 110))
    world.touch(at: 20, .cancel(111, 110))
    control.begins = true
    world.touch(at: 1000, .down(110, 110))
    control.continues = false
    world.touch(at: 1010, .move(111, 110))
    world.touch(at: 1020, .cancel(111, 110))
    #expect(world.diary.take() == ["begin", "begin", "down", "continue"])
  }

  @Test("What becomes of a touch that it declined goes up the chain, but not that it was cancelled")
  func declined() {
    let parent = world.add("parent", 0, 0, 300, 300)
    let control = world.add(NotingControl(world.diary), 100, 100, 40, 40, to: parent)
    control.begins = false
    world.touch(at: 0, .down(110, 110))
    world.touch(at: 10, .move(111, 110))
    world.touch(at: 20, .up(111, 110))
    #expect(world.diary.take() == ["begin", "parent moved 0", "parent ended 0"])
    world.touch(at: 1000, .down(110, 110))
    world.touch(at: 1010, .cancel(110, 110))
    #expect(world.diary.take() == ["begin"])
  }

  @Test("A control that leaves its window gives its touch up, and its targets hear of it")
  func removed() {
    let control = world.add(NotingControl(world.diary), 100, 100, 40, 40)
    let counter = Counter()
    control.addTarget(counter, action: "gone", for: .touchCancel)
    world.touch(at: 0, .down(110, 110))
    control.removeFromSuperview()
    world.touch(at: 10, .move(111, 110))
    world.touch(at: 20, .up(111, 110))
    #expect(world.diary.take() == ["begin", "down", "cancel", "cancelled"])
    #expect(counter.calls == ["gone"])
    #expect(!control.isTracking)
  }

  @Test("A disabled control has no part in a touch; what is behind it gets it")
  func disabled() {
    let behind = world.add(UIControl(), 100, 100, 40, 40) { "behind \($1)" }
    let control = plain()
    control.isEnabled = false
    world.tap(110, 110, at: 0, until: 50)
    #expect(world.diary.take() == ["behind down", "behind upInside"])
    #expect(behind.isEnabled)
  }

  @Test("A control that is covered by another hears nothing, even if that one has no actions")
  func covered() {
    plain()
    let cover = UIControl(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    world.window.addSubview(cover)
    world.tap(110, 110, at: 0, until: 50)
    #expect(world.diary.take() == [])
  }
}

@Suite("A control that is disabled while it tracks")
struct DisabledWhileTrackingTests {
  /// What is sent after the control was disabled: by the touch going on, and lifting.
  private func play(_ behavior: Behavior = .uikit, inAction: Bool) -> [String] {
    let world = World(behavior: behavior)
    let control = world.add(UIButton(), 0, 0, 40, 40)
    if inAction {
      control.addAction(UIAction { $0.sender?.isEnabled = false }, for: .touchDragInside)
    }
    world.touch(at: 0, .down(5, 5))
    if !inAction { control.isEnabled = false }
    world.touch(at: 10, .move(6, 5))
    world.touch(at: 20, .up(6, 5))
    #expect(!control.isTracking)
    return world.diary.take().filter { $0 != "dragInside" }
  }

  @Test("Its touch goes on to its end", arguments: [true, false])
  func goesOn(_ inAction: Bool) {
    #expect(play(inAction: inAction) == ["down", "upInside", "primary"])
  }

  @Test(
    "Or is cancelled, in an engine that does so; there is one last event", arguments: [true, false])
  func cancels(_ inAction: Bool) {
    var latitude = Latitude()
    latitude.cancelsDisabledControls = true
    #expect(play(Behavior(latitude: latitude), inAction: inAction) == ["down", "cancelled"])
  }

  @Test("An engine can get that wrong, with two last events")
  func twice() {
    #expect(
      play(Behavior(mistakes: [.disabledControlEndsTwice]), inAction: false)
        == ["down", "cancelled", "upInside", "primary"])
  }

  @Test("An action that ends the tracking keeps what was to follow from being sent")
  func endedByAction() {
    let world = World()
    let control = world.add(UIControl(), 0, 0, 40, 40)
    control.addAction(UIAction { $0.sender?.cancelTracking(with: nil) }, for: .touchDragExit)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(300, 300))
    world.touch(at: 20, .up(300, 300))
    #expect(world.diary.take() == ["down", "exit", "cancelled"])
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1020, .up(300, 300))
    #expect(world.diary.take() == ["down", "exit", "cancelled"])
  }
}
