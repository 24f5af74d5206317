/// A control for a line of text. A tap makes it the first responder, which begins editing.
///
/// There is no keyboard: nothing is typed, and `.editingChanged` and `.editingDidEndOnExit` are the
/// app's to send. UIKit's text fields have recognizers of their own, which win over an ancestor's
/// tap; here the field keeps such a tap from beginning, as a button does.
open class UITextField: UIControl {
  /// The text; nil: none. Setting it sends nothing.
  open var text: String?
  /// What is shown where there is no text; nil: nothing.
  open var placeholder: String?
  /// Is asked whether editing may begin and end, and notified that it did.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is being edited, which is whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// An enabled field agrees to be the first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees. Returns whether the field is the first responder now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, for: nil)
    return true
  }

  /// Ends editing, if the delegate agrees. Returns whether the field is not the first responder now.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd, for: nil)
    return true
  }

  /// Begins editing, if the finger lifted inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  override var ownGestures: [OwnGesture] { ownTap }
}

/// Decides about the editing of a text field, and is notified of it. All methods have defaults, which stand for
/// not implementing them.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}
