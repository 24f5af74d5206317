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

    /// Sets a scroll view's `isScrollEnabled`. Source: rulebook TV-13, EX-06.
    case setScrollEnabled(ID, Bool)
  }
}

// MARK: - Schema

extension Scenario.Change {
  /// What a change does something to.
  package struct Effects: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The order of siblings.
    package static let order = Effects(rawValue: 1 << 0)
    /// Which view is in which.
    package static let tree = Effects(rawValue: 1 << 1)
    /// How a view is: whether it is shown, takes touches, and where it is.
    package static let view = Effects(rawValue: 1 << 2)
    /// Where a view is in its superview.
    package static let place = Effects(rawValue: 1 << 3)
    /// Where a view's subviews are.
    package static let content = Effects(rawValue: 1 << 4)
    /// Whether a view is animated.
    package static let animation = Effects(rawValue: 1 << 5)
    /// Which recognizers there are, and whether they are enabled.
    package static let recognizers = Effects(rawValue: 1 << 6)
    /// Whether touches reach the app.
    package static let delivery = Effects(rawValue: 1 << 7)
    /// Events that are no touches, and who gets them.
    package static let otherEvents = Effects(rawValue: 1 << 8)
    /// Which controller presents which.
    package static let presentation = Effects(rawValue: 1 << 9)
    /// The actions of controls.
    package static let actions = Effects(rawValue: 1 << 10)
  }
}

extension Scenario.Change: Variant {
  package static let noun = "change"
  package static let forms = Forms.all

  package var form: Form<Self> { stated.form }
  var arguments: [any Spellable] { stated.arguments }

  /// What the change does something to.
  package var effects: Effects { form.effects }

  var stated: (form: Form<Self>, arguments: [any Spellable]) {
    switch self {
    case .bringToFront(let id): (Forms.bringToFront, [id])
    case .sendToBack(let id): (Forms.sendToBack, [id])
    case .removeFromSuperview(let id): (Forms.removeFromSuperview, [id])
    case .addSubview(let id, let other): (Forms.addSubview, [id, other])
    case .setHidden(let id, let flag): (Forms.setHidden, [id, flag])
    case .setAlpha(let view, let alpha): (Forms.setAlpha, [view, alpha])
    case .setUserInteractionEnabled(let id, let flag):
      (Forms.setUserInteractionEnabled, [id, flag])
    case .setEnabled(let id, let flag): (Forms.setEnabled, [id, flag])
    case .setFrame(let view, let frame): (Forms.setFrame, [view, frame])
    case .setTransform(let view, let transform): (Forms.setTransform, [view, transform])
    case .setBoundsOrigin(let view, let origin): (Forms.setBoundsOrigin, [view, origin])
    case .animate(let view, let milliseconds, let isAllowed):
      (Forms.animate, [view, milliseconds, isAllowed])
    case .makeKeyWindow(let id): (Forms.makeKeyWindow, [id])
    case .setRecognizerEnabled(let id, let flag): (Forms.setRecognizerEnabled, [id, flag])
    case .removeRecognizer(let id): (Forms.removeRecognizer, [id])
    case .addRecognizer(let id, let other): (Forms.addRecognizer, [id, other])
    case .interrupt: (Forms.interrupt, [])
    case .showHomeScreen: (Forms.showHomeScreen, [])
    case .showApplication: (Forms.showApplication, [])
    case .beginIgnoringInteractionEvents: (Forms.beginIgnoringInteractionEvents, [])
    case .endIgnoringInteractionEvents: (Forms.endIgnoringInteractionEvents, [])
    case .becomeFirstResponder(let id): (Forms.becomeFirstResponder, [id])
    case .resignFirstResponder(let id): (Forms.resignFirstResponder, [id])
    case .motion(let phase): (Forms.motion, [phase])
    case .press(let phase): (Forms.press, [phase])
    case .remoteControl: (Forms.remoteControl, [])
    case .present(let id, let other): (Forms.present, [id, other])
    case .dismiss(let id): (Forms.dismiss, [id])
    case .sendActions(let id, let events): (Forms.sendActions, [id, events])
    case .removeTargets(let id, let events): (Forms.removeTargets, [id, events])
    case .setScrollEnabled(let id, let flag): (Forms.setScrollEnabled, [id, flag])
    }
  }
}

/// The forms of changes.
private enum Forms {
  static let all = [
    bringToFront, sendToBack, removeFromSuperview, addSubview, setHidden, setAlpha,
    setUserInteractionEnabled, setEnabled, setFrame, setTransform, setBoundsOrigin, animate,
    makeKeyWindow, setRecognizerEnabled, removeRecognizer, addRecognizer, interrupt,
    showHomeScreen, showApplication, beginIgnoringInteractionEvents,
    endIgnoringInteractionEvents, becomeFirstResponder, resignFirstResponder, motion, press,
    remoteControl, present, dismiss, sendActions, removeTargets, setScrollEnabled,
  ]

