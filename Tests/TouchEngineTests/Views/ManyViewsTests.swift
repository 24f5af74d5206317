import Foundation
import Testing
import TouchEngine

@Suite("Very many views")
struct ManyViewsTests {
  private static let count = 100_000
  private let world = World()

  /// So many views, the front-most of which has the point (1, 1).
  private func crowd() -> (UIView, [UIView]) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    world.window.addSubview(parent)
    let views = (0..<Self.count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    for view in views { parent.addSubview(view) }
    return (parent, views)
  }

  /// A way to take all subviews out, one by one.
  enum Way: CaseIterable {
    case frontToBack, backToFront, everyOther, theLast, scattered
  }

  @Test("Taking 100,000 subviews out one by one is quick in any order", arguments: Way.allCases)
  func removing(_ way: Way) {
    let (parent, views) = crowd()
    let time = ContinuousClock().measure {
      switch way {
      case .frontToBack: for view in views.reversed() { view.removeFromSuperview() }
      case .backToFront: for view in parent.subviews { view.removeFromSuperview() }
      case .everyOther:
        for parity in [0, 1] {
          for index in views.indices where index % 2 == parity {
            views[index].removeFromSuperview()
          }
        }
      case .theLast: while let view = parent.subviews.last { view.removeFromSuperview() }
      case .scattered:
        for index in views.indices { views[index * 7919 % Self.count].removeFromSuperview() }
      }
    }
    print("TIME remove", way, time)
    #expect(parent.subviews.isEmpty)
    #expect(views.allSatisfy { $0.superview == nil && $0.window == nil })
  }

  @Test("Inserting 100,000 subviews at the back is quick, and the order is right")
  func insertingAtBack() {
    let parent = UIView()
    let time = ContinuousClock().measure {
    for tag in 0..<Self.count {
      let view = UIView()
      view.tag = tag
      parent.insertSubview(view, at: 0)
    }
    }
    print("TIME back", time)
    #expect(parent.subviews.map(\.tag) == (0..<Self.count).reversed())
  }

  @Test("Moving each of 100,000 subviews to the other end is quick", arguments: [true, false])
  func reordering(_ toFront: Bool) {
    let (parent, views) = crowd()
    let time = ContinuousClock().measure {
    for view in views {
      if toFront { parent.bringSubviewToFront(view) } else { parent.sendSubviewToBack(view) }
    }
    }
    print("TIME reorder", toFront, time)
    #expect(parent.subviews == (toFront ? views : views.reversed()))
  }

  @Test("Moving 100,000 subviews to another view, one by one, is quick")
  func moving() {
    let (parent, views) = crowd()
    let other = UIView()
    let time = ContinuousClock().measure {
    for view in parent.subviews { other.addSubview(view) }
    }
    print("TIME move", time)
    #expect(other.subviews == views)
    #expect(parent.subviews.isEmpty)
  }

  @Test("A touch finds its way past 100,000 subviews")
  func hitTesting() {
    let (parent, views) = crowd()
    #expect(world.window.hitTest(CGPoint(x: 1, y: 1), with: nil) === views.last)
    let time = ContinuousClock().measure {
    #expect(world.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === parent)
    }
    print("TIME hit", time)
  }
}
