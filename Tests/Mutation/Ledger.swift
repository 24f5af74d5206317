import Foundation

/// What was found out already, in a file to which every line is added as soon as it is known: a run
/// that was stopped continues from there.
struct Ledger {
  /// What was found out about each mutant, by its key.
  private var entries: [String: String] = [:]
  private let file: URL

  /// Opens the file, and empties it unless it is about the same `subject`.
  init(at file: URL, about subject: String) throws {
    self.file = file
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    // What a stopped run left of its last line is not a whole one.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard let first = lines.first, first == subject else {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(subject)\n".utf8).write(to: file)
      return
    }
    for line in lines.dropFirst() {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard words.count > Mutant.wordsOfKey else { continue }
      entries[words[..<Mutant.wordsOfKey].joined(separator: "\t")] =
        words[Mutant.wordsOfKey...].joined(separator: "\t")
    }
  }

  /// What was found out about a mutant, if anything.
  subscript(mutant: Mutant) -> String? { entries[mutant.key] }

  /// Notes what was found out about a mutant.
  mutating func note(_ entry: String, of mutant: Mutant) throws {
    entries[mutant.key] = entry
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("\(mutant.key)\t\(entry)\n".utf8))
    try handle.close()
  }
}

/// What became of a mutant that was played.
struct Outcome: Hashable {
  enum Kind: String, CaseIterable {
    /// The compiler refuses it.
    case uncompilable
    /// No case reached it.
    case unreached
    /// It was reached, and changed no trace.
    case same
    /// It changed a trace, and broke no rule.
    case different
    /// It broke a rule or a relation.
    case rule
    /// It trapped, or needed more memory than there is.
    case trap
    /// It did not come to an end.
    case hang

    /// Whether the suite notices the mutant.
    var isCaught: Bool { [.rule, .trap, .hang].contains(self) }
  }

  let kind: Kind
  /// The rule, or in which cases it was reached or changed a trace.
  var detail = ""
}

extension Outcome {
  /// The words by which it is noted.
  var words: String { "\(kind.rawValue)\t\(detail)" }

  /// Nil if the words are not those of an outcome.
  init?(words: some StringProtocol) {
    let parts = words.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
    self.init(kind: kind, detail: String(parts[1]))
  }
}
