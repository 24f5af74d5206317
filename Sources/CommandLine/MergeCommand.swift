import Conformance

/// Adds the reports of runs on one engine, and sets those of several engines side by side.
struct MergeCommand: Command {
  static let name = "merge"
  static let says = "add the JSON reports of runs on one engine; set those of several side by side"
  static let operands = "REPORT…"
  static let options = [
    Option.updateKnown, Option.values, Option.whole, Option.all, Option.report, Option.format,
  ]
  static let sharedOptions = [Option.color, .quiet, .output]
  static let operandValues = Option.Values.files

  private let reports: [Report]
  private let isJSON: Bool
  private let detail: Detail
  private let pages: PagesFolder?
  private let known: KnownList?

  init(_ arguments: Arguments) throws(Misuse) {
    isJSON = try arguments.isJSON()
    detail = arguments.detail
    pages = try arguments.pages()
    known = try arguments.knownList()
    guard !arguments.operands.isEmpty else {
      throw Misuse("merge takes reports of runs, as files")
    }
    var files: [(name: String, text: String)] = []
    for operand in arguments.operands {
      files.append((Input.name(of: operand), try Input.text(operand)))
    }
    do { reports = try Report.joining(files) } catch { throw Misuse(error.description) }
  }

  func run() -> ExitStatus {
    let gaps = reports.flatMap(\.gaps)
    Console.say(isJSON ? reports.map(\.json).joined(separator: "\n") : reports.text(detail))
    let isWritten = pages?.write { try ReportPages(reports).write(to: $0) } ?? true
    let isUpdated = known?.update(with: reports, isWhole: gaps.isEmpty) ?? true
    for gap in isJSON ? gaps : [] { Console.complain("incomplete: \(gap)") }
    return .gravest(of: [
      reports.allSatisfy(\.isSound) ? .clean : .broken, isWritten && isUpdated ? .clean : .failed,
      gaps.isEmpty ? .clean : .incomplete,
    ])
  }
}

extension Report {
  /// Whether nothing that counts is broken; that an engine gave out, is a gap.
  fileprivate var isSound: Bool {
    breaksNothing && stale.isEmpty && (failures.isEmpty || search.unjudged.gaveOut != nil)
  }
}
