extension UIView {
  /// The window that the view is in; nil if it is in none. A window is in itself.
  public var window: UIWindow? { attachedWindow }

  /// Whether this view is `view`, or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// Where among its siblings a view is put.
  enum Position {
    case front
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  /// Makes `view` a subview, wherever it was before.
  ///
  /// The view and its superviews are told before and after, in the order in which UIKit tells them:
  /// of the window, of the superview, and last the superview of its subview. What they do about it
  /// may change the tree; so it is looked at again before the view is put in its place.
  final func adopt(_ view: UIView, at position: Position) {
    guard mayAdopt(view, at: position) else { return }
    let staysInSuperview = view.superview === self
    if !staysInSuperview {
      if view.attachedWindow !== attachedWindow { view.tellWillMove(toWindow: attachedWindow) }
      view.willMove(toSuperview: self)
      guard mayAdopt(view, at: position) else { return }
      if view.attachedWindow !== attachedWindow { view.tellLeaving() }
    }
    view.superview?.subviewList.remove(view)
    insert(view, at: position)
    view.superview = self
    if !staysInSuperview {
      if let window = attachedWindow, view.attachedWindow === window, view.depth != depth + 1 {
        view.record(window)
      }
      view.attach(to: attachedWindow)
      view.didMoveToSuperview()
      didAddSubview(view)
    }
  }

  private func mayAdopt(_ view: UIView, at position: Position) -> Bool {
    switch position {
    case .above(let sibling), .below(let sibling):
      guard view !== sibling, sibling.superview === self else { return false }
    case .front, .index: break
    }
    // A view with no subviews is in nobody's way up: long chains are built quickly.
    if view === self || (!view.subviewList.isEmpty && isDescendant(of: view)) {
      report(.viewInItself, "A view was added to itself, or to a view that it contains.")
      return false
    }
    if view is UIWindow {
      report(.misuse, "A window was added to a view.")
      return false
    }
    return true
  }

  private func insert(_ view: UIView, at position: Position) {
    let count = subviewList.count
    switch position {
    case .front: subviewList.append(view)
    case .index(let index): subviewList.insert(view, at: min(max(index, 0), count))
    case .above(let sibling):
      subviewList.insert(view, at: subviewList.index(of: sibling).map { $0 + 1 } ?? count)
    case .below(let sibling):
      subviewList.insert(view, at: subviewList.index(of: sibling) ?? count)
    }
  }

  final func move(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    subviewList.remove(view)
    subviewList.insert(view, at: toFront ? subviewList.count : 0)
  }

  final func leave() {
    guard let oldSuperview = superview else { return }
    oldSuperview.willRemoveSubview(self)
    if attachedWindow != nil { tellWillMove(toWindow: nil) }
    willMove(toSuperview: nil)
    if attachedWindow != nil { tellLeaving() }
    // Whoever was told may have moved the view already.
    guard superview === oldSuperview else { return }
    oldSuperview.subviewList.remove(self)
    superview = nil
    attach(to: nil)
    didMoveToSuperview()
  }

  /// Releases the subviews without recursion, however deep they are. A view that nobody else holds
  /// gives its subviews up before it goes, so that in the deinitializer of a subclass it may have
  /// none any more.
  final func dissolve() {
    var pending = giveUpSubviews()
    while var view = pending.popLast() {
      if isKnownUniquelyReferenced(&view) { pending += view.giveUpSubviews() }
    }
  }

  /// The subviews, the front-most first, which are in no superview any more.
  private func giveUpSubviews() -> [UIView] {
    guard !subviewList.isEmpty else { return [] }
    var views = subviewList.takeAll()
    for view in views { view.superview = nil }
    views.reverse()
    return views
  }
}

// MARK: - Windows

extension UIView {
  /// Records the window in this view and all below it, and tells them. There is no recursion: trees
  /// may be deep.
  final func attach(to window: UIWindow?) {
    guard attachedWindow !== window else { return }
    attachedWindow?.releaseFirstResponder(in: self)
    let views = subtree
    record(window, in: views)
    for view in views { view.didMoveToWindow() }
  }

  /// Records the window, and how far above it is, in this view and all below it.
  final func record(_ window: UIWindow?) { record(window, in: subtree) }

  private func record(_ window: UIWindow?, in views: [UIView]) {
    var isTooDeep = false
    for view in views {
      view.attachedWindow = window
      view.depth = window == nil ? 0 : (view.superview?.depth ?? 0) + 1
      view.closedGates[.tooDeep] = view.depth > UIView.depthLimit
      isTooDeep = isTooDeep || view.closedGates[.tooDeep]
    }
    if isTooDeep {
      report(.misuse, "A view is more than \(UIView.depthLimit) levels below its window.")
    }
  }

  private func tellWillMove(toWindow window: UIWindow?) {
    if subviewList.isEmpty { return willMove(toWindow: window) }
    for view in subtree { view.willMove(toWindow: window) }
  }

  /// Tells the application that the view is leaving its window, with its touches.
  private func tellLeaving() { attachedWindow?.application?.delivery.viewLeft(self) }

  /// This view and all in it, each before its subviews.
  private var subtree: [UIView] {
    var found: [UIView] = [self]
    var next = 0
    while next < found.count {
      if !found[next].subviewList.isEmpty { found += found[next].subviews }
      next += 1
    }
    return found
  }
}
