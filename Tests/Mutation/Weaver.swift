import Catalogue

/// Weaves sections of the catalogue into the engine's source, so that any of them can be on.
///
/// `Variants.swift`, which is added to the engine, says which are on: those that the environment
/// variable `TOUCHSTONE_VARIANTS` names, with commas between them.
struct Weaver {
  /// The woven files, by their paths.
  private(set) var files: [String: String] = [:]
  /// The sections that change the same statement, pair by pair, and do not say `Excludes:`.
  private(set) var complaints: [CatalogueError] = []

  private let sections: [Section]
  private let sources: [SourceText]
  private let bodies: [Bodies]

  init(_ catalogue: Catalogue, into sources: [SourceText]) throws(CatalogueError) {
    sections = catalogue.sections
    self.sources = sources
    bodies = sources.map(Bodies.init(of:))
    var pieces = sources.map { _ in [Piece]() }
    try place(&pieces)
    var loose: [String] = []
    for (index, source) in sources.enumerated() { pieces[index] += Self.opened(source) }
    try declare(catalogue.declarations + sections.flatMap(\.declarations), &pieces, &loose)
    for (index, source) in sources.enumerated() {
      let isWoven = !pieces[index].isEmpty
      files[source.path] =
        (isWoven ? "import Foundation\nimport Thresholds\n" : "")
        + Self.text(of: source, with: pieces[index])
    }
    files["Variants.swift"] = Self.switches(of: sections) + loose.joined(separator: "\n")
  }

  /// New text for some bytes of a file.
  private struct Piece {
    let range: Range<Int>
    let text: String
  }