  static let bringToFront = Form(
    "bringToFront", Scenario.Change.bringToFront, affects: [.order], needs: [.reordering],
    Argument("view", .reference(.subview("has no siblings"))),
    says: { "\($0.shown) comes to the front" })

  static let sendToBack = Form(
    "sendToBack", Scenario.Change.sendToBack, affects: [.order], needs: [.reordering],
    Argument("view", .reference(.subview("has no siblings"))),
    says: { "\($0.shown) goes to the back" })

  static let removeFromSuperview = Form(
    "removeFromSuperview", Scenario.Change.removeFromSuperview, affects: [.tree, .order],
    needs: [.removingViews],
    Argument("view", .reference(.subview("is in no other view"))),
    says: { "\($0.shown) is removed from its superview" })

  static let addSubview = Form(
    "addSubview", Scenario.Change.addSubview, affects: [.tree, .order], needs: [.addingViews],
    Argument("view", .reference(.subview("is in no other view"))),
    Argument("to", .reference(.view), isLabelled: true),
    says: { "\($0.shown) is put into \($1.shown)" })

  static let setHidden = Form(
    "setHidden", Scenario.Change.setHidden, affects: [.view], needs: [.changes, .hiddenViews],
    Argument("view", .reference(.view)), Argument("to"),
    sets: \Scenario.View.isHidden, of: \.views,
    says: { "\($0.shown) \($1 ? "hides" : "shows")" })

  static let setAlpha = Form(
    "setAlpha", Scenario.Change.setAlpha, affects: [.view], needs: [.changes, .alpha],
    Argument("view", .reference(.view)), Argument("to", in: .number(0...1)),
    sets: \Scenario.View.alpha, of: \.views,
    says: { "\($0.shown) gets alpha \($1.shown)" })

  static let setUserInteractionEnabled = Form(
    "setUserInteractionEnabled", Scenario.Change.setUserInteractionEnabled, affects: [.view],
    needs: [.changes, .disabledInteraction],
    Argument("view", .reference(.view)), Argument("to"),
    sets: \Scenario.View.isUserInteractionEnabled, of: \.views,
    says: { "\($0.shown) gets \($1 ? "" : "no ")user interaction" })

  static let setEnabled = Form(
    "setEnabled", Scenario.Change.setEnabled, affects: [.view],
    needs: [.changes, .disabledControls],
    Argument("control", .reference(.control(can: "be disabled"))), Argument("to"),
    sets: \Scenario.View.isEnabled, of: \.views,
    says: { "\($0.shown) is \($1 ? "enabled" : "disabled")" })

  static let setFrame = Form(
    "setFrame", Scenario.Change.setFrame, affects: [.view, .place], needs: [.movingViews],
    Argument("view", .reference(.view)), Argument("to", .place(.superview)),
    sets: \Scenario.View.frame, of: \.views,
    says: { "\($0.shown) gets frame \($1.shown)" })

  static let setTransform = Form(
    "setTransform", Scenario.Change.setTransform, affects: [.view, .place],
    needs: [.changes, .transforms],
    Argument("view", .reference(.view)), Argument("to"),
    sets: \Scenario.View.transform, of: \.views,
    says: { "\($0.shown) gets transform \($1.shown)" })

  static let setBoundsOrigin = Form(
    "setBoundsOrigin", Scenario.Change.setBoundsOrigin, affects: [.view, .content],
    needs: [.changes, .scrolledBounds],
    Argument("view", .reference(.view)), Argument("to", .place(.own)),
    sets: \Scenario.View.boundsOrigin, of: \.views,
    says: { "\($0.shown) gets bounds at \($1.shown)" })

  static let animate = Form(
    "animate", Scenario.Change.animate, affects: [.view, .animation], needs: [.animations],
    Argument("view", .reference(.view)), Argument("milliseconds", in: .duration, isLabelled: true),
    Argument("allowsUserInteraction", isLabelled: true, plain: false),
    says: { "\($0.shown) is animated for \($1) ms" + ($2 ? " with user interaction" : "") })

  static let makeKeyWindow = Form(
    "makeKeyWindow", Scenario.Change.makeKeyWindow, affects: [.otherEvents], needs: [.keyWindows],
    Argument("window", .reference(.window(can: "become key"))),
    says: { "\($0.shown) becomes key" })

