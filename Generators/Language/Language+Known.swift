extension Language {
  /// The names of the properties that old tokens know. The language spells them in lists, or as links;
  /// whatever is not among them follows from the schema.
  enum Known {
    static let view: Set<String> = [
      "id", "parent", "kind", "frame", "boundsOrigin", "anchorPoint", "transform", "alpha",
      "isHidden", "isOpaque", "isUserInteractionEnabled", "clipsToBounds",
      "isMultipleTouchEnabled", "isExclusiveTouch", "isEnabled", "level", "items", "scrolling",
      "targets", "overrides",
    ]
    static let scrolling: Set<String> = [
      "contentSize", "delaysContentTouches", "canCancelContentTouches", "isScrollEnabled",
    ]
    static let overrides: Set<String> = [
      "touches", "hitTest", "pointInside", "next", "shouldBegin", "actions", "refuses",
      "otherEvents", "canBecomeFirstResponder", "beginsTracking", "continuesTracking",
      "sendsActions", "touchesShouldBegin", "touchesShouldCancel", "dropsEvents",
    ]
    static let recognizer: Set<String> = [
      "id", "view", "kind", "taps", "touches", "minimumPressDuration", "allowableMovement",
      "minimumTouches", "maximumTouches", "directions", "edges", "rebases",
      "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "isEnabled",
      "delegate", "cannotPrevent", "cannotBePreventedBy", "requiresFailureOf",
      "subclassRequiresFailureOf", "subclassIsRequiredToFailBy", "ignoredFingers", "targets",
    ]
    static let recognizerDelegate: Set<String> = [
      "shouldReceive", "refusesTouchesIn", "shouldReceiveEvent", "shouldBegin",
      "simultaneousWith", "requiresFailureOf", "isRequiredToFailBy",
    ]
    static let controller: Set<String> = [
      "id", "view", "touches", "actions", "refuses", "otherEvents", "presentedBy",
    ]
    static let application: Set<String> = [
      "touches", "actions", "otherEvents", "dropsEvents", "delegate",
    ]
    static let applicationDelegate: Set<String> = [
      "isResponder", "touches", "actions", "otherEvents",
    ]
  }
}
