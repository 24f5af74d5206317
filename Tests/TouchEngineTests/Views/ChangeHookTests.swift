import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Which calls views receive for changes")
struct ChangeHookTests {
  private let world = World()
  private let calls = Calls()

  /// Notes its calls for changes in the tree.
  private final class Told: UIView {
    let name: String
    let calls: Calls
    /// Called when the view is about to be in a superview.
    var onMove: ((UIView?) -> Void)?

    init(_ name: String, _ calls: Calls) {
      self.name = name
      self.calls = calls
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    override func didAddSubview(_ subview: UIView) { calls.note("\(name) has subview") }
    override func willRemoveSubview(_ subview: UIView) { calls.note("\(name) loses subview") }
    override func willMove(toSuperview newSuperview: UIView?) {
      calls.note("\(name) to superview: \(newSuperview != nil), in one: \(superview != nil)")
      onMove?(newSuperview)
    }
    override func didMoveToSuperview() { calls.note("\(name) in superview: \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.note("\(name) to window: \(newWindow != nil), in one: \(window != nil)")
    }
    override func didMoveToWindow() { calls.note("\(name) in window: \(window != nil)") }
  }

  @Test("An added view is called for its window, then for its superview; the superview comes last")
  func adding() {
    let parent = Told("parent", calls)
    world.window.addSubview(parent)
    calls.take()
    let child = Told("child", calls)
    parent.addSubview(child)
    expect(
      calls.take(),
      """
      child to window: true, in one: false
      child to superview: true, in one: false
      child in window: true
      child in superview: true
      parent has subview
      """)
    parent.bringSubviewToFront(child)
    parent.addSubview(child)
    expect(calls.take(), "")
  }

  @Test("A removed view is called with all that is in it, while it is still there")
  func removing() {
    let parent = Told("parent", calls)
    let child = Told("child", calls)
    let inner = Told("inner", calls)
    world.window.addSubview(parent)
    parent.addSubview(child)
    child.addSubview(inner)
    calls.take()
    child.removeFromSuperview()
    expect(
      calls.take(),
      """
      parent loses subview
      child to window: false, in one: true
      inner to window: false, in one: true
      child to superview: false, in one: true
      child in window: false
      inner in window: false
      child in superview: false
      """)
    child.removeFromSuperview()
    expect(calls.take(), "")
  }

  @Test("Outside a window, views are called for their superviews only")
  func withoutWindow() {
    let parent = Told("parent", calls)
    let child = Told("child", calls)
    parent.addSubview(child)
    expect(
      calls.take(),
      """
      child to superview: true, in one: false
      child in superview: true
      parent has subview
      """)
  }

  @Test("A view that makes its new superview its own subview in such a call is not added")
  func circleWhileTold() {
    let parent = Told("parent", calls)
    let child = Told("child", calls)
    world.window.addSubview(parent)
    child.onMove = { [child] superview in
      child.onMove = nil
      if let superview { child.addSubview(superview) }
    }
    parent.addSubview(child)
    #expect(child.superview == nil)
    #expect(child.subviews == [parent])
    #expect(parent.superview === child)
    #expect(world.reports == [])
  }

  @Test("A view that goes elsewhere in the call for its removal stays where it went")
  func movingWhileTold() {
    let parent = Told("parent", calls)
    let other = Told("other", calls)
    let child = Told("child", calls)
    world.window.addSubview(parent)
    world.window.addSubview(other)
    parent.addSubview(child)
    child.onMove = { [child] superview in
      if superview == nil {
        child.onMove = nil
        other.addSubview(child)
      }
    }
    child.removeFromSuperview()
    #expect(child.superview === other)
    #expect(child.window === world.window)
    #expect(parent.subviews == [])
  }

  @Test("The first view with a tag is found, a view before what is in it")
  func tags() {
    let first = UIView()
    let second = UIView()
    let inner = UIView()
    for view in [first, second] { world.window.addSubview(view) }
    first.addSubview(inner)
    for view in [inner, second] { view.tag = 7 }
    #expect(world.window.viewWithTag(7) === inner)
    first.tag = 7
    #expect(world.window.viewWithTag(7) === first)
    #expect(second.viewWithTag(0) == nil)
    #expect(world.window.viewWithTag(0) === world.window)
  }
}