  static let setRecognizerEnabled = Form(
    "setRecognizerEnabled", Scenario.Change.setRecognizerEnabled, affects: [.recognizers],
    needs: [.changes, .disabledRecognizers],
    Argument("recognizer", .reference(.recognizer)), Argument("to"),
    sets: \Scenario.Recognizer.isEnabled, of: \.recognizers,
    says: { "\($0.shown) is \($1 ? "enabled" : "disabled")" })

  static let removeRecognizer = Form(
    "removeRecognizer", Scenario.Change.removeRecognizer, affects: [.recognizers],
    needs: [.changingRecognizers],
    Argument("recognizer", .reference(.recognizer)),
    says: { "\($0.shown) is detached" })

  static let addRecognizer = Form(
    "addRecognizer", Scenario.Change.addRecognizer, affects: [.recognizers],
    needs: [.changingRecognizers],
    Argument("recognizer", .reference(.recognizer)),
    Argument("to", .reference(.view), isLabelled: true),
    sets: \Scenario.Recognizer.view, of: \.recognizers,
    says: { "\($0.shown) is attached to \($1.shown)" })

  static let interrupt = Form(
    "interrupt", Scenario.Change.interrupt, affects: [.delivery], needs: [.interruptions],
    says: "the system takes all touches")

  static let showHomeScreen = Form(
    "showHomeScreen", Scenario.Change.showHomeScreen, affects: [.delivery], needs: [.homeScreen],
    says: "the home screen comes to the front")

  static let showApplication = Form(
    "showApplication", Scenario.Change.showApplication, affects: [.delivery], needs: [.homeScreen],
    says: "the app comes to the front")

  static let beginIgnoringInteractionEvents = Form(
    "beginIgnoringInteractionEvents", Scenario.Change.beginIgnoringInteractionEvents,
    affects: [.delivery],
    needs: [.ignoringEvents],
    says: "the app begins to ignore events")

  static let endIgnoringInteractionEvents = Form(
    "endIgnoringInteractionEvents", Scenario.Change.endIgnoringInteractionEvents,
    affects: [.delivery],
    needs: [.ignoringEvents],
    says: "the app ends ignoring events")

  static let becomeFirstResponder = Form(
    "becomeFirstResponder", Scenario.Change.becomeFirstResponder, affects: [.otherEvents],
    needs: [.changes, .firstResponders],
    Argument("responder", .reference(.responder)),
    says: { "\($0.shown) becomes first responder" })

  static let resignFirstResponder = Form(
    "resignFirstResponder", Scenario.Change.resignFirstResponder, affects: [.otherEvents],
    needs: [.changes, .firstResponders],
    Argument("responder", .reference(.responder)),
    says: { "\($0.shown) resigns as first responder" })

  static let motion = Form(
    "motion", Scenario.Change.motion, affects: [.otherEvents], needs: [.otherEvents],
    Argument("phase"),
    says: { "motion \($0.shown)" })

  static let press = Form(
    "press", Scenario.Change.press, affects: [.otherEvents], needs: [.otherEvents],
    Argument("phase"),
    says: { "press \($0.shown)" })

  static let remoteControl = Form(
    "remoteControl", Scenario.Change.remoteControl, affects: [.otherEvents], needs: [.otherEvents],
    says: "remote control")

  static let present = Form(
    "present", Scenario.Change.present, affects: [.presentation], needs: [.changes, .presentation],
    Argument("controller", .reference(.controller)),
    Argument("by", .reference(.controller), isLabelled: true),
    says: { "\($1.shown) presents \($0.shown)" })

  static let dismiss = Form(
    "dismiss", Scenario.Change.dismiss, affects: [.presentation], needs: [.changes, .presentation],
    Argument("controller", .reference(.controller)),
    says: { "\($0.shown) is dismissed" })

  static let sendActions = Form(
    "sendActions", Scenario.Change.sendActions, affects: [.actions], needs: [.sentActions],
    Argument("control", .reference(.control(can: "send actions"))),
    Argument("for", in: .filled, isLabelled: true),
    says: { "\($0.shown) sends \($1.shown)" })

  static let removeTargets = Form(
    "removeTargets", Scenario.Change.removeTargets, affects: [.actions],
    needs: [.changes, .controlTargets],
    Argument("control", .reference(.control(can: "have targets"))),
    Argument("for", in: .filled, isLabelled: true),
    says: { "\($0.shown) loses its targets for \($1.shown)" })

  static let setScrollEnabled = Form(
    "setScrollEnabled", Scenario.Change.setScrollEnabled, affects: [.view, .recognizers],
    needs: [.changes, .scrollViews],
    Argument("view", .reference(.scrollView(can: "scroll"))), Argument("to"),
    sets: \Scenario.View.scrolling.isScrollEnabled, of: \.views,
    says: { "\($0.shown) \($1 ? "may be scrolled" : "may not be scrolled")" })
}
