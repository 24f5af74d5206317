import Conformance

/// Joins the reports of the shards of a campaign, and sets those of several engines side by side.
struct MergeCommand: Command {
  static let name = "merge"
  static let says = "join what fuzz --format json printed for shards; set engines side by side"
  static let operands = "REPORT…"
  static let options = [Option.report, Option.format]

  private let report: SideBySide
  private let isJSON: Bool
  private let pages: PagesFolder?

  init(_ arguments: Arguments) throws(Misuse) {
    isJSON = try arguments.isJSON()
    pages = try arguments.pages()
    guard !arguments.operands.isEmpty else {
      throw Misuse("merge takes the reports of all shards, as files")
    }
    var files: [(name: String, text: String)] = []
    for operand in arguments.operands {
      files.append((Input.name(of: operand), try Input.text(operand)))
    }
    do { report = try SideBySide(files) } catch { throw Misuse(error.description) }
  }

  func run() -> ExitStatus {
    Console.say(isJSON ? report.json : report.text)
    if let pages, !pages.write(ReportPages(report)) { return .failed }
    for gap in isJSON ? report.gaps : [] { Console.complain("incomplete: \(gap)") }
    if !report.isClean { return .broken }
    return report.gaps.isEmpty ? .clean : .incomplete
  }
}
