extension SceneElement {
  /// Attaches a tap recognizer to the view.
  public func tap(
    _ id: Scenario.ID, taps: Int = 1, touches: Int = 1, cancelsTouchesInView: Bool = true,
    delaysTouchesBegan: Bool = false, delaysTouchesEnded: Bool = true, isEnabled: Bool = true,
    delegate: Scenario.Recognizer.Delegate? = nil, cannotPrevent: [Scenario.ID] = [],
    cannotBePreventedBy: [Scenario.ID] = [], requiresFailureOf: [Scenario.ID] = [],
    targets: [Scenario.RecognizerTarget] = []
  ) -> Self {
    attach(
      .init(
        id: id, view: parts.views[0].id, kind: .tap, taps: taps, touches: touches,
        cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
        delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled, delegate: delegate,
        cannotPrevent: cannotPrevent, cannotBePreventedBy: cannotBePreventedBy,
        requiresFailureOf: requiresFailureOf,
        targets: targets))
  }

  /// Attaches a long press recognizer to the view; its duration is in milliseconds, its movement in
  /// points.
  public func longPress(
    _ id: Scenario.ID, taps: Int = 0, touches: Int = 1, minimumPressDuration: Int = 500,
    allowableMovement: Double = 10, cancelsTouchesInView: Bool = true,
    delaysTouchesBegan: Bool = false, delaysTouchesEnded: Bool = true, isEnabled: Bool = true,
    delegate: Scenario.Recognizer.Delegate? = nil, requiresFailureOf: [Scenario.ID] = [],
    targets: [Scenario.RecognizerTarget] = []
  ) -> Self {
    attach(
      .init(
        id: id, view: parts.views[0].id, kind: .longPress, taps: taps, touches: touches,
        minimumPressDuration: minimumPressDuration, allowableMovement: allowableMovement,
        cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
        delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled, delegate: delegate,
        requiresFailureOf: requiresFailureOf,
        targets: targets))
  }

  /// Attaches a pan recognizer to the view; nil: it takes any number of touches.
  public func pan(
    _ id: Scenario.ID, minimumTouches: Int = 1, maximumTouches: Int? = nil, rebases: Bool = false,
    cancelsTouchesInView: Bool = true, delaysTouchesBegan: Bool = false,
    delaysTouchesEnded: Bool = true, isEnabled: Bool = true,
    delegate: Scenario.Recognizer.Delegate? = nil, requiresFailureOf: [Scenario.ID] = [],
    targets: [Scenario.RecognizerTarget] = []
  ) -> Self {
    attach(
      .init(
        id: id, view: parts.views[0].id, kind: .pan, minimumTouches: minimumTouches,
        maximumTouches: maximumTouches, rebases: rebases,
        cancelsTouchesInView: cancelsTouchesInView,
        delaysTouchesBegan: delaysTouchesBegan, delaysTouchesEnded: delaysTouchesEnded,
        isEnabled: isEnabled, delegate: delegate, requiresFailureOf: requiresFailureOf,
        targets: targets))
  }

  /// Attaches a swipe recognizer to the view.
  public func swipe(
    _ id: Scenario.ID, touches: Int = 1,
    directions: [Scenario.Recognizer.SwipeDirection] = [.right], cancelsTouchesInView: Bool = true,
    delaysTouchesBegan: Bool = false, delaysTouchesEnded: Bool = true, isEnabled: Bool = true,
    delegate: Scenario.Recognizer.Delegate? = nil, requiresFailureOf: [Scenario.ID] = [],
    targets: [Scenario.RecognizerTarget] = []
  ) -> Self {
    attach(
      .init(
        id: id, view: parts.views[0].id, kind: .swipe, touches: touches, directions: directions,
        cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
        delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled, delegate: delegate,
        requiresFailureOf: requiresFailureOf,
        targets: targets))
  }

  /// Attaches a pinch recognizer to the view.
  public func pinch(
    _ id: Scenario.ID, rebases: Bool = false, cancelsTouchesInView: Bool = true,
    delaysTouchesBegan: Bool = false, delaysTouchesEnded: Bool = true, isEnabled: Bool = true,
    delegate: Scenario.Recognizer.Delegate? = nil, requiresFailureOf: [Scenario.ID] = [],
    targets: [Scenario.RecognizerTarget] = []
  ) -> Self {
    attach(
      .init(
        id: id, view: parts.views[0].id, kind: .pinch, rebases: rebases,
        cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
        delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled, delegate: delegate,
        requiresFailureOf: requiresFailureOf,
        targets: targets))
  }

  /// Attaches a rotation recognizer to the view.
  public func rotation(
    _ id: Scenario.ID, rebases: Bool = false, cancelsTouchesInView: Bool = true,
    delaysTouchesBegan: Bool = false, delaysTouchesEnded: Bool = true, isEnabled: Bool = true,
    delegate: Scenario.Recognizer.Delegate? = nil, requiresFailureOf: [Scenario.ID] = [],
    targets: [Scenario.RecognizerTarget] = []
  ) -> Self {
    attach(
      .init(
        id: id, view: parts.views[0].id, kind: .rotation, rebases: rebases,
        cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
        delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled, delegate: delegate,
        requiresFailureOf: requiresFailureOf,
        targets: targets))
  }

  /// Attaches a screen edge pan recognizer to the view.
  public func screenEdgePan(
    _ id: Scenario.ID, edges: [Scenario.Recognizer.Edge] = [.left], rebases: Bool = false,
    cancelsTouchesInView: Bool = true, delaysTouchesBegan: Bool = false,
    delaysTouchesEnded: Bool = true, isEnabled: Bool = true,
    delegate: Scenario.Recognizer.Delegate? = nil, requiresFailureOf: [Scenario.ID] = [],
    targets: [Scenario.RecognizerTarget] = []
  ) -> Self {
    attach(
      .init(
        id: id, view: parts.views[0].id, kind: .screenEdgePan, edges: edges, rebases: rebases,
        cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
        delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled, delegate: delegate,
        requiresFailureOf: requiresFailureOf,
        targets: targets))
  }

