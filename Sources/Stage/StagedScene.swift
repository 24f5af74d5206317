import Foundation
import TouchEngine
import TouchScript

/// A scenario's scene, built from probes on a fresh engine.
final class StagedScene {
  let log: Log
  let application: ProbeApplication
  let longestChain: Int
  private let windowScene: ProbeScene?
  private let delegate: (any UIApplicationDelegate)?
  private var views: [Scenario.ID: UIView] = [:]
  private var controllers: [Scenario.ID: ProbeController] = [:]
  private lazy var listeners = Self.listeners(log)
  private let tapListener: TapListener

  init(_ scenario: Scenario, behavior: Behavior) {
    log = Log()
    tapListener = TapListener(log)
    application = ProbeApplication(
      scenario.application, log: log, behavior: behavior, orderSeed: scenario.orderSeed)
    longestChain = scenario.views.count + scenario.controllers.count + 4
    windowScene =
      scenario.dialect == .ios13 ? ProbeScene(application: application, log: log) : nil
    delegate = Self.delegate(for: scenario.application.delegate, log: log)
    application.delegate = delegate
    log.application = application
    for action in scenario.application.actions { log.implement(action, on: application) }
    if let delegate = delegate as? UIResponder {
      for action in scenario.application.delegate?.actions ?? [] {
        log.implement(action, on: delegate)
      }
    }
    views.reserveCapacity(scenario.views.count)
    for spec in scenario.views { add(spec) }
    for spec in scenario.controllers { add(spec) }
    for spec in scenario.recognizers { add(spec) }
    for spec in scenario.views where spec.kind.isControl || !spec.overrides.actions.isEmpty {
      connect(spec)
    }
  }

  /// The view called `id`, unless the scene has none.
  func view(_ id: Scenario.ID) -> UIView? { views[id] }

  // MARK: Building

  private func add(_ spec: Scenario.View) {
    let view = makeView(spec)
    view.accessibilityIdentifier = spec.id
    view.bounds = .init(spec.bounds)
    view.anchorPoint = .init(spec.anchorPoint)
    view.center = .init(
      x: spec.frame.x + spec.anchorPoint.x * spec.frame.width,
      y: spec.frame.y + spec.anchorPoint.y * spec.frame.height)
    if spec.transform != .identity { view.transform = .init(spec.transform) }
    if spec.alpha != 1 { view.alpha = .init(spec.alpha) }
    view.isHidden = spec.isHidden
    view.isUserInteractionEnabled = spec.isUserInteractionEnabled
    view.clipsToBounds = spec.clipsToBounds
    view.isMultipleTouchEnabled = spec.isMultipleTouchEnabled
    if let control = view as? UIControl, !spec.isEnabled { control.isEnabled = false }
    views[spec.id] = view
    if let parent = spec.parent { views[parent]?.addSubview(view) }
  }

  private func makeView(_ spec: Scenario.View) -> UIView {
    let probe = ViewProbe(spec, log: log, scene: self)
    switch spec.kind {
    // Classes that are not staged yet are plain views and controls.
    case .view, .label, .imageView, .scrollView, .tableView, .tableCell, .cellContent:
      return ProbeView(probe)
    case .control, .switch, .slider, .segmentedControl, .stepper, .pageControl, .textField:
      return ProbeControl(probe)
    case .button: return ProbeButton(probe)
    case .window:
      let window =
        windowScene.map { ProbeWindow(probe, scene: $0) }
        ?? ProbeWindow(probe, application: application)
      window.windowLevel = .init(rawValue: .init(spec.level))
      return window
    }
  }

  private func add(_ spec: Scenario.Controller) {
    guard let view = views[spec.view] else { return }
    let controller = ProbeController(spec, log: log)
    controller.view = view
    for action in spec.actions { log.implement(action, on: controller) }
    nearestController(above: view)?.addChild(controller)
    controllers[spec.id] = controller
  }

  private func nearestController(above view: UIView) -> UIViewController? {
    var responder = view.superview?.next
    if let superview = view.superview, let managing = superview.next as? UIViewController {
      return managing
    }
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  private func add(_ spec: Scenario.Recognizer) {
    // Other kinds are not staged yet.
    guard spec.kind == .tap, let view = views[spec.view] else { return }
    view.addGestureRecognizer(ProbeTap(spec, log: log, listener: tapListener))
  }

  // MARK: Actions

  /// Registers what the scenario registers, behind a listener for every event.
  private func connect(_ spec: Scenario.View) {
    guard let view = views[spec.id] else { return }
    for action in spec.overrides.actions { log.implement(action, on: view) }
    guard let control = view as? UIControl else { return }
    listen(to: control)
    for target in spec.targets {
      let events = UIControl.Event(target.events)
      let action = Selector(target.action)
      switch target.receiver {
      case .responder(let id):
        guard let receiver = responder(id) else { continue }
        log.implement(target.action, on: receiver)
        control.addTarget(receiver, action: action, for: events)
      case .firstResponder:
        control.addTarget(nil, action: action, for: events)
      case .released:
        let passing = UIResponder()
        log.implement(target.action, on: passing)
        control.addTarget(passing, action: action, for: events)
      }
    }
  }

  private func listen(to control: UIControl) {
    for (event, action) in listeners { control.addAction(action, for: event) }
  }

  /// An action for every control event, which notes that the event was sent.
  private static func listeners(_ log: Log) -> [(UIControl.Event, UIAction)] {
    ControlEvent.allCases.map { event in
      let action = UIAction { [unowned log] action in
        guard let control = action.sender else { return }
        let state = ControlState(
          isTracking: control.isTracking, isTouchInside: control.isTouchInside,
          isHighlighted: control.isHighlighted)
        log.add(.controlEvent(control: log.name(of: control), event, state))
      }
      return (.init([event]), action)
    }
  }

  /// The responder called `id`, whatever it is.
  func responder(_ id: Scenario.ID) -> UIResponder? {
    switch id {
    case Scenario.Reserved.application: application
    case Scenario.Reserved.delegate: delegate as? UIResponder
    case Scenario.Reserved.scene: windowScene
    default: views[id] ?? controllers[id]
    }
  }

  private static func delegate(
    for spec: Scenario.Application.Delegate?, log: Log
  ) -> (any UIApplicationDelegate)? {
    guard let spec else { return nil }
    return spec.isResponder ? ProbeDelegate(spec, log: log) : SilentDelegate()
  }
}
