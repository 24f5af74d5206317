import Foundation
import Logs
import Testing
import TouchEngine

@Suite("The targets of a control")
struct ControlTargetTests {
  private let world = World()
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let counter = Counter()

  init() { world.window.addSubview(control) }

  private func tap(at time: Int = 0) { world.tap(5, 5, at: time, until: time + 50) }

  @Test("A target is called for the events it is registered for, with the control as sender")
  func events() {
    control.addTarget(counter, action: "down", for: .touchDown)
    control.addTarget(counter, action: "either", for: [.touchUpInside, .touchUpOutside])
    control.addTarget(counter, action: "all", for: .allTouchEvents)
    control.addTarget(counter, action: "cancelled", for: .touchCancel)
    tap()
    #expect(counter.calls == ["down", "all", "either", "all"])
    #expect(counter.senders.allSatisfy { $0 === control })
    #expect(counter.hadEvent == [true, true, true, true])
  }

  @Test("Events sent by hand have no event to show")
  func byHand() {
    control.addTarget(counter, action: "go", for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchDown)
    #expect(counter.calls == ["go"])
    #expect(counter.hadEvent == [false])
  }

  @Test("Targets and closures are called in the order in which they were registered")
  func order() {
    let calls = world.calls
    world.window.implement("middle") { _, _ in calls.note("middle") }
    control.addAction(UIAction { _ in calls.note("first") }, for: .touchUpInside)
    control.addTarget(nil, action: "middle", for: .touchUpInside)
    control.addAction(UIAction { _ in calls.note("last") }, for: .touchUpInside)
    tap()
    world.expectLog(["first", "middle", "last"])
  }

  @Test("A target that is gone is passed over, and the chain is not asked instead")
  func targetGone() {
    control.implement("go") { _, _ in Issue.record("the chain was asked") }
    weak var target: Counter?
    do {
      let passing = Counter()
      target = passing
      control.addTarget(passing, action: "go", for: .touchUpInside)
    }
    control.addTarget(counter, action: "go", for: .touchUpInside)
    #expect(target == nil)
    tap()
    #expect(counter.calls == ["go"])
  }

  @Test("Without a target, the first responder from the control on that has the method is called")
  func chain() {
    let calls = world.calls
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    world.window.addSubview(outer)
    outer.addSubview(control)
    control.addTarget(nil, action: "go", for: .touchUpInside)
    tap()
    world.application.implement("go") { sender, _ in calls.note("application \(sender === control)")
    }
    tap(at: 1000)
    outer.implement("go") { _, _ in calls.note("outer") }
    tap(at: 2000)
    world.expectLog(["application true", "outer"])
  }

