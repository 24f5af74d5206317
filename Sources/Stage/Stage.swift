import TouchScript

/// Plays scenarios on the in-repo engine and reports what its callbacks show.
///
/// The stage builds the scene of a scenario from subclasses that override what people override when
/// they log touches on a device, and uses nothing but the engine's public API: what it cannot see,
/// an app could not see either.
public struct Stage: TouchSystem {
  /// Where the engine has the thresholds that UIKit does not document.
  public let thresholds: Thresholds

  /// Whether it looks whether scenarios are valid before it plays them.
  private var validates = true

  /// Makes a stage for the engine with these thresholds.
  public init(thresholds: Thresholds) {
    self.thresholds = thresholds
  }

  /// The engine of this package.
  public var about: About { About(name: "in-repo") }

  /// The same stage for who plays valid scenarios alone: to look takes as long as to play.
  public var trusting: any TouchSystem {
    var stage = self
    stage.validates = false
    return stage
  }

  /// Plays `scenario` in a world of its own. One that is not valid is a programmer's error: it is not
  /// played, and the program ends with the validator's sentence. `Scenario.validate()` tells before.
  public func perform(_ scenario: Scenario) -> Trace {
    if validates {
      do { try scenario.validate() } catch {
        let views = scenario.views.prefix(4).map(\.id)
        fatalError("The scene of \(views) cannot be played: \(error)")
      }
    }
    let scene = StagedScene(scenario, thresholds: thresholds)
    for step in scenario.script { scene.play(step) }
    let trace = scene.log.close()
    scene.endPresentations()
    return trace
  }
}

extension StagedScene {
  /// Ends what controllers present. A presenting controller keeps what it presents, and a
  /// controller keeps its children and its view: one that is presented from within itself would
  /// never be released.
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
