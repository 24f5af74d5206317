import PropertyTesting
import TouchScript

/// Makes windows key, animates views and takes targets of controls away.
extension Casting {
  var windows: [Scenario.View] { scene.views.filter { $0.kind == .window } }

  // MARK: Key windows

  /// Another window than the one in front is key before anything is touched.
  mutating func castKeyWindow(at time: Int, _ script: inout ScriptWriter) {
    guard traits.keyWindows, windows.count > 1 else { return }
    for change in castKeyWindow() { script.change(change, at: time) }
  }

  mutating func castKeyWindow() -> [Scenario.Change] { [.makeKeyWindow(pick(windows).id)] }

  // MARK: Animations

  /// What is going to be touched, or what it is in, is animated when the fingers come, or was.
  mutating func castAnimation(
    under view: Int, before strokes: [Stroke], _ script: inout ScriptWriter
  ) {
    guard traits.animations, let began = strokes.map(\.began).min(), oneIn(6) else { return }
    for change in castAnimation(of: view) {
      script.change(change, at: max(0, began - pick([0, 0, 60])))
    }
  }

  /// Animates a view or what it is in. No animation ends just when a finger comes down: those times
  /// are multiples of ten.
  mutating func castAnimation(of view: Int) -> [Scenario.Change] {
    let path = path(from: scene.views[view].id)
    let id = oneIn(2) ? path[0] : pick(path)
    return [
      .animate(id, milliseconds: pick([33, 303, 303, 3_003]), allowsUserInteraction: oneIn(3))
    ]
  }

  // MARK: Targets

  /// Takes away what is registered with a control, for all of its events or for some.
  mutating func castRemoval() -> [Scenario.Change] {
    let controls = scene.views.filter { !$0.targets.isEmpty }
    guard !controls.isEmpty else { return [] }
    let control = pick(controls)
    let events = pick(control.targets).events
    return [.removeTargets(control.id, for: oneIn(3) ? [pick(events)] : events)]
  }

  /// Some recognizers call more than one target, and some of those are gone.
  mutating func castRecognizerTargets() {
    guard traits.targets else { return }
    for index in scene.recognizers.indices where oneIn(5) {
      for _ in 0..<pick([1, 1, 2, 3]) {
        scene.recognizers[index].targets.append(
          Scenario.RecognizerTarget(recognizerReceiver(), pick(["act", "act", "go"])))
      }
    }
  }

  private mutating func recognizerReceiver() -> Scenario.RecognizerTarget.Receiver {
    switch random.below(8) {
    case 0, 1: .released
    case 2 where !scene.controllers.isEmpty: .responder(pick(scene.controllers).id)
    case 3: .responder(Scenario.Reserved.application)
    case 4 where scene.application.delegate?.isResponder == true:
      .responder(Scenario.Reserved.delegate)
    default: .responder(pick(scene.views).id)
    }
  }
}
