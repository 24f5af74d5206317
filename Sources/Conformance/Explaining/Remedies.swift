import Foundation
import Invariants
import TouchScript

/// The single changes of a scene that make a wish true, found by trying all of them on an engine.
public struct Remedies: Sendable {
  /// What is wished for.
  public let wish: Query
  /// Where the scene as it is shows what the wish is about, as calls of its trace.
  public let calls: [Int]
  /// Whether the wish is true of the scene as it is.
  public let isFulfilled: Bool
  /// The changes that make it true, the smallest first.
  public let found: [SceneEdit]
  /// How many changes were tried.
  public let tried: Int
  /// Whether there were more to try.
  public let isCut: Bool

  /// How many changes are tried at most.
  public static let most = 4_000

  /// Tries the changes, one at a time, until `shouldStop` says so.
  public init(
    for wish: Query, in scenario: Scenario, on system: any TouchSystem,
    shouldStop: () -> Bool = { false }
  ) {
    self.wish = wish
    let trace = system.outcome(of: scenario).trace ?? Trace(of: scenario)
    calls = wish.calls(in: trace)
    isFulfilled = wish.holds(in: trace)
    guard !isFulfilled else {
      found = []
      tried = 0
      isCut = false
      return
    }
    let edits = scenario.singleEdits
    var found: [SceneEdit] = []
    var tried = 0
    for edit in edits.prefix(Self.most) {
      let isFulfilled = system.outcome(of: edit.scenario).trace.map(wish.holds) ?? false
      if shouldStop() { break }
      if isFulfilled { found.append(edit) }
      tried += 1
    }
    self.found = found
    self.tried = tried
    isCut = edits.count > tried
  }

  /// How many lines of changes are printed.
  private static let mostShown = 15

  /// The changes with all values of one property together: `tap.taps = 2 or 3`.
  private var groups: [(says: String, count: Int)] {
    var groups: [(property: String, values: [String])] = []
    for edit in found {
      let parts = Self.propertyAndValue(edit.says)
      if let same = groups.firstIndex(where: {
        $0.property == parts.property && !parts.value.isEmpty
      }) {
        groups[same].values.append(parts.value)
      } else {
        groups.append((parts.property, [parts.value]))
      }
    }
    return groups.map { group in
      let last = group.values.last ?? ""
      let values = group.values.dropLast().joined(separator: ", ")
      return (group.property + values + (values.isEmpty ? "" : " or ") + last, group.values.count)
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
    if isFulfilled {
      let place = calls.first.map { ": call \($0)" } ?? ""
      return "What would change it\n  It is so already: \(wish)\(place)."
    }
    let title = "What would change it: each of these changes alone makes \"\(wish)\" true"
    if found.isEmpty {
      return "\(title)\n  None of the \(tried.of("single change")) that were tried does."
    }
    let groups = groups
    let lines = groups.prefix(Self.mostShown).map { "  \($0.says)" }
    let left = groups.dropFirst(Self.mostShown).reduce(0) { $0 + $1.count }
    let more = left > 0 ? ["  and \(left) more"] : []
    let end = "  (\(tried.of("single change")) tried\(isCut ? ", and there are more" : ""))"
    return ([title] + lines + more + [end]).joined(separator: "\n")
  }
}

extension JSONReport {
  /// An explanation, as `explain --format json` prints it.
  public struct ExplanationRecord: Encodable, Sendable {
    private struct Wish: Encodable {
      let wish: String
      let isFulfilled: Bool
      let calls: [Int]
      let changes: [String]
      let tried: Int
    }

    private let scenario: Scenario
    private let trace: Trace
    private let sentences: [TraceExplanation.Sentence]
    private let unexplained: [Int]
    private let departures: [Report.Finding.Other]
    private let want: Wish?

    /// Explains what became of a scene, and what would make a wish true, if there is one.
    public init(_ judgement: Judgement, _ remedies: Remedies?) {
      let explanation = TraceExplanation(judgement.scenario, judgement.trace)
      scenario = judgement.scenario
      trace = judgement.trace
      sentences = explanation.sentences
      unexplained = explanation.unexplained
      departures = judgement.broken.map(Report.Finding.Other.init)
      want = remedies.map {
        Wish(
          wish: $0.wish.description, isFulfilled: $0.isFulfilled, calls: $0.calls,
          changes: $0.found.map(\.says), tried: $0.tried)
      }
    }
  }
}
