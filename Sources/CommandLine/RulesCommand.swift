import Conformance
import Foundation
import Invariants
import TouchScript

/// Prints the rulebook, or the features of scenes that its rules need.
struct RulesCommand: Command {
  static let name = "rules"
  static let says = "print the rulebook, a rule with its sources, or the rules that say WORD"
  static let operands = "[RULE… | CHAPTER… | ROW… | WORD | --features FEATURE…]"
  static let options = [
    Option(
      "--format", "NAME", "text, json, markdown, or html: pages in a folder, see --output",
      standard: "text", values: .words(["text", "json", "markdown", "html"])),
    Option(
      "--features", nil,
      "print what a scene can contain and an engine may lack, and which rules need it"),
    Option.list,
    Option(
      "--output", "PATH", "write the output to a file; of html, the pages to a folder",
      standard: "standard output", values: .files),
  ]
  static let operandValues = Option.Values.words(
    chapterNames + Rulebook.all.map(\.id) + Relations.all.map(\.id) + Rulebook.rows.map(\.id)
      + Scenario.Feature.allCases.map(\.name))
  /// The letters of the chapters, and of the relations.
  private static let chapterNames = Rulebook.chapters.map(\.letters) + [Relations.letter]

  private let subject: Subject
  private let format: String
  private let listsNames: Bool
  private let folder: PagesFolder?
  /// The rules that the program's author adds.
  private let own: [Rule]

  /// What is printed.
  private enum Subject {
    case everything
    /// Some rules, and how they are printed.
    case rules([Rule], ([Rule]) -> String)
    /// What UIKit leaves unspecified.
    case rows([Rulebook.Row])
    case features([Scenario.Feature])
  }

  init(_ arguments: Arguments) throws(Misuse) {
    own = arguments.engine.own.invariants.compactMap(\.rule)
    listsNames = arguments.has(Option.list.name)
    format = try arguments.word("--format", of: ["text", "json", "markdown", "html"]) ?? "text"
    try arguments.refuse(["--format"], with: Option.list.name)
    let path = format == "html" ? arguments.text(Option.output.name) : nil
    guard format != "html" || path != nil else {
      throw Misuse("rules --format html needs a folder: \(Option.output.name) DIR")
    }
    folder = path.map { PagesFolder(folder: URL(filePath: $0)) }
    if arguments.has("--features") {
      subject = .features(try Self.features(arguments.operands))
    } else if arguments.operands.isEmpty {
      subject = .everything
    } else {
      subject = try Self.named(arguments.operands, besides: own)
    }
  }

  static func writesFolder(_ arguments: Arguments) -> Bool {
    arguments.text("--format") == "html"
  }

  func run() -> ExitStatus {
    if let folder {
      var rules: [Rule] = []
      if case .rules(let chosen, _) = subject { rules = chosen }
      return folder.write { try RulebookPages(rules).write(to: $0) } ? .clean : .failed
    }
    Console.say(listsNames ? names.joined(separator: "\n") : format == "json" ? json : text)
    return .clean
  }

  private var names: [String] {
    switch subject {
    case .everything: Rulebook.all.map(\.id) + Relations.all.map(\.id)
    case .rules(let rules, _): rules.map(\.id)
    case .rows(let rows): rows.map(\.id)
    case .features(let features): features.map(\.name)
    }
  }

  private var json: String {
    switch subject {
    case .everything: JSONReport.pretty((Rulebook.all + own).map(JSONReport.RuleRecord.init))
    case .rules(let rules, _): JSONReport.pretty(rules.map(JSONReport.RuleRecord.init))
    case .rows(let rows): JSONReport.pretty(rows)
    case .features(let features): FeatureTable.json(features)
    }
  }

  private var text: String {
    switch subject {
    case .everything where format == "markdown": RulebookText.markdown
    case .everything:
      RulebookText.plain + (own.isEmpty ? "" : "\n\nYour own\n\n" + RulebookText.list(own))
    case .rules(let rules, let text): text(rules)
    case .rows(let rows): rows.map(RulebookText.whole).joined(separator: "\n\n")
    case .features(let features):
      features.count == Scenario.Feature.allCases.count
        ? FeatureTable.plain : features.map(FeatureTable.whole).joined(separator: "\n\n")
    }
  }

  // MARK: - What is named

  private static func features(_ names: [String]) throws(Misuse) -> [Scenario.Feature] {
    if names.isEmpty { return Scenario.Feature.allCases }
    return try names.map { name throws(Misuse) in
      do throws(ScenarioError) { return try Scenario.Feature(named: name) } catch {
        throw Misuse(error.problem)
      }
    }
  }

  private static func named(_ operands: [String], besides own: [Rule]) throws(Misuse) -> Subject {
    let names = operands.map { $0.uppercased() }
    let rows = names.map { name in Rulebook.rows.filter { $0.id == name || name == "RE" } }
    if rows.allSatisfy({ !$0.isEmpty }) { return .rows(rows.flatMap { $0 }) }
    guard rows.allSatisfy({ $0.isEmpty }) else {
      throw Misuse("rules takes rules such as HT-12, or rows such as RE-52, not both")
    }
    let found = names.map { Self.rules($0, besides: own) }
    if let place = found.firstIndex(where: { $0.isEmpty }) {
      let word = operands.joined(separator: " ")
      let isWord = word.count > 2 && !word.contains(where: \.isNumber)
      let saying = (Rulebook.all + own + Relations.all.map(\.rule)).filter {
        $0.statement.localizedCaseInsensitiveContains(word)
      }
      // What is short or has a number is meant as a rule's name.
      guard saying.isEmpty || !isWord else { return .rules(saying, RulebookText.list) }
      let ids =
        (Rulebook.all + own).map(\.id) + Relations.all.map(\.id) + Rulebook.rows.map(\.id)
      throw Misuse(
        "there is no rule \(operands[place].quotedOnOneLine)"
          + RuleNames.hint(for: names[place], among: ids) + (isWord ? ", and no rule says it" : ""))
    }
    return .rules(found.flatMap { $0 }) { rules in
      names.allSatisfy(chapterNames.contains)
        ? names.compactMap(RulebookText.plain(chapter:)).joined(separator: "\n\n")
        : rules.map(RulebookText.whole).joined(separator: "\n\n")
    }
  }

  /// The rule or relation of this number, or all rules of a chapter; none: there is nothing of the name.
  private static func rules(_ name: String, besides own: [Rule]) -> [Rule] {
    if let rule = Rulebook[name] ?? Relations[name]?.rule { return [rule] }
    if let rule = own.first(where: { $0.id.uppercased() == name }) { return [rule] }
    if name == Relations.letter { return Relations.all.map(\.rule) }
    return Rulebook.chapters.first { $0.letters == name }?.rules ?? []
  }
}
