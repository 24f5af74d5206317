import TouchEngine
import TouchScript

/// Plays scenarios on the in-repo engine and reports what its callbacks show.
///
/// The stage builds the scene of a scenario from subclasses that override what people override when
/// they log touches on a device, and uses nothing but the engine's public API: what it cannot see,
/// an app could not see either.
public struct Stage: TouchSystem {
  /// The ways in which the engine can be wrong.
  public typealias Behavior = TouchEngine.Behavior

  /// What the engine may choose where UIKit leaves the choice.
  public typealias Latitude = TouchEngine.Latitude

  /// What the engine does where engines differ.
  public let behavior: Behavior

  /// Makes a stage for the engine with `behavior`.
  public init(behavior: Behavior = .uikit) {
    self.behavior = behavior
  }

  /// Plays `scenario`, which is valid, in a world of its own.
  public func perform(_ scenario: Scenario) -> Trace {
    let scene = StagedScene(scenario, behavior: behavior)
    for step in scenario.script { scene.play(step) }
    let trace = scene.log.close()
    scene.endPresentations()
    return trace
  }
}

extension StagedScene {
  /// Ends what controllers present. Whoever presents a controller keeps it, and a controller keeps its
  /// children and its view: one that is presented from within itself would never be released.
  func endPresentations() {
    for controller in controllers where controller.presentedViewController != nil {
      controller.dismiss(animated: false)
    }
  }

  /// Lets time pass, makes the app's changes, and moves the fingers.
  func play(_ step: Scenario.Step) {
    pass(to: step.at)
    for change in step.changes { make(change) }
    guard !step.touches.isEmpty else { return }
    applicationProbe.lastEvent = nil
    touch(step.touches)
    if step.touches.contains(where: { $0.phase == .began }), let event = applicationProbe.lastEvent
    {
      readOffNewTouches(of: event)
    }
    applicationProbe.lastEvent = nil
  }
}
