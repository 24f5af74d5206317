import PropertyTesting
import TouchScript

/// Makes windows key or brings them to the front, animates views and gives recognizers targets.
extension Casting {
  var windows: [Scenario.View] { scene.views.filter { $0.kind == .window } }

  // MARK: Windows

  /// A window becomes key before anything is touched, or is hidden and shown again, and so comes to the front.
  mutating func castWindowChange(at time: Int, _ script: inout ScriptWriter) {
    guard traits.keyWindows, windows.count > 1 else { return }
    let window = pick(windows).id
    if oneIn(2) { return script.change(.makeKeyWindow(window), at: time) }
    for isHidden in [true, false] { script.change(.setHidden(window, isHidden), at: time) }
  }

  // MARK: Animations

  /// What is going to be touched, or what it is in, is animated when the fingers come, or was.
  mutating func castAnimation(
    under view: Int, before strokes: [Stroke], _ script: inout ScriptWriter
  ) {
    guard traits.animations, let began = strokes.map(\.began).min(), oneIn(6) else { return }
    let path = path(from: scene.views[view].id)
    let id = oneIn(2) ? path[0] : pick(path)
    // No animation ends just when a finger comes down: those times are multiples of ten.
    let animation = Scenario.Change.animate(
      id, milliseconds: pick([33, 303, 303, 3_003]), allowsUserInteraction: oneIn(3))
    script.change(animation, at: max(0, began - pick([0, 0, 60])))
  }

  // MARK: Targets

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
