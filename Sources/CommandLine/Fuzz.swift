import Conformance
import Foundation
import Stage
import TouchScript

/// Searches for scenarios in which the engine breaks a rule, and shrinks what it finds.
struct Fuzz: Command {
  static let name = "fuzz"
  static let says = "search for scenes in which the engine breaks a rule; shrink and print them"
  static let operands = ""
  static let options = [
    Option("--seed", "N", "the seed of the search (0)"),
    Option("--cases", "N", "how many scenes to try (\(defaultCases))"),
    Option("--for", "TIME", "try scenes for so long instead: 90s, 5m, 1h"),
    Option("--jobs", "N", "how many threads to use (all cores); the outcome is the same"),
    Option("--rules", "LIST", "judge only these rules or chapters: HT,GR-11"),
    Option("--skip", "LIST", "do not judge these"),
    Option("--fault", "NAME", "judge a wrong engine; see touchstone faults"),
    Option("--dialect", "NAME", "play every scene in ios13 or ios12"),
    Option("--stats", nil, "say how often each rule was put to the test"),
    Option("--format", "NAME", "text or json"),
  ]
  private static let defaultCases = 10_000

  private let campaign: Campaign
  private let seconds: Double?
  private let fault: Fault?
  private let showsStatistics: Bool
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    if let operand = arguments.operands.first {
      throw Misuse("fuzz takes no \(operand.quotedOnOneLine), only options")
    }
    fault = try arguments.fault()
    seconds = try arguments.text("--for").map(Self.seconds)
    let cases = try arguments.number("--cases", atLeast: 1)
    if seconds != nil, cases != nil { throw Misuse("--cases and --for exclude each other") }
    let dialect = try arguments.word("--dialect", of: Scenario.Dialect.allCases.map(\.rawValue))
    campaign = Campaign(
      seed: UInt64(try arguments.number("--seed", atLeast: 0) ?? 0),
      cases: cases ?? (seconds == nil ? Self.defaultCases : Int.max),
      jobs: try arguments.number("--jobs", atLeast: 1)
        ?? ProcessInfo.processInfo.activeProcessorCount,
      invariants: try arguments.invariants(), dialect: dialect.flatMap(Scenario.Dialect.init),
      system: Stage(behavior: fault?.behavior ?? .uikit))
    showsStatistics = arguments.has("--stats")
    isJSON = try arguments.word("--format", of: ["text", "json"]) == "json"
  }

  func run() -> ExitStatus {
    let interruption = Interruption()
    defer { interruption.stopWatching() }
    let flag = interruption.flag
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    let report = CampaignReport(campaign) {
      flag.isRaised || deadline.map { ContinuousClock.now >= $0 } ?? false
    }
    isJSON ? printJSON(report) : printText(report)
    if flag.isRaised { return .interrupted }
    return report.isClean ? .clean : .broken
  }

  private func printText(_ report: CampaignReport) {
    for finding in report.findings {
      let options = fault.map { " --fault \($0.name)" } ?? ""
      print(finding.text(seed: campaign.seed, options: options), terminator: "\n\n")
    }
    if showsStatistics { print("How often each rule was put to the test\n\(report.statistics)\n") }
    print("Engine: in-repo\(fault.map { ", fault \($0.name)" } ?? "")")
    print(report.summary)
  }

  private func printJSON(_ report: CampaignReport) {
    for finding in report.findings {
      print(JSONReport.line(JSONReport.Failure(finding, seed: campaign.seed)))
    }
    print(JSONReport.line(JSONReport.Summary(report)))
  }

  /// The seconds in a time such as `90s`, `5m` or `1h`.
  private static func seconds(_ text: String) throws(Misuse) -> Double {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600]
    guard let unit = text.last.flatMap({ units[$0] }), let number = Double(text.dropLast()),
      number > 0, number.isFinite
    else { throw Misuse("--for takes a time such as 90s, 5m or 1h, not \(text.quotedOnOneLine)") }
    return number * unit
  }
}
