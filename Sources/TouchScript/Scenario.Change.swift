extension Scenario {
  /// Something that happens besides fingers: a change that the app makes to the scene, or what the
  /// system or another input does to the app.
  ///
  /// What asks for the impossible when its time comes (to bring a view to the front that was taken
  /// out, to end what did not begin) is asked all the same, and does what UIKit does then: nothing.
  public enum Change: Hashable, Sendable {
    /// `superview.bringSubviewToFront(view)`. Source: rulebook HT-13.
    case bringToFront(ID)
    /// `superview.sendSubviewToBack(view)`. Source: rulebook HT-13.
    case sendToBack(ID)
    /// `view.removeFromSuperview()`.
    case removeFromSuperview(ID)
    /// `superview.addSubview(view)`: in front of what is there, and away from where it was.
    case addSubview(ID, to: ID)

    /// Sets `isHidden`.
    case setHidden(ID, Bool)
    /// Sets `alpha`.
    case setAlpha(ID, Float)
    /// Sets `isUserInteractionEnabled`.
    case setUserInteractionEnabled(ID, Bool)
    /// Sets a control's `isEnabled`.
    case setEnabled(ID, Bool)
    /// Sets where a view is before its transform, in the coordinates of its superview.
    case setFrame(ID, Rect)
    /// Sets `transform`.
    case setTransform(ID, Transform)
    /// Sets the origin of `bounds`, as scrolling by code does.
    case setBoundsOrigin(ID, Point)
    /// `UIView.animate`, with a block that moves the view and puts it back: nothing is changed, and
    /// the view is animated for as long, with `allowUserInteraction` or without. Source: rulebook
    /// HT-28, EX-22.
    case animate(ID, milliseconds: Int, allowsUserInteraction: Bool)
    /// `window.makeKey()`. Source: rulebook HT-40.
    case makeKeyWindow(ID)

    /// Sets a recognizer's `isEnabled`.
    case setRecognizerEnabled(ID, Bool)
    /// `view.removeGestureRecognizer(recognizer)`, from the view that has it.
    case removeRecognizer(ID)
    /// `view.addGestureRecognizer(recognizer)`, away from the view that has it.
    case addRecognizer(ID, to: ID)

    /// The system takes all touches away, as for a call or an alert. Source: rulebook EX-01.
    case interrupt
    /// The home screen comes to the front, and consumes events itself. Source: rulebook SY-01.
    case showHomeScreen
    /// The app comes back to the front. Source: rulebook SY-01.
    case showApplication
    /// `UIApplication.beginIgnoringInteractionEvents()`; calls nest. Source: rulebook EX-11.
    case beginIgnoringInteractionEvents
    /// `UIApplication.endIgnoringInteractionEvents()`. Source: rulebook EX-11.
    case endIgnoringInteractionEvents

    /// `becomeFirstResponder()` of a responder.
    case becomeFirstResponder(ID)
    /// `resignFirstResponder()` of a responder.
    case resignFirstResponder(ID)
    /// The device is shaken. Source: rulebook SY-08.
    case motion(EventPhase)
    /// A button of a remote or keyboard is pressed. Source: rulebook SY-08.
    case press(EventPhase)
    /// A remote control event arrives, as from a headset. Source: rulebook SY-08.
    case remoteControl

    /// `presenter.present(controller, animated: false)`.
    case present(ID, by: ID)
    /// `controller.dismiss(animated: false)`.
    case dismiss(ID)
    /// `control.sendActions(for:)`, with one event or more. Source: rulebook CT-25.
    case sendActions(ID, for: [ControlEvent])
    /// `control.removeTarget(nil, action: nil, for:)`, for one event or more: undoes what `targets`
    /// registers for them, and nothing else. Source: rulebook CT-24.
    case removeTargets(ID, for: [ControlEvent])
  }
}
