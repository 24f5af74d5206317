import Foundation
import Invariants

/// The wrong and the permitted engines that are edits of the engine's source: all sections of the
/// documents in `Tests/Variants`. Its `README.md` says how a section is written.
package struct Catalogue: Sendable {
  /// The sections, in the order of the documents' names.
  package private(set) var sections: [Section] = []
  /// What several sections of a document need: it stands before the first of them.
  package private(set) var declarations: [Section.Declaration] = []

  /// Reads all documents of a folder.
  package init(folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    try self.init(
      documents: names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { name in
        (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      })
  }

  /// Reads documents.
  package init(documents: [(name: String, text: String)]) throws(CatalogueError) {
    for (name, text) in documents {
      var reader = SectionReader(document: name)
      for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        try reader.read(line)
      }
      sections += try reader.finish()
      declarations += reader.shared
    }
    var places: [String: Section.Place] = [:]
    for section in sections {
      if let other = places.updateValue(section.place, forKey: section.name) {
        throw CatalogueError(section.place, "\(other) has the name \(section.name), too")
      }
    }
    for section in sections {
      for name in section.excludes where places[name] == nil {
        throw CatalogueError(section.place, "there is no section \(name) to exclude")
      }
    }
  }

  /// The section of a name.
  package subscript(name: String) -> Section? { sections.first { $0.name == name } }

  /// Whether two sections say that they exclude each other.
  package static func exclude(_ one: Section, _ other: Section) -> Bool {
    one.excludes.contains(other.name) || other.excludes.contains(one.name)
  }
}

/// Reads a document line by line.
private struct SectionReader {
  private let document: String
  private var sections: [Section] = []
  /// What was declared before the first section.
  private(set) var shared: [Section.Declaration] = []
  private var line = 0
  /// The function or type that the next block is about.
  private var target: String?
  private var block: Block?

  /// Lines between fences.
  private struct Block {
    let isDiff: Bool
    var place: Section.Place
    var runs: [Section.Edit.Run] = []
    var text = ""

    mutating func note(_ line: Substring, stays: Bool, isOld: Bool) {
      if runs.last?.stays != stays { runs.append(Section.Edit.Run(stays: stays)) }
      if stays || isOld { runs[runs.count - 1].old += line + "\n" }
      if stays || !isOld { runs[runs.count - 1].new += line + "\n" }
    }
  }

  init(document: String) { self.document = document }

  private var place: Section.Place { Section.Place(document: document, line: line) }

  mutating func read(_ text: Substring) throws(CatalogueError) {
    line += 1
    if block != nil { return try readInBlock(text) }
    if text.hasPrefix("### ") {
      try check()
      let name = String(text.dropFirst(4))
      guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else {
        throw CatalogueError(place, "a name is small letters, digits and hyphens, not '\(name)'")
      }
      sections.append(Section(name: name, place: place))
      target = nil
    } else if text == "```swift" {
      block = Block(isDiff: false, place: place)
    } else if text.hasPrefix("`"), text.hasSuffix("`"), !text.hasPrefix("```") {
      target = String(text.dropFirst().dropLast())
    } else if !text.isEmpty, !text.hasPrefix("#"), !sections.isEmpty {
      try readInSection(text)
    }
  }

  private mutating func readInSection(_ text: Substring) throws(CatalogueError) {
    let last = sections.count - 1
    func list(after prefix: String) -> [String] {
      text.dropFirst(prefix.count).split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    if text.starts(with: #/Breaks |Permitted by /#), sections[last].kind != .breaks([]) {
      throw CatalogueError(place, "what it breaks, or what permits it, is said once")
    }
    switch text {
    case _ where text.hasPrefix("Breaks "):
      let rules = list(after: "Breaks ")
      for rule in rules where Rulebook[rule] == nil && Relations[rule] == nil {
        throw CatalogueError(place, "there is no rule \(rule)")
      }
      sections[last].kind = .breaks(rules)
    case _ where text.hasPrefix("Permitted by "):
      let row = String(text.dropFirst("Permitted by ".count))
      guard Rulebook[row] != nil || Rulebook.row(row) != nil else {
        throw CatalogueError(place, "there is no rule or row \(row)")
      }
      sections[last].kind = .permitted(by: row)
    case _ where text.hasPrefix("Excludes: "): sections[last].excludes += list(after: "Excludes: ")
    case "```diff":
      guard target != nil else {
        throw CatalogueError(place, "no function is named above the edit")
      }
      block = Block(isDiff: true, place: place)
    case _ where text.contains("```"):
      throw CatalogueError(place, "a block begins with ```diff or ```swift: '\(text)'")
    case _ where target == nil:
      sections[last].sentence += (sections[last].sentence.isEmpty ? "" : " ") + text
    default: throw CatalogueError(place, "a sentence stands between edits: '\(text)'")
    }
  }

  private mutating func readInBlock(_ text: Substring) throws(CatalogueError) {
    guard var block else { return }
    if text == "```" {
      let declaration = Section.Declaration(type: target, text: block.text, place: block.place)
      if block.isDiff {
        finishEdit(block)
      } else if sections.isEmpty {
        shared.append(declaration)
      } else {
        sections[sections.count - 1].declarations.append(declaration)
      }
      self.block = nil
      return
    }
    switch text.first {
    case _ where !block.isDiff: block.text += text + "\n"
    case "-": block.note(text.dropFirst(), stays: false, isOld: true)
    case "+": block.note(text.dropFirst(), stays: false, isOld: false)
    case "@":
      finishEdit(block)
      block = Block(isDiff: true, place: place)
    case " ", nil: block.note(text.dropFirst(), stays: true, isOld: true)
    default:
      throw CatalogueError(place, "a line of an edit begins with -, + or a space: '\(text)'")
    }
    self.block = block
  }

  private mutating func finishEdit(_ block: Block) {
    sections[sections.count - 1].edits.append(
      Section.Edit(function: target ?? "", runs: block.runs, place: block.place))
  }

  /// Checks the section that is finished.
  private func check() throws(CatalogueError) {
    guard let section = sections.last else { return }
    if section.sentence.isEmpty {
      throw CatalogueError(section.place, "the sentence of \(section.name) is missing")
    }
    if section.kind == .breaks([]) {
      throw CatalogueError(
        section.place, "\(section.name) says neither what it breaks nor what permits it")
    }
    if section.edits.isEmpty {
      throw CatalogueError(section.place, "\(section.name) edits nothing")
    }
    if let edit = section.edits.first(where: { $0.old == $0.new }) {
      throw CatalogueError(edit.place, "the edit changes nothing")
    }
  }

  mutating func finish() throws(CatalogueError) -> [Section] {
    if let block { throw CatalogueError(block.place, "the block is not closed") }
    if sections.isEmpty { throw CatalogueError(place, "the document has no section") }
    try check()
    return sections
  }
}
