import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Views put to bad use")
struct MisuseTests {
  private let world = World()

  /// A number that is no place.
  static let wrongNumbers: [CGFloat] = [.nan, .infinity, -.infinity]

  /// A property that a wrong number can be put into.
  struct Property: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @Sendable (UIView, CGFloat) -> Void
  }

  static let properties = [
    Property(testDescription: "frame's origin") {
      $0.frame = CGRect(x: $1, y: 0, width: 1, height: 1)
    },
    Property(testDescription: "frame's size") { $0.frame.size.height = $1 },
    Property(testDescription: "bounds' origin") { $0.bounds.origin.y = $1 },
    Property(testDescription: "bounds' size") { $0.bounds.size.width = $1 },
    Property(testDescription: "center") { $0.center.x = $1 },
    Property(testDescription: "anchor point") { $0.anchorPoint.y = $1 },
    Property(testDescription: "transform") { $0.transform.tx = $1 },
    Property(testDescription: "transform's scale") { $0.transform = .init(scaleX: $1, y: 1) },
  ]

  @Test(
    "NaN and infinity change nothing about where a view is, and are reported",
    arguments: properties, wrongNumbers)
  func invalidGeometry(_ property: Property, _ number: CGFloat) {
    let view = world.add("a", 10, 20, 30, 40)
    let before = (view.frame, view.bounds, view.center, view.transform, view.anchorPoint)
    property.set(view, number)
    #expect(before == (view.frame, view.bounds, view.center, view.transform, view.anchorPoint))
    #expect(world.reports == [.invalidGeometry])
    #expect(world.window.hitTest(CGPoint(x: 10, y: 20), with: nil) === view)
  }

  @Test("A rectangle so large that its edge is no number changes nothing, and is reported")
  func overflowingGeometry() {
    let view = world.add("a", 10, 20, 30, 40)
    let most = CGFloat.greatestFiniteMagnitude
    view.frame = CGRect(x: most, y: 0, width: most, height: 1)
    view.bounds = CGRect(x: most, y: 0, width: most, height: 1)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(world.reports == [.invalidGeometry, .invalidGeometry])
  }

  @Test("A view made with a frame that is no place is at zero", arguments: wrongNumbers)
  func invalidFrameAtFirst(_ number: CGFloat) {
    let view = UIView(frame: CGRect(x: 1, y: number, width: 3, height: 4))
    #expect(view.frame == .zero)
    #expect(UIView(frame: .null).frame == .zero)
  }

  @Test("An opacity that is NaN changes nothing, and is reported; infinity means full or none")
  func invalidAlpha() {
    let view = world.add("a", 0, 0, 10, 10)
    view.alpha = 0.5
    view.alpha = .nan
    #expect(view.alpha == 0.5)
    #expect(world.reports == [.invalidGeometry])
    view.alpha = .infinity
    #expect(view.alpha == 1)
    view.alpha = -.infinity
    #expect(view.alpha == 0)
  }

  @Test("A window level that is NaN changes nothing, and is reported")
  func invalidLevel() {
    world.window.windowLevel = .alert
    world.window.windowLevel = UIWindow.Level(rawValue: .nan)
    #expect(world.window.windowLevel == .alert)
    #expect(world.reports == [.invalidGeometry])
  }

  @Test("A touch, or a point, that is nowhere is in no view", arguments: wrongNumbers)
  func nowhere(_ number: CGFloat) {
    world.add("a", 0, 0, 320, 480)
    #expect(world.window.hitTest(CGPoint(x: number, y: 1), with: nil) == nil)
    world.tap(number, 1, at: 0, until: 10)
    world.expectLog("")
  }

  @Test("A negative size is the same rectangle from the other side")
  func negativeSize() {
    let view = UIView(frame: CGRect(x: 50, y: 60, width: -20, height: -10))
    world.window.addSubview(view)
    #expect(view.frame == CGRect(x: 30, y: 50, width: 20, height: 10))
    #expect(world.window.hitTest(CGPoint(x: 31, y: 51), with: nil) === view)
    view.bounds = CGRect(x: 0, y: 0, width: -20, height: -10)
    #expect(view.frame == CGRect(x: 30, y: 50, width: 20, height: 10))
    #expect(world.window.hitTest(CGPoint(x: 31, y: 51), with: nil) === view)
    #expect(world.window.hitTest(CGPoint(x: 51, y: 61), with: nil) === world.window)
    #expect(view.convert(CGPoint(x: 30, y: 50), from: nil) == CGPoint(x: -20, y: -10))
    view.frame = CGRect(x: 10, y: 10, width: -5, height: -5)
    #expect(view.frame == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(world.reports == [])
  }

  @Test(
    "A view without area contains no point; what sticks out of it is not hit",
    arguments: [CGSize.zero, CGSize(width: 0, height: 10), CGSize(width: 10, height: 0)])
  func zeroSize(_ size: CGSize) {
    let view = world.add("a", 0, 0, size.width, size.height)
    world.add("inner", 0, 0, 10, 10, to: view)
    #expect(world.window.hitTest(.zero, with: nil) === world.window)
  }

  /// Transforms that cannot be undone, and one whose inverse is beyond all numbers.
  static let flatTransforms = [
    CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(scaleX: 1, y: 0), CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
    CGAffineTransform(scaleX: .leastNonzeroMagnitude, y: 1),
  ]

  @Test(
    "A flattened view and all in it contain no point, and are converted to numbers",
    arguments: flatTransforms)
  func flattened(_ transform: CGAffineTransform) {
    let view = world.add("a", 0, 0, 100, 100)
    let inner = world.add("inner", 0, 0, 100, 100, to: view)
    view.transform = transform
    for point in [view.center, .zero, CGPoint(x: 7, y: 50)] {
      #expect(world.window.hitTest(point, with: nil) === world.window)
      #expect(inner.convert(point, from: nil).x.isFinite)
      #expect(inner.convert(point, to: nil).y.isFinite)
    }
    view.transform = .identity
    #expect(world.window.hitTest(CGPoint(x: 1, y: 1), with: nil) === inner)
    #expect(world.reports == [])
  }

  @Test("A view is not added to itself nor to what is in it, and that is reported")
  func viewInItself() {
    let view = world.add("a", 0, 0, 10, 10)
    let inner = world.add("inner", 0, 0, 10, 10, to: view)
    view.addSubview(view)
    inner.addSubview(view)
    inner.insertSubview(view, at: 0)
    #expect(view.superview === world.window)
    #expect(view.subviews == [inner])
    #expect(inner.subviews == [])
    #expect(world.reports == [.viewInItself, .viewInItself, .viewInItself])
  }

  @Test("A window is not added to a view, and that is reported")
  func windowInView() {
    let view = world.add("a", 0, 0, 10, 10)
    let other = UIWindow(frame: .zero, application: world.application)
    view.addSubview(other)
    #expect(view.subviews == [])
    #expect(other.superview == nil)
    #expect(other.window === other)
    #expect(world.reports == [.misuse])
  }

  @Test("Views that change the tree while they are asked do not upset the asking")
  func changingWhileAsked() {
    final class Leaving: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        superview?.subviews.forEach { $0.removeFromSuperview() }
        return nil
      }
    }
    let parent = world.add("parent", 0, 0, 100, 100)
    world.add("behind", 0, 0, 100, 100, to: parent)
    parent.addSubview(Leaving(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let hit = world.window.hitTest(CGPoint(x: 1, y: 1), with: nil)
    #expect((hit as? LoggingView)?.name == "behind")
    #expect(hit?.superview == nil)
    #expect(parent.subviews.isEmpty)
    #expect(world.window.hitTest(CGPoint(x: 1, y: 1), with: nil) === parent)
  }
}
