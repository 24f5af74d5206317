import Foundation
import Invariants
import TouchScript

/// The single changes of a scene that make wishes true, found by trying all of them on an engine.
public struct Remedies: Sendable, Encodable {
  /// What is wished for, all at once, as queries.
  public let wishes: [String]
  /// Where the scene as it is shows what the wishes are about, as calls of its trace.
  public let calls: [Int]
  /// Whether the wishes are true of the scene as it is.
  public let isFulfilled: Bool
  /// The changes that make them true: what keeps everything else comes first, then small changes. What only hides or
  /// disables something comes last.
  public let changes: [Change]
  /// What all of them change besides, where there are several.
  public let inCommon: [SideEffects.Effect]
  /// How many changes were tried.
  public let tried: Int
  /// Whether there were more to try.
  public let isCut: Bool

  /// A change that makes the wishes true.
  public struct Change: Sendable, Encodable {
    /// The change, such as `tap.cancelsTouchesInView = false`.
    public let change: String
    /// What it is made for.
    public let shows: [Query]
    /// What it changes besides, and not all others do as well: first what no longer happens.
    public let effects: [SideEffects.Effect]

    /// Makes a change with what comes of it.
    public init(_ change: String, for wishes: [Query], _ effects: [SideEffects.Effect]) {
      (self.change, shows, self.effects) = (change, wishes, effects.without([]))
    }

    private enum CodingKeys: CodingKey { case change, effects }

    /// The change and what it changes besides, such as `overlay.alpha = 0, but then "sheet" is not hit`.
    public var says: String { change + effects.asClause }

    /// The same on two lines, the second with what it is made for.
    public var whole: String {
      "\(change)\n    then \(shows.map(\.sentence).listed(upTo: 3))\(effects.asClause)"
    }
  }

  /// How many changes are tried at most.
  public static let most = 4_000

  /// Tries the changes, one at a time, until `shouldStop` says so.
  public init(
    for wishes: [Query], in scenario: Scenario, on system: any TouchSystem,
    shouldStop: () -> Bool = { false }
  ) {
    let trace = system.outcome(of: scenario).trace ?? Trace(of: scenario)
    let isFulfilled = { (trace: Trace) in wishes.allSatisfy { $0.holds(in: trace) } }
    self.wishes = wishes.map(\.description)
    self.isFulfilled = isFulfilled(trace)
    calls = Set(wishes.flatMap { $0.calls(in: trace) }).sorted()
    let edits = self.isFulfilled ? [] : scenario.singleEdits
    let sideEffects = SideEffects(of: scenario, on: system, besides: wishes)
    var found: [(edit: SceneEdit, effects: [SideEffects.Effect])] = []
    var tried = 0
    for edit in edits.prefix(Self.most) {
      let helps = system.outcome(of: edit.scenario).trace.map(isFulfilled) ?? false
      if shouldStop() { break }
      if helps { found.append((edit, sideEffects.effects(of: edit.scenario))) }
      tried += 1
    }
    let inCommon =
      found.count < 2
      ? [] : found[0].effects.filter { effect in found.allSatisfy { $0.effects.contains(effect) } }
    changes = found.enumerated().map { place, change in
      let effects = change.effects.without(inCommon)
      // A view in which nothing acts may as well be switched off.
      let silences = change.effects.contains { $0.isLoss && !$0.query.hasPrefix("not hit ") }
      let rank = Self.rank(change.edit, effects, silences, place)
      return (rank: rank, Change(change.edit.says, for: [], effects))
    }.sorted { $0.rank < $1.rank }.map(\.1)
    self.inCommon = inCommon.without([])
    self.tried = tried
    isCut = edits.count > tried
  }

  /// Less for what is sooner to be recommended.
  private static func rank(
    _ edit: SceneEdit, _ effects: [SideEffects.Effect], _ silences: Bool, _ place: Int
  ) -> (Int, Int, Int, Int, Int) {
    let losses = effects.count(where: \.isLoss)
    let words = silences || losses > 0 ? silencing[...] : silencing.dropLast()
    return (
      words.contains { edit.says.hasSuffix($0) } ? 1 : 0, losses,
      subclassing.contains { edit.says.contains($0) } ? 1 : 0, edit.weight, place
    )
  }