  /// Names the pan that the scroll view has by itself; nil: it takes any number of touches. Its
  /// delegate is the scroll view, and cannot be another.
  public func scrollPan(
    _ id: Scenario.ID, minimumTouches: Int = 1, maximumTouches: Int? = nil, rebases: Bool = false,
    cancelsTouchesInView: Bool = true, delaysTouchesBegan: Bool = false,
    delaysTouchesEnded: Bool = true, isEnabled: Bool = true,
    requiresFailureOf: [Scenario.ID] = [], targets: [Scenario.RecognizerTarget] = []
  ) -> Self {
    attach(
      .init(
        id: id, view: parts.views[0].id, kind: .scrollPan, minimumTouches: minimumTouches,
        maximumTouches: maximumTouches, rebases: rebases,
        cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
        delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled,
        requiresFailureOf: requiresFailureOf, targets: targets))
  }

  /// Attaches a recognizer of a class of one's own to the view: it makes the decisions, and no others.
  public func custom(
    _ id: Scenario.ID, cancelsTouchesInView: Bool = true, delaysTouchesBegan: Bool = false,
    delaysTouchesEnded: Bool = true, isEnabled: Bool = true,
    delegate: Scenario.Recognizer.Delegate? = nil, cannotPrevent: [Scenario.ID] = [],
    cannotBePreventedBy: [Scenario.ID] = [], requiresFailureOf: [Scenario.ID] = [],
    targets: [Scenario.RecognizerTarget] = [], decisions: [Scenario.Recognizer.Decision] = []
  ) -> Self {
    attach(
      .init(
        id: id, view: parts.views[0].id, kind: .custom,
        cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
        delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled, delegate: delegate,
        cannotPrevent: cannotPrevent, cannotBePreventedBy: cannotBePreventedBy,
        requiresFailureOf: requiresFailureOf, targets: targets, decisions: decisions))
  }

  /// Attaches a recognizer of any kind to the view, with everything that can be said of one.
  public func recognizer(
    _ kind: Scenario.Recognizer.Kind, _ id: Scenario.ID, taps: Int? = nil, touches: Int = 1,
    minimumPressDuration: Int = 500, allowableMovement: Double = 10, minimumTouches: Int = 1,
    maximumTouches: Int? = nil, directions: [Scenario.Recognizer.SwipeDirection] = [.right],
    edges: [Scenario.Recognizer.Edge] = [.left], rebases: Bool = false,
    cancelsTouchesInView: Bool = true, delaysTouchesBegan: Bool = false,
    delaysTouchesEnded: Bool = true, isEnabled: Bool = true,
    delegate: Scenario.Recognizer.Delegate? = nil, cannotPrevent: [Scenario.ID] = [],
    cannotBePreventedBy: [Scenario.ID] = [], requiresFailureOf: [Scenario.ID] = [],
    subclassRequiresFailureOf: [Scenario.ID] = [], subclassIsRequiredToFailBy: [Scenario.ID] = [],
    ignoredFingers: [Int] = [], targets: [Scenario.RecognizerTarget] = [],
    decisions: [Scenario.Recognizer.Decision] = []
  ) -> Self {
    attach(
      .init(
        id: id, view: parts.views[0].id, kind: kind, taps: taps, touches: touches,
        minimumPressDuration: minimumPressDuration, allowableMovement: allowableMovement,
        minimumTouches: minimumTouches, maximumTouches: maximumTouches, directions: directions,
        edges: edges, rebases: rebases, cancelsTouchesInView: cancelsTouchesInView,
        delaysTouchesBegan: delaysTouchesBegan, delaysTouchesEnded: delaysTouchesEnded,
        isEnabled: isEnabled, delegate: delegate, cannotPrevent: cannotPrevent,
        cannotBePreventedBy: cannotBePreventedBy, requiresFailureOf: requiresFailureOf,
        subclassRequiresFailureOf: subclassRequiresFailureOf,
        subclassIsRequiredToFailBy: subclassIsRequiredToFailBy, ignoredFingers: ignoredFingers,
        targets: targets, decisions: decisions))
  }

  /// Attaches a recognizer in front of those of the subviews, behind those that the view has.
  private func attach(_ recognizer: Scenario.Recognizer) -> Self {
    var copy = self
    let own = parts.recognizers.prefix { $0.view == recognizer.view }.count
    copy.parts.recognizers.insert(recognizer, at: own)
    return copy
  }
}

extension Scenario.Recognizer.Kind {
  /// What the modifier of the kind takes besides the name, for the Swift source of a scene.
  var modifierArguments: [String] {
    let own =
      switch self {
      case .tap: ["taps", "touches", "cannotPrevent", "cannotBePreventedBy"]
      case .longPress: ["taps", "touches", "minimumPressDuration", "allowableMovement"]
      case .pan: ["minimumTouches", "maximumTouches", "rebases"]
      case .swipe: ["touches", "directions"]
      case .pinch, .rotation: ["rebases"]
      case .screenEdgePan: ["edges", "rebases"]
      case .custom: ["cannotPrevent", "cannotBePreventedBy", "decisions"]
      case .scrollPan: ["minimumTouches", "maximumTouches", "rebases"]
      }
    return own + [
      "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "isEnabled", "delegate",
      "requiresFailureOf", "targets",
    ]
  }
}
