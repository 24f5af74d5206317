import Foundation
import Testing
import TouchEngine

@Suite("Views in views")
struct HierarchyTests {
  private let world = World()
  private let parent: UIView
  private let views: [UIView]

  init() {
    parent = UIView()
    views = ["a", "b", "c"].map { name in
      let view = UIView()
      view.accessibilityIdentifier = name
      return view
    }
    for view in views { parent.addSubview(view) }
    world.window.addSubview(parent)
  }

  private var order: String { parent.subviews.map { $0.accessibilityIdentifier ?? "?" }.joined() }

  /// What is done to the parent of `a`, `b` and `c`, and their order then, back to front.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let order: String
    let make: @Sendable (UIView, [UIView]) -> Void

    init(_ says: String, _ order: String, _ make: @escaping @Sendable (UIView, [UIView]) -> Void) {
      testDescription = says
      self.order = order
      self.make = make
    }
  }

  static let changes = [
    Change("added again", "bca") { $0.addSubview($1[0]) },
    Change("brought to the front", "acb") { $0.bringSubviewToFront($1[1]) },
    Change("sent to the back", "bac") { $0.sendSubviewToBack($1[1]) },
    Change("exchanged", "cba") { parent, _ in
      parent.exchangeSubview(at: 0, withSubviewAt: 2)
    },
    Change("exchanged with what is not there", "abc") { parent, _ in
      parent.exchangeSubview(at: 0, withSubviewAt: 3)
    },
    Change("inserted above the next", "bac") { $0.insertSubview($1[0], aboveSubview: $1[1]) },
    Change("inserted above the front-most", "bca") { $0.insertSubview($1[0], aboveSubview: $1[2]) },
    Change("inserted below the back-most", "cab") { $0.insertSubview($1[2], belowSubview: $1[0]) },
    Change("inserted above itself", "abc") { $0.insertSubview($1[1], aboveSubview: $1[1]) },
    Change("inserted below a stranger", "abc") { $0.insertSubview($1[1], belowSubview: UIView()) },
    Change("inserted far too high", "bca") { $0.insertSubview($1[0], at: 99) },
    Change("inserted far too low", "cab") { $0.insertSubview($1[2], at: -99) },
    Change("removed", "ac") { $1[1].removeFromSuperview() },
    Change("added to its own subview", "abc") { $1[0].addSubview($0) },
    Change("added to itself", "abc") { parent, _ in parent.addSubview(parent) },
    Change("brought to the front by a stranger", "abc") { UIView().bringSubviewToFront($1[0]) },
  ]

  @Test("The order of subviews is what the last change made it", arguments: changes)
  func order(_ change: Change) {
    change.make(parent, views)
    #expect(order == change.order)
    #expect(parent.superview === world.window)
    for view in views { #expect((view.superview === parent) == parent.subviews.contains(view)) }
  }

  @Test("A view added elsewhere leaves where it was, with all that is in it")
  func moving() {
    let inner = UIView()
    views[0].addSubview(inner)
    let other = World()
    other.window.addSubview(views[0])
    #expect(order == "bc")
    #expect(views[0].superview === other.window)
    #expect(views[0].window === other.window)
    #expect(inner.window === other.window)
    views[0].removeFromSuperview()
    #expect(inner.window == nil)
    #expect(inner.superview === views[0])
  }

  @Test("A view is a descendant of itself and of everything above, and of nothing else")
  func descendants() {
    #expect(views[0].isDescendant(of: views[0]))
    #expect(views[0].isDescendant(of: parent))
    #expect(views[0].isDescendant(of: world.window))
    #expect(!views[0].isDescendant(of: views[1]))
    #expect(!parent.isDescendant(of: views[0]))
  }

  @Test("A subview outlives its superview, and is in none then")
  func orphan() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    #expect(child.next == nil)
  }

  @Test("Views survive their window, and are in none then")
  func windowGone() {
    let view = UIView()
    do {
      let application = UIApplication()
      let window = UIWindow(frame: .zero, application: application)
      window.addSubview(view)
      #expect(view.window === window)
    }
    #expect(view.window == nil)
    #expect(view.superview == nil)
  }
}