  private static func text(of source: SourceText, with pieces: [Piece]) -> String {
    var text = ""
    var place = 0
    for piece in pieces.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += source.text(place..<piece.range.lowerBound) + piece.text
      place = piece.range.upperBound
    }
    return text + source.text(place..<source.bytes.count)
  }

  /// Makes the private functions of types internal: what a section declares stands in another file.
  private static func opened(_ source: SourceText) -> [Piece] {
    source.tokens.indices.filter { index in
      ["private", "fileprivate"].contains(source.text(index))
        && (source.text(index + 1) == "func"
          || ["static", "final"].contains(source.text(index + 1))
            && source.text(index + 2) == "func")
    }
    .map { Piece(range: source.tokens[$0].range, text: "") }
  }

  // MARK: Edits

  /// A function or a property of a file.
  private struct Site: Hashable {
    let file: Int
    let kind: Kind
    enum Kind: Hashable { case body(Int), emptyBody(Int), property(Int) }
  }

  private mutating func place(_ pieces: inout [[Piece]]) throws(CatalogueError) {
    var placed: [Site: [PlacedEdit]] = [:]
    var order: [Site] = []
    let sites = sites()
    for (number, section) in sections.enumerated() {
      for edit in section.edits {
        let (site, edits) = try find(edit, of: number, in: sites)
        if placed[site] == nil { order.append(site) }
        placed[site, default: []] += edits
      }
    }
    for site in order {
      let (source, edits) = (sources[site.file], placed[site] ?? [])
      switch site.kind {
      case .body(let index):
        let body = bodies[site.file].bodies[index]
        var weaver = BodyWeaver(body, of: source, sections)
        pieces[site.file].append(
          Piece(range: source.range(body.tokens), text: weaver.weave(edits)))
        complaints += weaver.complaints
      case .property(let index):
        let tokens = bodies[site.file].properties[index].tokens
        pieces[site.file].append(
          Piece(range: source.range(tokens), text: value(tokens, edits, source)))
      case .emptyBody(let index):
        let brace = source.tokens[bodies[site.file].emptyBodies[index].brace].range.upperBound
        for edit in edits {
          pieces[site.file].append(
            Piece(
              range: brace..<brace,
              text: "\nif on(.\(sections[edit.section].caseName)) {\n\(edit.text)\n}\n"))
        }
      }
    }
  }

  /// The initial value of a property, with what its observers do: these are all run.
  private func value(_ tokens: Range<Int>, _ edits: [PlacedEdit], _ source: SourceText) -> String {
    var text = source.text(source.range(tokens))
    var observers = ""
    for edit in edits {
      let name = sections[edit.section].caseName
      let observer = edit.text.trimmed
      if edit.tokens.isEmpty, observer.hasPrefix("{ didSet {"), observer.hasSuffix("}") {
        observers += " if on(.\(name)) \(observer.dropFirst("{ didSet ".count).dropLast())"
      } else {
        text = "(on(.\(name)) ? (\(edit.alone(in: tokens, of: source))) : (\(text)))"
      }
    }
    return observers.isEmpty ? text : "\(text) { didSet {\(observers) } }"
  }

  private func sites() -> [String: [Site]] {
    var sites: [String: [Site]] = [:]
    for (file, bodies) in bodies.enumerated() {
      for (index, body) in bodies.bodies.enumerated() {
        sites[body.fullName, default: []].append(Site(file: file, kind: .body(index)))
      }
      for (index, body) in bodies.emptyBodies.enumerated() {
        sites[body.fullName, default: []].append(Site(file: file, kind: .emptyBody(index)))
      }
      for (index, property) in bodies.properties.enumerated() {
        sites[property.fullName, default: []].append(Site(file: file, kind: .property(index)))
      }
    }
    return sites
  }

  private func tokens(of site: Site) -> Range<Int> {
    switch site.kind {
    case .body(let index): bodies[site.file].bodies[index].tokens
    case .property(let index): bodies[site.file].properties[index].tokens
    case .emptyBody(let index):
      bodies[site.file].emptyBodies[index].brace + 1..<bodies[site.file].emptyBodies[index].brace
        + 1
    }
  }

  /// Finds the only place where the old text of an edit stands in the functions of its name.
  private func find(
    _ edit: Section.Edit, of section: Int, in sites: [String: [Site]]
  ) throws(CatalogueError) -> (Site, [PlacedEdit]) {
    guard let candidates = sites[edit.function] else {
      throw CatalogueError(edit.place, "the engine has no function \(edit.function)")
    }
    let old = SourceText(path: "", edit.old)
    var found: [(Site, Int)] = []
    for site in candidates {
      let range = tokens(of: site)
      if old.tokens.isEmpty {
        found.append((site, range.lowerBound))
      } else if range.count >= old.tokens.count {
        for start in range.lowerBound...(range.upperBound - old.tokens.count)
        where sources[site.file].has(old, at: start) {
          found.append((site, start))
        }
      }
    }
    guard found.count == 1, let (site, start) = found.first else {
      let times = found.isEmpty ? "does not stand" : "stands \(found.count) times"
      throw CatalogueError(
        edit.place, "the text before the edit \(times) in \(edit.function)")
    }
    let new = SourceText(path: "", edit.new)
    guard old.looseBrackets == new.looseBrackets else {
      throw CatalogueError(edit.place, "the new text opens or closes other brackets than the old")
    }
    var edits: [PlacedEdit] = []
    var place = start
    for run in edit.runs {
      let (old, new) = (SourceText(path: "", run.old), SourceText(path: "", run.new))
      if !run.stays {
        edits.append(
          PlacedEdit(
            replacing: old, by: new, at: place, of: sources[site.file], in: section))
      }
      place += old.tokens.count
    }
    return (site, edits)
  }

  // MARK: Declarations

  /// Adds what sections declare to the types; what several declare alike is added once.
  private func declare(
    _ declarations: [Section.Declaration], _ pieces: inout [[Piece]], _ loose: inout [String]
  ) throws(CatalogueError) {
    var known: Set<[String]> = []
    for declaration in declarations {
      let words = SourceText(path: "", declaration.text).tokens.map(\.text)
      guard known.insert([declaration.type ?? ""] + words).inserted else { continue }
      guard let type = declaration.type else {
        loose.append(declaration.text)
        continue
      }
      guard
        let (file, brace) = bodies.enumerated().lazy.compactMap({ file, bodies in
          bodies.types.first { $0.fullName == type }.map { (file, $0.brace) }
        }).first
      else { throw CatalogueError(declaration.place, "the engine has no type \(type)") }
      let end = sources[file].tokens[brace].range.upperBound
      pieces[file].append(Piece(range: end..<end, text: "\n\(declaration.text)"))
    }
  }

  private static func switches(of sections: [Section]) -> String {
    """
    import Foundation
    import Thresholds

    /// The sections of the catalogue.
    @usableFromInline
    enum Variant: Int {
      case \(sections.map(\.caseName).joined(separator: "\n  case "))

      static let names = [
        \(sections.map { "\"\($0.name)\"," }.joined(separator: "\n    "))
      ]

      /// For each section, whether it is on.
      static let areOn: [Bool] = {
        let words = ProcessInfo.processInfo.environment["TOUCHSTONE_VARIANTS"] ?? ""
        let wanted = words.split(separator: ",").map(String.init)
        for name in wanted where !names.contains(name) {
          let sentence = "TOUCHSTONE_VARIANTS: there is no section \\(name)\\n"
          FileHandle.standardError.write(Data(sentence.utf8))
          exit(2)
        }
        return names.map(wanted.contains)
      }()
    }

    /// Whether a section is on.
    @usableFromInline
    func on(_ variant: Variant) -> Bool { Variant.areOn[variant.rawValue] }

    """
  }
}

