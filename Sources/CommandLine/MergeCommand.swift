import Conformance

/// Adds the reports of runs on one engine, and sets those of several engines side by side.
struct MergeCommand: Command {
  static let name = "merge"
  static let says = "add the JSON reports of runs on one engine; set those of several side by side"
  static let operands = "REPORT…"
  static let options = [
    Option.values, Option.whole, Option.all, Option.report, Option.format,
  ]
  static let sharedOptions = [Option.quiet, .output]
  static let operandValues = Option.Values.files

  private let report: SideBySide
  private let isJSON: Bool
  private let detail: Detail
  private let pages: PagesFolder?

  init(_ arguments: Arguments) throws(Misuse) {
    isJSON = try arguments.isJSON()
    detail = arguments.detail
    pages = try arguments.pages()
    guard !arguments.operands.isEmpty else {
      throw Misuse("merge takes reports of runs, as files")
    }
    var files: [(name: String, text: String)] = []
    for operand in arguments.operands {
      files.append((Input.name(of: operand), try Input.text(operand)))
    }
    do { report = try SideBySide(files) } catch { throw Misuse(error.description) }
  }

  func run() -> ExitStatus {
    Console.say(isJSON ? report.json : report.text(detail))
    let isWritten = pages?.write(ReportPages(report)) ?? true
    for gap in isJSON ? report.gaps : [] { Console.complain("incomplete: \(gap)") }
    return .gravest(of: [
      report.isClean ? .clean : .broken, isWritten ? .clean : .failed,
      report.gaps.isEmpty ? .clean : .incomplete,
    ])
  }
}
