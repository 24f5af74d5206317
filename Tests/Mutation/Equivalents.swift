/// Mutants that are known to change nothing that an app could see, each with the reason.
///
/// The file has paragraphs of lines: `file:`, `-` with the line as it is, `+` with the line as it
/// would be, as the tool prints them, and `why:`. Lines that begin with `#` are remarks. If the same
/// words stand several times in the file, `times:` says how often.
struct Equivalents {
  /// One of them.
  struct Entry: Hashable {
    var file = ""
    var original = ""
    var change = ""
    var reason = ""
    var times = 1
    /// The line of the paragraph, counted from 1.
    var line = 0

    /// Whether it speaks of that mutant.
    func isOf(_ mutant: Mutant) -> Bool {
      mutant.file == file && mutant.original == original && mutant.change == change
    }
  }

  /// All of them, in the order of the file.
  private(set) var entries: [Entry] = []

  init(_ text: String) throws {
    var entry = Entry()
    func finish() throws {
      if entry == Entry() { return }
      guard !entry.file.isEmpty, !entry.original.isEmpty, !entry.change.isEmpty else {
        throw Failure("equivalents.txt:\(entry.line): file, - or + is missing")
      }
      guard !entry.reason.isEmpty else {
        throw Failure("equivalents.txt:\(entry.line): there is no reason")
      }
      entries.append(entry)
      entry = Entry()
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("#") { continue }
      if line.isEmpty {
        try finish()
        continue
      }
      if entry.line == 0 { entry.line = index + 1 }
      guard let space = line.firstIndex(of: " ") else {
        throw Failure("equivalents.txt:\(index + 1): '\(line)' says nothing")
      }
      let value = line[space...].trimmed
      switch line[..<space] {
      case "file:": entry.file = value
      case "-": entry.original = value
      case "+": entry.change = value
      case "times:": entry.times = Int(value) ?? 0
      case "why:": entry.reason = value
      case "" where !entry.reason.isEmpty: entry.reason += " " + value
      default: throw Failure("equivalents.txt:\(index + 1): '\(line[..<space])' is not known")
      }
    }
    try finish()
  }

  /// The reason why a mutant changes nothing, if one is known.
  func reason(for mutant: Mutant) -> String? { entries.first { $0.isOf(mutant) }?.reason }

  /// What is no longer true of `mutants`, which are all there are, in a sentence each.
  func complaints(about mutants: [Mutant]) -> [String] {
    entries.compactMap { entry in
      let count = mutants.count(where: entry.isOf)
      if count == entry.times { return nil }
      return "equivalents.txt:\(entry.line): there are \(count) such mutants, not \(entry.times)"
    }
  }
}
