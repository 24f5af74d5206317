import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Which view is hit")
struct HitTestingTests {
  private let world = World()

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    world.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("The front-most view that contains the point is hit, and in it the deepest")
  func frontMost() {
    let back = world.add("back", 0, 0, 100, 100)
    let deep = world.add("deep", 0, 0, 100, 100, to: back)
    let front = world.add("front", 50, 0, 100, 100)
    #expect(hit(10, 10) === deep)
    #expect(hit(60, 10) === front)
    #expect(hit(200, 10) === world.window)
    world.window.bringSubviewToFront(back)
    #expect(hit(60, 10) === deep)
  }

  @Test("Left and top edges are inside, right and bottom edges outside")
  func edges() {
    let view = world.add("a", 10, 10, 20, 20)
    for (x, y) in [(10, 10), (29.875, 29.875), (10, 29.875)] { #expect(hit(x, y) === view) }
    for (x, y) in [(9.875, 10), (10, 9.875), (30, 10), (10, 30)] {
      #expect(hit(x, y) === world.window)
    }
  }

  @Test(
    "Opacity is held in 32 bits, so that 0.01 is just too little",
    arguments: [(0, false), (0.009, false), (0.01, false), (0.0101, true), (0.02, true), (1, true)])
  func alpha(_ alpha: CGFloat, _ isHit: Bool) {
    let view = world.add("a", 0, 0, 10, 10)
    view.alpha = alpha
    #expect((hit(1, 1) === view) == isHit)
  }

  @Test("Opacity stays between none and full")
  func alphaIsClamped() {
    let view = UIView()
    view.alpha = 7
    #expect(view.alpha == 1)
    view.alpha = -7
    #expect(view.alpha == 0)
  }

  @Test("A turned view is hit where it is, not where its frame is")
  func turned() {
    let view = world.add("a", 100, 100, 100, 100)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(105, 105) === world.window)
    #expect(hit(85, 150) === view)
  }

  @Test("An override of hitTest has the last word, even for a view elsewhere")
  func hitTestOverride() {
    final class Redirecting: UIView {
      var answer: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
    }
    let view = Redirecting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    world.window.addSubview(view)
    #expect(hit(5, 5) === world.window)
    let elsewhere = world.add("elsewhere", 200, 200, 10, 10)
    view.answer = elsewhere
    #expect(hit(5, 5) === elsewhere)
    world.tap(5, 5, at: 0, until: 10)
    world.expectLog(["V(elsewhere).began [touch 0]", "V(elsewhere).ended [touch 0]"])
  }
}
