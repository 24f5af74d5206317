/// Manages a view, and stands behind it in the responder chain.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// A name by which the app knows the controller.
  open var restorationIdentifier: String?
  /// The controller that this one is a child of.
  public private(set) unowned(unsafe) var parent: UIViewController?
  /// The controllers contained in this one.
  public private(set) var children: [UIViewController] = []
  /// The controller that presented this one.
  public private(set) unowned(unsafe) var presentingViewController: UIViewController?
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
      leaveView()
      loadedView = newValue
      newValue.viewController = self
    }
  }

  deinit {
    leaveView()
    for child in children { child.parent = nil }
    endPresentation()
  }

  private func leaveView() {
    if let loadedView, loadedView.viewController === self { loadedView.viewController = nil }
  }

  /// The view, if it has been made.
  public var viewIfLoaded: UIView? { loadedView }

  /// Makes the view; the default is a plain one.
  open func loadView() { view = UIView() }

  /// The superview of its view; or, without one, the controller that presented it.
  /// Source: rulebook RC-02, RC-04.
  open override var next: UIResponder? {
    if let superview = loadedView?.superview { return superview }
    return presentingViewController
  }

  /// Makes `child` a child of this controller; its view is added by the caller.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Ends being a child.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Records `controller` as presented by this one. Container views and transitions are not
  /// modelled: whoever presents adds the view to a window.
  open func present(_ controller: UIViewController, animated: Bool) {
    endPresentation()
    presentedViewController = controller
    controller.presentingViewController = self
  }

  /// Ends the presentation of `presentedViewController`; of this controller, if it presented none.
  open func dismiss(animated: Bool) {
    if presentedViewController == nil { presentingViewController?.endPresentation() }
    endPresentation()
  }

  private func endPresentation() {
    if let presentedViewController, presentedViewController.presentingViewController === self {
      presentedViewController.presentingViewController = nil
    }
    presentedViewController = nil
  }

  override var hostWindow: UIWindow? { loadedView?.window }

  override var behavior: Behavior { loadedView?.behavior ?? .uikit }
}
