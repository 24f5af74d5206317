import Foundation
import Logs
import Testing
import TouchEngine

@Suite("The first responder")
struct FirstResponderTests {
  private let world = World()

  init() { world.window.makeKeyAndVisible() }

  private func add(_ name: String) -> WillingView {
    let view = WillingView(name, world.calls)
    world.window.addSubview(view)
    return view
  }

  @Test("By default no responder agrees to be it")
  func unwilling() {
    let view = world.add("a", 0, 0, 10, 10)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    #expect(world.application.firstResponder == nil)
  }

  @Test("One that agrees takes the place of the present one, which is told first")
  func takesOver() {
    let first = add("first")
    let second = add("second")
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(world.application.firstResponder === first)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(second.becomeFirstResponder())
    world.expectLog("first resigns")
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
    #expect(world.application.firstResponder == nil)
  }

  @Test("One that does not give it up keeps it")
  func stubborn() {
    let first = add("first")
    let second = add("second")
    first.becomeFirstResponder()
    first.isStubborn = true
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    #expect(first.isFirstResponder)
  }

  @Test("Outside a window nobody can be it, and who leaves the window stops being it")
  func leaves() {
    let view = WillingView("a", world.calls)
    #expect(!view.becomeFirstResponder())
    let container = world.add("container", 0, 0, 10, 10)
    container.addSubview(view)
    view.becomeFirstResponder()
    view.isStubborn = true
    container.removeFromSuperview()
    #expect(!view.isFirstResponder)
    world.expectLog("a resigns")
    world.window.addSubview(container)
    #expect(!view.isFirstResponder)
    #expect(world.application.firstResponder == nil)
  }

  @Test("Every window has its own, and the application that of the key window")
  func windows() {
    let other = UIWindow(windowScene: world.scene)
    let here = add("here")
    let there = WillingView("there", world.calls)
    other.addSubview(there)
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

  @Test("A first responder is not retained")
  func gone() {
    do {
      let view = WillingView("a", world.calls)
      world.window.addSubview(view)
      view.becomeFirstResponder()
      view.removeFromSuperview()
    }
    #expect(world.application.firstResponder == nil)
  }

  @Test("A change while another is asked to resign is refused, and told")
  func nested() {
    let first = add("first")
    let second = add("second")
    let third = add("third")
    first.becomeFirstResponder()
    first.onResign = { #expect(!third.becomeFirstResponder()) }
    #expect(second.becomeFirstResponder())
    #expect(second.isFirstResponder)
    #expect(world.application.programmerErrors.map(\.kind) == [.nestedFirstResponderChange])
  }
}

/// A view that agrees to be the first responder, and notes when it is told to resign.
private final class WillingView: UIView {
  private let name: String
  private let calls: Calls
  var isStubborn = false
  var onResign: (() -> Void)?

  init(_ name: String, _ calls: Calls) {
    self.name = name
    self.calls = calls
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !isStubborn }

  override func resignFirstResponder() -> Bool {
    calls.note("\(name) resigns")
    onResign?()
    return super.resignFirstResponder()
  }
}
