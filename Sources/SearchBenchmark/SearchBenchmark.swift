import Conformance
import Foundation
import Invariants
import Stage

/// Measures how many cases it takes to find a wrong engine, with guidance and without.
///
///     swift run -c release SearchBenchmark [SEEDS [CASES [FAULT…]]]
///
/// Each fault is looked for with as many seeds, among as many cases at most, by the rules that it
/// breaks. The figures are cases, not times: the same on every machine.
@main
enum SearchBenchmark {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.prefix { Int($0) != nil }.compactMap { Int($0) }
    let seeds = numbers.first ?? 20
    let cases = numbers.dropFirst().first ?? 20_000
    let names = Array(words.dropFirst(numbers.count))
    let faults: [Fault]
    do { faults = try (names.isEmpty ? slowest : names).map(Fault.named) } catch {
      print("SearchBenchmark: \(error)")
      exit(2)
    }
    print("Cases to find a fault: median of \(seeds) seeds (found), at most \(cases) cases")
    print(row("fault", ["unguided", "guided", "ratio"]))
    for fault in faults {
      let unguided = Sample(fault, seeds: seeds, cases: cases, guidance: nil)
      let guided = Sample(fault, seeds: seeds, cases: cases, guidance: Guidance())
      let ratio = Double(unguided.median) / Double(guided.median)
      print(
        row(
          fault.name,
          [unguided.description, guided.description, String(format: "%.2f", ratio)]))
      fflush(nil)
    }
  }

  /// What is measured unless faults are named: those that `touchstone faults` needs more than a thousand
  /// cases to find.
  private static let slowest = [
    "grown-area-unbounded",
    "nil-target-all",
    "one-helper-enough",
    "pan-and-pinch",
    "press-outlasts-first-lift",
    "scrolling-cancels-nothing",
    "stays-on-old-view",
    "view-removed-by-action-forgotten",
  ]

  private static func row(_ name: String, _ cells: [String]) -> String {
    name.padding(toLength: 36, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(1, 16 - $0.count)) + $0 }.joined()
  }
}

/// How many cases it took, seed by seed.
private struct Sample: CustomStringConvertible {
  let found: [Int?]
  let cases: Int

  init(_ fault: Fault, seeds: Int, cases: Int, guidance: Guidance?) {
    self.cases = cases
    // Guidance knows all rules, as in a campaign; without it only those of the fault matter.
    let invariants =
      guidance == nil
      ? Invariants.all.filter { fault.breaks.contains($0.id) } : Invariants.all
    found = (0..<UInt64(seeds)).map { seed in
      var campaign = Campaign(
        seed: seed, cases: cases, invariants: invariants, relations: [], scope: fault.scope,
        system: Stage(behavior: fault.behavior))
      campaign.guidance = guidance
      return campaign.casesToBreak(fault.breaks)
    }
  }

  /// The middle of all seeds; those that did not find it count as having tried all cases.
  var median: Int {
    let sorted = found.map { $0 ?? cases }.sorted()
    return sorted[sorted.count / 2]
  }

  var description: String { "\(median) (\(found.count { $0 != nil }))" }
}
