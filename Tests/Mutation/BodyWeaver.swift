import Catalogue

/// Weaves edits into one body.
///
/// An edit becomes a choice in the smallest part of the body that can be one: a condition, the value
/// of a declaration, or statements, if need be up to the end of their block.
struct BodyWeaver {
  /// The sections that change the same part and do not say `Excludes:`.
  private(set) var complaints: [CatalogueError] = []

  private let source: SourceText
  private let body: Body
  private let statements: Statements
  private let blocks: [Block]
  private let sections: [Section]

  /// A block with the tokens of its statements.
  private struct Block {
    let tokens: Range<Int>
    let statements: [Range<Int>]
    /// Whether it is one expression, whose value is returned without saying so.
    let isExpression: Bool
  }

  init(_ body: Body, of source: SourceText, _ sections: [Section]) {
    self.body = body
    self.source = source
    self.sections = sections
    statements = Statements(of: body, in: source)
    var blocks = statements.blocks.map {
      Block(
        tokens: $0.tokens, statements: $0.statements.map(\.tokens),
        isExpression: $0.isClosure && $0.statements.count == 1 && $0.statements[0].kind == .plain)
    }
    if statements.isExpression {
      blocks[0] = Block(tokens: body.tokens, statements: [body.tokens], isExpression: true)
    }
    self.blocks = blocks
  }

  /// The body with these edits woven in.
  mutating func weave(_ edits: [PlacedEdit]) -> String {
    render(body.tokens, edits, applied: [])
  }

  // MARK: Parts

  /// A part of the body that becomes a choice.
  private struct Part {
    let kind: Kind
    let tokens: Range<Int>

    enum Kind { case clauses, value, statements, expression }
  }

  private func part(for edit: PlacedEdit) -> Part {
    if let part = clauses(for: edit) { return part }
    let around = blocks.filter {
      $0.tokens.lowerBound <= edit.tokens.lowerBound
        && edit.tokens.upperBound <= $0.tokens.upperBound
    }
    for block in around.sorted(by: { $0.tokens.count < $1.tokens.count }) {
      if let part = part(of: block, for: edit) { return part }
    }
    return whole
  }

  private var whole: Part {
    Part(kind: statements.isExpression ? .expression : .statements, tokens: body.tokens)
  }

  private func clauses(for edit: PlacedEdit) -> Part? {
    let lists = statements.clauses.filter {
      $0[0].lowerBound <= edit.tokens.lowerBound
        && edit.tokens.upperBound <= $0[$0.count - 1].upperBound
    }
    guard let list = lists.min(by: { $0[0].lowerBound > $1[0].lowerBound }) else { return nil }
    let words = SourceText(path: "", edit.text).tokens.map(\.text)
    let touched = list.filter { clause in
      if edit.tokens.isEmpty {
        let place = edit.tokens.lowerBound
        return clause.lowerBound < place && place < clause.upperBound
          || place == clause.upperBound && words.first != ","
          || place == clause.lowerBound && words.last != ","
      }
      // A comma that becomes something else joins the clauses on either side.
      let (first, last) = (edit.tokens.lowerBound, edit.tokens.upperBound - 1)
      return clause.overlaps(edit.tokens)
        || !words.isEmpty && words.first != "," && clause.upperBound == first
          && source.text(first) == ","
        || !words.isEmpty && words.last != "," && clause.lowerBound == last + 1
          && source.text(last) == ","
    }
    let low = touched.map(\.lowerBound).min() ?? edit.tokens.lowerBound
    let high = touched.map(\.upperBound).max() ?? edit.tokens.upperBound
    let tokens = min(low, edit.tokens.lowerBound)..<max(high, edit.tokens.upperBound)
    let (old, new) = (Clauses(text(tokens, [])), Clauses(text(tokens, [edit])))
    guard new.isBalanced else { return nil }
    if old.areBoolean, new.areBoolean { return Part(kind: .clauses, tokens: tokens) }
    if old.binding != nil, old.binding == new.binding {
      return Part(kind: .value, tokens: tokens)
    }
    return nil
  }

