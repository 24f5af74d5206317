import Foundation
import Logs
import Testing
import TouchEngine

/// A view that agrees to be the first responder.
private final class Willing: UIView {
  /// Called when it is asked to give it up.
  var onResign: (() -> Void)?
  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool {
    onResign?()
    return super.resignFirstResponder()
  }
}

@Suite("Which window and which application a responder is in")
struct HostTests {
  private final class WillingApplication: UIApplication {
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class WillingScene: UIWindowScene {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("An application and the scene of the key window can hold its first responder, no other")
  func firstResponders() {
    let application = WillingApplication()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let (scene, other) = (
      WillingScene(application: application), WillingScene(application: application)
    )
    let window = UIWindow(windowScene: scene, frame: frame)
    let otherWindow = UIWindow(windowScene: other, frame: frame)
    otherWindow.isHidden = false
    window.makeKeyAndVisible()
    #expect(!other.becomeFirstResponder())
    #expect(scene.becomeFirstResponder())
    #expect(scene.isFirstResponder)
    #expect(application.becomeFirstResponder())
    #expect(application.isFirstResponder)
    #expect(!scene.isFirstResponder)
  }

  @Test("A loop through an application or a scene is reported to the application")
  func loops() {
    final class OddApplication: UIApplication {
      weak var odd: UIResponder?
      override var next: UIResponder? { odd }
    }
    final class OddScene: UIWindowScene {
      weak var odd: UIResponder?
      override var next: UIResponder? { odd }
    }
    let application = OddApplication()
    application.odd = application
    #expect(application.responderChain.count == 1)
    #expect(application.programmerErrors.count == 1)
    let scene = OddScene(application: application)
    scene.odd = scene
    #expect(scene.responderChain.count == 1)
    #expect(application.programmerErrors.count == 2)
  }

  @Test("A scene that goes away takes itself from its own windows only")
  func goneScene() {
    let world = World()
    do { _ = UIWindowScene(application: world.application) }
    #expect(world.window.windowScene === world.scene)
  }

  @Test("How often an event may be sent within itself does not grow with the events before")
  func sendingLimit() {
    final class Echo: UIWindow {
      var calls = 0
      var echoes = false
      weak var app: UIApplication?
      override func sendEvent(_ event: UIEvent) {
        calls += 1
        if echoes { app?.sendEvent(event) }
      }
    }
    let application = UIApplication()
    let echo = Echo(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), application: application)
    echo.isHidden = false
    echo.app = application
    for _ in 0..<10 {
      application.touch([.down(5, 5)])
      application.touch([.up(5, 5)])
    }
    (echo.calls, echo.echoes) = (0, true)
    application.touch([.down(5, 5)])
    #expect(echo.calls == UIApplication.sendingLimit)
  }

  // MARK: First responders

  private let world = World()

  private func willing() -> Willing {
    let view = Willing()
    world.window.addSubview(view)
    return view
  }

  @Test("The first responder changes as often as it is asked to")
  func changes() {
    let (first, second) = (willing(), willing())
    for view in [first, second, first, second] {
      #expect(view.becomeFirstResponder())
      #expect(view.isFirstResponder)
    }
  }

  @Test("One that is taken elsewhere while the other is asked does not become it")
  func movedMeanwhile() {
    let (first, second) = (willing(), willing())
    let elsewhere = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), application: world.application)
    first.becomeFirstResponder()
    first.onResign = { elsewhere.addSubview(second) }
    #expect(!second.becomeFirstResponder())
    #expect(!second.isFirstResponder)
  }

  @Test("Who is not the first responder has resigned already, and leaves the other alone")
  func resignedAlready() {
    let (first, second) = (willing(), willing())
    first.becomeFirstResponder()
    #expect(second.resignFirstResponder())
    #expect(first.isFirstResponder)
    second.removeFromSuperview()
    #expect(first.isFirstResponder)
  }

  @Test("A responder that leads to the application is in its key window")
  func plainResponder() {
    final class Plain: UIResponder {
      var above: UIResponder?
      override var next: UIResponder? { above }
      override var canBecomeFirstResponder: Bool { true }
    }
    let plain = Plain()
    #expect(!plain.becomeFirstResponder())
    plain.above = world.application
    world.window.makeKey()
    #expect(plain.becomeFirstResponder())
    #expect(plain.isFirstResponder)
  }

  // MARK: Controllers

  @Test("A controller keeps the view that it was given because it made none")
  func plainView() {
    final class Idle: UIViewController {
      override func loadView() {}
    }
    final class Adding: UIViewController {
      override func loadView() {
        super.loadView()
        viewIfLoaded?.addSubview(UIView())
      }
    }
    let idle = Idle()
    #expect(idle.view === idle.view)
    #expect(idle.viewIfLoaded != nil)
    #expect(Adding().view.subviews.count == 1)
  }

  @Test("A controller that is told of having left has left")
  func left() {
    final class Child: UIViewController {
      var hadParent: Bool?
      override func didMove(toParent parent: UIViewController?) {
        if parent == nil { hadParent = self.parent != nil }
      }
    }
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    child.removeFromParent()
    #expect(child.hadParent == false)
  }

  @Test("A presentation takes the touches of what it covers, and no others (EX-19)")
  func covered() {
    let view = world.add("v", 0, 0, 100, 100)
    world.add("other", 100, 0, 100, 100)
    let presenting = UIViewController()
    presenting.view = view
    world.touch(at: 0, .down(5, 5), .down(105, 5, finger: 1))
    presenting.present(UIViewController(), animated: false)
    world.expectLog(
      """
      V(v).began [touch 0]
      V(other).began [touch 1]
      V(v).cancelled [touch 0]
      """)
    world.touch(at: 10, .up(105, 5, finger: 1))
    world.expectLog("V(other).ended [touch 1]")
  }

  @Test("When a dismissal is complete, nothing is presented")
  func dismissed() {
    let (presenting, presented) = (UIViewController(), UIViewController())
    presenting.present(presented, animated: false)
    #expect(presenting.presentedViewController === presented)
    var isPresenting: Bool?
    presenting.dismiss(animated: false) {
      isPresenting = presenting.presentedViewController != nil
    }
    #expect(isPresenting == false)
  }
}
