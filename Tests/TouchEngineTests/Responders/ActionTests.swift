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
    let diary = world.diary
    #expect(!world.application.sendAction("go", to: nil, from: inner, for: nil))
    world.window.implement("go") { _, _ in diary.note("window") }
    #expect(inner.target(forAction: "go", withSender: nil) === world.window)
    outer.implement("go") { sender, _ in diary.note("outer \((sender as? NotingView)?.name ?? "")")
    }
    #expect(inner.target(forAction: "go", withSender: nil) === outer)
    #expect(world.application.sendAction("go", to: nil, from: inner, for: nil))
    #expect(diary.take() == ["outer inner"])
    inner.implement("go") { _, _ in diary.note("inner") }
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

  @Test("Without a sender and a target there is nobody to begin with")
  func nobody() {
    world.application.implement("go") { _, _ in Issue.record("the application was asked") }
    #expect(!world.application.sendAction("go", to: nil, from: nil, for: nil))
  }

  @Test("The last implementation given counts")
  func implementedAgain() {
    let diary = world.diary
    inner.implement("go") { _, _ in diary.note("first") }
    inner.implement("go") { _, _ in diary.note("second") }
    inner.perform("go", from: nil, for: nil)
    inner.perform("nothing", from: nil, for: nil)
    #expect(diary.take() == ["second"])
    #expect(inner.responds(to: "go"))
    #expect(!inner.responds(to: "nothing"))
  }
}
