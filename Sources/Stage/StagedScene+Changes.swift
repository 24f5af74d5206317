import TouchScript

extension StagedScene {
  /// Does what the app or the system does at this moment. What is impossible by now is asked of the
  /// engine all the same.
  func make(_ change: Scenario.Change) {
    switch change {
    case .bringToFront(let id):
      if let view = view(id) { view.superview?.bringSubviewToFront(view) }
    case .sendToBack(let id):
      if let view = view(id) { view.superview?.sendSubviewToBack(view) }
    case .removeFromSuperview(let id): remove(id)
    case .addSubview(let id, let superview): add(id, to: superview)
    case .setHidden(let id, let flag): view(id)?.isHidden = flag
    case .setAlpha(let id, let alpha): view(id)?.alpha = .init(alpha)
    case .setUserInteractionEnabled(let id, let flag): view(id)?.isUserInteractionEnabled = flag
    case .setEnabled(let id, let flag): (view(id) as? UIControl)?.isEnabled = flag
    case .setFrame(let id, let frame): view(id)?.place(at: frame)
    case .setTransform(let id, let transform): view(id)?.transform = .init(transform)
    case .setBoundsOrigin(let id, let origin): view(id)?.bounds.origin = .init(origin)
    case .setRecognizerEnabled(let id, let flag): recognizer(id)?.isEnabled = flag
    case .removeRecognizer(let id):
      if let recognizer = recognizer(id) { recognizer.view?.removeGestureRecognizer(recognizer) }
    case .addRecognizer(let id, let view):
      if let recognizer = recognizer(id) { self.view(view)?.addGestureRecognizer(recognizer) }
    case .interrupt: interrupt()
    case .showHomeScreen: showHomeScreen()
    case .showApplication: showApplication()
    case .beginIgnoringInteractionEvents: application.beginIgnoringInteractionEvents()
    case .endIgnoringInteractionEvents: application.endIgnoringInteractionEvents()
    case .becomeFirstResponder(let id): responder(id)?.becomeFirstResponder()
    case .resignFirstResponder(let id): responder(id)?.resignFirstResponder()
    case .motion(let phase): shake(phase)
    case .press(let phase): press(phase)
    case .remoteControl: command()
    case .present(let id, let presenter):
      if let controller = controller(id) {
        self.controller(presenter)?.present(controller, animated: false)
      }
    case .dismiss(let id): controller(id)?.dismiss(animated: false)
    case .sendActions(let id, let events):
      (view(id) as? UIControl)?.sendActions(for: .init(events))
    case .removeTargets(let id, let events):
      (view(id) as? UIControl)?.removeTarget(nil, action: nil, for: .init(events))
    case .setScrollEnabled(let id, let flag): (view(id) as? UIScrollView)?.isScrollEnabled = flag
    case .makeKeyWindow(let id): (view(id) as? UIWindow)?.makeKey()
    case .animate(let id, let milliseconds, let isOpen):
      view(id)?.animateInPlace(
        for: TimeInterval(milliseconds) / 1000, options: isOpen ? .allowUserInteraction : [])
    }
  }

  private func remove(_ id: Scenario.ID) {
    guard let view = view(id) else { return }
    let table = view.superview as? UITableView
    view.removeFromSuperview()
    if view is UITableViewCell { table?.reloadData() }
  }

  private func add(_ id: Scenario.ID, to superview: Scenario.ID) {
    guard let view = view(id), let superview = self.view(superview) else { return }
    let table = view.superview as? UITableView
    superview.addSubview(view)
    guard view is UITableViewCell else { return }
    table?.reloadData()
    if superview !== table { (superview as? UITableView)?.reloadData() }
  }
}

extension UIView {
  /// Animates the view by moving it and putting it back: afterwards all is as before.
  fileprivate func animateInPlace(for seconds: TimeInterval, options: AnimationOptions) {
    UIView.animate(withDuration: seconds, delay: 0, options: options) {
      let place = center
      center.x += 1
      center = place
    }
  }

  /// Puts the view where it is to be before its transform, in the coordinates of its superview.
  fileprivate func place(at frame: Rect) {
    bounds.size = .init(width: frame.width, height: frame.height)
    center = .init(
      x: CGFloat(frame.x) + anchorPoint.x * CGFloat(frame.width),
      y: CGFloat(frame.y) + anchorPoint.y * CGFloat(frame.height))
  }
}
