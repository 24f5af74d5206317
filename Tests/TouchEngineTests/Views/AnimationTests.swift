import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Views that are animated")
struct AnimationTests {
  private let world: World
  private let view: LoggingView
  private let inner: LoggingView

  init() {
    world = World()
    view = world.add("a", 0, 0, 100, 100)
    inner = world.add("inner", 0, 0, 100, 100, to: view)
  }

  /// Whether `inner` receives a touch at a place where it is hit, be it animated or not.
  private func isReceived(_ x: CGFloat) -> Bool {
    #expect(world.window.hitTest(CGPoint(x: x, y: 1), with: nil) === inner)
    _ = world.take()
    world.touch(at: world.application.time, .down(x, 1))
    world.touch(at: world.application.time, .up(x, 1))
    return !world.take(observing: ["V(inner)"]).lines.isEmpty
  }

  @Test("The geometry changes at once; the view and all in it receive touches when time is up")
  func closed() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.3, delay: 0.2) {
      view.center.x += 200
    } completion: {
      finished.append($0)
    }
    #expect(view.frame.minX == 200)
    #expect(!isReceived(201))
    world.application.advance(to: 499)
    #expect(!isReceived(201))
    #expect(finished == [])
    world.application.advance(to: 500)
    #expect(isReceived(201))
    #expect(finished == [true])
  }

  @Test("Views take touches during an animation that allows it, or that changed others only")
  func open() {
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 0.5 }
    #expect(isReceived(1))
    let other = world.add("other", 200, 0, 10, 10)
    UIView.animate(withDuration: 1) {
      other.alpha = 0.5
      UIView.performWithoutAnimation { view.alpha = 1 }
    }
    #expect(isReceived(1))
  }

  @Test("Of two animations of a view, the longer one decides")
  func overlapping() {
    UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
    UIView.animate(withDuration: 0.2) { view.alpha = 1 }
    world.application.advance(to: 150)
    #expect(!isReceived(1))
    world.application.advance(to: 200)
    #expect(isReceived(1))
  }

  @Test("A duration that is no time closes nothing", arguments: [0, -1, .nan, .infinity])
  func noTime(_ duration: TimeInterval) {
    var isFinished = false
    UIView.animate(withDuration: duration) {
      view.alpha = 0.5
    } completion: { _ in
      isFinished = true
    }
    #expect(isReceived(1))
    world.application.advance(to: 1)
    #expect(isFinished)
  }

  @Test("Outside a window nothing is animated, and the completion is called at once")
  func withoutWindow() {
    let stray = UIView()
    var isFinished = false
    UIView.animate(withDuration: 1) {
      stray.alpha = 0.5
    } completion: {
      isFinished = $0
    }
    #expect(isFinished)
  }

  @Test("A touch that is there when the animation starts goes on in its view")
  func runningTouch() {
    inner.removeFromSuperview()
    world.touch(at: 0, .down(1, 1))
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    world.touch(at: 10, .up(1, 1))
    world.expectLog(["V(a).began [touch 0]", "V(a).ended [touch 0]"])
  }

  @Test("The option to take touches has UIKit's bit")
  func bit() { #expect(UIView.AnimationOptions.allowUserInteraction.rawValue == 2) }
}