  /// What takes a subclass of a recognizer.
  private static let subclassing = [".cannotPrevent", ".cannotBePreventedBy", ".subclass"]

  /// What hides or disables something.
  private static let silencing = [
    ".isHidden = true", ".isEnabled = false", ".alpha = 0", ".dropsEvents = true",
    ".isScrollEnabled = false", ".delegate.shouldReceive = false",
    ".delegate.shouldReceiveEvent = false", ".delegate.shouldBegin = false",
    ".isUserInteractionEnabled = false",
  ]

  /// How many lines of changes are printed.
  private static let mostShown = 15

  /// The changes, those with the same effects as all values of one property together: `tap.taps = 2 or 3`.
  private var groups: [(says: String, count: Int)] {
    var groups: [(property: String, effects: [SideEffects.Effect], values: [String])] = []
    for change in changes {
      let parts = Self.propertyAndValue(change.change)
      let same = groups.firstIndex {
        $0.property == parts.property && !parts.value.isEmpty && $0.effects == change.effects
      }
      if let same {
        groups[same].values.append(parts.value)
      } else {
        groups.append((parts.property, change.effects, [parts.value]))
      }
    }
    return groups.map { group in
      let last = group.values.last ?? ""
      let values = group.values.dropLast().joined(separator: ", ")
      let change = group.property + values + (values.isEmpty ? "" : " or ") + last
      return (change + group.effects.asClause, group.values.count)
    }
  }

  /// A change in two parts, such as `tap.taps = ` and `2`; all in the first where it sets no value.
  private static func propertyAndValue(_ change: String) -> (property: String, value: String) {
    for sign in [" = ", " += ", " stays down for "] {
      if let place = change.range(of: sign, options: .backwards) {
        return (String(change[..<place.upperBound]), String(change[place.upperBound...]))
      }
    }
    return (change, "")
  }

  /// The changes as people read them.
  public var text: String {
    let all = wishes.joined(separator: "\" and \"")
    if isFulfilled {
      let place = calls.first.map { ": call \($0)" } ?? ""
      return "What would change it\n  It is so already: \(all)\(place)."
    }
    let title = "What would change it: each of these changes alone makes \"\(all)\" true"
    if changes.isEmpty {
      return "\(title)\n  None of the \(tried.of("single change")) that were tried does."
    }
    let groups = groups
    let lines = groups.prefix(Self.mostShown).map { "  \($0.says)" }
    let left = groups.dropFirst(Self.mostShown).reduce(0) { $0 + $1.count }
    let more = left > 0 ? ["  and \(left) more"] : []
    let shared = inCommon.isEmpty ? [] : ["  With each of them: \(inCommon.asList)"]
    let end = "  (\(tried.of("single change")) tried\(isCut ? ", and there are more" : ""))"
    return ([title] + lines + more + shared + [end])
      .map { $0.wrapped(to: 98, indent: "      ") }.joined(separator: "\n")
  }
}

extension JSONReport {
  /// An explanation, as `explain --format json` prints it.
  public struct ExplanationRecord: Encodable, Sendable {
    private let scenario: Scenario
    private let trace: Trace
    private let sentences: [TraceExplanation.Sentence]
    private let unexplained: [Int]
    private let departures: [Report.Finding.Other]
    private let want: Remedies?

    /// Explains what became of a scene, and what would make wishes true, if there are any.
    public init(_ judgement: Judgement, _ remedies: Remedies?) {
      let explanation = TraceExplanation(judgement.scenario, judgement.trace)
      scenario = judgement.scenario
      trace = judgement.trace
      sentences = explanation.sentences
      unexplained = explanation.unexplained
      departures = judgement.broken.map(Report.Finding.Other.init)
      want = remedies
    }
  }
}
