import Foundation

/// A closure as an action of a control.
///
/// Titles, images and identifiers are not modelled: an action is known by its identity.
public final class UIAction {
  private let handler: (UIAction) -> Void
  /// The control that sent the action, while the handler runs; nil at other times.
  public private(set) var sender: UIControl?

  /// Makes an action of `handler`.
  public init(handler: @escaping (UIAction) -> Void) {
    self.handler = handler
  }

  func perform(sender: UIControl) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

extension UIControl {
  /// Makes a control at `frame`, in its superview's coordinates, in points, that calls
  /// `primaryAction` (nil: nothing) at `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
