import Foundation
import Logs
import Testing
import TouchEngine

@Suite("View controllers")
struct ViewControllerTests {
  private let world = World()
  private let first = UIViewController()
  private let second = UIViewController()
  private let third = UIViewController()

  // MARK: Presenting

  @Test("A presented controller is followed by the presenting one, until its view is in a view")
  func next() {
    first.present(second, animated: false)
    #expect(second.presentingViewController === first)
    #expect(first.presentedViewController === second)
    #expect(second.next === first)
    world.window.addSubview(second.view)
    #expect(second.next === world.window)
    second.view.removeFromSuperview()
    second.dismiss(animated: false)
    #expect(second.next == nil)
    #expect(first.presentedViewController == nil)
  }

  @Test("What cannot be presented is reported, and changes nothing")
  func impossible() {
    var completions = 0
    world.window.rootViewController = first
    first.present(second, animated: true) { completions += 1 }
    second.present(third, animated: true) { completions += 1 }
    first.present(UIViewController(), animated: true) { completions += 10 }
    first.present(first, animated: true) { completions += 10 }
    second.present(second, animated: true)
    let other = UIViewController()
    world.window.addSubview(other.view)
    other.present(second, animated: true) { completions += 10 }
    other.present(other, animated: true) { completions += 10 }
    #expect(completions == 2)
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    #expect(other.presentedViewController == nil)
    #expect(world.reports == Array(repeating: .impossiblePresentation, count: 4))
    third.present(first, animated: true)
    #expect(third.presentedViewController == nil)
  }

  @Test("Dismissing takes away everything above; from the top, the top alone")
  func dismissing() {
    first.present(second, animated: false)
    second.present(third, animated: false)
    third.dismiss(animated: true)
    #expect(third.presentingViewController == nil)
    #expect(first.presentedViewController === second)
    second.present(third, animated: false)
    var presents: Bool?
    first.dismiss(animated: true) { [first] in presents = first.presentedViewController != nil }
    #expect(presents == false)
    #expect(second.presentingViewController == nil)
    #expect(second.presentedViewController == nil)
    #expect(third.next == nil)
    first.dismiss(animated: true)
  }

  @Test("A presented controller outlives the presenting one")
  func presentingGone() {
    do {
      let presenting = UIViewController()
      presenting.present(second, animated: false)
    }
    #expect(second.next == nil)
    #expect(second.presentingViewController == nil)
  }

  @Test("The touches in what is covered are cancelled after the event at hand; others go on")
  func covering() {
    let calls = world.calls
    let presenting = UIViewController()
    let presented = UIViewController()
    presenting.view = world.add("covered", 0, 0, 100, 100)
    presented.view = world.add("presented", 100, 0, 100, 100)
    let inner = world.add("inner", 0, 0, 50, 50, to: presenting.view)
    inner.onTouch = { touch, _ in
      guard touch.phase == .began else { return }
      presenting.present(presented, animated: true)
      calls.note("presented")
    }
    world.touch(at: 0, .down(105, 5, finger: 1))
    world.touch(at: 10, .down(5, 5))
    world.touch(at: 20, .up(5, 5), .up(105, 5, finger: 1))
    world.expectLog(
      """
      V(presented).began
      V(inner).began
      presented
      V(inner).cancelled
      V(presented).ended
      """)
  }

  // MARK: Children

  @Test("A child has one parent at a time, and outlives it")
  func parents() {
    do {
      let parent = UIViewController()
      parent.addChild(first)
      second.addChild(first)
      #expect(parent.children.isEmpty)
      #expect(second.children == [first])
      #expect(first.parent === second)
      parent.addChild(first)
    }
    #expect(second.children.isEmpty)
    #expect(first.parent == nil)
  }

  @Test("A controller becomes no child of itself; it is notified that it left when it has")
  func children() {
    final class Noting: UIViewController {
      let calls: Calls
      init(_ calls: Calls) { self.calls = calls }
      override func willMove(toParent parent: UIViewController?) {
        calls.note("will \(parent == nil ? "leave" : "move")")
      }
      override func didMove(toParent parent: UIViewController?) {
        calls.note("did \(parent == nil && self.parent == nil ? "leave" : "move")")
      }
    }
    let child = Noting(world.calls)
    world.window.rootViewController = first
    first.addChild(second)
    second.addChild(child)
    world.window.addSubview(child.view)
    child.addChild(first)
    child.addChild(child)
    #expect(child.children.isEmpty)
    #expect(world.reports == [.controllerInItself, .controllerInItself])
    second.addChild(child)
    #expect(second.children == [child])
    child.removeFromParent()
    child.removeFromParent()
    world.expectLog(["will move", "did leave"])
  }

  // MARK: Views

  @Test("A controller's view is plain unless another is made, and has one controller at a time")
  func view() {
    final class Loading: UIViewController {
      override func loadView() {
        super.loadView()
        viewIfLoaded?.addSubview(UIControl())
      }
    }
    let loading = Loading()
    #expect(loading.viewIfLoaded == nil)
    #expect(loading.view.subviews.count == 1)
    let old = loading.view
    loading.view = UIView()
    #expect(old.next == nil)
    #expect(loading.view.next === loading)
  }

  @Test("A controller keeps the view that it was given because it made none")
  func viewOfNone() {
    final class Idle: UIViewController {
      override func loadView() {}
    }
    let idle = Idle()
    #expect(idle.view === idle.view)
    #expect(idle.viewIfLoaded != nil)
  }
}
