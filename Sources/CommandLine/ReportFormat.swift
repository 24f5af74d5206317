import Conformance
import Foundation

/// How a run reports.
enum ReportFormat: String, CaseIterable {
  case text, json, junit, github, sarif

  /// A bulletin in the format, without the end of its last line; for text and JSON, which say more than
  /// a bulletin, its closing lines.
  func text(of bulletin: Bulletin) -> String {
    let text =
      switch self {
      case .junit: bulletin.junit
      case .github: bulletin.github
      case .sarif: bulletin.sarif
      case .text, .json: bulletin.summary
      }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

/// The folder to which a report is written as pages.
struct PagesFolder {
  let folder: URL

  /// Writes a report; whether it could be written. If not, that is said.
  func write(_ pages: ReportPages) -> Bool { write { try pages.write(to: folder) } }

  /// Writes the rulebook; whether it could be written. If not, that is said.
  func write(_ pages: RulebookPages) -> Bool { write { try pages.write(to: folder) } }

  private func write(_ write: () throws -> Void) -> Bool {
    do {
      try write()
      return true
    } catch {
      Console.complain("the pages cannot be written to \(folder.path.quotedOnOneLine)")
      return false
    }
  }
}

extension Arguments {
  /// How to report.
  func reportFormat() throws(Misuse) -> ReportFormat {
    try word("--format", of: ReportFormat.allCases.map(\.rawValue)).flatMap(ReportFormat.init)
      ?? .text
  }

  /// The folder that `--report` names.
  func pages() throws(Misuse) -> PagesFolder? {
    text(Option.report.name).map { PagesFolder(folder: URL(filePath: $0)) }
  }
}