  @Test("Outside every window a target is called if it responds, or found from the control on")
  func outsideWindow() {
    final class Deaf: ActionTarget {
      func responds(to action: Selector) -> Bool { false }
      func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
        Issue.record("a target was called that does not respond")
      }
    }
    let parent = UIView()
    let alone = UIControl()
    parent.addSubview(alone)
    var senders: [AnyObject?] = []
    parent.implement("found") { sender, _ in senders.append(sender) }
    let deaf = Deaf()
    alone.addTarget(deaf, action: "go", for: .touchDown)
    alone.addTarget(counter, action: "go", for: .touchDown)
    alone.addTarget(nil, action: "found", for: .touchDown)
    alone.addTarget(nil, action: "lost", for: .touchDown)
    alone.sendActions(for: .touchDown)
    #expect(counter.calls == ["go"])
    #expect(senders.count == 1 && senders[0] === alone)
  }

  @Test("The same target and action, registered twice, are called once for each of their events")
  func registeredTwice() {
    control.addTarget(counter, action: "go", for: .touchDown)
    control.addTarget(counter, action: "go", for: [.touchDown, .touchUpInside])
    control.addTarget(nil, action: "up", for: .touchUpInside)
    control.addTarget(nil, action: "up", for: .touchUpInside)
    var ups = 0
    control.implement("up") { _, _ in ups += 1 }
    tap()
    #expect(counter.calls == ["go", "go"])
    #expect(ups == 1)
  }

  @Test("Removing a target takes it off the given events only")
  func removing() {
    control.addTarget(counter, action: "one", for: [.touchDown, .touchUpInside])
    control.addTarget(counter, action: "two", for: .touchUpInside)
    control.removeTarget(counter, action: "one", for: .touchUpInside)
    tap()
    #expect(counter.calls == ["one", "two"])
    control.removeTarget(Counter(), action: nil, for: .allTouchEvents)
    tap(at: 1000)
    #expect(counter.calls == ["one", "two", "one", "two"])
    control.removeTarget(nil, action: nil, for: .allTouchEvents)
    tap(at: 2000)
    #expect(counter.calls.count == 4)
  }

  @Test("A closure can be taken off, for the given events only, which leaves all others (CT-24)")
  func removingClosure() {
    let calls = world.calls
    let action = UIAction { _ in calls.note("closure") }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction { _ in calls.note("other") }, for: .touchUpInside)
    control.addTarget(counter, action: "target", for: .touchDown)
    control.removeAction(UIAction { _ in }, for: .allEvents)
    control.removeAction(action, for: .touchUpInside)
    tap()
    world.expectLog(["closure", "other"])
    control.removeAction(action, for: .allEvents)
    tap(at: 1000)
    world.expectLog("other")
    #expect(counter.calls == ["target", "target"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    tap(at: 2000)
    world.expectLog("other")
  }

  @Test("A closure knows its sender while it runs, even where one control sets off another")
  func nestedActions() {
    let other = UIControl()
    var senders: [UIControl?] = []
    let action = UIAction { action in
      senders.append(action.sender)
      if action.sender !== other { other.sendActions(for: .touchDown) }
      senders.append(action.sender)
    }
    control.addAction(action, for: .touchDown)
    other.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(senders == [control, other, other, control])
    #expect(action.sender == nil)
  }

  @Test("Overrides of the control's sendAction have every action in their hands")
  func overridden() {
    final class Silent: UIControl {
      override func sendAction(
        _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
      ) {}
      override func sendAction(_ action: UIAction) {}
    }
    let silent = Silent(
      frame: .zero, primaryAction: UIAction { _ in Issue.record("the closure was called") })
    #expect(silent.allControlEvents == .primaryActionTriggered)
    silent.addTarget(counter, action: "go", for: .allTouchEvents)
    silent.sendActions(for: .allEvents)
    #expect(counter.calls.isEmpty)
  }

  @Test("A control lists its targets, and their events")
  func introspection() {
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents == [])
    control.addTarget(counter, action: "one", for: [.touchDown, .valueChanged])
    #expect(!control.allTargets.contains { $0 is NSNull })
    control.addTarget(counter, action: "two", for: .touchDown)
    control.addTarget(nil, action: "three", for: .touchCancel)
    control.addTarget(world.window, action: "four", for: .touchCancel)
    control.addAction(UIAction { _ in }, for: .editingDidEnd)
    do { control.addTarget(Counter(), action: "gone", for: .touchDown) }
    let targets = control.allTargets
    #expect(targets.count == 3)
    #expect(targets.contains(ObjectIdentifier(counter)) && targets.contains(world.window))
    #expect(targets.contains { $0 is NSNull })
    #expect(
      control.allControlEvents == [.touchDown, .valueChanged, .touchCancel, .editingDidEnd])
    #expect(control.actions(forTarget: counter, forControlEvent: .touchDown) == ["one", "two"])
    #expect(control.actions(forTarget: counter, forControlEvent: .valueChanged) == ["one"])
    #expect(control.actions(forTarget: counter, forControlEvent: .touchCancel) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchCancel) == ["three"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }
}
