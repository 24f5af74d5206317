import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Exclusive touch")
struct ExclusiveTouchTests {
  private let world = World()
  private let exclusive: LoggingView
  private let plain: LoggingView

  init() {
    exclusive = world.add("exclusive", 0, 0, 100, 100)
    plain = world.add("plain", 200, 0, 100, 100)
    exclusive.isExclusiveTouch = true
  }

  @Test("It is off by default")
  func defaults() { #expect(!UIView().isExclusiveTouch) }

  @Test("While an exclusive view has a touch, other views of the window get none")
  func keepsOthersOut() {
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .down(205, 5, finger: 1))
    world.touch(at: 20, .up(5, 5), .up(205, 5, finger: 1))
    world.expectLog(
      """
      V(exclusive).began [touch 0]
      V(exclusive).ended [touch 0]
      """)
    world.tap(205, 5, at: 100, until: 110)
    world.expectLog(
      """
      V(plain).began [touch 0]
      V(plain).ended [touch 0]
      """)
  }

  @Test("While another view has a touch, an exclusive view gets none")
  func isKeptOut() {
    world.touch(at: 0, .down(205, 5))
    world.touch(at: 10, .down(5, 5, finger: 1))
    world.touch(at: 20, .up(205, 5))
    world.touch(at: 30, .up(5, 5, finger: 1))
    world.expectLog(
      """
      V(plain).began [touch 0]
      V(plain).ended [touch 0]
      """)
  }

  @Test("Its own further touches are a matter of multiple touch only")
  func ownTouches() {
    exclusive.isMultipleTouchEnabled = true
    world.touch(at: 0, .down(5, 5), .down(50, 5, finger: 1))
    world.expectLog("V(exclusive).began [touches 0, 1]")
  }

  @Test("Other windows and recognizers are not concerned")
  func limits() {
    let window = UIWindow(
      windowScene: world.scene, frame: CGRect(x: 0, y: 400, width: 100, height: 50))
    window.isHidden = false
    let elsewhere = LoggingView("elsewhere", window.bounds, world.calls)
    window.addSubview(elsewhere)
    world.tap("tap", on: plain)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .down(5, 405, finger: 1), .down(205, 5, finger: 2))
    world.expectLog(
      .unordered([
        "V(exclusive).began [touch 0]", "R(tap).began [touch 2]", "V(elsewhere).began [touch 1]",
      ]))
  }
}
