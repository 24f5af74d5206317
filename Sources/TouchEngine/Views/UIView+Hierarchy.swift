extension UIView {
  /// The window that the view is in.
  public var window: UIWindow? { attachedWindow }

  /// Adds `view` in front of the other subviews.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts `view` at `index`, counted from the back; an index out of range means the nearest end.
  ///
  /// A view that this one is in (or this view itself) cannot become its subview: nothing happens.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    if index < subviews.count {
      subviews.insert(view, at: max(index, 0))
    } else {
      subviews.append(view)
    }
    view.superview = self
    view.attach(to: attachedWindow)
  }

  /// Inserts `view` directly in front of `sibling`.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling, sibling.superview === self else { return }
    if view.superview === self { view.removeFromSuperview() }
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insertSubview(view, at: index + 1)
  }

  /// Inserts `view` directly behind `sibling`.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling, sibling.superview === self else { return }
    if view.superview === self { view.removeFromSuperview() }
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insertSubview(view, at: index)
  }

  /// Moves `view` in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  /// Moves `view` behind its siblings.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Exchanges the subviews at two indices, counted from the back; out of range, nothing happens.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    attach(to: nil)
  }

  /// Whether this view is `view`, or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  private func move(_ view: UIView, to index: Int) {
    guard let present = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: present), at: index)
  }

  /// Records the window in this view and all below it, without recursion: trees may be deep.
  func attach(to window: UIWindow?) {
    guard attachedWindow !== window else { return }
    attachedWindow?.releaseFirstResponder(in: self)
    attachedWindow = window
    var pending = subviews
    while let view = pending.popLast() {
      view.attachedWindow = window
      pending += view.subviews
    }
  }
}
