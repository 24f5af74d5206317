import PropertyTesting
import TouchScript

/// Makes recognizers of all kinds of those there are, adds some where the case is after them, and
/// lets them wait for one another and filter their touches.
extension Casting {
  mutating func castRecognizerKinds() {
    if focus.isPlanned, !oneIn(8) { return }
    let kinds = recognizerKinds
    for index in scene.recognizers.indices where !oneIn(3) {
      scene.recognizers[index].kind = pick(kinds)
      castParameters(of: index)
    }
    sketch.recognizers(&self)
    if focus == .meeting {
      if !oneIn(3) { return }
    } else if focus.isBeyondTaps, !marks.isEmpty, !focus.isExact || oneIn(6) {
      addRecognizers(kinds)
    }
    for index in scene.recognizers.indices { castFilters(of: index) }
    if focus == .gestures || traits.prevention { castSimultaneity() }
    if focus == .waiting || traits.waits { castWaits() }
  }

  private var recognizerKinds: [Scenario.Recognizer.Kind] {
    var kinds: [Scenario.Recognizer.Kind] = [.tap]
    if traits.longPresses { kinds.append(.longPress) }
    if traits.pans { kinds.append(.pan) }
    if traits.swipes { kinds.append(.swipe) }
    if traits.pinches { kinds.append(.pinch) }
    if traits.rotations { kinds.append(.rotation) }
    if traits.edgePans { kinds.append(.screenEdgePan) }
    if features.contains(.taps) || kinds.count == 1 { return kinds }
    return Array(kinds.dropFirst())
  }

  /// Recognizers on the views that are going to be touched, or above them.
  private mutating func addRecognizers(_ kinds: [Scenario.Recognizer.Kind]) {
    let isAfterThem = focus == .gestures || focus == .waiting
    let first = scene.recognizers.count
    for _ in 0..<(isAfterThem ? pick([1, 2, 2, 3]) : pick([0, 0, 1, 1, 2])) {
      var view = scene.views[pick(marks).view]
      while !oneIn(2), let parent = scene.views.first(where: { $0.id == view.parent }) {
        view = parent
      }
      var added = recognizer(on: view)
      added.kind = pick(kinds)
      if focus == .waiting, added.kind == .tap, oneIn(2) { added.taps = 2 }
      scene.recognizers.append(added)
      castParameters(of: scene.recognizers.count - 1)
      if added.kind == .pinch, traits.pans, oneIn(2) {
        added.id = "r\(scene.recognizers.count + 1)"
        added.kind = .pan
        scene.recognizers.append(added)
      }
    }
    for index in scene.recognizers.indices.dropFirst(first) { relate(index) }
  }

  /// What a recognizer of its kind can be given, far enough from what the others get.
  mutating func castParameters(of index: Int) {
    var recognizer = scene.recognizers[index]
    let kind = recognizer.kind
    if kind != .tap {
      recognizer.taps = Scenario.Recognizer(id: "", view: "", kind: kind).taps
      recognizer.touches = 1
    }
    switch kind {
    case .tap: recognizer.taps = max(recognizer.taps, 1)
    case .longPress:
      recognizer.minimumPressDuration = pick([500, 500, 100, 300, 1_000])
      recognizer.allowableMovement = pick([10, 10, 50])
      recognizer.taps = pick([0, 0, 0, 1])
      if traits.severalFingers { recognizer.touches = pick([1, 1, 2]) }
    case .pan, .scrollPan:
      if traits.severalFingers { recognizer.minimumTouches = pick([1, 1, 2]) }
      recognizer.maximumTouches = pick([nil, nil, 2])
    case .swipe:
      recognizer.directions = pick([
        [.right], [.left], [.up], [.down], [.right, .left], [.up, .down],
      ])
      if traits.severalFingers { recognizer.touches = pick([1, 1, 2]) }
    case .pinch, .rotation, .custom: break
    case .screenEdgePan: recognizer.edges = pick([[.left], [.left], [.top], [.bottom], [.right]])
    }
    switch kind {
    case .pan, .pinch, .rotation, .screenEdgePan, .scrollPan: recognizer.rebases = oneIn(2)
    case .tap, .longPress, .swipe, .custom: break
    }
    scene.recognizers[index] = recognizer
  }