  private func part(of block: Block, for edit: PlacedEdit) -> Part? {
    if block.isExpression {
      let all = block.statements[0]
      return Snippet(text(all, [edit])).isBalanced ? Part(kind: .expression, tokens: all) : nil
    }
    var (first, last) = (0, 0)
    let touched = block.statements.indices.filter { block.statements[$0].overlaps(edit.tokens) }
    if let low = touched.first, let high = touched.last {
      (first, last) = (low, high + 1)
    } else {
      let place = edit.tokens.lowerBound
      first = block.statements.firstIndex { place < $0.upperBound } ?? block.statements.count
      last = first
      let words = SourceText(path: "", edit.text).tokens
      if first < block.statements.count, block.statements[first].lowerBound < place {
        last += 1
      } else if first > 0, let word = words.first, word.continuesStatement {
        first -= 1
      } else if let word = words.last, word.needsMore {
        last = min(last + 1, block.statements.count)
      }
    }
    func tokens() -> Range<Int> {
      first == last
        ? edit.tokens.lowerBound..<edit.tokens.lowerBound
        : block.statements[first].lowerBound..<block.statements[last - 1].upperBound
    }
    let new = Snippet(text(tokens(), [edit]))
    guard new.isBalanced else { return nil }
    let old = Snippet(text(tokens(), []))
    if old.head != nil, old.head == new.head { return Part(kind: .value, tokens: tokens()) }
    if old.declares || new.declares {
      first = min(first, block.statements.count)
      last = block.statements.count
      if first == last, edit.tokens.isEmpty { return Part(kind: .statements, tokens: tokens()) }
    }
    return Part(kind: .statements, tokens: tokens())
  }

  // MARK: Rendering

  /// The text of some tokens with edits made.
  private func text(_ tokens: Range<Int>, _ edits: [PlacedEdit]) -> String {
    let within = edits.filter {
      tokens.lowerBound <= $0.tokens.lowerBound && $0.tokens.upperBound <= tokens.upperBound
    }
    if tokens.isEmpty { return within.map(\.text).joined(separator: "\n") }
    let all = source.range(tokens)
    var text = ""
    var place = all.lowerBound
    for edit in within.sorted(by: { $0.order < $1.order }) {
      let low = max(place, edit.range.lowerBound)
      text += source.text(place..<max(place, low)) + edit.text
      place = min(max(low, edit.range.upperBound), all.upperBound)
    }
    return text + source.text(place..<max(place, all.upperBound))
  }

  /// The text of some tokens in which `applied` edits are made, and others can be on.
  private mutating func render(
    _ tokens: Range<Int>, _ edits: [PlacedEdit], applied: [PlacedEdit]
  ) -> String {
    if edits.isEmpty { return text(tokens, applied) }
    var groups: [(part: Part, edits: [PlacedEdit], isUnion: Bool)] = []
    let parts = edits.map { ($0, part(for: $0)) }.sorted {
      ($0.1.tokens.lowerBound, -$0.1.tokens.count, $0.0.section)
        < ($1.1.tokens.lowerBound, -$1.1.tokens.count, $1.0.section)
    }
    for (edit, part) in parts {
      if let place = groups.firstIndex(where: { part.tokens.meets($0.part.tokens) }) {
        groups[place].edits.append(edit)
        if part.tokens.upperBound > groups[place].part.tokens.upperBound {
          groups[place].part = union(groups[place].part.tokens, part.tokens)
          groups[place].isUnion = true
        }
      } else {
        groups.append((part, [edit], false))
      }
    }
    // What is inserted in front of a part comes before it.
    groups.sort {
      ($0.part.tokens.lowerBound, $0.part.tokens.count) < (
        $1.part.tokens.lowerBound, $1.part.tokens.count
      )
    }
    var text = ""
    var place = tokens.lowerBound
    // What is inserted where a part begins or ends belongs to that part.
    var applied = applied
    for group in groups {
      let part = group.part.tokens
      text += gap(
        place, part.lowerBound, in: tokens, applied.filter { !$0.inserts(at: part.lowerBound) })
      text += weave(group.part, group.edits, applied, isUnion: group.isUnion)
      applied.removeAll { $0.inserts(at: part.lowerBound) || $0.inserts(at: part.upperBound) }
      place = max(place, part.upperBound)
    }
    return text + gap(place, tokens.upperBound, in: tokens, applied)
  }

  /// The text between two parts, with the space on either side.
  private func gap(
    _ low: Int, _ high: Int, in tokens: Range<Int>, _ applied: [PlacedEdit]
  ) -> String {
    let before =
      low > tokens.lowerBound ? source.text(source.endBefore(low)..<source.start(low)) : ""
    if low >= high {
      return low == tokens.lowerBound || high == tokens.upperBound ? "" : before + "\n"
    }
    let after =
      high < tokens.upperBound ? source.text(source.endBefore(high)..<source.start(high)) : ""
    return before + text(low..<high, applied) + after
  }

  /// The statements that hold both of two parts that overlap.
  private func union(_ one: Range<Int>, _ other: Range<Int>) -> Part {
    let tokens =
      min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
    let around = blocks.filter {
      $0.tokens.lowerBound <= tokens.lowerBound && tokens.upperBound <= $0.tokens.upperBound
    }
    guard let block = around.min(by: { $0.tokens.count < $1.tokens.count }) else {
      return whole
    }
    if block.isExpression { return Part(kind: .expression, tokens: block.statements[0]) }
    let first = block.statements.first { $0.overlaps(tokens) }?.lowerBound ?? tokens.lowerBound
    let end = block.statements.last?.upperBound ?? tokens.upperBound
    return Part(kind: .statements, tokens: first..<end)
  }

