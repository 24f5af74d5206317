import Invariants

extension WrongEngine {
  /// All wrong engines under the titles of the chapters of the rules that they break.
  public static var textByChapter: String {
    let letters = Dictionary(grouping: all) { $0.breaks.first?.prefix { $0 != "-" } ?? "" }
    let chapters = Rulebook.chapters.map { ($0.letters, $0.title) }
    return (chapters + [(Relations.letter, "Relations")]).compactMap { chapter, title in
      letters[chapter[...]].map { ([title] + $0.map(\.text)).joined(separator: "\n") }
    }
    .joined(separator: "\n\n")
  }

  /// The engine as a list has it: its name, what it does wrong, and what must notice it.
  public var text: String {
    "\(name)\n" + "    \(summary)".wrapped(to: 100, indent: "    ") + "\n"
      + "    caught by \(breaks.joined(separator: ", "))".wrapped(to: 100, indent: "    ")
  }
}

extension JSONReport {
  /// One entry of `faults --format json`.
  public struct ListedFault: Encodable {
    let name: String
    let summary: String
    let breaks: [String]

    /// Makes the record of a wrong engine.
    public init(_ engine: WrongEngine) {
      name = engine.name
      summary = engine.summary
      breaks = engine.breaks
    }
  }
}
