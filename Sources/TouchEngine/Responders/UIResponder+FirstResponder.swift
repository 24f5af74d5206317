/// The first responder: it receives the events that have no place on the screen.
///
/// Each window keeps its own; the application asks that of the key window. A first responder that
/// leaves its window, or is deallocated, stops being it.
///
/// Departures from UIKit: no keyboard, and becoming the first responder does not change which window
/// is key. The methods `canBecomeFirstResponder` and so on are in the class itself, where they can be
/// overridden.
extension UIResponder {
  /// Becomes the first responder of the responder's window, if all agree.
  final func takeFirstResponder() -> Bool {
    guard let window = hostWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    guard !window.isChangingFirstResponder else {
      report(
        .nestedFirstResponderChange,
        "A responder tried to become first responder while another was asked to give it up.")
      return false
    }
    if let present = window.firstResponder {
      window.isChangingFirstResponder = true
      let gaveUp = present.resignFirstResponder()
      window.isChangingFirstResponder = false
      // The answer may have moved this responder elsewhere.
      guard gaveUp, hostWindow === window else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Stops being the first responder, if the responder lets itself.
  final func giveUpFirstResponder() -> Bool {
    guard let window = hostWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}

extension UIWindow {
  /// Makes the first responder give it up if it is `view`, in `view`, or the controller of one of
  /// these: called when `view` leaves the window. It is notified, and cannot refuse.
  final func releaseFirstResponder(in view: UIView) {
    guard let responder = firstResponder else { return }
    let itsView = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let itsView, itsView.isDescendant(of: view) else { return }
    _ = responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }
}
