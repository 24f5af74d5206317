import Foundation
import Synchronization

/// A folder in which findings are kept, a file for each: what was found once is tried first ever after.
///
/// A file is called for its rule, or for the way the engine failed, and for what it says; so the same finding
/// is kept once. It can be replayed, edited and deleted like any other scene.
public final class SavedFindings: Sendable {
  /// The folder. It need not be there yet.
  public let folder: URL

  /// The names of the files that were added before the end of the campaign.
  private let noted = Mutex<Set<String>>([])

  /// Keeps findings in `folder`.
  public init(in folder: URL) { self.folder = folder }

  /// The files that are kept, in the order of their names.
  ///
  /// - Throws: Where the folder is there and cannot be read.
  public func files() throws -> [URL] { try SceneFolder(folder).files }

  /// The names of what is called like such a file and is none: a folder, a pipe, a device or a link.
  ///
  /// - Throws: Where the folder is there and cannot be read.
  public func others() throws -> [String] { try SceneFolder(folder).others }

  /// Keeps what a run found, and removes what was noted before and is not in the report: another
  /// finding explains it, or has a smaller scene.
  ///
  /// - Throws: Where a file cannot be written; those before it are there.
  public func keep(_ report: Report) throws {
    WholeFile.removeLeftovers(in: folder)
    let files = report.failures.map { File($0) } + report.findings.map { File($0) }
    for file in files { try write(file) }
    for name in noted.withLock(\.self).subtracting(files.map(\.name)) {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  /// Keeps a finding before its campaign ends, so that it is there even if the run is killed. What
  /// cannot be written now is written by `keep(_:)`, or said there.
  func note(_ file: File) {
    let isNew = !FileManager.default.fileExists(atPath: folder.appending(path: file.name).path)
    guard isNew, (try? write(file)) != nil else { return }
    noted.withLock { _ = $0.insert(file.name) }
  }

  private func write(_ file: File) throws {
    try WholeFile.write(Data((file.line + "\n").utf8), to: folder.appending(path: file.name))
  }
}

extension SavedFindings {
  /// A finding as a file.
  struct File {
    let name: String
    fileprivate let line: String

    init(_ finding: Report.Finding) {
      let scene = finding.token ?? JSONReport.line(finding.scenario)
      name = Self.name(finding.rule, of: scene)
      line = JSONReport.line("failure", finding)
    }

    init(_ failure: Breakdown) {
      name = Self.name(failure.kind.rawValue, of: JSONReport.line(failure.scenario))
      line = JSONReport.line("breakdown", failure)
    }

    /// A name with 12 hexadecimal digits that tell contents apart (FNV-1a).
    private static func name(_ title: String, of content: String) -> String {
      let hash = content.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
      return "\(title)-\(String(format: "%016llx", hash).suffix(12)).json"
    }
  }
}
