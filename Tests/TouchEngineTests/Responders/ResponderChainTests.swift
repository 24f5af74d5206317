import Foundation
import Testing
import TouchEngine

@Suite("What comes next in the responder chain")
struct ResponderChainTests {
  private let world = World()

  @Test("After a view comes its superview, after a window its scene, then the application")
  func dialectWithScenes() {
    let outer = world.add("outer", 0, 0, 10, 10)
    let inner = world.add("inner", 0, 0, 10, 10, to: outer)
    #expect(inner.chain == [outer, world.window, world.scene, world.application])
  }

  @Test("A window without a scene is followed by the application")
  func dialectWithoutScenes() {
    let window = UIWindow(frame: .zero, application: world.application)
    #expect(window.windowScene == nil)
    #expect(window.chain == [world.application])
  }

  @Test(
    "Nothing comes after a view, a controller or a plain responder with nothing around it")
  func alone() {
    #expect(UIView().next == nil)
    #expect(UIResponder().next == nil)
    #expect(UIViewController().next == nil)
    let controller = UIViewController()
    #expect(controller.view.chain == [controller])
  }

  @Test("A controller stands between its view and that view's superview")
  func controllers() {
    let parent = UIViewController()
    let child = UIViewController()
    world.window.rootViewController = parent
    let container = world.add("container", 0, 0, 10, 10, to: parent.view)
    parent.addChild(child)
    container.addSubview(child.view)
    let button = world.add("button", 0, 0, 10, 10, to: child.view)
    let expected: [UIResponder] = [
      child.view, child, container, parent.view, parent, world.window, world.scene,
      world.application,
    ]
    #expect(button.chain == expected)
  }

  @Test("A view outlives its controller, and is followed by its superview then")
  func controllerGone() {
    let view = world.add("a", 0, 0, 10, 10)
    do {
      let controller = UIViewController()
      controller.view = view
      #expect(view.next === controller)
    }
    #expect(view.next === world.window)
  }

  @Test("A view taken over by another controller is not given up by the first")
  func controllerReplaced() {
    let view = UIView()
    let second = UIViewController()
    do {
      let first = UIViewController()
      first.view = view
      second.view = view
    }
    #expect(view.next === second)
  }

  @Test("The application is followed by its delegate only if that is a responder of its own kind")
  func delegate() {
    final class Silent: UIApplicationDelegate {}
    final class DelegateView: UIView, UIApplicationDelegate {}
    final class DelegateController: UIViewController, UIApplicationDelegate {}
    final class OwnDelegate: UIApplication, UIApplicationDelegate {}
    do {
      let responder = LoggingResponder("delegate", world.calls)
      world.application.delegate = responder
      #expect(world.application.chain == [responder])
    }
    // It is not retained.
    #expect(world.application.next == nil)
    let others: [any UIApplicationDelegate] = [Silent(), DelegateView(), DelegateController()]
    for other in others {
      world.application.delegate = other
      #expect(world.application.next == nil)
    }
    let own = OwnDelegate()
    own.delegate = own
    #expect(own.next == nil)
  }
}

extension UIResponder {
  /// Everybody who comes after this responder.
  fileprivate var chain: [UIResponder] {
    var chain: [UIResponder] = []
    while let next = (chain.last ?? self).next { chain.append(next) }
    return chain
  }
}
