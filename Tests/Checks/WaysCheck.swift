import Catalogue
import Conformance
import Foundation
import PropertyTesting
import Stage

/// Searches for random scenes in which a permitted engine is accused: one search for each permitted
/// section of the catalogue, and others with several of them on.
struct WaysCheck {
  private var cases = 20_000
  private var part = Shard.whole
  private var seed: UInt64?

  /// How many sets of sections are drawn.
  private static let drawing = 40

  init(_ words: [String]) throws(Complaint) {
    var words = words[...]
    while let word = words.popFirst() {
      let value = words.popFirst() ?? ""
      switch (word, Int(value), Shard(value)) {
      case ("--cases", let number?, _) where number > 0: cases = number
      case ("--seed", let number?, _) where number >= 0: seed = UInt64(number)
      case ("--part", _, let part?): self.part = part
      default: throw Complaint("--ways takes --cases N, and --part K/N")
      }
    }
  }

  /// Prints a line for each search, and below it what was found: the rule, the case and its token.
  func run() throws -> Bool {
    try Woven.require()
    if let seed { return search(seed: seed) }
    let permitted = try Woven.catalogue.get().sections.filter(\.isPermitted)
    let sets = permitted.map { [$0] } + (0..<Self.drawing).map { Self.draw(permitted, UInt64($0)) }
    let mine = sets.enumerated().filter { $0.offset % part.count == part.number - 1 }
    let accusations = try concurrently(mine) { index, set in
      let output = try Woven.run(
        ["fairness", "--ways", "--cases", "\(cases)", "--seed", "\(index)"], with: set.map(\.name))
      FileHandle.standardOutput.write(Data(output.utf8))
      return output
    }
    print("\(mine.count) searches of \(cases) cases")
    return accusations.allSatisfy(\.isEmpty)
  }

  /// A set of sections that do not exclude each other: a few, or many.
  static func draw(_ permitted: [Section], _ seed: UInt64) -> [Section] {
    var random = Random(seed: seed)
    let share = [3, 8, 24][Int(random.below(3))]
    var set: [Section] = []
    for section in permitted.shuffled(using: &random)
    where random.below(UInt64(share)) == 0
      && !set.contains(where: { Catalogue.exclude($0, section) })
    {
      set.append(section)
    }
    return set
  }

  /// Searches with the sections that are on in this process.
  private func search(seed: UInt64) -> Bool {
    let report = Report(of: Campaign(seed: seed, cases: cases, jobs: 1, system: Stage()))
    for finding in report.findings {
      print(
        "\(Woven.sections.joined(separator: ",")): \(finding.rule), case \(finding.case ?? -1)")
      print("  \(finding.token ?? "")")
    }
    return report.findings.isEmpty
  }
}
