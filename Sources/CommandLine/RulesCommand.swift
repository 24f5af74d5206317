import Conformance
import Foundation
import Invariants

/// Prints the rulebook.
struct RulesCommand: Command {
  static let name = "rules"
  static let says = "print the rulebook: every rule, its sources, and whether it is checked"
  static let operands = "[RULE… | CHAPTER… | ROW…]"
  static let options = [
    Option(
      "--format", "NAME", "text, json, markdown, or html: pages in a folder, see --output",
      standard: "text", values: .words(["text", "json", "markdown", "html"])),
    Option("--strength", nil, "sort the rules by how strongly they bind"),
    Option("--relations", nil, "print only the relations between two scenes"),
    Option.list,
    Option(
      "--output", "PATH", "write the output to a file; of html, the pages to a folder",
      standard: "standard output", values: .files),
  ]
  static let operandValues = Option.Values.words(
    chapterNames + Rulebook.all.map(\.id) + Relations.all.map(\.id) + Rulebook.rows.map(\.id))
  /// The letters of the chapters, and of the relations.
  private static let chapterNames = Rulebook.chapters.map(\.letters) + [Relations.letter]

  private let format: String
  private let onlyRelations: Bool
  private let isByStrength: Bool
  private let listsNames: Bool
  private let rules: [Rule]
  /// What UIKit leaves unspecified, where the user asked for that.
  private let rows: [Rulebook.Row]
  /// The chapters, if the user asked for whole chapters and nothing else.
  private let chapters: [String]
  /// Those that the program's author adds.
  private let own: [Rule]
  private let folder: PagesFolder?

  init(_ arguments: Arguments) throws(Misuse) {
    let own = arguments.engine.own.invariants.compactMap(\.rule)
    self.own = own
    let names = arguments.operands.map { $0.uppercased() }
    chapters = names.allSatisfy(Self.chapterNames.contains) ? names : []
    var rules: [Rule] = []
    var rows: [Rulebook.Row] = []
    for operand in arguments.operands {
      let found = Self.rows(operand)
      rows += found
      if found.isEmpty { rules += try Self.rules(operand, besides: own) }
    }
    guard rules.isEmpty || rows.isEmpty else {
      throw Misuse("rules takes rules such as HT-12, or rows such as RE-52, not both")
    }
    (self.rules, self.rows) = (rules, rows)
    isByStrength = arguments.has("--strength")
    listsNames = arguments.has(Option.list.name)
    try arguments.refuse(["--relations", "--format"], with: "--strength")
    try arguments.refuse(["--strength", "--format"], with: Option.list.name)
    if !arguments.operands.isEmpty, arguments.has("--strength") || arguments.has("--relations") {
      throw Misuse("rules takes rules such as HT-12, or --strength or --relations, not both")
    }
    format = try arguments.word("--format", of: ["text", "json", "markdown", "html"]) ?? "text"
    let path = format == "html" ? arguments.text(Option.output.name) : nil
    guard format != "html" || path != nil else {
      throw Misuse("rules --format html needs a folder: \(Option.output.name) DIR")
    }
    folder = path.map { PagesFolder(folder: URL(filePath: $0)) }
    onlyRelations = arguments.has("--relations")
  }

  static func writesFolder(_ arguments: Arguments) -> Bool {
    arguments.text("--format") == "html"
  }

  func run() -> ExitStatus {
    if let folder { return folder.write(RulebookPages(rules)) ? .clean : .failed }
    if listsNames {
      let relations = Relations.all.map(\.id)
      let names =
        !rules.isEmpty || !rows.isEmpty
        ? rules.map(\.id) + rows.map(\.id)
        : onlyRelations ? relations : Rulebook.all.map(\.id) + relations
      Console.say(names.joined(separator: "\n"))
      return .clean
    }
    if !rules.isEmpty {
      let texts =
        chapters.isEmpty
        ? rules.map(RulebookText.whole) : chapters.compactMap(RulebookText.plain(chapter:))
      Console.say(
        format == "json"
          ? JSONReport.pretty(rules.map(JSONReport.RuleRecord.init))
          : texts.joined(separator: "\n\n"))
      return .clean
    }
    if !rows.isEmpty {
      Console.say(
        format == "json"
          ? JSONReport.pretty(rows) : rows.map(RulebookText.whole).joined(separator: "\n\n"))
      return .clean
    }
    if isByStrength {
      Console.say(RulebookText.plainByStrength)
      return .clean
    }
    switch (format, onlyRelations) {
    case ("json", false):
      Console.say(JSONReport.pretty((Rulebook.all + own).map(JSONReport.RuleRecord.init)))
    case ("json", true):
      Console.say(JSONReport.pretty(Relations.all.map(JSONReport.RelationRecord.init)))
    case ("markdown", false): Console.say(RulebookText.markdown)
    case ("markdown", true): Console.say(RulebookText.markdownOfRelations)
    case (_, false):
      Console.say(RulebookText.plain)
      if !own.isEmpty { Console.say(RulebookText.plain(own)) }
    case (_, true): Console.say(RulebookText.plainOfRelations)
    }
    return .clean
  }

  /// The row with this number, or all rows.
  private static func rows(_ operand: String) -> [Rulebook.Row] {
    let name = operand.uppercased()
    return Rulebook.rows.filter { $0.id == name || name == "RE" }
  }

  /// The rule or relation with this id, in upper or lower case, or all rules of a chapter.
  private static func rules(_ operand: String, besides own: [Rule]) throws(Misuse) -> [Rule] {
    let name = operand.uppercased()
    if let rule = Rulebook[name] ?? Relations[name]?.rule { return [rule] }
    if let rule = own.first(where: { $0.id.uppercased() == name }) { return [rule] }
    if name == Relations.letter { return Relations.all.map(\.rule) }
    if let chapter = Rulebook.chapters.first(where: { $0.letters == name }) { return chapter.rules }
    let ids =
      (Rulebook.all + own).map(\.id) + Relations.all.map(\.id) + Rulebook.rows.map(\.id)
    throw Misuse(
      "there is no rule \(operand.quotedOnOneLine)\(RuleNames.hint(for: name, among: ids))")
  }
}
