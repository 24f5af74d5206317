import TouchEngine
import TouchScript

/// Plays scenarios on the in-repo engine and reports what its callbacks show.
///
/// The stage builds the scene of a scenario from subclasses that override what people override when
/// they log touches on a device, and uses nothing but the engine's public API: what it cannot see,
/// an app could not see either.
public struct Stage: TouchSystem {
  /// What the engine does where engines can be wrong.
  public let behavior: Behavior

  /// Makes a stage for the engine with `behavior`.
  public init(behavior: Behavior = .uikit) {
    self.behavior = behavior
  }

  /// Plays `scenario`, which is valid, in a world of its own.
  public func perform(_ scenario: Scenario) -> Trace {
    let scene = StagedScene(scenario, behavior: behavior)
    for step in scenario.script { scene.play(step) }
    return Trace(events: scene.log.close())
  }
}

extension StagedScene {
  /// Lets time pass, makes the app's changes, and moves the fingers.
  func play(_ step: Scenario.Step) {
    application.advance(to: step.at)
    for change in step.changes { make(change) }
    guard !step.touches.isEmpty else { return }
    application.lastTouches = []
    application.device.touch(
      step.touches.map {
        FingerSample(finger: $0.finger, phase: .init($0.phase), location: .init($0.location))
      })
    readChains(ofNewTouches: step)
  }

  /// Notes the responder chain of every view that was just touched.
  private func readChains(ofNewTouches step: Scenario.Step) {
    guard step.touches.contains(where: { $0.phase == .began }) else { return }
    for touch in log.byFinger(application.lastTouches) where touch.phase == .began {
      guard let view = touch.view else { continue }
      var responders: [Scenario.ID] = []
      var next = view.next
      while let responder = next, responders.count < longestChain {
        responders.append(log.name(of: responder))
        next = responder.next
      }
      log.add(.chain(from: log.name(of: view), responders: responders))
    }
  }
}
