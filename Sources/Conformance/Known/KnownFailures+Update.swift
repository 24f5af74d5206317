import Foundation
import Invariants

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

  /// Brings the list that is written in `text` up to date with reports: a line whose rules were judged and not broken is
  /// taken out, unless it says that they are broken only now and then; a rule that was broken and is not
  /// listed is added. All other lines stay as they are, remarks too.
  public static func updating(
    _ text: String, named name: String, by reports: [Report]
  ) throws(Malformed) -> Update {
    let old = try KnownFailures(text, named: name)
    let broken = reports.flatMap(\.broken).inRulebookOrder
    let judged = Set(reports.flatMap { $0.rules(.held, .broken, .known, .stale, .notExercised) })
    let stale = old.entries.filter { entry in
      !entry.isFlaky && judged.contains(where: entry.covers)
        && !broken.contains(where: entry.covers)
    }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    var places = lines.indices.map { index in
      (line: lines[index], entry: old.entries.first { $0.line == index + 1 })
    }
    places.removeAll { place in place.entry.map(stale.contains) ?? false }
    let added = broken.filter { !old.covers($0) }.sorted()
    for id in added {
      let place = places.firstIndex { ($0.entry?.pattern ?? "") > id } ?? places.endIndex
      places.insert(("\(id) # \(reason(for: id, reports))", nil), at: place)
    }
    return Update(
      text: places.map { $0.line + "\n" }.joined(), added: added,
      removed: stale.map(\.words))
  }

  private static func reason(for id: Rule.ID, _ reports: [Report]) -> String {
    guard let sentence = reports.lazy.compactMap({ $0.finding(of: id)?.sentence }).first else {
      return "not looked at yet"
    }
    let line = sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "not looked at yet: " + (line.count > 120 ? line.prefix(117) + "…" : line)
  }
}
