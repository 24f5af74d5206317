import Foundation
import Testing
import TouchEngine

@Suite("Where views are")
struct GeometryTests {
  private let world = World()

  @Test("A new view has its frame, bounds from zero, and its center in the middle")
  func newView() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(view.transform.isIdentity)
  }

  @Test("Setting the frame sets size and center, and leaves a scrolled origin alone")
  func settingFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 20, y: 40, width: 60, height: 80)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 60, height: 80))
    #expect(view.center == CGPoint(x: 50, y: 80))
    #expect(view.frame == CGRect(x: 20, y: 40, width: 60, height: 80))
  }

  @Test("The anchor point is what the center places")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.anchorPoint = CGPoint(x: 1, y: 0)
    #expect(view.frame == CGRect(x: -20, y: 10, width: 40, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.center == CGPoint(x: 10, y: 0))
  }

  @Test("The frame of a turned or scaled view is the upright rectangle around it")
  func transformedFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.frame == CGRect(x: 10, y: -10, width: 20, height: 40))
    view.transform = CGAffineTransform(scaleX: 0.5, y: -1)
    #expect(view.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  /// A way to place a view, and where its point (1, 2) is in its superview then.
  struct Placing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let place: @Sendable (UIView) -> Void
    let pointInSuperview: CGPoint
  }

  /// All for a view of 40 × 20 points at (100, 200), whose center is (120, 210).
  static let placings = [
    Placing(testDescription: "plain", place: { _ in }, pointInSuperview: CGPoint(x: 101, y: 202)),
    Placing(
      testDescription: "scrolled", place: { $0.bounds.origin = CGPoint(x: -4, y: 8) },
      pointInSuperview: CGPoint(x: 105, y: 194)),
    Placing(
      testDescription: "scaled", place: { $0.transform = CGAffineTransform(scaleX: 2, y: 0.5) },
      pointInSuperview: CGPoint(x: 82, y: 206)),
    Placing(
      testDescription: "turned by a quarter",
      place: { $0.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0) },
      pointInSuperview: CGPoint(x: 128, y: 191)),
    Placing(
      testDescription: "mirrored and shifted",
      place: { $0.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 5, ty: -5) },
      pointInSuperview: CGPoint(x: 144, y: 197)),
    Placing(
      testDescription: "scaled about a corner",
      place: {
        $0.anchorPoint = .zero
        $0.center = CGPoint(x: 100, y: 200)
        $0.transform = CGAffineTransform(scaleX: 3, y: 3)
      }, pointInSuperview: CGPoint(x: 103, y: 206)),
  ]

  @Test(
    "A point is converted through what moves, scales, turns or scrolls a view", arguments: placings)
  func conversion(_ placing: Placing) {
    let view = world.add("a", 100, 200, 40, 20)
    placing.place(view)
    let point = CGPoint(x: 1, y: 2)
    #expect(view.convert(point, to: world.window) == placing.pointInSuperview)
    #expect(view.convert(point, to: nil) == placing.pointInSuperview)
    #expect(view.convert(placing.pointInSuperview, from: nil) == point)
    #expect(world.window.convert(point, from: view) == placing.pointInSuperview)
  }

  @Test("Converting to another branch of the tree and back gives the point again")
  func roundTrips() {
    let outer = world.add("outer", 30, 40, 200, 200)
    outer.bounds.origin = CGPoint(x: 7, y: -3)
    let turned = world.add("turned", 20, 20, 80, 60, to: outer)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
    let inner = world.add("inner", 5, 5, 30, 30, to: turned)
    inner.transform = CGAffineTransform(scaleX: 0.25, y: 3)
    let other = world.add("other", 100, 300, 50, 50)
    other.anchorPoint = CGPoint(x: 0, y: 1)
    for (x, y) in [(0, 0), (1, 2), (-50, 13), (400, -7)] {
      let point = CGPoint(x: CGFloat(x), y: CGFloat(y))
      for view in [outer, turned, world.window] as [UIView] {
        let there = inner.convert(point, to: other)
        #expect(there.isNear(view.convert(inner.convert(point, to: view), to: other)))
        #expect(inner.convert(there, from: other).isNear(point))
      }
    }
  }

  @Test("Nil is the window, wherever the window is on the screen")
  func windowCoordinates() {
    world.window.frame.origin = CGPoint(x: 100, y: 50)
    let view = world.add("a", 10, 10, 20, 20)
    #expect(view.convert(.zero, to: nil) == CGPoint(x: 10, y: 10))
    #expect(view.convert(.zero, to: world.window) == CGPoint(x: 10, y: 10))
    #expect(view.convert(CGPoint(x: 10, y: 10), from: nil) == .zero)
  }

  @Test("Views without a window are converted through their common superview")
  func withoutWindow() {
    let root = UIView()
    let first = UIView(frame: CGRect(x: 10, y: 0, width: 5, height: 5))
    let second = UIView(frame: CGRect(x: 0, y: 30, width: 5, height: 5))
    root.addSubview(first)
    root.addSubview(second)
    #expect(first.convert(.zero, to: second) == CGPoint(x: 10, y: -30))
    #expect(second.convert(.zero, from: first) == CGPoint(x: 10, y: -30))
  }

  @Test("Where a turned view is does not depend on how far it is scrolled")
  func frameOfScrolledView() {
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let frame = view.frame
    view.bounds.origin = CGPoint(x: 5, y: 50)
    #expect(view.frame.origin.isNear(frame.origin))
    #expect(abs(view.frame.width - frame.width) < 1e-9)
    #expect(abs(view.frame.height - frame.height) < 1e-9)
  }

  // MARK: Transforms

  @Test("The six numbers of each are those of Core Graphics")
  func numbers() {
    let plain = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(CGAffineTransform.identity == plain)
    #expect(CGAffineTransform(rotationAngle: 0) == plain)
    #expect(CGAffineTransform(scaleX: 1, y: 1) == plain)
    #expect(
      CGAffineTransform(translationX: 3, y: 4)
        == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4))
  }

  @Test("The inverse undoes scaling and shifting")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    #expect(
      transform.inverted() == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -3, ty: -2))
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
  }
}
