import Conformance
import Invariants

/// What differs between two plays of the same scenes, in sentences.
struct Comparison {
  private(set) var differences: [String] = []

  /// Compares the files that two versions printed.
  init(before: String, after: String) throws(Complaint) {
    let old = try Self.results(in: before)
    let new = try Self.results(in: after)
    for (key, one) in old.sorted(by: { $0.key < $1.key }) {
      guard let other = new[key] else {
        differences.append("\(key): not played afterwards")
        continue
      }
      if one.trace != other.trace { differences.append("\(key): another trace") }
      if one.exercised != other.exercised {
        differences.append("\(key): \(Self.change(one.exercised, other.exercised))")
      }
      if one.broken != other.broken {
        differences.append("\(key): broken before: \(one.broken), after: \(other.broken)")
      }
    }
    for key in new.keys.sorted() where old[key] == nil {
      differences.append("\(key): not played before")
    }
  }

  private struct Result {
    let trace: Substring
    let exercised: Substring
    let broken: Substring
  }

  private static func results(in path: String) throws(Complaint) -> [String: Result] {
    var results: [String: Result] = [:]
    for (number, line) in try lines(of: path).enumerated() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 5 else {
        throw Complaint("\(path), line \(number + 1) does not have five columns")
      }
      results["\(parts[0]), scene \(parts[1])"] = Result(
        trace: parts[2], exercised: parts[3], broken: parts[4])
    }
    return results
  }

  private static func change(_ one: Substring, _ other: Substring) -> String {
    let ids = Invariants.all.map(\.id) + Relations.all.map(\.id)
    guard one.count == other.count else { return "another number of rules" }
    let before = bits(one)
    let after = bits(other)
    let lost = ids.indices.filter { before[$0] && !after[$0] }.map { ids[$0] }
    let won = ids.indices.filter { !before[$0] && after[$0] }.map { ids[$0] }
    return "no longer exercised: \(lost.joined(separator: ",")); newly: "
      + won.joined(separator: ",")
  }

  private static func bits(_ digits: Substring) -> [Bool] {
    digits.flatMap { digit in
      let value = digit.hexDigitValue ?? 0
      return [8, 4, 2, 1].map { value & $0 != 0 }
    }
  }
}
