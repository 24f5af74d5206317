import PropertyTesting
import TouchScript

/// Hangs recognizers on views: nested taps, several on one view, taps above and on buttons.
extension Casting {
  mutating func castRecognizers() {
    guard traits.recognizers || focus == .controls || focus == .recognizers else { return }
    // One density for the whole scene: nested sets come from dense cases, single ones from thin.
    let density = focus == .recognizers ? 1 : pick([1, 1, 2, 3, 4])
    let chosen = viewWithRecognizer()
    for (index, view) in scene.views.enumerated() {
      var count = 0
      while count < 3, count == 0 && index == chosen || oneIn(count == 0 ? density : 4) {
        scene.recognizers.append(recognizer(on: view))
        count += 1
      }
    }
    for index in scene.recognizers.indices { relate(index) }
  }

  /// A case that is after controls has a recognizer on the control that it aims at, or above it.
  private mutating func viewWithRecognizer() -> Int? {
    guard focus == .controls, let control = marks.first?.view else { return nil }
    if oneIn(4) { return control }
    var above: [Int] = []
    var parent = scene.views[control].parent
    while let id = parent, let index = scene.views.firstIndex(where: { $0.id == id }) {
      above.append(index)
      parent = scene.views[index].parent
    }
    return above.isEmpty ? control : pick(above)
  }

  mutating func recognizer(on view: Scenario.View) -> Scenario.Recognizer {
    var recognizer = Scenario.Recognizer(id: "r\(scene.recognizers.count + 1)", view: view.id)
    if traits.specialTaps, oneIn(4 * focus.sparing) { recognizer.taps = 2 }
    if traits.specialTaps, traits.severalFingers, oneIn(5) { recognizer.touches = 2 }
    if traits.flags {
      recognizer.cancelsTouchesInView = !oneIn(4)
      recognizer.delaysTouchesBegan = oneIn(5 * focus.sparing)
      recognizer.delaysTouchesEnded = !oneIn(5)
    }
    if traits.disables { recognizer.isEnabled = !oneIn(6 * focus.sparing) }
    if focus == .recognizers ? oneIn(2) : traits.delegates && oneIn(3 * focus.sparing) {
      recognizer.delegate = Scenario.Recognizer.Delegate(
        shouldReceive: pick([nil, nil, true, true, false]),
        shouldBegin: pick([nil, true, true, false]))
    }
    return recognizer
  }

  /// Settles what a recognizer and its delegate say about the others.
  mutating func relate(_ index: Int) {
    let others = scene.recognizers.indices.filter { $0 != index }
    // Cases of taps stay as they are; elsewhere the rules about prevention would starve.
    let isOften = scope != .taps && focus == .recognizers
    guard !others.isEmpty,
      isOften || (focus == .recognizers ? oneIn(2) : traits.prevention && oneIn(3))
    else { return }
    let other = scene.recognizers[pick(others)].id
    let heeded = isOften ? others.map { scene.recognizers[$0].id } : [other]
    switch random.below(scope == .taps ? 4 : 3) {
    case 0: scene.recognizers[index].cannotPrevent = heeded
    case 1: scene.recognizers[index].cannotBePreventedBy = heeded
    default:
      var delegate = scene.recognizers[index].delegate ?? Scenario.Recognizer.Delegate()
      delegate.simultaneousWith = oneIn(4) ? [] : [other]
      scene.recognizers[index].delegate = delegate
    }
  }
}
