import Foundation

/// What was found out already, in a file to which every outcome is added as soon as it is known: a
/// run that is broken off goes on where it ended.
final class Ledger {
  /// For each mutant's key, what became of it.
  private(set) var outcomes: [String: Outcome] = [:]
  private let file: URL

  /// Opens the file, and forgets what is in it unless it was found out about the same `subject`.
  init(at file: URL, about subject: String, isFresh: Bool) throws {
    self.file = file
    let text = isFresh ? "" : (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n")
    guard let first = lines.first, first == subject else {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(subject)\n".utf8).write(to: file)
      return
    }
    for line in lines.dropFirst() {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      // A run that was broken off may have left half a line.
      guard words.count == 10, let outcome = Outcome(words: Array(words[4...])) else { continue }
      outcomes[words[..<4].joined(separator: "\t")] = outcome
    }
  }

  /// Takes note of what became of a mutant.
  func note(_ outcome: Outcome, of mutant: Mutant) throws {
    outcomes[mutant.key] = outcome
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("\(mutant.key)\t\(outcome.words)\n".utf8))
    try handle.close()
  }

  /// What became of a mutant, if it is known.
  subscript(mutant: Mutant) -> Outcome? { outcomes[mutant.key] }
}
