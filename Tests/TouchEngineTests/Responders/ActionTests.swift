import Logs
import Testing
import TouchEngine

@Suite("Actions on their way to a target")
struct ActionTests {
  private let world = World()
  private let outer: UIView
  private let inner: UIView

  init() {
    outer = world.add("outer", 0, 0, 10, 10)
    inner = world.add("inner", 0, 0, 10, 10, to: outer)
  }

  @Test("Without a target, the first responder from the sender on that implements the action")
  func search() {
    let calls = world.calls
    #expect(!world.application.sendAction("go", to: nil, from: inner, for: nil))
    world.window.implement("go") { _, _ in calls.note("window") }
    #expect(inner.target(forAction: "go", withSender: nil) === world.window)
    outer.implement("go") { sender, _ in calls.note("outer \((sender as? LoggingView)?.name ?? "")")
    }
    #expect(inner.target(forAction: "go", withSender: nil) === outer)
    #expect(world.application.sendAction("go", to: nil, from: inner, for: nil))
    expect(calls.take(), "outer inner")
    inner.implement("go") { _, _ in calls.note("inner") }
    #expect(inner.target(forAction: "go", withSender: nil) === inner)
    #expect(inner.target(forAction: "stop", withSender: nil) == nil)
  }

  @Test("A responder that says it cannot is passed over")
  func canPerform() {
    final class Refusing: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != "go" && super.canPerformAction(action, withSender: sender)
      }
    }
    let view = Refusing()
    inner.addSubview(view)
    for responder in [view, outer] as [UIView] {
      responder.implement("go") { _, _ in }
      responder.implement("stop") { _, _ in }
    }
    #expect(view.target(forAction: "go", withSender: nil) === outer)
    #expect(view.target(forAction: "stop", withSender: nil) === view)
  }

  @Test("A target is called directly, wherever it is, and refuses what it does not implement")
  func target() {
    let counter = Counter()
    outer.implement("go") { _, _ in Issue.record("the chain was asked") }
    #expect(world.application.sendAction("go", to: counter, from: inner, for: nil))
    #expect(counter.calls == ["go"])
    #expect(counter.senders.first as? UIView === inner)
    #expect(!world.application.sendAction("stop", to: outer, from: inner, for: nil))
  }

  @Test(
    "It begins at the first responder, or the sender, or the key window, or the application")
  func startOfSearch() {
    let calls = world.calls
    func send(from sender: AnyObject? = nil) -> Bool {
      world.application.sendAction("go", to: nil, from: sender, for: nil)
    }
    #expect(!send())
    world.application.implement("go") { _, _ in calls.note("application") }
    #expect(send())
    world.window.implement("go") { _, _ in calls.note("window") }
    #expect(send())
    world.expectLog(["application", "application"])
    world.window.makeKeyAndVisible()
    #expect(send())
    let willing = world.willing("first", in: inner)
    inner.implement("go") { _, _ in calls.note("inner") }
    #expect(willing.becomeFirstResponder())
    #expect(send())
    #expect(send(from: Counter()))
    #expect(send(from: outer))
    world.expectLog(["window", "inner", "inner", "inner"])
  }

  @Test("A responder that claims an action it does not implement gets it reported instead")
  func unimplemented() {
    final class Boasting: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    }
    let view = Boasting()
    outer.addSubview(view)
    outer.implement("go") { _, _ in Issue.record("the chain was followed") }
    #expect(!world.application.sendAction("go", to: nil, from: view, for: nil))
    #expect(!world.application.sendAction("go", to: view, from: outer, for: nil))
    #expect(world.reports == [.unrecognizedAction, .unrecognizedAction])
  }

  @Test("The last implementation given counts")
  func implementedAgain() {
    let calls = world.calls
    inner.implement("go") { _, _ in calls.note("first") }
    inner.implement("go") { _, _ in calls.note("second") }
    inner.perform("go", from: nil, for: nil)
    inner.perform("nothing", from: nil, for: nil)
    expect(calls.take(), "second")
    #expect(inner.responds(to: "go"))
    #expect(!inner.responds(to: "nothing"))
  }
}
