import Testing
import TouchEngine

@Suite("Touches that no finger ends")
struct InterruptionTests {
  private let world = World()
  private let view: NotingView

  init() { view = world.add("v", 0, 0, 100, 100) }

  private func cancel() { world.touch(at: world.application.time + 10, .cancel(5, 5)) }

  @Test("The system's taking a touch away is told to recognizers first, and ends their attempts")
  func cancelled() {
    let tap = world.tap("tap", on: view)
    let pan = world.scripted("pan", on: view)
    world.touch(at: 0, .down(5, 5))
    cancel()
    #expect(
      world.takeWithoutResets() == ["tap began 0", "v began 0", "tap cancelled 0", "v cancelled 0"])
    #expect(tap.state == .possible)
    pan.cancelsTouchesInView = false
    tap.isEnabled = false
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1010, .move(50, 5))
    cancel()
    #expect(
      world.takeWithoutResets() == [
        "v began 0", "pan acts began", "v moved 0", "pan acts cancelled", "v cancelled 0",
      ])
  }

  @Test("A touch that the view has not heard of is not cancelled for it either")
  func cancelledUnheard() {
    world.tap("tap", on: view).delaysTouchesBegan = true
    world.touch(at: 0, .down(5, 5))
    cancel()
    #expect(world.takeWithoutResets() == ["tap began 0", "tap cancelled 0"])
  }

  @Test(
    "A view that is removed hears at once that its touch is cancelled, and so do those above it")
  func removedView() {
    let inner = world.add("inner", 0, 0, 50, 50, to: view)
    inner.passesOn = true
    world.touch(at: 0, .down(5, 5))
    inner.removeFromSuperview()
    #expect(
      world.diary.take() == ["inner began 0", "v began 0", "inner cancelled 0", "v cancelled 0"])
    world.touch(at: 10, .up(5, 5))
    #expect(world.diary.take() == [])
  }

  @Test("The touches and the recognizers of other views go on when one is removed")
  func othersOfRemovedView() {
    let plain = world.add("plain", 100, 0, 100, 100)
    let tapped = world.add("tapped", 200, 0, 100, 100)
    world.tap("tap", on: tapped)
    world.touch(at: 0, .down(5, 5), .down(105, 5, finger: 1), .down(205, 5, finger: 2))
    _ = world.diary.take()
    view.removeFromSuperview()
    #expect(world.diary.take() == ["v cancelled 0"])
    world.touch(at: 10, .up(105, 5, finger: 1), .up(205, 5, finger: 2))
    #expect(
      world.takeWithoutResets() == [
        "tap ended 2", "tap acts ended", "plain ended 1", "tapped cancelled 2",
      ])
    #expect(plain.superview != nil)
  }

  @Test("What is asked for while a removed view is told is done when it has been told")
  func interruptedRemoval() {
    world.add("other", 200, 0, 100, 100)
    view.onTouch = { touch, _ in
      guard touch.phase == .cancelled else { return }
      world.application.interrupt()
      world.diary.note("asked")
    }
    world.touch(at: 0, .down(5, 5), .down(205, 5, finger: 1))
    view.removeFromSuperview()
    #expect(
      world.diary.take() == [
        "v began 0", "other began 1", "v cancelled 0", "asked", "other cancelled 1",
      ])
  }

  @Test("Recognizers of a removed view give up; those above it go on")
  func recognizersOfRemovedView() {
    let inner = world.add("inner", 0, 0, 50, 50, to: view)
    world.scripted("innerPan", on: inner)
    let outer = world.scripted("outerPan", on: view)
    outer.wants = [.ended: .ended]
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    outer.wants = [:]
    view.subviews.first?.removeFromSuperview()
    #expect(
      world.takeWithoutResets() == [
        "inner began 0", "innerPan acts began", "inner cancelled 0", "innerPan acts cancelled",
      ])
    let tap = world.tap("tap", on: view)
    world.touch(at: 20, .up(20, 5))
    #expect(tap.state == .possible)
    #expect(outer.state == .possible)
  }

  @Test("A view removed in a callback of the same event is told of its end once")
  func removedInCallback() {
    let left = world.add("left", 0, 200, 50, 50)
    let right = world.add("right", 100, 200, 50, 50)
    left.onTouch = { touch, _ in if touch.phase == .ended { right.removeFromSuperview() } }
    world.touch(at: 0, .down(5, 205), .down(105, 205, finger: 1))
    world.touch(at: 10, .up(5, 205), .up(105, 205, finger: 1))
    #expect(
      world.diary.take() == ["left began 0", "right began 1", "left ended 0", "right cancelled 1"])
  }

  @Test("An action that removes the view leaves it one end")
  func removedByAction() {
    let tap = world.scripted("tap", on: view, isContinuous: false)
    tap.onAction = { $0.view?.removeFromSuperview() }
    world.tap(5, 5, at: 0, until: 50)
    #expect(world.takeWithoutResets() == ["v began 0", "tap acts ended", "v cancelled 0"])
  }

  @Test("Hidden, disabled, moved or reordered, a view keeps its running touch")
  func keepsTouch() {
    world.touch(at: 0, .down(5, 5))
    view.isHidden = true
    view.alpha = 0
    view.isUserInteractionEnabled = false
    world.window.sendSubviewToBack(view)
    view.frame.origin.x = 200
    world.touch(at: 10, .move(6, 5))
    world.touch(at: 20, .up(6, 5))
    #expect(world.diary.take() == ["v began 0", "v moved 0", "v ended 0"])
    world.tap(205, 5, at: 1000, until: 1010)
    #expect(world.diary.take() == [])
  }

  @Test("Moved to another superview of its window, a view keeps its running touch")
  func movedInTree() {
    let other = world.add("other", 200, 0, 100, 100)
    world.touch(at: 0, .down(5, 5))
    other.addSubview(view)
    world.touch(at: 10, .up(6, 5))
    #expect(world.diary.take() == ["v began 0", "v ended 0"])
  }
}
