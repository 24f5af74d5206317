import Foundation
import Invariants

/// What pages say of rules, in words and without the rulebook's codes.
extension HTML {
  /// The chapters, with the relations between two scenes behind them.
  static let chapters: [(letters: String, title: String)] =
    Rulebook.chapters.map { ($0.letters, $0.title) }
    + [(Relations.letter, "Relations between two scenes")]

  /// Strength, sighting, and whether it is judged.
  static func chips(of rule: Rule) -> String {
    let seen = rule.sighting == nil ? "" : " <span class=\"chip\">\(seen(rule))</span>"
    return chip(rule.strength) + seen
      + (rule.isChecked ? "" : " <span class=\"chip open\">not judged</span>")
  }

  private static func seen(_ rule: Rule) -> String {
    rule.certainty.contains(.log) ? "seen on a device" : "seen in the simulator"
  }

  /// What a strength means.
  static func meaning(of strength: Rule.Strength) -> String {
    switch strength {
    case .required: "required: Apple’s documentation, headers or talks say so"
    case .practice: "practice: UIKit was seen to do so, or is remembered or rebuilt so"
    case .open: "open: public evidence does not settle it, and no engine is judged by it"
    }
  }

  /// How it is judged, where not in every run.
  static func use(of rule: Rule) -> String? {
    switch rule.use {
    case .parameter: "only with values that are clearly away from UIKit’s private limits"
    case .tolerant: "in a tolerant form"
    case .must, .should, .note: nil
    }
  }

  /// What a rule cites, in words, with a link where there is one.
  static func source(_ citation: String) -> String {
    guard let source = Rule.Source(of: citation) else { return statement(plain(citation)) }
    let detail = citation.dropFirst(source.id.count)
      .trimmingCharacters(in: CharacterSet(charactersIn: ":~ "))
    let title = sentence(source.title)
    let link = source.address.map {
      "<a rel=\"noreferrer\" href=\"\(Markup.text($0))\">\(title)</a>"
    }
    return (link ?? title) + (detail.isEmpty ? "" : ": \(sentence(plain(detail)))")
  }

  /// A remark with the rulebook's codes in words.
  static func plain(_ remark: String) -> String {
    remark.replacing(/\b(?:LOG\(sim\)|[A-Z]{3,6}\b~?)/) { match in
      codes[String(match.output)] ?? String(match.output)
    }
  }

  private static let codes = [
    "MUST": "required", "SHOULD": "expected", "TOL": "with tolerance", "NOTE": "only noted",
    "PARAM": "a private value", "LOG": "a device’s log", "LOG(sim)": "a simulator’s log",
    "DOC": "documentation", "DOC~": "documentation from memory", "STATED": "stated in an article",
    "IMP": "a re-implementation", "FOLK": "folklore", "INF": "follows from", "OPEN": "unspecified",
  ]
}
