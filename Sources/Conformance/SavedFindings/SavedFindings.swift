import Foundation

/// A folder in which findings are kept, a file for each: what was found once is tried first ever after.
///
/// A file is called for its rule, or for the way the engine failed, and for what it says; so the same finding
/// is kept once. It can be replayed, edited and deleted like any other scene.
public struct SavedFindings: Sendable {
  /// The folder. It need not be there yet.
  public let folder: URL

  /// Keeps findings in `folder`.
  public init(in folder: URL) { self.folder = folder }

  /// The files that are kept, in the order of their names.
  ///
  /// - Throws: Where the folder is there and cannot be read.
  public func files() throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "json" && !$0.lastPathComponent.hasPrefix(".") }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Keeps what a campaign found.
  ///
  /// - Throws: Where a file cannot be written; those before it are there.
  public func keep(_ report: CampaignReport) throws {
    let seed = report.campaign.seed
    for breakdown in report.breakdowns {
      try keep(
        JSONReport.line(JSONReport.BreakdownRecord(breakdown, seed: seed)),
        called: breakdown.failure.kind.rawValue, telling: JSONReport.line(breakdown.scenario))
    }
    for finding in report.findings {
      try keep(
        JSONReport.line(JSONReport.Failure(finding, seed: seed)), called: finding.rule.id,
        telling: finding.token)
    }
  }

  private func keep(_ line: String, called name: String, telling content: String) throws {
    try WholeFile.write(
      Data((line + "\n").utf8),
      to: folder.appending(path: "\(name)-\(Self.digest(of: content)).json"))
  }

  /// 12 hexadecimal digits that tell texts apart (FNV-1a).
  private static func digest(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(String(format: "%016llx", hash).suffix(12))
  }
}
