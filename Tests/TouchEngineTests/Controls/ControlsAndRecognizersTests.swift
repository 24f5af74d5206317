import Foundation
import Testing
import TouchEngine

@Suite("Controls under recognizers")
struct ControlsAndRecognizersTests {
  private let world = World()
  private let outer: UIView

  init() { outer = world.add("outer", 0, 0, 320, 480) }

  /// Adds a control to the outer view; it notes what it sends.
  private func add(_ control: UIControl) { world.add(control, 0, 0, 50, 50, to: outer) }

  /// What a tap on the control brings about, but for what recognizers hear.
  private func tapped() -> [String] {
    world.tap(5, 5, at: 0, until: 50)
    world.application.advance(to: 5000)
    return world.diary.take().filter { !$0.contains(" ") || $0.contains("acts") }
  }

  @Test("A button keeps its superview's tap from acting; the tap hears of the touch and fails")
  func buttonAndAncestor() {
    add(UIButton())
    world.tap("tap", on: outer)
    world.tap(5, 5, at: 0, until: 50)
    #expect(
      world.diary.take() == [
        "tap began 0", "down", "tap ended 0", "upInside", "primary", "tap resets",
      ])
  }

  @Test("A button's own tap acts, and cancels the button")
  func ownTap() {
    let button = UIButton()
    add(button)
    world.tap("tap", on: button)
    #expect(tapped() == ["down", "tap acts ended", "cancelled"])
  }

  @Test("A tap that cancels nothing acts beside a button and before it")
  func notCancelling() {
    add(UIButton())
    world.tap("tap", on: outer).cancelsTouchesInView = false
    #expect(tapped() == ["down", "tap acts ended", "upInside", "primary"])
  }

  @Test("A plain control keeps nobody from acting")
  func plainControl() {
    add(UIControl())
    world.tap("tap", on: outer)
    #expect(tapped() == ["down", "tap acts ended", "cancelled"])
  }

  @Test("A button keeps only single taps with one finger from acting")
  func doubleTap() {
    add(UIButton())
    world.tap("double", on: outer, taps: 2)
    world.tap(5, 5, at: 0, until: 50)
    world.tap(5, 5, at: 150, until: 200)
    #expect(world.diary.take().contains("double acts ended"))
  }

  @Test("A button that is held long sends its event when it is let go")
  func longHold() {
    add(UIButton())
    world.tap("tap", on: outer)
    world.tap(5, 5, at: 0, until: 6000)
    #expect(world.diary.take() == ["tap began 0", "down", "upInside", "primary", "tap resets"])
  }

  @Test("A button lets its superviews' gestures begin where it is told to")
  func overridden() {
    final class Lenient: UIButton {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    }
    add(Lenient())
    world.tap("tap", on: outer)
    #expect(tapped() == ["down", "tap acts ended", "cancelled"])
  }
}