  private mutating func castFilters(of index: Int) {
    if traits.ignoring, oneIn(10) { scene.recognizers[index].ignoredFingers = pick([[0], [1]]) }
    guard traits.filters, oneIn(focus.isExact ? 24 : 6) else { return }
    var delegate = scene.recognizers[index].delegate ?? Scenario.Recognizer.Delegate()
    if oneIn(2) {
      delegate.shouldReceiveEvent = oneIn(2)
    } else {
      let touched = marks.isEmpty ? pick(scene.views) : scene.views[pick(marks).view]
      delegate.refusesTouchesIn = oneIn(5) ? [] : [touched.id]
    }
    scene.recognizers[index].delegate = delegate
  }

  /// Gestures with two fingers are often allowed all at once.
  private mutating func castSimultaneity() {
    guard scene.recognizers.count > 1, oneIn(3) else { return }
    let index = Int(random.below(UInt64(scene.recognizers.count)))
    let id = scene.recognizers[index].id
    var delegate = scene.recognizers[index].delegate ?? Scenario.Recognizer.Delegate()
    delegate.simultaneousWith = scene.recognizers.map(\.id).filter { $0 != id }
    scene.recognizers[index].delegate = delegate
  }

  // MARK: Failure requirements

  /// Recognizers on one path wait for one another: earlier ones for later ones, or the other way
  /// round, so that nobody waits for itself.
  private mutating func castWaits() {
    let isForward = oneIn(2)
    let pairs = scene.recognizers.indices.flatMap { first in
      scene.recognizers.indices.filter { $0 > first && areOnOnePath(first, $0) }
        .map { isForward ? (first, $0) : ($0, first) }
    }
    guard !pairs.isEmpty else { return }
    for _ in 0..<pick([1, 1, 2]) where focus == .waiting || oneIn(2) {
      let (waiter, awaited) = pick(pairs)
      wait(waiter, for: awaited)
    }
    if oneIn(6) { answerNobody(pick(pairs).0) }
  }

  mutating func wait(_ waiter: Int, for awaited: Int) {
    let waiterID = scene.recognizers[waiter].id
    let awaitedID = scene.recognizers[awaited].id
    if waits(awaited, for: waiterID) { return }
    switch random.below(6) {
    case 0: scene.recognizers[waiter].subclassRequiresFailureOf = [awaitedID]
    case 1: scene.recognizers[awaited].subclassIsRequiredToFailBy = [waiterID]
    case 2:
      var delegate = scene.recognizers[waiter].delegate ?? Scenario.Recognizer.Delegate()
      delegate.requiresFailureOf = [awaitedID]
      scene.recognizers[waiter].delegate = delegate
    case 3:
      var delegate = scene.recognizers[awaited].delegate ?? Scenario.Recognizer.Delegate()
      delegate.isRequiredToFailBy = [waiterID]
      scene.recognizers[awaited].delegate = delegate
    default: scene.recognizers[waiter].requiresFailureOf = [awaitedID]
    }
  }

  /// Whether a recognizer waits for another, or for one that does. A sketch may have made it so, and
  /// nobody waits for itself. Source: GC-37.
  func waits(_ recognizer: Int, for other: String) -> Bool {
    var pending = scene.recognizers[recognizer].requiresFailureOf
    var seen: [String] = []
    while let next = pending.popLast() {
      if next == other { return true }
      if seen.contains(next) { continue }
      seen.append(next)
      pending += scene.recognizers.first { $0.id == next }?.requiresFailureOf ?? []
    }
    return false
  }

  /// A delegate that is asked for requirements, and has none.
  private mutating func answerNobody(_ index: Int) {
    var delegate = scene.recognizers[index].delegate ?? Scenario.Recognizer.Delegate()
    if delegate.requiresFailureOf == nil { delegate.requiresFailureOf = [] }
    if delegate.isRequiredToFailBy == nil { delegate.isRequiredToFailBy = [] }
    scene.recognizers[index].delegate = delegate
  }

  private func areOnOnePath(_ first: Int, _ second: Int) -> Bool {
    let (one, two) = (scene.recognizers[first].view, scene.recognizers[second].view)
    return path(from: one).contains(two) || path(from: two).contains(one)
  }

  /// A view and all above it, by name.
  func path(from id: Scenario.ID) -> [Scenario.ID] {
    var path = [id]
    while let view = scene.views.first(where: { $0.id == path[path.count - 1] }),
      let parent = view.parent
    {
      path.append(parent)
    }
    return path
  }
}