extension Section {
  /// Its name as Swift spells it.
  var caseName: String {
    let words = name.split(separator: "-")
    return "`" + words[0]
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined() + "`"
  }
}

extension SourceText {
  /// The brackets that are closed or opened and have no partner.
  var looseBrackets: [String] {
    var loose: [String] = []
    for token in tokens where token.opens || token.closes {
      if let last = loose.last, token.closes, ["()", "[]", "{}"].contains(last + token.text) {
        loose.removeLast()
      } else {
        loose.append(token.text)
      }
    }
    return loose
  }

  /// Whether the tokens from the one at `start` on have the words of another text.
  func has(_ other: SourceText, at start: Int) -> Bool {
    zip(tokens[start...], other.tokens).allSatisfy { $0.text == $1.text }
  }

  /// The byte before which something is inserted that comes before the token at `index`.
  func start(_ index: Int) -> Int {
    index < tokens.count ? tokens[index].range.lowerBound : bytes.count
  }

  /// The byte after the token before the one at `index`.
  func endBefore(_ index: Int) -> Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }
}

/// An edit at its place in a file, cut down to the tokens that differ.
struct PlacedEdit {
  /// The number of its section.
  let section: Int
  /// The tokens that it replaces; where it only inserts, none.
  let tokens: Range<Int>
  /// The bytes that it replaces, with the space around the tokens.
  let range: Range<Int>
  let text: String

  init(
    replacing old: SourceText, by new: SourceText, at start: Int, of source: SourceText,
    in section: Int
  ) {
    let (one, other) = (old.tokens.map(\.text), new.tokens.map(\.text))
    let head = zip(one, other).prefix { $0 == $1 }.count
    let tail = zip(one.dropFirst(head).reversed(), other.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    self.section = section
    tokens = (start + head)..<(start + one.count - tail)
    let hasHead = head > 0
    let hasTail = tail > 0
    let low = hasHead ? source.endBefore(tokens.lowerBound) : source.start(tokens.lowerBound)
    let high = hasTail ? source.start(tokens.upperBound) : source.endBefore(tokens.upperBound)
    range = one.isEmpty ? low..<low : low..<max(low, high)
    if one.isEmpty {
      text = "\n" + new.text(0..<new.bytes.count).trimmed + "\n"
      return
    }
    let (first, last) = (head, other.count - tail)
    let from = hasHead ? new.endBefore(first) : first < last ? new.start(first) : 0
    let to = hasTail ? new.start(last) : new.endBefore(last)
    text = first < last || hasHead && hasTail ? new.text(from..<max(from, to)) : ""
  }

  /// The text of these tokens with this edit alone.
  func alone(in tokens: Range<Int>, of source: SourceText) -> String {
    let all = source.range(tokens)
    return source.text(all.lowerBound..<range.lowerBound) + text
      + source.text(range.upperBound..<all.upperBound)
  }
}
