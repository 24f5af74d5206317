import Foundation
import Invariants

/// What a report says of the rules that an engine is known to break.
public struct Observed: Sendable {
  /// The rules and relations that were broken, in the rulebook's order.
  public let broken: [Rule.ID]
  /// All that were judged: those are not among them for which the engine lacks or does not report something.
  public let judged: Set<Rule.ID>
  /// What was said of those that were reported as causes.
  public let sentences: [Rule.ID: String]

  /// Reads what `fuzz` or `check` printed with `--format json`.
  ///
  /// - Parameters:
  ///   - text: The report.
  ///   - name: What the report is called in errors.
  public init(report text: String, named name: String) throws(KnownFailures.Malformed) {
    let runs: [Run]
    do throws(MergedReport.Complaint) { runs = try Run.all(in: text, named: name) } catch {
      throw KnownFailures.Malformed(
        description: "\(name) is no report of fuzz --format json or check --format json")
    }
    let summaries = runs.compactMap(\.summary)
    guard summaries.count == runs.count else {
      throw KnownFailures.Malformed(description: "\(name) was cut short: its last line is missing")
    }
    broken = summaries.flatMap(\.broken).inRulebookOrder
    judged = Set(summaries.flatMap { $0.held + $0.broken + $0.notExercised })
    sentences = Dictionary(
      runs.flatMap(\.failures).map { ($0.failure.rule, $0.failure.sentence) }
    ) { first, _ in first }
  }
}

extension KnownFailures {
  /// A list that was brought up to date.
  public struct Update: Sendable {
    /// The list as text.
    public let text: String
    /// The rules that were added.
    public let added: [Rule.ID]
    /// The lines that were taken out, without their reasons.
    public let removed: [String]
  }

  /// Brings the list that is written in `text` up to date: a line whose rules were judged and not broken is
  /// taken out, unless it says that they are broken only now and then; a rule that was broken and is not
  /// listed is added. All other lines stay as they are, remarks too.
  public static func updating(
    _ text: String, named name: String, by seen: Observed
  ) throws(Malformed) -> Update {
    let old = try KnownFailures(text, named: name)
    let stale = old.entries.filter { entry in
      !entry.isFlaky && seen.judged.contains(where: entry.covers)
        && !seen.broken.contains(where: entry.covers)
    }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    var places = lines.indices.map { index in
      (line: lines[index], entry: old.entries.first { $0.line == index + 1 })
    }
    places.removeAll { place in place.entry.map(stale.contains) ?? false }
    let added = seen.broken.filter { !old.covers($0) }.sorted()
    for id in added {
      let place = places.firstIndex { ($0.entry?.pattern ?? "") > id } ?? places.endIndex
      places.insert(("\(id) # \(reason(for: id, seen))", nil), at: place)
    }
    return Update(
      text: places.map { $0.line + "\n" }.joined(), added: added,
      removed: stale.map(\.words))
  }

  private static func reason(for id: Rule.ID, _ seen: Observed) -> String {
    guard let sentence = seen.sentences[id] else { return "not looked at yet" }
    let line = sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "not looked at yet: " + (line.count > 120 ? line.prefix(117) + "…" : line)
  }
}
