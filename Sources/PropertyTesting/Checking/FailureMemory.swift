import Foundation

/// The failures of one property that earlier runs found: a file with a token a line, the latest first.
///
/// It may be deleted or committed at any time. What cannot be read or written is as if nothing were
/// remembered: the property is checked all the same.
public struct FailureMemory: Sendable {
  /// The file.
  public let file: URL

  /// How many failures are remembered at most.
  private static let most = 8

  /// The memory of a property in a folder, neither of which need be there yet.
  public init(of property: String, in folder: URL) {
    let readable = property.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let checksum = String(Checksum.crc32(property.utf8), radix: 16)
    file = folder.appending(path: "\(String(readable.prefix(80)))-\(checksum).tokens")
  }

  /// Where it is noted which case is being tried at one place.
  package func note(at place: String) -> URL {
    file.deletingPathExtension().appendingPathExtension("\(Checksum.crc32(place.utf8)).case")
  }

  /// What the tokens spell, the latest first; lines that are none are left out.
  public func trees() -> [ChoiceTree] {
    tokens().compactMap { try? Token.decode($0) }
  }

  /// Puts a token first.
  public func remember(_ token: String) {
    let tokens = [token] + tokens().filter { $0 != token }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? tokens.prefix(Self.most).map { $0 + "\n" }.joined()
      .write(to: file, atomically: true, encoding: .utf8)
  }

  /// Forgets all there is.
  public func forget() {
    try? FileManager.default.removeItem(at: file)
  }

  private func tokens() -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
