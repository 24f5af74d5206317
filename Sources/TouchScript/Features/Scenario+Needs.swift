extension Scenario {
  /// What an engine must have to play the scenario.
  public var needs: Features {
    var needs = Features()
    addNeeds(to: &needs)
    return needs
  }

  /// Whether some step has more than one finger down, be it only for that step.
  package var hasSeveralFingers: Bool {
    var down = 0
    for step in script {
      down += step.touches.count { $0.phase == .began }
      if down > 1 { return true }
      down -= step.touches.count { $0.phase == .ended }
    }
    return false
  }
}

extension Scenario.Feature {
  /// Where a scenario needs the feature: a path through its file, such as `views[].isExclusiveTouch`,
  /// with the value that needs it where not all do.
  public var places: [String] {
    Self.allPlaces.filter { $0.feature == self }.map(\.path)
  }

  /// A place in a scenario, and what an engine must have for what can stand there.
  struct Place: Hashable, Sendable {
    let path: String
    let feature: Scenario.Feature?
  }

  /// All places there are, and with nil those for which an engine need have nothing.
  static let allPlaces = Scenario.places(at: "", nil)
}

// MARK: - What properties do not say

extension Scenario {
  static func places(at path: String, _ feature: Feature?) -> [Feature.Place] {
    schema.properties.flatMap(\.places) + [
      Feature.Place(path: "views[], several windows", feature: .severalWindows),
      Feature.Place(path: "script[].touches, several at a time", feature: .severalFingers),
    ]
  }

  func addNeeds(to needs: inout Features) {
    addNeedsOfProperties(to: &needs)
    if views.count(where: { $0.parent == nil }) > 1 { needs.insert(.severalWindows) }
    if hasSeveralFingers { needs.insert(.severalFingers) }
  }
}

extension Scenario.Dialect {
  static var isNeedy: Bool { true }

  static func places(at path: String, _ feature: Scenario.Feature?) -> [Scenario.Feature.Place] {
    [Scenario.Feature.Place(path: "\(path): ios12", feature: .ios12Chain)]
  }

  func addNeeds(to needs: inout Scenario.Features) {
    if self == .ios12 { needs.insert(.ios12Chain) }
  }

  mutating func keep(within features: Scenario.Features) -> Bool {
    self == .ios13 || features.contains(.ios12Chain)
  }
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

  static var isNeedy: Bool { true }

  static func places(at path: String, _ feature: Scenario.Feature?) -> [Scenario.Feature.Place] {
    allCases.map { .init(path: "\(path): \($0.rawValue)", feature: $0.feature) }
  }

  func addNeeds(to needs: inout Scenario.Features) {
    if let feature { needs.insert(feature) }
  }

  mutating func keep(within features: Scenario.Features) -> Bool {
    feature.map(features.contains) ?? true
  }
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

  static func places(at path: String, _ feature: Scenario.Feature?) -> [Scenario.Feature.Place] {
    allCases.map { .init(path: "\(path): \($0.rawValue)", feature: $0.feature) }
  }
}

extension Scenario.Recognizer {
  static var isNeedy: Bool { true }

  static func places(at path: String, _ feature: Scenario.Feature?) -> [Scenario.Feature.Place] {
    schema.properties.flatMap { property in
      property.places.map { place in
        // To what all classes of an app's own have, subclasses of UIKit's are the exception.
        let usual = property.name == "decisions" ? .decidingSubclasses : feature
        return .init(path: "\(path).\(place.path)", feature: place.feature ?? usual)
      }
    }
  }

  func addNeeds(to needs: inout Scenario.Features) {
    needs.insert(kind.feature)
    if kind != .custom, !decisions.isEmpty { needs.insert(.decidingSubclasses) }
    addNeedsOfProperties(to: &needs)
  }

  /// False where no recognizer of the kind is allowed.
  mutating func keep(within features: Scenario.Features) -> Bool {
    guard features.contains(kind.feature) else { return false }
    if kind != .custom, !features.contains(.decidingSubclasses) { decisions = [] }
    keepProperties(within: features)
    return true
  }
}

extension Scenario.Target.Receiver {
  static var isNeedy: Bool { true }

  static func places(at path: String, _ feature: Scenario.Feature?) -> [Scenario.Feature.Place] {
    [.init(path: path, feature: feature), .init(path: "\(path): null", feature: .chainActions)]
  }

  func addNeeds(to needs: inout Scenario.Features) {
    if self == .firstResponder { needs.insert(.chainActions) }
  }
}

extension Scenario.Target {
  static var isNeedy: Bool { true }

  func addNeeds(to needs: inout Scenario.Features) { receiver.addNeeds(to: &needs) }

  mutating func keep(within features: Scenario.Features) -> Bool {
    receiver != .firstResponder || features.contains(.chainActions)
  }
}

extension Scenario.Change {
  static var isNeedy: Bool { true }

  static func places(at path: String, _ feature: Scenario.Feature?) -> [Scenario.Feature.Place] {
    records.flatMap { record in
      record.needs.list.map { .init(path: "\(path): \(record.form.name)", feature: $0) }
    }
  }

  func addNeeds(to needs: inout Scenario.Features) { needs.formUnion(record.needs) }

  mutating func keep(within features: Scenario.Features) -> Bool {
    features.isSuperset(of: record.needs)
  }
}

extension Scenario.Reaction {
  mutating func keep(within features: Scenario.Features) -> Bool {
    keepProperties(within: features)
    return !changes.isEmpty
  }
}

extension Scenario {
  /// The scenario without what some features do not allow, where that can be left out or be as on a
  /// new part. The kinds of views and recognizers must be allowed: a recognizer of another kind is
  /// gone, and whoever names it still does.
  package mutating func restrict(to features: Features) {
    _ = keep(within: features)
  }
}
