import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Very deep views")
struct DeepViewsTests {
  private let world = World()
  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// Nests views in one another.
  ///
  /// - Returns: The innermost.
  private func nest(_ depth: Int, in outermost: UIView) -> UIView {
    var view = outermost
    for _ in 0..<depth {
      let inner = UIView(frame: Self.frame)
      view.addSubview(inner)
      view = inner
    }
    return view
  }

  @Test("In 10,000 views a touch is hit-tested, delivered, passed up, converted and ended")
  func touching() {
    let delegate = LoggingResponder("delegate", world.calls)
    world.application.delegate = delegate
    let innermost = nest(10_000, in: world.window)
    #expect(world.window.hitTest(CGPoint(x: 1, y: 1), with: nil) === innermost)
    #expect(innermost.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 3, y: 4))
    #expect(innermost.convert(CGPoint(x: 3, y: 4), from: nil) == CGPoint(x: 3, y: 4))
    world.tap(1, 1, at: 0, until: 10)
    world.expectLog(["delegate.touchesBegan", "delegate.touchesEnded"])
    #expect(world.reports.isEmpty)
  }

  @Test("Views more than so many levels below the window take no touches, and are reported")
  func tooDeep() {
    let deepest = nest(UIView.depthLimit, in: world.window)
    #expect(world.reports.isEmpty)
    let tooDeep = UIView(frame: Self.frame)
    deepest.addSubview(tooDeep)
    #expect(world.reports == [.misuse])
    #expect(deepest.hitTest(CGPoint(x: 1, y: 1), with: nil) === deepest)
    world.window.addSubview(tooDeep)
    #expect(tooDeep.hitTest(CGPoint(x: 1, y: 1), with: nil) === tooDeep)
  }

  @Test("What is moved with its superview within the window is no deeper than it is then")
  func movedUp() {
    let deepest = nest(UIView.depthLimit, in: world.window)
    let inner = nest(2, in: deepest)
    #expect(inner.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
    if let outer = inner.superview { world.window.addSubview(outer) }
    #expect(inner.hitTest(CGPoint(x: 1, y: 1), with: nil) === inner)
  }

  @Test("100,000 views in one another are built, put in a window, taken out and freed")
  func lifetime() {
    weak var innermost: UIView?
    do {
      let outermost = UIView()
      let built = nest(100_000, in: outermost)
      innermost = built
      world.window.addSubview(outermost)
      #expect(built.window === world.window)
      outermost.removeFromSuperview()
      #expect(built.window == nil)
    }
    #expect(innermost == nil)
  }

  @Test("Built from the inside out, 100,000 views in one another are freed as well")
  func insideOut() {
    weak var innermost: UIView?
    do {
      var view = UIView()
      innermost = view
      for _ in 0..<100_000 {
        let outer = UIView()
        outer.addSubview(view)
        view = outer
      }
      #expect(innermost?.isDescendant(of: view) == true)
    }
    #expect(innermost == nil)
  }

  @Test("Of views that go together, one that is still held stays, with all that is in it")
  func heldInside() {
    let held = UIView()
    weak var inner: UIView?
    do {
      let outermost = UIView()
      let child = UIView()
      inner = child
      nest(100, in: outermost).addSubview(held)
      held.addSubview(child)
    }
    #expect(held.superview == nil)
    #expect(held.subviews == [inner].compactMap { $0 })
    #expect(inner?.superview === held)
  }
}
