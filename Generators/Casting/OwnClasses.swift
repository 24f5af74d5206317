import TouchScript

/// Recognizers of classes of the app's own, and subclasses that decide before UIKit's do.
///
/// They come last of all: what a case was before there were any, it still is where it has none.
extension Casting {
  /// Makes a recognizer of the scene one of the app's own, or adds one where fingers come down.
  mutating func castOwnClasses() {
    let isNew = scene.recognizers.isEmpty || oneIn(3)
    let index = isNew ? addOwnClass() : Int(random.below(UInt64(scene.recognizers.count)))
    if isNew || !oneIn(3) {
      makeOwnClass(index)
    } else {
      scene.recognizers[index].decisions = decisionsBeforeSuper()
    }
    // Two of them may meet.
    if oneIn(4) { makeOwnClass(addOwnClass()) }
  }

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

  /// One more recognizer, on a view that is touched or above it; gives its place.
  private mutating func addOwnClass() -> Int {
    var view = scene.views[marks.isEmpty ? lastWindow : pick(marks).view]
    while oneIn(2), let parent = scene.views.first(where: { $0.id == view.parent }) {
      view = parent
    }
    var name = scene.recognizers.count + 1
    while scene.recognizers.contains(where: { $0.id == "r\(name)" }) { name += 1 }
    scene.recognizers.append(Scenario.Recognizer(id: "r\(name)", view: view.id))
    let added = scene.recognizers.count - 1
    scene.recognizers[added].cancelsTouchesInView = !oneIn(4)
    scene.recognizers[added].delaysTouchesEnded = !oneIn(5)
    scene.recognizers[added].delaysTouchesBegan = oneIn(8)
    return added
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
    // Whoever forgets that does not end: such classes are about, but seldom.
    if !oneIn(12) {
      let last = pick([nil, nil, 1])
      decisions += [.began, .changed].map {
        .init(on: .ended, from: $0, touches: last, sets: .ended)
      }
      decisions.append(.init(on: .ended, touches: last, sets: .failed))
    }
    return decisions
  }

  /// What a subclass of one of UIKit's classes decides before super does.
  private mutating func decisionsBeforeSuper() -> [Scenario.Recognizer.Decision] {
    switch random.below(6) {
    case 0: [.init(on: .moved, distance: pick([5, 30, 100]), sets: .failed)]
    case 1: [.init(on: .began, touch: 2, sets: .failed)]
    case 2: [.init(on: .began, isOnOwnView: oneIn(2), sets: .failed)]
    case 3: [.init(on: .began, after: ownDelay(), sets: .failed)]
    case 4: [.init(on: .moved, from: pick([.began, .changed]), sets: pick([.ended, .cancelled]))]
    default: [.init(on: pick([.began, .ended]), sets: pick([.ended, .failed]))]
    }
  }

  /// A time that no gesture of the script takes to the millisecond.
  private mutating func ownDelay() -> Int { pick([63, 203, 613, 1_703]) }
}
