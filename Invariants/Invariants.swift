import TouchScript

/// Every rule that can be judged, in the rulebook's order.
public enum Invariants {
  /// All invariants, in the order of `Rulebook.all`.
  public static let all: [Invariant] = inRulebookOrder(chapters.flatMap { $0 })

  /// The invariant of one rule; nil where the rule is not checked.
  public static subscript(_ id: Rule.ID) -> Invariant? { byID[id] }

  /// The invariants of a selection: a rule such as `HT-12`, or a chapter such as `HT`.
  public static func matching(_ selection: String) throws(UnknownSelection) -> [Invariant] {
    let name = selection.uppercased()
    let found = all.filter { $0.id == name || $0.id.hasPrefix(name + "-") }
    if found.isEmpty { throw UnknownSelection(selection: selection) }
    return found
  }

  /// The invariants of several selections, each once, in the rulebook's order.
  public static func matching(_ selections: [String]) throws(UnknownSelection) -> [Invariant] {
    var wanted: Set<Rule.ID> = []
    for selection in selections {
      for invariant in try matching(selection) { wanted.insert(invariant.id) }
    }
    return all.filter { wanted.contains($0.id) }
  }

  /// Judges one trace by all the given invariants, in their order.
  public static func judge(
    _ trace: Trace, of scenario: Scenario, by invariants: [Invariant] = all
  ) -> [(id: Rule.ID, verdict: Verdict)] {
    let evidence = Evidence(scenario, trace)
    return invariants.map { ($0.id, $0.check(evidence)) }
  }

  /// A selection of rules that no invariant answers to.
  public struct UnknownSelection: Error, Hashable, CustomStringConvertible {
    /// What was asked for.
    public let selection: String

    /// Makes the complaint about `selection`.
    public init(selection: String) { self.selection = selection }

    /// Says what is wrong, in one sentence.
    public var description: String {
      if let rule = Rulebook[selection.uppercased()] {
        return "The rule \(rule.id) is not checked: \(rule.reason ?? "it has no invariant")"
      }
      let chapters = Rulebook.chapters.map(\.letters)
      if chapters.contains(selection.uppercased()) {
        return "No rule of the chapter \(selection.uppercased()) is checked yet."
      }
      return "There is no rule or chapter \"\(selection)\"; the chapters are "
        + chapters.joined(separator: ", ") + "."
    }
  }

  private static let chapters: [[Invariant]] = [
    system, otherEvents,
    touchLife, touchPlaces,
    touchEvents,
    hitTesting,
    hitTestingGates,
    hitTestingGeometry,
    hitTestingOverrides,
    hitTestingWindows,
    responderChain,
    forwarding,
    gestureDelivery,
    gestureCancelling,
    gestureDelays, lateBeginnings,
    gestureStates,
    coordination,
    beginnings,
    exclusion, ties, together,
    failureRequirements,
    joining,
    gestureFilters, gestureTargets,
    continuousGestures, ownClasses,
    kindDefaults,
    taps,
    longPresses,
    pans,
    panMeasures,
    swipes,
    pinches,
    controls,
    controlTracking,
    controlActions,
    controlSending, controlValues, editing,
    controlsAndGestures, innerViews,
    protectionsByKind,
    tableRows, selections,
    contentTouches, scrolling, consent,
    customisation,
    interruptions, viewChanges, recognizerChanges, touchSets, exclusiveTouch,
    hitTestingConditions, fingers, refusedActions,
  ]

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  private static func inRulebookOrder(_ invariants: [Invariant]) -> [Invariant] {
    invariants.sorted { Rulebook.position(of: $0.id) < Rulebook.position(of: $1.id) }
  }
}
