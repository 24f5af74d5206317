import TouchScript

/// What a script's changes do to a scene, as far as the rules look at it.
extension SceneState {
  /// Makes a change at `time` milliseconds.
  ///
  /// - Returns: Whether it did anything to the views, recognizers or controllers, or to the order in
  ///   which views stand.
  mutating func make(_ change: Scenario.Change, at time: Int) -> Bool {
    switch change {
    case .bringToFront(let id), .sendToBack(let id):
      let view = names.responder(id)
      return isView(view) && isView(parents[view])
    case .removeFromSuperview(let id): return move(names.responder(id), to: Scene.none)
    case .addSubview(let id, let superview):
      return move(names.responder(id), to: names.responder(superview))
    case .setHidden(let id, let flag): return set(\.isHidden, of: id, to: flag)
    case .setAlpha(let id, let alpha): return set(\.alpha, of: id, to: alpha)
    case .setUserInteractionEnabled(let id, let flag):
      return set(\.isUserInteractionEnabled, of: id, to: flag)
    case .setEnabled(let id, let flag): return set(\.isEnabled, of: id, to: flag)
    case .setScrollEnabled(let id, let flag):
      for pan in scrollPans(of: names.responder(id)) { recognizers[pan].isEnabled = flag }
      return set(\.isScrollEnabled, of: id, to: flag)
    case .setFrame(let id, let frame): return set(\.frame, of: id, to: frame)
    case .setTransform(let id, let transform): return set(\.transform, of: id, to: transform)
    case .setBoundsOrigin(let id, let origin): return set(\.boundsOrigin, of: id, to: origin)
    case .animate(let id, let milliseconds, let allowsUserInteraction):
      let view = names.responder(id)
      // Where there is no window, nothing moves.
      guard isView(view), isView(windows[view]) else { return false }
      if allowsUserInteraction {
        return views[view].animatedUntil > time && set(\.isAnimationOpen, of: id, to: true)
      }
      return set(
        \.animatedUntil, of: id, to: max(views[view].animatedUntil, time + milliseconds))
    case .makeKeyWindow(let id):
      let window = names.responder(id)
      guard isView(window), views[window].kind == .window, keyWindow != window else {
        return false
      }
      keyWindow = window
      return true
    case .setRecognizerEnabled(let id, let flag):
      let recognizer = names.recognizer(id)
      guard recognizers.indices.contains(recognizer),
        recognizers[recognizer].isEnabled != flag
      else { return false }
      recognizers[recognizer].isEnabled = flag
      return true
    case .removeRecognizer(let id): return attach(names.recognizer(id), to: Scene.none)
    case .addRecognizer(let id, let view):
      return attach(names.recognizer(id), to: names.responder(view))
    case .present(let id, let presenter):
      return present(names.responder(id), by: names.responder(presenter))
    case .dismiss(let id): return dismiss(names.responder(id))
    default: return false
    }
  }

  private mutating func set<Value: Equatable>(
    _ property: WritableKeyPath<SceneView, Value>, of id: Scenario.ID, to value: Value
  ) -> Bool {
    let view = names.responder(id)
    guard isView(view), views[view][keyPath: property] != value else { return false }
    views[view][keyPath: property] = value
    return true
  }

  // MARK: Recognizers

  /// The pan of a scroll view, if the scene names it: it is enabled while the view may be scrolled.
  func scrollPans(of view: Int) -> [Int] {
    recognizers.indices.filter {
      recognizerViews[$0] == view && recognizers[$0].kind == .scrollPan
    }
  }

  private mutating func attach(_ recognizer: Int, to view: Int) -> Bool {
    guard recognizers.indices.contains(recognizer), recognizerViews[recognizer] != view else {
      return false
    }
    recognizerViews[recognizer] = view
    return true
  }

  // MARK: The tree

  /// Puts a view in front in another; a view cannot be put into itself, and windows stay.
  private mutating func move(_ view: Int, to superview: Int) -> Bool {
    guard isView(view), views[view].kind != .window else { return false }
    if superview == Scene.none, parents[view] == Scene.none { return false }
    guard superview == Scene.none || isView(superview) && !isView(superview, in: view) else {
      return false
    }
    var lists = subviewLists ?? views.indices.map { Array(subviews(of: $0)) }
    if isView(parents[view]) { lists[parents[view]].removeAll { $0 == view } }
    if isView(superview) { lists[superview].append(view) }
    subviewLists = lists
    parents[view] = superview
    settle(view)
    next = chain()
    return true
  }

  /// Works out anew the window and the depth of a view and all below it.
  private mutating func settle(_ view: Int) {
    var waiting = [view]
    while let view = waiting.popLast() {
      let parent = parents[view]
      windows[view] = parent == Scene.none ? Scene.none : windows[parent]
      depths[view] = parent == Scene.none ? 0 : depths[parent] + 1
      waiting += subviewLists?[view] ?? []
    }
  }

  // MARK: Controllers

  /// Presents a controller, unless it is presented already, or by somebody who presents another.
  /// Source: rulebook RC-04.
  @discardableResult
  mutating func present(_ controller: Int, by presenter: Int) -> Bool {
    guard let place = place(of: controller), self.place(of: presenter) != nil,
      presenters[place] == Scene.none, !presenters.contains(presenter)
    else { return false }
    var current = presenter
    while let place = self.place(of: current) {
      if current == controller { return false }
      current = presenters[place]
    }
    presenters[place] = presenter
    if !next.isEmpty { next = chain() }
    return true
  }

  /// Ends what a controller presents, and what that presents in turn; or, if it presents nothing,
  /// its own presentation.
  private mutating func dismiss(_ controller: Int) -> Bool {
    guard let place = place(of: controller) else { return false }
    var ending = presenters.contains(controller) ? controller : presenters[place]
    var didSomething = false
    while let presented = presenters.firstIndex(of: ending), ending != Scene.none {
      presenters[presented] = Scene.none
      ending = views.count + presented
      didSomething = true
    }
    next = chain()
    return didSomething
  }

  /// Where a controller stands among the controllers.
  private func place(of controller: Int) -> Int? {
    let place = controller - views.count
    return controllers.indices.contains(place) ? place : nil
  }
}
