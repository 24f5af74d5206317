import TouchScript

/// What of a scene stays as it is while the script goes on: all moments of the scene share the one.
final class SceneSetting {
  /// The targets of all recognizers.
  private(set) lazy var recognizerTargets = recognizers.flatMap(\.targets)
  /// The views as the scenario has them, with names and registrations.
  let sources: [Scenario.View]
  let controllers: [Scenario.Controller]
  let application: Scenario.Application
  let names: Trace.Names
  let dialect: Scenario.Dialect
  /// How many views each view's tree has at the beginning, itself included.
  let sizes: [Int]
  /// The controller that manages each view, by its responder number.
  let managers: [Int]
  /// What recognizers say of one another.
  private(set) lazy var coordination = RecognizerPairs(recognizers)
  /// The recognizers as the scenario has them, with names and lists.
  let recognizers: [Scenario.Recognizer]

  init(_ scenario: Scenario, _ names: Trace.Names, sizes: [Int]) {
    sources = scenario.views
    recognizers = scenario.recognizers
    controllers = scenario.controllers
    application = scenario.application
    self.names = names
    self.sizes = sizes
    var managers = Array(repeating: Scene.none, count: scenario.views.count)
    for (index, controller) in scenario.controllers.enumerated() {
      let view = names.responder(controller.view)
      if managers.indices.contains(view) { managers[view] = scenario.views.count + index }
    }
    self.managers = managers
    dialect = scenario.dialect
  }
}

extension SceneState {
  var names: Trace.Names { setting.names }
  var sources: [Scenario.View] { setting.sources }
  var controllers: [Scenario.Controller] { setting.controllers }
  var application: Scenario.Application { setting.application }
  var dialect: Scenario.Dialect { setting.dialect }
  var sizes: [Int] { setting.sizes }
  var managers: [Int] { setting.managers }
}

extension Scene {
  var recognizerTargets: [Scenario.RecognizerTarget] { setting.recognizerTargets }
  var sources: [Scenario.View] { setting.sources }
  var controllers: [Scenario.Controller] { setting.controllers }
  var application: Scenario.Application { setting.application }
  var names: Trace.Names { setting.names }
  var managers: [Int] { setting.managers }
  var coordination: RecognizerPairs { setting.coordination }
}
