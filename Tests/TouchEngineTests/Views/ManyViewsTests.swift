import Foundation
import Testing
import TouchEngine

@Suite("Very many views")
struct ManyViewsTests {
  private static let count = 1_000
  private let world = World()

  /// So many views in one, each with its place as its tag; all have the point (1, 1).
  private func crowd() -> (UIView, [UIView]) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    world.window.addSubview(parent)
    let views = (0..<Self.count).map { tag in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      view.tag = tag
      return view
    }
    for view in views { parent.addSubview(view) }
    return (parent, views)
  }

  /// An order in which all subviews are taken out, one by one.
  enum Order: CaseIterable {
    case frontToBack, backToFront, alternate, readingTheLast, readingTheFirst, scattered
  }

  @Test("Subviews can be taken out one by one in any order", arguments: Order.allCases)
  func removing(_ order: Order) {
    let (parent, views) = crowd()
    switch order {
    case .frontToBack: for view in views.reversed() { view.removeFromSuperview() }
    case .backToFront: for view in parent.subviews { view.removeFromSuperview() }
    case .alternate:
      for index in stride(from: 0, to: views.count, by: 2) { views[index].removeFromSuperview() }
      #expect(parent.subviews.map(\.tag) == Array(stride(from: 1, to: views.count, by: 2)))
      for view in views { view.removeFromSuperview() }
    case .readingTheLast: while let view = parent.subviews.last { view.removeFromSuperview() }
    case .readingTheFirst: while let view = parent.subviews.first { view.removeFromSuperview() }
    case .scattered:
      for index in views.indices { views[index * 7919 % Self.count].removeFromSuperview() }
    }
    #expect(parent.subviews.isEmpty)
    #expect(views.allSatisfy { $0.superview == nil && $0.window == nil })
  }

  @Test("Taking out very many subviews frees them at once")
  func freeing() {
    let parent = UIView()
    for _ in 0..<Self.count { parent.addSubview(UIView()) }
    weak let first = parent.subviews.first
    first?.removeFromSuperview()
    #expect(first == nil)
    #expect(parent.subviews.count == Self.count - 1)
  }

  @Test("A touch finds its way past very many subviews")
  func hitTesting() {
    let (parent, views) = crowd()
    #expect(world.window.hitTest(CGPoint(x: 1, y: 1), with: nil) === views.last)
    #expect(world.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === parent)
    views.last?.removeFromSuperview()
    #expect(world.window.hitTest(CGPoint(x: 1, y: 1), with: nil) === views[Self.count - 2])
  }
}
