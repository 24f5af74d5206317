import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Whom a control calls")
struct ControlTargetTests {
  private let world = World()
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let counter = Counter()

  init() { world.window.addSubview(control) }

  @Test("A target is called for the events it is registered for, with the control as sender")
  func events() {
    control.addTarget(counter, action: "down", for: .touchDown)
    control.addTarget(counter, action: "either", for: [.touchUpInside, .touchUpOutside])
    control.addTarget(counter, action: "all", for: .allTouchEvents)
    control.addTarget(counter, action: "cancelled", for: .touchCancel)
    world.tap(5, 5, at: 0, until: 50)
    #expect(counter.calls == ["down", "all", "either", "all"])
    #expect(counter.senders.allSatisfy { $0 === control })
    #expect(counter.hadEvent == [true, true, true, true])
  }

  @Test("Targets and closures are called in the order in which they were registered")
  func order() {
    let calls = world.calls
    world.window.implement("middle") { _, _ in calls.note("middle") }
    control.addAction(UIAction { _ in calls.note("first") }, for: .touchUpInside)
    control.addTarget(nil, action: "middle", for: .touchUpInside)
    control.addAction(UIAction { _ in calls.note("last") }, for: .touchUpInside)
    world.tap(5, 5, at: 0, until: 50)
    expect(
      calls.take(),
      """
      first
      middle
      last
      """)
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
    world.tap(5, 5, at: 0, until: 50)
    #expect(counter.calls == ["go"])
  }

  @Test("Without a target, the first responder from the control on that has the method is called")
  func chain() {
    let calls = world.calls
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    world.window.addSubview(outer)
    outer.addSubview(control)
    control.addTarget(nil, action: "go", for: .touchUpInside)
    world.tap(5, 5, at: 0, until: 50)
    world.application.implement("go") { sender, _ in calls.note("application \(sender === control)")
    }
    world.tap(5, 5, at: 1000, until: 1050)
    outer.implement("go") { _, _ in calls.note("outer") }
    world.tap(5, 5, at: 2000, until: 2050)
    expect(
      calls.take(),
      """
      application true
      outer
      """)
  }

  @Test("Removing a target takes it off the given events only")
  func removing() {
    control.addTarget(counter, action: "one", for: [.touchDown, .touchUpInside])
    control.addTarget(counter, action: "two", for: .touchUpInside)
    control.removeTarget(counter, action: "one", for: .touchUpInside)
    world.tap(5, 5, at: 0, until: 50)
    #expect(counter.calls == ["one", "two"])
    control.removeTarget(Counter(), action: nil, for: .allTouchEvents)
    world.tap(5, 5, at: 1000, until: 1050)
    #expect(counter.calls == ["one", "two", "one", "two"])
    control.removeTarget(nil, action: nil, for: .allTouchEvents)
    world.tap(5, 5, at: 2000, until: 2050)
    #expect(counter.calls.count == 4)
  }

  @Test("Events sent by hand have no event to show")
  func byHand() {
    control.addTarget(counter, action: "go", for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchDown)
    #expect(counter.calls == ["go"])
    #expect(counter.hadEvent == [false])
  }

  @Test("An override of the control's sendAction has every action in its hands")
  func overridden() {
    final class Silent: UIControl {
      override func sendAction(
        _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
      ) {}
    }
    let silent = Silent(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    world.window.addSubview(silent)
    silent.addTarget(counter, action: "go", for: .allTouchEvents)
    world.tap(105, 5, at: 0, until: 50)
    #expect(counter.calls.isEmpty)
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

  @Test("The same target and action, registered twice, are called once for each of their events")
  func registeredTwice() {
    control.addTarget(counter, action: "go", for: .touchDown)
    control.addTarget(counter, action: "go", for: [.touchDown, .touchUpInside])
    control.addTarget(nil, action: "up", for: .touchUpInside)
    control.addTarget(nil, action: "up", for: .touchUpInside)
    var ups = 0
    control.implement("up") { _, _ in ups += 1 }
    world.tap(5, 5, at: 0, until: 50)
    #expect(counter.calls == ["go", "go"])
    #expect(ups == 1)
  }

  @Test("A closure can be taken off again, for the given events only")
  func removingClosure() {
    let calls = world.calls
    let action = UIAction { _ in calls.note("called") }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(UIAction { _ in }, for: .allEvents)
    control.removeAction(action, for: .touchUpInside)
    control.removeTarget(nil, action: nil, for: .allEvents)
    world.tap(5, 5, at: 0, until: 50)
    expect(calls.take(), "called")
    control.removeAction(action, for: .allEvents)
    world.tap(5, 5, at: 1000, until: 1050)
    expect(calls.take(), "")
  }

  @Test("A control tells whom it calls, and for what")
  func introspection() {
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents == [])
    control.addTarget(counter, action: "one", for: [.touchDown, .valueChanged])
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
  }

  @Test("Outside every window the target is called directly, or found from the control on")
  func outsideWindow() {
    let parent = UIView()
    let alone = UIControl()
    parent.addSubview(alone)
    var senders: [AnyObject?] = []
    parent.implement("found") { sender, _ in senders.append(sender) }
    alone.addTarget(counter, action: "go", for: .touchDown)
    alone.addTarget(nil, action: "found", for: .touchDown)
    alone.addTarget(nil, action: "lost", for: .touchDown)
    alone.sendActions(for: .touchDown)
    #expect(counter.calls == ["go"])
    #expect(senders.count == 1 && senders[0] === alone)
  }

  @Test("An override of sendAction of a closure has it in its hands")
  func overriddenClosure() {
    final class Silent: UIControl {
      override func sendAction(_ action: UIAction) {}
    }
    let silent = Silent(
      frame: .zero, primaryAction: UIAction { _ in Issue.record("the closure was called") })
    #expect(silent.allControlEvents == .primaryActionTriggered)
    silent.sendActions(for: .allEvents)
  }

  @Test("A target that nothing is sent to any more is not listed; the chain only where it is asked")
  func listedTargets() {
    let control = UIControl()
    let counter = Counter()
    control.addTarget(counter, action: "act", for: .touchDown)
    #expect(control.allTargets.count == 1)
    #expect(!control.allTargets.contains { $0 is NSNull })
    control.removeTarget(counter, action: "act", for: .allEvents)
    #expect(control.allTargets.isEmpty)
    control.addTarget(nil, action: "act", for: .touchDown)
    #expect(control.allTargets.contains { $0 is NSNull })
  }

  @Test("Taking off a closure leaves the targets (CT-24)")
  func removedClosure() {
    let control = UIControl()
    let counter = Counter()
    let action = UIAction { _ in }
    control.addTarget(counter, action: "act", for: .touchDown)
    control.addAction(action, for: .touchDown)
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(counter.calls == ["act"])
  }

  @Test("Outside every window, too, a target is called for what it responds to only")
  func deafTarget() {
    final class Deaf: ActionTarget {
      var calls = 0
      func responds(to action: Selector) -> Bool { false }
      func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) { calls += 1 }
    }
    let control = UIControl()
    let deaf = Deaf()
    control.addTarget(deaf, action: "act", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(deaf.calls == 0)
  }

  @Test("Taking out one registration leaves the others")
  func registrations() {
    let control = UIControl()
    var calls: [String] = []
    let first = UIAction { _ in calls.append("first") }
    control.addAction(first, for: .touchDown)
    control.addAction(UIAction { _ in calls.append("second") }, for: .touchDown)
    control.removeAction(first, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["second"])
  }
}
