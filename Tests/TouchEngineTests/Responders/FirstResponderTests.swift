import Foundation
import Logs
import Testing
import TouchEngine

@Suite("The first responder")
struct FirstResponderTests {
  private let world = World()

  init() { world.window.makeKeyAndVisible() }

  @Test("By default no responder agrees to be it")
  func unwilling() {
    let view = world.add("a", 0, 0, 10, 10)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    #expect(world.application.firstResponder == nil)
  }

  @Test("One that agrees takes the place of the present one, which resigns first")
  func takesOver() {
    let (first, second) = (world.willing("first"), world.willing("second"))
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(world.application.firstResponder === first)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(second.becomeFirstResponder())
    world.expectLog("first resigns")
    #expect(first.becomeFirstResponder())
    #expect(first.resignFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(world.application.firstResponder == nil)
  }

  @Test("One that does not give it up keeps it")
  func stubborn() {
    let (first, second) = (world.willing("first"), world.willing("second"))
    first.becomeFirstResponder()
    first.resigns = false
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    #expect(first.isFirstResponder)
  }

  @Test("One that is not the first responder has resigned already, and leaves the other alone")
  func resignedAlready() {
    let (first, second) = (world.willing("first"), world.willing("second"))
    first.becomeFirstResponder()
    #expect(second.resignFirstResponder())
    #expect(first.isFirstResponder)
    second.removeFromSuperview()
    #expect(first.isFirstResponder)
  }

  @Test("No view outside a window can be it, and one that leaves the window stops being it")
  func leaves() {
    let container = world.add("container", 0, 0, 10, 10)
    let view = world.willing("a", in: container)
    view.becomeFirstResponder()
    view.resigns = false
    container.removeFromSuperview()
    #expect(!view.isFirstResponder)
    world.expectLog("a resigns")
    #expect(!view.becomeFirstResponder())
    world.window.addSubview(container)
    #expect(!view.isFirstResponder)
    #expect(world.application.firstResponder == nil)
  }

  @Test("A first responder is not retained")
  func gone() {
    do {
      let view = world.willing("a")
      view.becomeFirstResponder()
      view.removeFromSuperview()
    }
    #expect(world.application.firstResponder == nil)
  }

  @Test("A change while another is asked to resign is refused, and reported")
  func nested() {
    let (first, second, third) = (world.willing("a"), world.willing("b"), world.willing("c"))
    first.becomeFirstResponder()
    first.onResign = { #expect(!third.becomeFirstResponder()) }
    #expect(second.becomeFirstResponder())
    #expect(second.isFirstResponder)
    #expect(world.reports == [.nestedFirstResponderChange])
  }

  @Test("One that is taken elsewhere while the other is asked does not become it")
  func movedMeanwhile() {
    let (first, second) = (world.willing("first"), world.willing("second"))
    let elsewhere = UIWindow(windowScene: world.scene)
    first.becomeFirstResponder()
    first.onResign = { elsewhere.addSubview(second) }
    #expect(!second.becomeFirstResponder())
    #expect(!second.isFirstResponder)
  }

  // MARK: Other responders than views

  @Test("Every window has its own, and the application that of the key window")
  func windows() {
    let other = UIWindow(windowScene: world.scene)
    let (here, there) = (world.willing("here"), world.willing("there", in: other))
    here.becomeFirstResponder()
    there.becomeFirstResponder()
    #expect(here.isFirstResponder)
    #expect(there.isFirstResponder)
    #expect(world.application.firstResponder === here)
    other.makeKeyAndVisible()
    #expect(world.application.firstResponder === there)
  }

  @Test("A controller is that of the window that its view is in")
  func controller() {
    final class Willing: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Willing()
    #expect(!controller.becomeFirstResponder())
    world.window.rootViewController = controller
    #expect(controller.becomeFirstResponder())
    #expect(world.application.firstResponder === controller)
    world.window.rootViewController = nil
    #expect(!controller.isFirstResponder)
    #expect(world.application.firstResponder == nil)
  }

  @Test("A responder that leads to the application is in its key window")
  func plainResponder() {
    let plain = LoggingResponder("plain", world.calls)
    #expect(!plain.becomeFirstResponder())
    plain.above = world.application
    #expect(plain.becomeFirstResponder())
    #expect(plain.isFirstResponder)
  }

  @Test("An application and the scene of the key window can hold its first responder, no other")
  func hosts() {
    final class WillingApplication: UIApplication {
      override var canBecomeFirstResponder: Bool { true }
    }
    final class WillingScene: UIWindowScene {
      override var canBecomeFirstResponder: Bool { true }
    }
    let application = WillingApplication()
    let scene = WillingScene(application: application)
    let other = WillingScene(application: application)
    let windows = [UIWindow(windowScene: other), UIWindow(windowScene: scene)]
    windows[0].isHidden = false
    windows[1].makeKeyAndVisible()
    #expect(!other.becomeFirstResponder())
    #expect(scene.becomeFirstResponder())
    #expect(scene.isFirstResponder)
    #expect(application.becomeFirstResponder())
    #expect(application.isFirstResponder)
    #expect(!scene.isFirstResponder)
  }
}
