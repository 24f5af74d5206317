import Conformance
import Foundation

/// Checks that each wrong engine is caught by a rule that it names.
///
/// Each is tried on the first cases of seed 0, in the scope that the wrong engine names. Those that only
/// another seed shows are listed with it in `Conviction/seeds.txt`.
enum ConvictionCheck {
  /// Prints the wrong engines that are not caught, and answers whether there is none.
  static func run(_ words: [String]) throws -> Bool {
    let options = try ConvictionOptions(words)
    if Woven.isThis, Woven.sections.isEmpty { return try runEachSection(options) }
    if options.showsScene { return try printScene(options) }
    let results = results(of: options)
    for result in results { if let text = result.complaint { print(text) } }
    print(summary(of: results))
    return results.allSatisfy { $0.complaint == nil }
  }

  /// Runs the check anew for each section, in a process in which it is on.
  private static func runEachSection(_ options: ConvictionOptions) throws -> Bool {
    let output = try concurrently(options.faults) { fault in
      let words = ["conviction", "--fault", fault.name, "--cases", "\(options.cases)"]
      let seed = ["--seed", "\(options.seed(for: fault))"]
      return try Woven.run(
        words + seed + (options.showsScene ? ["--scene"] : []), with: [fault.name])
    }
    if options.showsScene { output.forEach { print($0, terminator: "") } }
    let missed = output.filter { $0.hasPrefix("✗") }
    for text in missed { print(text, terminator: "") }
    print("\(output.count - missed.count) of \(output.count) wrong sections are caught")
    return missed.isEmpty
  }

  /// Prints a line for `wrong.jsonl`: a small scene in which a section breaks a rule that it names.
  private static func printScene(_ options: ConvictionOptions) throws -> Bool {
    for fault in options.faults {
      let conviction = Conviction(
        of: fault, seed: options.seed(for: fault), cases: options.cases)
      guard let smallest = conviction.firstCase().flatMap(conviction.smallest) else {
        print("✗ \(fault.name) is not caught in \(options.cases) cases")
        return false
      }
      let scene = RecordedScene(
        list: .wrong, line: 0, says: fault.summary, rules: [smallest.rule],
        variants: [fault.name], thresholds: nil, undetected: nil,
        scenario: smallest.scenario, plays: [])
      print(try scene.jsonLine)
    }
    return true
  }

  /// What came of one wrong engine.
  struct Result: Sendable {
    let fault: Suspect
    let seed: UInt64
    let cases: Int
    var first: Conviction.Case?
    var instead: [String] = []

    /// What is wrong with the conviction; nil: nothing is.
    var complaint: String? {
      if first != nil { return nil }
      let rules = fault.breaks.joined(separator: ", ")
      let others = instead.isEmpty ? "nothing" : instead.joined(separator: ", ")
      return """
        ✗ \(fault.name): \(fault.summary)
          Not caught in \(cases) cases of seed \(seed) by \(rules); broken instead: \(others)
        """
    }
  }

  static func results(of options: ConvictionOptions) -> [Result] {
    concurrently(options.faults) { result(of: $0, options) }
  }

  private static func result(of fault: Suspect, _ options: ConvictionOptions) -> Result {
    let seed = options.seed(for: fault)
    let conviction = Conviction(of: fault, seed: seed, cases: options.cases)
    var result = Result(
      fault: fault, seed: seed, cases: options.cases, first: conviction.firstCase())
    if result.first == nil {
      result.instead = conviction.brokenInstead().prefix(8).map { "\($0.rule) (\($0.cases))" }
    }
    return result
  }

  private static func summary(of results: [Result]) -> String {
    let caught = results.compactMap(\.first?.number).sorted()
    let half = caught.isEmpty ? "" : ", half of them within \(caught[caught.count / 2] + 1) cases"
    return "\(caught.count) of \(results.count) wrong engines are caught by a rule that they name"
      + half
  }
}

/// What the command line asks of the check.
struct ConvictionOptions {
  private(set) var faults = Suspect.all
  private(set) var cases = 20_000
  /// Whether a scene is printed that shows the wrong engine.
  private(set) var showsScene = false
  private var seed: UInt64?
  private var listedSeeds: [String: UInt64] = [:]

  init(_ words: [String]) throws {
    var words = words[...]
    while let option = words.popFirst() {
      if option == "--scene" { showsScene = true }
      if option == "--scene" { continue }
      guard let value = words.popFirst() else { throw Self.misuse }
      switch option {
      case "--fault":
        faults = try value.split(separator: ",").map { try Suspect.named(String($0)) }
      case "--cases": cases = try Self.number(value)
      case "--seed": seed = try Self.number(value)
      case "--part":
        guard let part = Shard(value) else { throw Self.misuse }
        faults = stride(from: part.number - 1, to: faults.count, by: part.count).map { faults[$0] }
      default: throw Self.misuse
      }
    }
    listedSeeds = try Self.listedSeeds()
  }

  /// The seed of the search for a wrong engine.
  func seed(for fault: Suspect) -> UInt64 { seed ?? listedSeeds[fault.name] ?? 0 }

  private static let misuse = Complaint(
    "conviction takes --fault NAME[,NAME], --cases N, --seed N, --part K/N and --scene")

  private static func number<Number: FixedWidthInteger>(_ word: String) throws(Complaint) -> Number
  {
    guard let number = Number(word), number >= 0 else { throw misuse }
    return number
  }

  /// The wrong engines that seed 0 does not show, with a seed that does.
  static func listedSeeds() throws -> [String: UInt64] {
    let path = packageFolder.appending(path: "Tests/Checks/Conviction/seeds.txt").path
    return try lines(of: path).filter { !$0.hasPrefix("#") }.reduce(into: [:]) { seeds, line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, let seed = UInt64(words[1]) else {
        throw Complaint("\(path): '\(line)' is not the name of a wrong engine and a seed")
      }
      seeds[words[0]] = seed
    }
  }
}
