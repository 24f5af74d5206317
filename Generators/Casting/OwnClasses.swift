import TouchScript

/// Recognizers of classes of the app's own.
extension Casting {
  /// A recognizer of no kind that is more than its class says.
  mutating func makeOwnClass(_ index: Int) {
    let old = scene.recognizers[index]
    let new = Scenario.Recognizer(id: old.id, view: old.view, kind: .custom)
    scene.recognizers[index].kind = .custom
    scene.recognizers[index].taps = new.taps
    scene.recognizers[index].touches = new.touches
    scene.recognizers[index].rebases = false
    scene.recognizers[index].minimumTouches = new.minimumTouches
    scene.recognizers[index].maximumTouches = nil
    scene.recognizers[index].decisions = ownDecisions()
  }

  /// What a class of the app's own decides: to begin at a distance, with a touch or after a time, to
  /// end or fail, and to tell of changes by itself or to leave that to UIKit. Source: GR-53.
  mutating func ownDecisions() -> [Scenario.Recognizer.Decision] {
    var decisions: [Scenario.Recognizer.Decision] = []
    switch random.below(8) {
    case 0: decisions = [.init(on: .began, touch: pick([nil, 1, 2]), sets: .ended)]
    case 1, 2:
      decisions = [.init(on: .moved, distance: pick([5, 30, 60]), sets: .began)]
    case 3:
      decisions = [
        oneIn(3)
          ? .init(on: .ended, sets: .began)
          : .init(on: .began, touches: pick([nil, 1, 2]), sets: .began)
      ]
    case 4: decisions = [.init(on: .began, after: ownDelay(), sets: pick([.began, .ended]))]
    case 5:
      decisions = [
        .init(on: .began, touch: 2, sets: .failed),
        .init(on: .began, after: ownDelay(), sets: .failed),
        .init(on: .ended, touches: 1, sets: .ended),
      ]
    case 6:
      decisions = [
        .init(on: .began, isOnOwnView: oneIn(2), sets: .failed), .init(on: .ended, sets: .ended),
      ]
    default:
      decisions = [
        .init(on: .moved, distance: 30, sets: .failed), .init(on: .ended, sets: .ended),
      ]
    }
    if oneIn(3) { decisions.append(.init(on: .moved, from: .began, sets: .changed)) }
    if oneIn(4) { decisions.append(.init(on: .moved, from: .changed, sets: .changed)) }
    if oneIn(6) {
      decisions.append(.init(on: .moved, from: .changed, distance: 100, sets: .cancelled))
    }
    // A class that forgets this does not end. Such classes are seldom.
    if !oneIn(12) {
      let last = pick([nil, nil, 1])
      decisions += [.began, .changed].map {
        .init(on: .ended, from: $0, touches: last, sets: .ended)
      }
      decisions.append(.init(on: .ended, touches: last, sets: .failed))
    }
    return decisions
  }

  /// A time that no gesture of the script takes to the millisecond.
  private mutating func ownDelay() -> Int { pick([63, 203, 613, 1_703]) }
}
