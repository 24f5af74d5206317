import Foundation
import Invariants
import TouchScript

/// The report of one run, as `fuzz --format json` and `check --format json` print it.
struct Run {
  /// Where it is: a file, and the line where it begins unless that is the first.
  let name: String
  private(set) var failures: [JSONReport.Failure] = []
  private(set) var breakdowns: [JSONReport.BreakdownRecord] = []
  /// The last line; nil if the report was cut short.
  private(set) var summary: JSONReport.Summary.Content?

  private init(_ name: String) { self.name = name }

  /// The runs whose reports a text holds, one behind the other. The last may have been cut short.
  static func all(in text: String, named name: String) throws(MergedReport.Complaint) -> [Run] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    var runs: [Run] = []
    var open: Run? = Run(name)
    for (index, line) in lines.enumerated() {
      guard let record = Record(line) else {
        // What was cut short may end within a line.
        if index == lines.count - 1, line.hasPrefix("{"), !text.hasSuffix("\n") { break }
        throw MergedReport.Complaint(
          "\(name), line \(index + 1): this is no line of a report of touchstone fuzz --format json"
        )
      }
      var run = open ?? Run("\(name), line \(index + 1)")
      run.failures += record.failure.map { [JSONReport.Failure($0)] } ?? []
      run.breakdowns += record.breakdown.map { [JSONReport.BreakdownRecord($0)] } ?? []
      run.summary = record.summary
      open = run.summary == nil ? run : nil
      if run.summary != nil { runs.append(run) }
    }
    return runs + (open.map { [$0] } ?? [])
  }

  /// A line of a report.
  private struct Record: Decodable {
    let failure: JSONReport.Failure.Content?
    let breakdown: JSONReport.BreakdownRecord.Content?
    let summary: JSONReport.Summary.Content?
    let verdict: Ignored?
    let stale: Ignored?

    struct Ignored: Decodable {}

    /// Nil where it is none, or a scene in it is not valid.
    init?(_ line: Substring) {
      guard let record = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)),
        record.failure != nil || record.breakdown != nil || record.summary != nil
          || record.verdict != nil || record.stale != nil
      else { return nil }
      let scenes = [
        record.failure?.scenario, record.failure?.changedScenario.value,
        record.breakdown?.scenario,
      ]
      guard scenes.allSatisfy({ $0 == nil || (try? $0?.validate()) != nil }) else { return nil }
      self = record
    }
  }
}

extension Run {
  /// What is missing of some runs on one engine, in one sentence each.
  ///
  /// - Throws: Where two of them tried the same cases.
  static func gaps(among runs: [Run]) throws(MergedReport.Complaint) -> [String] {
    var gaps = runs.compactMap(\.gap)
    var searches: [(search: Search, parts: [(shard: Shard, name: String)])] = []
    for run in runs {
      // What was merged from several seeds does not say which.
      guard let summary = run.summary, summary.seed.value != nil else { continue }
      let part = (shard: summary.shard.value ?? .whole, name: run.name)
      let search = Search(summary)
      guard let place = searches.firstIndex(where: { $0.search == search }) else {
        searches.append((search, [part]))
        continue
      }
      for other in searches[place].parts
      where part.shard == other.shard || part.shard.count != other.shard.count {
        throw MergedReport.Complaint(
          "\(other.name) and \(part.name) do not go together: \(other.shard.words) and "
            + "\(part.shard.words) of one search")
      }
      searches[place].parts.append(part)
    }
    for parts in searches.map(\.parts) {
      let count = parts[0].shard.count
      let missing = (1...count).filter { number in !parts.contains { $0.shard.number == number } }
      if missing.isEmpty { continue }
      let names = missing.prefix(8).map { "\($0)/\(count)" }.joined(separator: ", ")
      let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
      gaps.append("there is no whole report of shard \(names)\(more)")
    }
    return gaps
  }

  /// Why it may not have found all that there was to find.
  private var gap: String? {
    guard let summary else {
      return "\(name) was cut short: how many cases it tried is not known"
    }
    if summary.unjudged.gaveOut != nil { return "\(name) ended when the engine gave out" }
    return summary.complete
      ? nil : "\(name) is not complete: the run was interrupted, or ended early"
  }

  /// Which cases a run tried. Two runs on one engine must not have any in common.
  private struct Search: Hashable {
    let seed: UInt64?
    let scope: String
    let dialect: String?
    let size: Int?
    let isSample: Bool

    init(_ summary: JSONReport.Summary.Content) {
      seed = summary.seed.value
      scope = summary.scope
      dialect = summary.dialect.value
      size = summary.walk.value?.size
      isSample = summary.meaning != nil
    }
  }
}

extension Shard {
  fileprivate var words: String { isPart ? "shard \(self)" : "the whole" }
}
