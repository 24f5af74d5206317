/// Manages a view, and stands behind it in the responder chain.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// A name by which the app knows the controller.
  open var restorationIdentifier: String?
  /// The controller that this one is a child of.
  public private(set) weak var parent: UIViewController?
  /// The controllers contained in this one.
  public private(set) var children: [UIViewController] = []
  /// The controller that presented this one.
  public private(set) weak var presentingViewController: UIViewController?
  /// The controller that this one presented.
  public private(set) var presentedViewController: UIViewController?

  /// The view it manages, made by `loadView()` when first asked for.
  public var view: UIView {
    get {
      if loadedView == nil { loadView() }
      if let loadedView { return loadedView }
      let plain = UIView()
      self.view = plain
      return plain
    }
    set {
      if let loadedView, loadedView.viewController === self { loadedView.viewController = nil }
      loadedView = newValue
      newValue.viewController = self
    }
  }

  deinit {
    if let loadedView, loadedView.viewController === self { loadedView.viewController = nil }
    endPresentation()
  }

  /// The view, if it has been made.
  public var viewIfLoaded: UIView? { loadedView }

  /// Makes the view; the default is a plain one.
  open func loadView() { view = UIView() }

  /// The superview of its view; or, without one, the controller that presented it.
  /// Source: rulebook RC-02, RC-04.
  open override var next: UIResponder? {
    loadedView?.superview ?? presentingViewController
  }

  // MARK: Children

  /// Makes `child` a child of this controller; its view is added by the caller. Its own parent, or
  /// itself, cannot become its child: nothing happens but a report. Source: rulebook RC-05.
  open func addChild(_ child: UIViewController) {
    guard !isContained(in: child) else {
      return report(.controllerInItself, "A controller cannot be a child of itself.")
    }
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.leaveParent()
    children.append(child)
    child.parent = self
  }

  /// Ends being a child; the view is removed by the caller.
  open func removeFromParent() {
    guard parent != nil else { return }
    leaveParent()
    didMove(toParent: nil)
  }

  /// Notifies the controller that it is about to get a parent; nil: to lose it. `addChild(_:)` calls it
  /// by itself, `removeFromParent()` leaves that to the caller, as in UIKit.
  open func willMove(toParent parent: UIViewController?) {}

  /// Notifies the controller that it has got a parent; nil: that it has lost it. `removeFromParent()`
  /// calls it by itself, `addChild(_:)` leaves that to the caller, as in UIKit.
  open func didMove(toParent parent: UIViewController?) {}

  private func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  private func isContained(in controller: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current === controller { return true }
      candidate = current.parent
    }
    return false
  }

  // MARK: Presentation

  /// Presents `controller` above this one. `completion` is called at once.
  ///
  /// Touches in this controller's view, which is covered now, are cancelled after the event at hand;
  /// those in the view of `controller` are not. UIKit usually does so; how depends on the style and
  /// on the transition. Source: rulebook RC-04, EX-19.
  ///
  /// Nothing happens but a report if this controller presents one already, if `controller` is being
  /// presented, or if it is this one or presents it. Container views, styles and transitions are not
  /// modelled: the app adds the view to a window, and removes it afterwards.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, controller.presentingViewController == nil,
      !isPresented(by: controller)
    else {
      return report(
        .impossiblePresentation,
        "A controller cannot present two at once, one that is presented already, or itself.")
    }
    presentedViewController = controller
    controller.presentingViewController = self
    if let covered = viewIfLoaded {
      hostApplication?.cancelTouches(in: covered, except: controller.viewIfLoaded)
    }
    completion?()
  }

  /// Ends the presentation of `presentedViewController`, with all that this one presents in turn; of
  /// this controller, if it presents none. `completion` is called at once.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil { presentingViewController?.endPresentation() }
    endPresentation()
    completion?()
  }

  private func isPresented(by controller: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current === controller { return true }
      candidate = current.presentingViewController
    }
    return false
  }

  private func endPresentation() {
    var presenter: UIViewController? = self
    while let current = presenter {
      presenter = current.presentedViewController
      current.presentedViewController = nil
      if presenter?.presentingViewController === current {
        presenter?.presentingViewController = nil
      }
    }
  }

  override var hostWindow: UIWindow? { loadedView?.window }
}
