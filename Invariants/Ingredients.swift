import TouchScript

/// What is in a scene and in its script.
///
/// A rule that speaks only of scenes with some of it says so, and costs nothing in all others.
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

  /// Recognizers of any kind.
  public static let recognizers = Ingredients(bit: 17)
  /// Controls of any kind.
  public static let controls = Ingredients(bit: 18)
  /// View controllers.
  public static let controllers = Ingredients(bit: 19)
  /// Fingers that come down after another: at the same time, or later.
  public static let severalFingers = Ingredients(bit: 20)
  /// Windows, or views that are in none, beside a first.
  public static let severalWindows = Ingredients(bit: 21)
  /// Recognizers that have targets besides the one that notes every action.
  public static let recognizerTargets = Ingredients(bit: 22)
  /// Controls, or other views, with which actions are registered.
  public static let actions = Ingredients(bit: 23)
  /// Recognizers that hold touches back from their views.
  public static let delayedTouches = Ingredients(bit: 24)
  /// Views that override hit-testing.
  public static let hitTestOverrides = Ingredients(bit: 25)
  /// Views that are hidden, at the beginning or later.
  public static let hidden = Ingredients(bit: 26)
  /// Views without user interaction, at the beginning or later.
  public static let inert = Ingredients(bit: 27)
  /// Views with an alpha below one, at the beginning or later.
  public static let translucent = Ingredients(bit: 28)
  /// Views that are not enabled, at the beginning or later.
  public static let disabled = Ingredients(bit: 29)
  /// Views that are turned or scaled, at the beginning or later.
  public static let transforms = Ingredients(bit: 30)
  /// Views whose bounds do not begin at zero, at the beginning or later.
  public static let boundsOrigins = Ingredients(bit: 31)
  /// Views that are animated.
  public static let animations = Ingredients(bit: 32)
  /// Views that are not opaque.
  public static let seeThrough = Ingredients(bit: 33)
  /// Anything that the script or a callback changes.
  public static let changes = Ingredients(bit: 34)
  /// Recognizers with delegates.
  public static let delegates = Ingredients(bit: 35)
  /// Views that override which recognizers may begin.
  public static let vetoes = Ingredients(bit: 36)
  /// Taps.
  public static let taps = Ingredients(bit: 37)
  /// Long presses.
  public static let longPresses = Ingredients(bit: 38)
  /// Pans.
  public static let pans = Ingredients(bit: 39)
  /// Swipes.
  public static let swipes = Ingredients(bit: 40)
  /// Pinches.
  public static let pinches = Ingredients(bit: 41)
  /// Rotations.
  public static let rotations = Ingredients(bit: 42)
  /// Pans from the edges of the screen.
  public static let edgePans = Ingredients(bit: 43)
  /// Recognizers of classes that decide by themselves: the app's own, or subclasses of UIKit's.
  public static let ownClasses = Ingredients(bit: 44)
  /// Scroll views' own pans that the app names, configures, or has others wait for.
  public static let scrollPans = Ingredients(bit: 45)

  /// What is in the scene and the script of a scenario.
  init(_ scenario: Scenario) {
    var found: Ingredients = []
    if !scenario.recognizers.isEmpty { found.insert(.recognizers) }
    if !scenario.controllers.isEmpty { found.insert(.controllers) }
    var windows = 0
    // By place, so that no view is copied with all its lists.
    for place in scenario.views.indices {
      found.formUnion(Self.of(scenario.views[place]))
      if scenario.views[place].parent == nil { windows += 1 }
    }
    if windows > 1 { found.insert(.severalWindows) }
    for place in scenario.recognizers.indices {
      found.formUnion(Self.of(scenario.recognizers[place]))
    }
    var fingers = 0
    for step in scenario.script.indices {
      for touch in scenario.script[step].touches where touch.phase == .began { fingers += 1 }
    }
    if fingers > 1 { found.insert(.severalFingers) }
    for controller in scenario.controllers {
      if controller.presentedBy != nil { found.insert(.presentation) }
      if !controller.refuses.isEmpty { found.insert(.refusedActions) }
    }
    if scenario.application.dropsEvents { found.insert(.droppedEvents) }
    for step in scenario.script {
      for change in step.changes { found.formUnion(Self.all(of: change)) }
    }
    if !scenario.reactions.isEmpty { found.insert(.reactions) }
    for reaction in scenario.reactions {
      for change in reaction.changes { found.formUnion(Self.all(of: change)) }
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
    if view.kind.isControl { found.insert(.controls) }
    if view.isHidden { found.insert(.hidden) }
    if !view.isUserInteractionEnabled { found.insert(.inert) }
    if view.alpha < 1 { found.insert(.translucent) }
    if !view.isEnabled { found.insert(.disabled) }
    if !view.isOpaque { found.insert(.seeThrough) }
    if view.transform != .identity { found.insert(.transforms) }
    if view.boundsOrigin != .zero || view.kind.isScrollView { found.insert(.boundsOrigins) }
    if view.isExclusiveTouch { found.insert(.exclusiveTouch) }
    if !view.targets.isEmpty { found.insert(.actions) }
    return found.union(of(view.overrides))
  }

  private static func of(_ overrides: Scenario.Overrides) -> Ingredients {
    var found: Ingredients = []
    if overrides.hitTest != nil || overrides.pointInside != nil { found.insert(.hitTestOverrides) }
    if overrides.beginsTracking != nil || overrides.continuesTracking != nil
      || overrides.sendsActions != nil || overrides.tracksInsideOnly
      || overrides.redirectsActions
    {
      found.insert(.trackingOverrides)
    }
    if overrides.shouldBegin != nil { found.insert(.vetoes) }
    if overrides.dropsEvents { found.insert(.droppedEvents) }
    if !overrides.refuses.isEmpty { found.insert(.refusedActions) }
    return found
  }

  private static func of(_ recognizer: Scenario.Recognizer) -> Ingredients {
    var found = of(recognizer.kind)
    if recognizer.kind != .tap { found.insert(.gestures) }
    if !recognizer.isPredictable { found.insert(.gestures) }
    if !recognizer.decisions.isEmpty { found.insert(.ownClasses) }
    if recognizer.delegate != nil { found.insert(.delegates) }
    if !recognizer.targets.isEmpty { found.insert(.recognizerTargets) }
    if recognizer.delaysTouchesBegan { found.insert(.delayedTouches) }
    let delegate = recognizer.delegate
    if !recognizer.requiresFailureOf.isEmpty || !recognizer.subclassRequiresFailureOf.isEmpty
      || !recognizer.subclassIsRequiredToFailBy.isEmpty || delegate?.requiresFailureOf != nil
      || delegate?.isRequiredToFailBy != nil
    {
      found.insert(.requirements)
    }
    if !recognizer.ignoredFingers.isEmpty || delegate?.shouldReceiveEvent != nil
      || delegate?.refusesTouchesIn != nil || delegate?.refusesTouchesOfSubviews == true
    {
      found.insert(.refusals)
    }
    return found
  }

  /// Recognizers of a kind.
  static func of(_ kind: Scenario.Recognizer.Kind) -> Ingredients {
    switch kind {
    case .tap: .taps
    case .longPress: .longPresses
    case .pan: .pans
    case .swipe: .swipes
    case .pinch: .pinches
    case .rotation: .rotations
    case .screenEdgePan: .edgePans
    case .custom: .ownClasses
    case .scrollPan: .scrollPans
    }
  }

  /// What a change brings into a scene, and what it may make of views.
  private static func all(of change: Scenario.Change) -> Ingredients {
    let effect: Ingredients =
      switch change {
      case .setHidden: .hidden
      case .setAlpha: .translucent
      case .setUserInteractionEnabled: .inert
      case .setEnabled: .disabled
      case .setTransform: .transforms
      case .setBoundsOrigin: .boundsOrigins
      case .animate: .animations
      default: []
      }
    return of(change).union(effect).union(.changes)
  }

  /// What kind of change a change is.
  static func of(_ change: Scenario.Change) -> Ingredients {
    let effects = change.effects
    return effects == .order
      ? []
      : byEffect.reduce(into: []) { found, entry in
        if effects.contains(entry.effect) { found.insert(entry.ingredient) }
      }
  }

  private static let byEffect: [(effect: Scenario.Change.Effects, ingredient: Ingredients)] = [
    (.tree, .treeChanges), (.view, .viewChanges), (.recognizers, .recognizerChanges),
    (.delivery, .interruptions), (.otherEvents, .otherEvents), (.presentation, .presentation),
    (.actions, .sentActions), (.animation, .animations),
  ]
}

