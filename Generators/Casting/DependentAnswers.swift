import TouchScript

/// What is named, answered and overridden in a way that depends on something else.
///
/// It comes behind all else that a case has, for the reason that classes of the app's own do.
extension Casting {
  /// Names the pan of a scroll view, if there is one: it is configured, waited for, or moved.
  mutating func castScrollPan() {
    let scrollViews = scene.views.filter(\.kind.isScrollView)
    guard !scrollViews.isEmpty else { return }
    let view = pick(scrollViews)
    var pan = Scenario.Recognizer(id: "pan", view: view.id, kind: .scrollPan)
    pan.minimumTouches = pick([1, 1, 1, 2])
    pan.maximumTouches = pick([nil, nil, 2])
    pan.cancelsTouchesInView = !oneIn(6)
    pan.delaysTouchesBegan = oneIn(8)
    let others = scene.recognizers.indices.filter { place in
      path(from: view.id).contains(scene.recognizers[place].view)
        || path(from: scene.recognizers[place].view).contains(view.id)
    }
    if !others.isEmpty {
      let other = pick(others)
      var delegate = scene.recognizers[other].delegate ?? Scenario.Recognizer.Delegate()
      switch random.below(5) {
      case 0: pan.requiresFailureOf = [scene.recognizers[other].id]
      case 1: scene.recognizers[other].requiresFailureOf.append(pan.id)
      case 2: delegate.simultaneousWith = (delegate.simultaneousWith ?? []) + [pan.id]
      case 3: delegate.requiresFailureOf = (delegate.requiresFailureOf ?? []) + [pan.id]
      default: scene.recognizers[other].cannotPrevent.append(pan.id)
      }
      if delegate != Scenario.Recognizer.Delegate() { scene.recognizers[other].delegate = delegate }
    }
    scene.recognizers.append(pan)
    if oneIn(3), let first = scene.script.indices.first {
      let home = oneIn(2) ? view.parent ?? view.id : pick(scene.views).id
      scene.script[first].changes.insert(.addRecognizer(pan.id, to: home), at: 0)
      scene.script = scene.script.withOneCauseAMoment
    }
  }

  /// Delegates that look at the touch's view or at another's state, controls that look at where the
  /// touch is, or send their actions elsewhere, and scroll views that turn pages.
  mutating func castDependentAnswers() {
    for index in scene.recognizers.indices
    where scene.recognizers[index].kind != .scrollPan && oneIn(2) {
      var delegate = scene.recognizers[index].delegate ?? Scenario.Recognizer.Delegate()
      if oneIn(3) { delegate.refusesTouchesOfSubviews = true }
      if oneIn(2), scene.recognizers.count > 1 {
        let id = scene.recognizers[index].id
        if delegate.simultaneousWith?.isEmpty ?? true {
          delegate.simultaneousWith = scene.recognizers.map(\.id).filter { $0 != id }
        }
        delegate.onlyWhileOtherIs = pick([
          [.possible], [.began], [.changed], [.began, .changed], [.possible, .failed],
        ])
      }
      if delegate != Scenario.Recognizer.Delegate() { scene.recognizers[index].delegate = delegate }
    }
    for index in scene.views.indices where scene.views[index].kind.isControl && oneIn(2) {
      if oneIn(2) {
        scene.views[index].overrides.tracksInsideOnly = true
      } else {
        scene.views[index].overrides.redirectsActions = true
      }
    }
    for index in scene.views.indices where scene.views[index].kind.isScrollView && oneIn(3) {
      scene.views[index].scrolling.isPagingEnabled = true
    }
  }
}
