/// A section of the catalogue: another engine, as edits of the engine's source.
package struct Section: Sendable {
  /// Its name, such as `keeps-refusal`.
  package var name: String
  /// What the engine then does, in a sentence.
  package var sentence = ""
  package var kind = Kind.breaks([])
  /// The sections that cannot be on together with it.
  package var excludes: [String] = []
  package var edits: [Edit] = []
  package var declarations: [Declaration] = []
  /// Where it begins.
  package var place: Place

  package enum Kind: Sendable, Hashable {
    /// It is wrong, and breaks these rules and relations.
    case breaks([String])
    /// It is permitted by a row of the rulebook's section 16, or by a rule that leaves it open.
    case permitted(by: String)
  }

  /// A line of a document.
  package struct Place: Sendable, Hashable, CustomStringConvertible {
    package var document: String
    package var line: Int
    package var description: String { "\(document):\(line)" }

    package init(document: String, line: Int) { (self.document, self.line) = (document, line) }
  }

  /// A replacement of some text of a function, or of a stored property's initial value.
  package struct Edit: Sendable {
    /// The function's full name, such as `TouchDelivery.attachRecognizers(to:for:)`.
    package var function: String
    /// Its lines: those that stay, and between them those that are replaced.
    package var runs: [Run] = []
    package var place: Place

    /// Lines that are replaced by others, or stay the same.
    package struct Run: Sendable {
      package var old = ""
      package var new = ""
      package var stays: Bool
    }

    /// The text that must stand in the function; empty: the new text comes first.
    package var old: String { runs.map(\.old).joined() }
    /// The text with the edit made.
    package var new: String { runs.map(\.new).joined() }
  }

  /// State or helpers that only this section needs.
  package struct Declaration: Sendable {
    /// The type that they are members of; nil: they belong to none.
    package var type: String?
    package var text: String
    package var place: Place
  }

  /// The rules that it breaks; none: it is permitted.
  package var breaks: [String] { if case .breaks(let rules) = kind { rules } else { [] } }

  /// The row or rule that permits it; nil: it is wrong.
  package var row: String? { if case .permitted(let row) = kind { row } else { nil } }

  /// Whether it is one of the engines that no rule may accuse.
  package var isPermitted: Bool { row != nil }
}

/// What is wrong with a document, in one sentence that begins with its name and a line.
package struct CatalogueError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ place: Section.Place, _ sentence: String) { description = "\(place): \(sentence)" }
}
