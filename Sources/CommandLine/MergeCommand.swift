import Conformance

/// Joins the reports of the shards of a campaign.
struct MergeCommand: Command {
  static let name = "merge"
  static let says = "join what fuzz --format json printed for each shard into the whole report"
  static let operands = "REPORT…"
  static let options = [Option.format]

  private let report: MergedReport
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    isJSON = try arguments.isJSON()
    guard !arguments.operands.isEmpty else {
      throw Misuse("merge takes the reports of all shards, as files")
    }
    var files: [(name: String, text: String)] = []
    for operand in arguments.operands {
      files.append((Input.name(of: operand), try Input.text(operand)))
    }
    do { report = try MergedReport(joining: files) } catch { throw Misuse(error.description) }
  }

  func run() -> ExitStatus {
    Console.say(isJSON ? report.json : report.text)
    for gap in isJSON ? report.gaps : [] { Console.complain("incomplete: \(gap)") }
    if !report.isClean { return .broken }
    return report.gaps.isEmpty ? .clean : .incomplete
  }
}
