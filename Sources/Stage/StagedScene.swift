import TouchScript

/// A scenario's scene, built from probes on a fresh engine. It keeps what the scenario names alive
/// to the end, whether it is in a window or not.
final class StagedScene {
  let scenario: Scenario
  let log: Log
  let application: ProbeApplication
  let applicationProbe: ApplicationProbe
  let longestChain: Int
  let windowScene: ProbeWindowScene?
  private let delegate: (any UIApplicationDelegate)?
  /// The views, in the order of the scenario.
  var views: [UIView] = []
  /// Those of the views that tell of scrolling, in their order.
  var scrollViews: [UIScrollView] = []
  /// Their delegates, which they do not retain.
  var scrollProbes: [ScrollProbe] = []
  /// The controllers, in the order of the scenario.
  var controllers: [UIViewController] = []
  /// The recognizers, in the order of the scenario.
  var recognizers: [UIGestureRecognizer] = []
  /// What listens to scroll views' own pans, which do not retain their targets.
  var panProbes: [RecognizerProbe] = []
  /// The kinds of views of which one was made.
  var kindsMade: [Scenario.View.Kind] = []
  lazy var listeners = Self.listeners(log)

  init(_ scenario: Scenario, thresholds: Stage.Thresholds) {
    self.scenario = scenario
    log = Log(scenario)
    applicationProbe = ApplicationProbe(scenario.application, log: log)
    application = ProbeApplication(
      applicationProbe, thresholds: thresholds, orderSeed: scenario.orderSeed)
    longestChain = scenario.views.count + scenario.controllers.count + 4
    windowScene =
      scenario.dialect == .ios13
      ? ProbeWindowScene(
        ResponderProbe(
          Scenario.Reserved.scene, number: log.responder(Scenario.Reserved.scene), log: log),
        application: application) : nil
    delegate = Self.delegate(for: scenario.application.delegate, log: log)
    application.delegate = delegate
    log.clock = Clock(application)
    log.application = application
    build()
    if !scenario.reactions.isEmpty { log.reactions = Reactions(scenario.reactions, in: self) }
  }

  private static func delegate(
    for spec: Scenario.Application.Delegate?, log: Log
  ) -> (any UIApplicationDelegate)? {
    guard let spec else { return nil }
    return spec.isResponder ? ProbeDelegate(ResponderProbe(spec, log: log)) : SilentDelegate()
  }

  /// The view called `id`, unless the scene has none.
  func view(_ id: Scenario.ID) -> UIView? { views[ifAny: log.names.responder(id)] }

  /// The controller called `id`, unless the scene has none.
  func controller(_ id: Scenario.ID) -> UIViewController? {
    controllers[ifAny: log.names.responder(id) - scenario.views.count]
  }

  /// The recognizer called `id`, unless the scene has none.
  func recognizer(_ id: Scenario.ID) -> UIGestureRecognizer? {
    recognizers[ifAny: log.names.recognizer(id)]
  }

  /// The responder called `id`, whatever it is.
  func responder(_ id: Scenario.ID) -> UIResponder? {
    switch id {
    case Scenario.Reserved.application: application
    case Scenario.Reserved.delegate: delegate as? UIResponder
    case Scenario.Reserved.scene: windowScene
    default: view(id) ?? controller(id)
    }
  }
}

extension Array {
  /// The element at an index; nil where there is none.
  fileprivate subscript(ifAny index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
