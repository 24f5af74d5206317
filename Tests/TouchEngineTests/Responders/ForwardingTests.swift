import Foundation
import Testing
import TouchEngine

@Suite("Touches on their way up the responder chain")
struct ForwardingTests {
  private let world = World()

  @Test("A touch that nobody keeps reaches everybody once, from the hit view to the delegate")
  func climbs() {
    let delegate = NotingDelegate(world.diary)
    world.application.delegate = delegate
    let outer = world.add("outer", 0, 0, 100, 100)
    let inner = world.add("inner", 0, 0, 100, 100, to: outer)
    let controller = NotingController("controller", world.diary)
    controller.view = outer
    outer.passesOn = true
    inner.passesOn = true
    world.touch(at: 0, .down(5, 5))
    #expect(
      world.diary.take() == [
        "inner began 0", "outer began 0", "controller began 0", "delegate began 0",
      ])
  }

  @Test("A responder that does not call super keeps the touch to itself")
  func stops() {
    let outer = world.add("outer", 0, 0, 100, 100)
    let inner = world.add("inner", 0, 0, 100, 100, to: outer)
    world.tap(5, 5, at: 0, until: 50)
    #expect(world.diary.take() == ["inner began 0", "inner ended 0"])
    inner.passesOn = true
    world.tap(5, 5, at: 1000, until: 1050)
    #expect(
      world.diary.take() == ["inner began 0", "outer began 0", "inner ended 0", "outer ended 0"])
  }

  @Test("A touch passed on keeps the view that was hit, and its siblings hear nothing")
  func keepsView() {
    let outer = world.add("outer", 0, 0, 100, 100)
    world.add("sibling", 0, 0, 100, 100, to: outer)
    let hit = world.add("hit", 0, 0, 100, 100, to: outer)
    hit.passesOn = true
    var views: [UIView?] = []
    outer.onTouch = { touch, _ in views.append(touch.view) }
    world.tap(5, 5, at: 0, until: 50)
    #expect(views == [hit, hit])
    #expect(!world.diary.take().contains("sibling began 0"))
  }

  @Test("An override of next redirects touches, from the moment it answers otherwise")
  func redirection() {
    final class Redirecting: UIView {
      var other: UIResponder?
      override var next: UIResponder? { other ?? super.next }
    }
    let plain = world.add("plain", 0, 0, 100, 100)
    let elsewhere = world.add("elsewhere", 200, 200, 10, 10)
    elsewhere.isHidden = true
    let view = Redirecting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    plain.addSubview(view)
    world.touch(at: 0, .down(5, 5))
    view.other = elsewhere
    world.touch(at: 10, .up(5, 5))
    #expect(world.diary.take() == ["plain began 0", "elsewhere ended 0"])
  }
}
