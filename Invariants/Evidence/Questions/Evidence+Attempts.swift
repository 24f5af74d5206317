import TouchScript

/// Questions about what recognizers received, and what became of it.
extension Evidence {
  func kind(_ attempt: Attempt) -> Scenario.Recognizer.Kind { attempt.kind }

  /// The recognizer's name, for sentences.
  func name(_ attempt: Attempt) -> Name { recognizerName(attempt.recognizer) }

  // MARK: Where fingers are

  /// Where a touch came down, on the screen.
  func start(of touch: Int) -> Point { contacts[touch].down.location }

  /// Where a touch is at a time, on the screen.
  func place(of touch: Int, at time: Int) -> Point {
    (contacts[touch].samples.last { $0.at <= time } ?? contacts[touch].down).location
  }

  /// How far a touch has got from where it came down, up to a time.
  func reach(of touch: Int, until time: Int) -> Double {
    contacts[touch].samples.reduce(0) {
      $1.at <= time ? max($0, $1.location.distance(to: contacts[touch].down.location)) : $0
    }
  }

  /// How far the touches of an attempt have got from where they came down, up to a time.
  func reach(of attempt: Attempt, until time: Int) -> Double {
    attempt.contacts.reduce(0) { max($0, reach(of: $1, until: time)) }
  }

  /// The middle of some touches at a time, on the screen.
  func middle(of contacts: [Int], at time: Int) -> Point {
    middle(contacts.map { place(of: $0, at: time) })
  }

  /// The middle of some points; zero if there are none.
  func middle(_ points: [Point]) -> Point {
    if points.isEmpty { return .zero }
    let count = Double(points.count)
    return Point(
      points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count)
  }

  /// Whether a touch is at another place in a frame than before.
  func hasMoved(_ touch: Int, in frame: Attempt.Frame) -> Bool {
    place(of: touch, at: frame.at) != place(of: touch, at: frame.at - 1)
  }

  /// Whether all touches of an attempt came down in its first frame, and all of them are down at
  /// `time`.
  func areTogether(_ attempt: Attempt, at time: Int) -> Bool {
    attempt.contacts.allSatisfy { number in
      contacts[number].down.at == attempt.start && (contacts[number].up?.at ?? Int.max) > time
    }
  }

  // MARK: Where views are

  /// Whether the recognizer's view, and all above it, are neither turned nor scaled, and nobody
  /// moves anything: directions and lengths are those of the screen then, for all that measure.
  func isUpright(_ recognizer: Int) -> Bool {
    guard isInPlace(recognizer) else { return false }
    var view = scene.recognizerViews[recognizer]
    while scene.isView(view) {
      if self.view(view).transform != .identity { return false }
      view = scene.parents[view]
    }
    return true
  }

  /// Whether the recognizer's view is known to stay where the scenario has put it.
  func staysInPlace(_ recognizer: Int) -> Bool {
    guard scene.isView(scene.recognizerViews[recognizer]) else { return false }
    if !ingredients.isDisjoint(with: [.viewChanges, .treeChanges, .presentation, .reactions]) {
      return false
    }
    if ingredients.contains(.recognizerChanges) {
      let id = scene.setting.recognizers[recognizer].id
      for step in scenario.script {
        for case .addRecognizer(id, _) in step.changes { return false }
      }
    }
    var view = scene.recognizerViews[recognizer]
    while scene.isView(view) {
      if self.view(view).kind.isScrollView { return false }
      view = scene.parents[view]
    }
    return true
  }

  /// A point of the screen in the coordinates of the recognizer's view.
  func pointInView(_ point: Point, of recognizer: Int) -> Point {
    geometry.point(point, in: scene.recognizerViews[recognizer], scene)
  }

  /// A way on the screen in the coordinates of the recognizer's view.
  func wayInView(from start: Point, to end: Point, of recognizer: Int) -> Point {
    let start = pointInView(start, of: recognizer)
    let end = pointInView(end, of: recognizer)
    return Point(end.x - start.x, end.y - start.y)
  }

  // MARK: Who may interfere

  /// Whether nobody has a reason to keep the recognizer from its gesture up to `time`: neither
  /// delegate nor views object, it waits for nobody, no other recognizer of its touches has
  /// recognized, and neither the app nor the system has meddled.
  func isFree(_ attempt: Attempt, until time: Int) -> Bool {
    isUndisturbed(attempt, until: time) && !isVetoed(attempt) && !mayWait(attempt.recognizer)
      && !hasRival(attempt, until: time)
      // Moved to another view, a scroll view's pan takes touches from anywhere, and nobody sees it.
      && !ingredients.contains([.scrollPans, .recognizerChanges])
  }

  /// Whether nothing that could end an attempt happens between its start and `time`.
  func isUndisturbed(_ attempt: Attempt, until time: Int) -> Bool {
    script.sparesAttempts(from: attempt.start, until: time)
  }

  /// Whether delegate or views object to the gesture, or might. Source: GC-07, GC-09, CT-29.
  func isVetoed(_ attempt: Attempt) -> Bool {
    let recognizer = recognizer(attempt.recognizer)
    if recognizer.shouldBegin == false { return true }
    let mayBeElsewhere = !ingredients.isDisjoint(with: [.treeChanges, .presentation])
    if mayBeElsewhere {
      return scene.views.contains { $0.mayObject(to: recognizer) }
    }
    for touch in attempt.contacts {
      let isUnseen = contacts[touch].firstSight == Scene.none && contacts[touch].view < 0
      var view = isUnseen ? contacts[touch].aim.hit : contacts[touch].view
      if !scene.isView(view) { return true }
      while scene.isView(view) {
        if scene.views[view].mayObject(to: recognizer) { return true }
        view = scene.parents[view]
      }
    }
    return false
  }

  /// Whether somebody makes the recognizer wait for others to fail, be they in the scene or not.
  /// Source: GC-27 to GC-33.
  func mayWaitByName(_ number: Int) -> Bool {
    if !ingredients.contains(.requirements) { return false }
    let recognizers = scene.setting.recognizers
    let recognizer = recognizers[number]
    if !recognizer.requiresFailureOf.isEmpty || !recognizer.subclassRequiresFailureOf.isEmpty
      || recognizer.delegate?.requiresFailureOf?.isEmpty == false
    {
      return true
    }
    return recognizers.contains { other in
      other.subclassIsRequiredToFailBy.contains(recognizer.id)
        || other.delegate?.isRequiredToFailBy?.contains(recognizer.id) == true
    }
  }

  /// Whether another recognizer has recognized one of the attempt's touches by `time`, and so may
  /// have excluded this one. Source: GC-11, GC-16.
  func hasRival(_ attempt: Attempt, until time: Int) -> Bool {
    attempts.contains { other in
      other.recognizer != attempt.recognizer && other.actions.contains { $0.at <= time }
        && (other.contacts.contains(where: attempt.contacts.contains)
          // Where it is not reported what recognizers hear, it may have been of these touches.
          || !reports.contains(.recognizer) && other.actions.contains { $0.at >= attempt.start })
    }
  }
}

extension SceneView {
  /// Whether a view objects to a recognizer's gesture, or might. Source: GC-09, CT-29.
  fileprivate func mayObject(to recognizer: SceneRecognizer) -> Bool {
    switch kind {
    case .view, .control, .window, .label, .imageView: break
    case .button where recognizer.kind != .tap: break
    default: return true
    }
    return overrides.shouldBegin == false
  }
}
