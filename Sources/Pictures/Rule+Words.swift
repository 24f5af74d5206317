import Foundation
import Invariants

// What pages say of rules, in words and without the rulebook's codes.

extension Rule {
  /// The chapters, with the relations between two scenes behind them.
  static let chapters: [(letters: String, title: String)] =
    Rulebook.chapters.map { ($0.letters, $0.title) }
    + [(Relations.letter, "Relations between two scenes")]

  /// The statement in two: up to the first `.`, `;` or `:` that ends a part of it, and the rest.
  var parts: (first: String, rest: String) {
    for match in statement.matches(of: /([.;:]) (.)/) {
      let first = statement[..<match.1.endIndex]
      func count(_ signs: String) -> Int { first.count { signs.contains($0) } }
      // No less is a title, if it is no sentence.
      let isEnd = match.1 == "." ? !match.2.allSatisfy(\.isLowercase) : first.count > 24
      if isEnd, count("([") == count(")]"), count("`") % 2 == 0 {
        return (String(first), String(statement[match.2.startIndex...]))
      }
    }
    return (statement, "")
  }

  /// The first part, for a title.
  var headline: String {
    let (first, rest) = parts
    let isWhole = rest.isEmpty || first.last == "."
    return (isWhole ? first : first.dropLast() + (first.last == ":" ? " …" : ".")).plain
  }

  /// The statement, what follows its first part paler.
  var summary: Markup {
    let (first, rest) = parts
    return
      "\(words: first.plain)\(if: !rest.isEmpty, " <span class='soft'>\(words: rest.plain)</span>")"
  }

  /// Strength, sighting, and whether it is judged.
  var chips: Markup {
    let seen = certainty.contains(.log) ? "seen on a device" : "seen in the simulator"
    return """
      \(strength.chip)\(if: sighting != nil, " <span class='chip'>\(seen)</span>")\
      \(if: !isChecked, " <span class='chip open'>not judged</span>")
      """
  }

  /// How strongly it binds, whether it is judged, and how it is known.
  var facts: [(title: Markup, says: Markup)] {
    let judged: [Use: String] = [
      .parameter: "only with values that are clearly away from UIKit’s private limits",
      .tolerant: "in a tolerant form",
    ]
    return [("Strength", "\(strength.meaning)")]
      + (reason.map { [("Not judged", "\(words: $0.asSentence)")] } ?? [])
      + (judged[use].map { [("Judged", "\($0)")] } ?? [])
      + [("Seen", "\(sighting ?? "no device is known to have shown it")")]
      + sources.map { ("Source", Self.source($0)) }
  }

  /// What a rule cites, in words, with a link where there is one.
  static func source(_ citation: String) -> Markup {
    guard let source = Source(of: citation) else { return "\(words: citation.plain)" }
    let detail = citation.dropFirst(source.id.count)
      .trimmingCharacters(in: CharacterSet(charactersIn: ":~ "))
    let link = source.address.map {
      "<a rel='noreferrer' href='\($0)'>\(source.title)</a>" as Markup
    }
    return "\(link ?? "\(source.title)")\(if: !detail.isEmpty, ": \(detail.plain)")"
  }
}

extension Rule.Strength {
  /// How strongly a rule binds, as a sign.
  var chip: Markup { "<span class='chip \(rawValue)'>\(rawValue)</span>" }

  var meaning: String {
    switch self {
    case .required: "required: Apple’s documentation, headers or talks say so"
    case .practice: "practice: UIKit was seen to do so, or is remembered or rebuilt so"
    case .open: "open: public evidence does not settle it, and no engine is judged by it"
    }
  }
}

extension String {
  /// A remark with the rulebook's codes in words.
  var plain: String {
    replacing(/\b(?:LOG\(sim\)|[A-Z]{3,6}\b~?)/) { match in
      Self.codes[String(match.output)] ?? String(match.output)
    }
  }

  private static let codes = [
    "MUST": "required", "SHOULD": "expected", "TOL": "with tolerance", "NOTE": "only noted",
    "PARAM": "a private value", "LOG": "a device’s log", "LOG(sim)": "a simulator’s log",
    "DOC": "documentation", "DOC~": "documentation from memory", "STATED": "stated in an article",
    "IMP": "a re-implementation", "FOLK": "folklore", "INF": "follows from", "OPEN": "unspecified",
  ]
}
