import Conformance
import Foundation

/// How a run reports.
enum ReportFormat: String, CaseIterable {
  case text, json, junit, github, sarif
}

/// How a scene is explained.
enum FormatOrPage: String, CaseIterable {
  case text, json, html
}

/// Where the report of a run goes: to standard output in a format, and perhaps to a folder of pages and to the
/// folder of saved findings.
struct ReportOutput {
  let format: ReportFormat
  private let detail: Detail
  private let pages: PagesFolder?
  let saved: SavedFindings?
  private let start = Date()

  init(_ arguments: Arguments) throws(Misuse) {
    format = try arguments.choice(Option.format.name) ?? .text
    detail = arguments.detail
    pages = try arguments.pages()
    saved = try arguments.saved()
  }

  /// Whether there are pages.
  var hasPages: Bool { pages != nil }

  /// Whether it says for which values a rule is broken.
  var tellsValues: Bool { detail.tellsValues || format == .json }

  /// Delivers a report.
  ///
  /// - Parameters:
  ///   - middle: What people read between the findings and the closing lines.
  /// - Returns: The exit status: that of the run, unless something could not be written.
  func deliver(_ report: Report, _ middle: [String] = [], of engine: Engine) -> ExitStatus {
    switch format {
    case .text: say(report, middle, "Engine: \(report.name)\(engine.remark)")
    case .json: Console.say(report.json)
    case .junit: Console.say(report.junit(detail))
    case .github: Console.say(report.github(detail))
    case .sarif: Console.say(report.sarif(detail))
    }
    let isWritten =
      pages?.write { try ReportPages([dated(report, by: engine)]).write(to: $0) } ?? true
    let isKept = saved?.keepAll(of: report) ?? true
    return .gravest(of: [
      Interruption.isRaised ? .interrupted : .clean,
      engine.status(report.status, failing: report.hasFailures),
      isWritten && isKept ? .clean : .failed,
    ])
  }

  /// The report with what only pages tell: how the run was started, and how long it took.
  private func dated(_ report: Report, by engine: Engine) -> Report {
    var report = report
    report.run = Report.Run(
      command: CommandLine.arguments.joinedForShell(as: engine.program),
      date: start.formatted(.iso8601), seconds: Date().timeIntervalSince(start))
    return report
  }

  private func say(_ report: Report, _ middle: [String], _ engine: String) {
    for part in [report.found(detail)] + middle { Console.say(part, unlessEmpty: "\n") }
    Console.say(engine)
    Console.say(report.summary)
    if Interruption.isRaised {
      let isShrunk = report.findings.allSatisfy { $0.ending != .stopped }
      Console.say(
        "interrupted: more \(report.search.isFixed ? "scenes" : "cases") might have found more"
          + (isShrunk ? "" : ", and more time smaller scenes"))
    }
  }
}

extension [String] {
  /// The words of a command line as a shell reads them, the first replaced by the program's name.
  fileprivate func joinedForShell(as program: String) -> String {
    ([program] + dropFirst().map(\.quotedForShell)).joined(separator: " ")
  }
}

/// The folder to which a report is written as pages.
struct PagesFolder {
  let folder: URL

  /// Writes pages; whether they could be written. If not, that is said.
  func write(_ write: (URL) throws -> Void) -> Bool {
    do {
      try write(folder)
      return true
    } catch {
      Console.complain("the pages cannot be written to \(folder.path.quotedOnOneLine)")
      return false
    }
  }
}

extension Arguments {
  /// The folder that `--report` names.
  func pages() throws(Misuse) -> PagesFolder? {
    text(Option.report.name).map { PagesFolder(folder: URL(filePath: $0)) }
  }
}
