import Foundation
import Testing
import TouchEngine

@Suite("Very many views")
struct ManyViewsTests {
  private static let count = 5_000
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

  @Test("Each subview inserted at the back is behind all others")
  func insertingAtBack() {
    let (parent, views) = crowd()
    for view in views { parent.insertSubview(view, at: 0) }
    #expect(parent.subviews == views.reversed())
    for view in views { parent.sendSubviewToBack(view) }
    #expect(parent.subviews == views.reversed())
  }

  @Test("Each subview brought to the front, or moved to another view, is in front of all others")
  func movingToFront() {
    let (parent, views) = crowd()
    for view in views.reversed() { parent.bringSubviewToFront(view) }
    #expect(parent.subviews == views.reversed())
    let other = UIView()
    for view in parent.subviews { other.addSubview(view) }
    #expect(other.subviews == views.reversed())
    #expect(parent.subviews.isEmpty)
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

  @Test("Whatever is done to the subviews, their order is that of a plain list", arguments: 0..<20)
  func likeAList(_ seed: Int) {
    let parent = UIView()
    var expected: [UIView] = []
    var random = UInt64(seed)
    func below(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % max(1, bound)
    }
    for step in 0..<1_500 {
      let view = step < 300 || below(3) == 0 ? UIView() : expected[below(expected.count)]
      let present = expected.firstIndex(of: view)
      switch below(8) {
      case 0, 1:
        if let present { expected.remove(at: present) }
        view.removeFromSuperview()
      case 2:
        if let present { expected.append(expected.remove(at: present)) }
        parent.bringSubviewToFront(view)
      case 3:
        if let present { expected.insert(expected.remove(at: present), at: 0) }
        parent.sendSubviewToBack(view)
      case 4:
        if let present { expected.remove(at: present) }
        let index = below(expected.count + 1)
        expected.insert(view, at: index)
        parent.insertSubview(view, at: index)
      case 5:
        if let present { expected.remove(at: present) }
        expected.insert(view, at: 0)
        parent.insertSubview(view, at: 0)
      case 6:
        let sibling = expected.isEmpty ? view : expected[below(expected.count)]
        guard sibling !== view else { continue }
        if let present { expected.remove(at: present) }
        expected.insert(view, at: (expected.firstIndex(of: sibling) ?? 0) + 1)
        parent.insertSubview(view, aboveSubview: sibling)
      default:
        if let present { expected.remove(at: present) }
        expected.append(view)
        parent.addSubview(view)
      }
      // Reading the subviews puts them in order; so it is not done each time.
      if below(10) == 0 { #expect(parent.subviews == expected) }
    }
    #expect(parent.subviews == expected)
  }

  // MARK: Changes between which nobody reads the subviews

  /// A hundred views in one.
  private func hundred() -> (UIView, [UIView]) {
    let parent = UIView()
    let views = (0..<100).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    return (parent, views)
  }

  @Test("An index beyond all subviews means in front of them, after some were put at the back")
  func beyondAfterInserting() {
    let (parent, views) = hundred()
    let (lower, low, front) = (UIView(), UIView(), UIView())
    parent.insertSubview(low, at: 0)
    parent.insertSubview(lower, at: 0)
    parent.insertSubview(front, at: 103)
    #expect(parent.subviews == [lower, low] + views + [front])
  }

  @Test("An index beyond all subviews means in front of them, after one was taken out")
  func beyondAfterRemoving() {
    let (parent, views) = hundred()
    let front = UIView()
    views[20].removeFromSuperview()
    parent.insertSubview(front, at: 100)
    #expect(parent.subviews == Array(views[..<20] + views[21...]) + [front])
  }

  @Test("Subviews are exchanged by their places among those that are left")
  func exchangeAfterRemoving() {
    let (parent, views) = hundred()
    views[20].removeFromSuperview()
    parent.exchangeSubview(at: 0, withSubviewAt: 98)
    parent.exchangeSubview(at: 1, withSubviewAt: 99)
    var expected = Array(views[..<20] + views[21...])
    expected.swapAt(0, 98)
    #expect(parent.subviews == expected)
  }

  @Test("Of subviews taken out from the front, one that had gone before is not counted again")
  func frontAfterRemoving() {
    let (parent, views) = hundred()
    views[20].removeFromSuperview()
    for view in views[21...].reversed() { view.removeFromSuperview() }
    let second = UIView()
    parent.insertSubview(second, at: 19)
    #expect(parent.subviews == Array(views[..<19]) + [second, views[19]])
  }
}
