extension Scenario {
  /// What an engine must have to play the scenario.
  public var needs: Features { Census(of: self).needs }

  /// The scenario without what some features do not allow, where that can be left out or be as on a
  /// new part. The kinds of views and recognizers must be allowed: a recognizer of another kind is
  /// gone, and what names it still does.
  package mutating func restrict(to features: Features) {
    if features != .all { self = mapped(Mapping(features: features)) }
  }
}

extension Scenario.Feature {
  /// Where a scenario needs the feature: a path through its file, such as `views[].isExclusiveTouch`,
  /// with the value that needs it where not all do.
  public var places: [String] { Self.allPlaces.filter { $0.feature == self }.map(\.path) }

  /// A place in a scenario, and what an engine must have for what can stand there.
  struct Place: Hashable, Sendable {
    let path: String
    let feature: Scenario.Feature?
  }

  /// All places there are, and with nil those for which an engine need have nothing.
  static let allPlaces = Census(of: Scenario?.none, naming: .places).places
}

// MARK: - What values need

extension Spellable {
  var ownNeeds: Scenario.Features { [] }
}

extension Variant {
  var ownNeeds: Scenario.Features { form.needs }
}

extension Scenario {
  static func count(_ value: Scenario?, in census: inout Census) {
    countProperties(of: value, in: &census)
    if value.map({ $0.views.count { $0.parent == nil } > 1 }) ?? true {
      census.add("views[], several windows", .severalWindows)
    }
    if value?.hasSeveralFingers ?? true {
      census.add("script[].touches, several at a time", .severalFingers)
    }
  }

  /// Whether some step has more than one finger down, be it only for that step.
  private var hasSeveralFingers: Bool {
    var down = 0
    for step in script {
      down += step.touches.count { $0.phase == .began }
      if down > 1 { return true }
      down -= step.touches.count { $0.phase == .ended }
    }
    return false
  }
}

extension Scenario.Dialect {
  var ownNeeds: Scenario.Features { self == .ios12 ? [.ios12Chain] : [] }
}

extension Scenario.View.Kind {
  /// What an engine must have for views of the kind; nil: nothing.
  package var feature: Scenario.Feature? {
    switch self {
    case .view, .window: nil
    case .control: .ownControls
    case .button: .buttons
    case .label: .labels
    case .imageView: .imageViews
    case .switch: .switches
    case .slider: .sliders
    case .segmentedControl: .segmentedControls
    case .stepper: .steppers
    case .pageControl: .pageControls
    case .textField: .textFields
    case .scrollView: .scrollViews
    case .tableView, .tableCell, .cellContent: .tableViews
    }
  }

  var ownNeeds: Scenario.Features { Scenario.Features(feature) }
}

extension Scenario.Recognizer.Kind {
  /// What an engine must have for recognizers of the kind.
  package var feature: Scenario.Feature {
    switch self {
    case .tap: .taps
    case .longPress: .longPresses
    case .pan: .pans
    case .swipe: .swipes
    case .pinch: .pinches
    case .rotation: .rotations
    case .screenEdgePan: .screenEdgePans
    case .custom: .ownRecognizers
    case .scrollPan: .scrollPans
    }
  }

  var ownNeeds: Scenario.Features { Scenario.Features(feature) }
}

extension Scenario.Recognizer {
  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    mapping.allows(kind.ownNeeds) && mapProperties(mapping)
  }
}

extension Scenario.Target.Receiver {
  var ownNeeds: Scenario.Features { self == .firstResponder ? [.chainActions] : [] }

  static func count(_ value: Self?, in census: inout Census) {
    if value != .firstResponder { census.add() }
    if value ?? .firstResponder == .firstResponder { census.add("null", needs: [.chainActions]) }
  }
}
