import TouchScript

/// What is in a scene besides plain views, buttons, taps, and fingers that nobody interrupts.
///
/// A rule may hold everywhere and yet be judged by an invariant that reckons with less: such an
/// invariant says what it knows, and stays silent where there is more. Each ingredient is a chance
/// for an invariant to accuse wrongly; so it is named where that has been thought through.
public struct Ingredients: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  private init(bit: Int) { rawValue = 1 << bit }

  /// Recognizers of gestures that go on, or that are found in movement: long presses, pans, swipes,
  /// pinches, rotations, edge pans.
  public static let gestures = Ingredients(bit: 0)
  /// Recognizers that wait for others to fail.
  public static let requirements = Ingredients(bit: 1)
  /// Recognizers that refuse events, touches of some views, or ignore fingers.
  public static let refusals = Ingredients(bit: 2)
  /// Recognizers that are enabled, disabled, attached or detached in the script.
  public static let recognizerChanges = Ingredients(bit: 3)
  /// Views that are shown, hidden, faded, moved, turned, scrolled, animated, enabled or disabled in
  /// the script.
  public static let viewChanges = Ingredients(bit: 4)
  /// Views that are taken out of their superview, or put into another, in the script.
  public static let treeChanges = Ingredients(bit: 5)
  /// The system takes touches away, or the app keeps them away.
  public static let interruptions = Ingredients(bit: 6)
  /// What the app does inside callbacks.
  public static let reactions = Ingredients(bit: 7)
  /// Motion, presses, remote control, first responders, and key windows.
  public static let otherEvents = Ingredients(bit: 8)
  /// Controllers that present others.
  public static let presentation = Ingredients(bit: 9)
  /// Actions that are sent or taken back in the script.
  public static let sentActions = Ingredients(bit: 10)
  /// Views that want touches for themselves.
  public static let exclusiveTouch = Ingredients(bit: 11)
  /// Scroll views, tables and their cells.
  public static let scrollViews = Ingredients(bit: 12)
  /// Switches, sliders, segmented controls, steppers, page controls and text fields.
  public static let valueControls = Ingredients(bit: 13)
  /// Controls that decline to track, or whose `sendAction` does nothing.
  public static let trackingOverrides = Ingredients(bit: 14)
  /// Windows or applications whose `sendEvent` does nothing.
  public static let droppedEvents = Ingredients(bit: 15)
  /// Responders that cannot perform actions that they implement.
  public static let refusedActions = Ingredients(bit: 16)

  /// All of them.
  public static let all = Ingredients(rawValue: (1 << 17) - 1)

  /// What is in the scene and the script of a scenario.
  init(_ scenario: Scenario) {
    var found: Ingredients = []
    for view in scenario.views { found.formUnion(Self.of(view)) }
    for recognizer in scenario.recognizers { found.formUnion(Self.of(recognizer)) }
    for controller in scenario.controllers {
      if controller.presentedBy != nil { found.insert(.presentation) }
      if !controller.refuses.isEmpty { found.insert(.refusedActions) }
    }
    if scenario.application.dropsEvents { found.insert(.droppedEvents) }
    for step in scenario.script {
      for change in step.changes { found.formUnion(Self.of(change)) }
    }
    if !scenario.reactions.isEmpty { found.insert(.reactions) }
    for reaction in scenario.reactions {
      for change in reaction.changes { found.formUnion(Self.of(change)) }
    }
    self = found
  }

  private static func of(_ view: Scenario.View) -> Ingredients {
    var found: Ingredients = []
    switch view.kind {
    case .view, .control, .button, .window, .label, .imageView: break
    case .switch, .slider, .segmentedControl, .stepper, .pageControl, .textField:
      found.insert(.valueControls)
    case .scrollView, .tableView, .tableCell, .cellContent: found.insert(.scrollViews)
    }
    if view.isExclusiveTouch { found.insert(.exclusiveTouch) }
    let overrides = view.overrides
    if overrides.beginsTracking != nil || overrides.continuesTracking != nil
      || overrides.sendsActions != nil
    {
      found.insert(.trackingOverrides)
    }
    if overrides.dropsEvents { found.insert(.droppedEvents) }
    if !overrides.refuses.isEmpty { found.insert(.refusedActions) }
    return found
  }

  private static func of(_ recognizer: Scenario.Recognizer) -> Ingredients {
    var found: Ingredients = []
    if recognizer.kind != .tap { found.insert(.gestures) }
    let delegate = recognizer.delegate
    if !recognizer.requiresFailureOf.isEmpty || !recognizer.subclassRequiresFailureOf.isEmpty
      || !recognizer.subclassIsRequiredToFailBy.isEmpty || delegate?.requiresFailureOf != nil
      || delegate?.isRequiredToFailBy != nil
    {
      found.insert(.requirements)
    }
    if !recognizer.ignoredFingers.isEmpty || delegate?.shouldReceiveEvent != nil
      || delegate?.refusesTouchesIn != nil
    {
      found.insert(.refusals)
    }
    return found
  }

  /// What a change of the script is.
  static func of(_ change: Scenario.Change) -> Ingredients {
    switch change {
    case .bringToFront, .sendToBack: []
    case .removeFromSuperview, .addSubview: .treeChanges
    case .setHidden, .setAlpha, .setUserInteractionEnabled, .setEnabled, .setFrame, .setTransform,
      .setBoundsOrigin, .animate:
      .viewChanges
    case .setRecognizerEnabled, .removeRecognizer, .addRecognizer: .recognizerChanges
    case .interrupt, .showHomeScreen, .showApplication, .beginIgnoringInteractionEvents,
      .endIgnoringInteractionEvents:
      .interruptions
    case .becomeFirstResponder, .resignFirstResponder, .motion, .press, .remoteControl,
      .makeKeyWindow:
      .otherEvents
    case .present, .dismiss: .presentation
    case .sendActions, .removeTargets: .sentActions
    }
  }
}