  private mutating func weave(
    _ part: Part, _ edits: [PlacedEdit], _ applied: [PlacedEdit], isUnion: Bool
  ) -> String {
    let isDirect: (PlacedEdit) -> Bool = { [self] edit in
      isUnion || self.part(for: edit).tokens == part.tokens
    }
    guard let section = edits.filter(isDirect).map(\.section).min() else {
      return render(part.tokens, edits, applied: applied)
    }
    let own = edits.filter { $0.section == section }
    let others = edits.filter { $0.section != section }
    let fitting = others.filter { other in
      sections[section].isPermitted && sections[other.section].isPermitted
        && !Catalogue.exclude(sections[section], sections[other.section])
        && own.allSatisfy { $0.isApart(from: other, in: self.part(for: other).tokens) }
    }
    let fits = Set(fitting.map(\.section))
    for other in Set(others.map(\.section)).subtracting(fits).sorted()
    where !Catalogue.exclude(sections[section], sections[other]) {
      let (one, two) = (sections[min(section, other)], sections[max(section, other)])
      let complaint = CatalogueError(
        two.place,
        "\(two.name) changes the same statement as \(one.name) (\(one.place)); it has to say Excludes: \(one.name)"
      )
      if !complaints.contains(complaint) { complaints.append(complaint) }
    }
    let new = weave(part, fitting, applied + own, isUnion: isUnion)
    let old = weave(part, others, applied, isUnion: isUnion)
    return choice(part, sections[section], new, old)
  }

  private func choice(_ part: Part, _ section: Section, _ new: String, _ old: String) -> String {
    let name = section.caseName
    switch part.kind {
    case .clauses:
      let (one, other) = (Clauses(new), Clauses(old))
      return (one.hasLeadingComma || other.hasLeadingComma ? ", " : "")
        + " (on(.\(name)) ? \(one.joined) : \(other.joined)) "
        + (one.hasTrailingComma || other.hasTrailingComma ? ", " : "")
    case .value:
      let (one, other) = (Snippet(new), Snippet(old))
      let (first, second) = (one.value, other.value)
      if one.valueIsStatement || other.valueIsStatement {
        return "\(one.headText) if on(.\(name)) {\n\(first)\n} else {\n\(second)\n}"
      }
      return "\(one.headText) (on(.\(name)) ? (\(first)) : (\(second)))"
    case .statements, .expression:
      let isBody = part.kind == .expression
      let one = isBody ? Snippet.returning(new) : new
      let other = isBody ? Snippet.returning(old) : old
      if one.trimmed.isEmpty { return "\nif !on(.\(name)) {\n\(other)\n}\n" }
      if other.trimmed.isEmpty { return "\nif on(.\(name)) {\n\(one)\n}\n" }
      return "\nif on(.\(name)) {\n\(one)\n} else {\n\(other)\n}\n"
    }
  }
}

extension PlacedEdit {
  fileprivate func inserts(at place: Int) -> Bool {
    tokens.isEmpty && tokens.lowerBound == place
  }

  fileprivate var order: (Int, Int, Int) { (range.lowerBound, range.upperBound, section) }

  /// Whether it leaves alone what another edit changes, whose part takes these tokens.
  fileprivate func isApart(from other: PlacedEdit, in part: Range<Int>) -> Bool {
    if tokens.isEmpty || other.tokens.isEmpty {
      let isWithin =
        tokens.lowerBound < other.tokens.upperBound && other.tokens.lowerBound < tokens.upperBound
      if isWithin { return false }
    } else if tokens.overlaps(other.tokens) {
      return false
    }
    return tokens.upperBound <= part.lowerBound || part.upperBound <= tokens.lowerBound
      || part.lowerBound <= tokens.lowerBound && tokens.upperBound <= part.upperBound
  }
}

extension Token {
  /// Whether a statement can go on with it, and none begins so.
  fileprivate var continuesStatement: Bool {
    kind == .symbol && !["!", "-", "~"].contains(text)
      || [",", ":", "else", "as", "is", "(", "[", "{", "where", "catch"].contains(text)
  }
}

extension Token {
  /// Whether no statement ends with it.
  fileprivate var needsMore: Bool {
    kind == .symbol || opens || ["else", "return", "in", ",", ":", "if", "guard"].contains(text)
  }
}

extension Range<Int> {
  /// Whether two parts cannot be chosen independently.
  fileprivate func meets(_ other: Range<Int>) -> Bool {
    if isEmpty { return other.lowerBound < lowerBound && lowerBound < other.upperBound }
    if other.isEmpty { return lowerBound < other.lowerBound && other.lowerBound < upperBound }
    return overlaps(other)
  }
}