extension Ingredients {
  /// The first of them, in the order of their bits; nil where there is none.
  var first: Ingredients? {
    isEmpty ? nil : Ingredients(rawValue: rawValue & (~rawValue &+ 1))
  }

  /// What the first of them is called.
  var words: String {
    switch first ?? [] {
    case .gestures: "recognizers but taps"
    case .requirements: "recognizers that wait for others to fail"
    case .refusals: "recognizers that refuse or ignore touches"
    case .recognizerChanges: "changes of recognizers"
    case .viewChanges: "changes of views"
    case .treeChanges: "changes of the tree of views"
    case .interruptions: "interruptions"
    case .reactions: "reactions to callbacks"
    case .otherEvents: "events but touches"
    case .presentation: "controllers that present others"
    case .sentActions: "actions that the script sends or takes back"
    case .exclusiveTouch: "views with exclusive touch"
    case .scrollViews: "scroll views"
    case .valueControls: "controls with values"
    case .trackingOverrides: "controls that override tracking"
    case .droppedEvents: "dropped events"
    case .refusedActions: "refused actions"
    case .recognizers: "recognizers"
    case .controls: "controls"
    case .controllers: "view controllers"
    case .severalFingers: "second touch"
    case .severalWindows: "second window"
    case .recognizerTargets: "targets of recognizers"
    case .actions: "registered actions"
    case .delayedTouches: "recognizers that delay touches"
    case .hitTestOverrides: "overrides of hit-testing"
    case .hidden: "hidden views"
    case .inert: "views without user interaction"
    case .translucent: "views with an alpha below one"
    case .disabled: "disabled controls"
    case .transforms: "views that are turned or scaled"
    case .boundsOrigins: "views whose bounds begin elsewhere than at zero"
    case .animations: "animations"
    case .seeThrough: "views that are not opaque"
    case .changes: "changes"
    case .delegates: "delegates of recognizers"
    case .vetoes: "views that say which recognizers may begin"
    case .taps: "taps"
    case .longPresses: "long presses"
    case .pans: "pans"
    case .swipes: "swipes"
    case .pinches: "pinches"
    case .rotations: "rotations"
    case .edgePans: "pans from an edge"
    case .scrollPans: "scroll views' own pans"
    case .ownClasses: "recognizers of the app's own classes"
    default: "such thing"
    }
  }
}
