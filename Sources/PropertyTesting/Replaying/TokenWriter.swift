/// Writes the bytes of a token.
///
/// The content is a table of names (their count; for each its length and UTF-8) and the outermost
/// nodes. Nodes are their count and, for each, a head that is `5 * name + kind` and what the kind
/// needs: a value, branch or reference its number (and the name of the target), a record its
/// nodes, a list the count of elements and the nodes of each. All numbers are LEB128; signed ones
/// are zigzagged first.
struct TokenWriter {
  /// The kinds of node; the raw values are part of the format.
  enum Kind: Int {
    case value, branch, reference, record, list
    static let count = 5
  }

  private var names: [String] = []
  private var body: [UInt8] = []

  /// What was written: the names, then the nodes.
  var bytes: [UInt8] {
    var writer = TokenWriter()
    writer.write(number: UInt64(names.count))
    for name in names {
      writer.write(number: UInt64(name.utf8.count))
      writer.body += Array(name.utf8)
    }
    return writer.body + body
  }

  mutating func write(_ tree: ChoiceTree) {
    write(tree.nodes, depth: 0)
  }

  private mutating func write(_ nodes: [ChoiceTree.Node], depth: Int) {
    let needed = nodes.needed
    write(number: UInt64(needed.count))
    for node in needed {
      switch node {
      case .choice(let choice): write(choice)
      case .span(let span): write(span, depth: depth + 1)
      }
    }
  }

  private mutating func write(_ choice: Choice) {
    switch choice.kind {
    case .value: write(head: .value, choice.tag)
    case .branch: write(head: .branch, choice.tag)
    case .reference(let target):
      write(head: .reference, choice.tag)
      write(number: UInt64(index(of: target)))
    }
    let value = Int64(choice.value)
    write(number: UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  private mutating func write(_ span: ChoiceTree.Span, depth: Int) {
    let isTooDeep = depth >= Token.deepestNesting
    if span.kind == .list {
      write(head: .list, span.tag)
      let elements = isTooDeep ? [] : span.elements
      write(number: UInt64(elements.count))
      for element in elements { write(element.nodes, depth: depth) }
    } else {
      write(head: .record, span.tag)
      write(isTooDeep ? [] : span.nodes, depth: depth)
    }
  }

  private mutating func write(head kind: Kind, _ tag: Tag) {
    write(number: UInt64(index(of: tag) * Kind.count + kind.rawValue))
  }

  private mutating func index(of tag: Tag) -> Int {
    if let index = names.firstIndex(of: tag.name) { return index }
    names.append(tag.name)
    return names.count - 1
  }

  private mutating func write(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      body.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    body.append(UInt8(rest))
  }
}

extension ChoiceTree.Span {
  /// The elements of a list; a replay takes nothing else from it.
  fileprivate var elements: [ChoiceTree.Span] {
    nodes.compactMap { node in
      if case .span(let span) = node, span.kind == .element, span.tag == tag { span } else { nil }
    }
  }
}

extension [ChoiceTree.Node] {
  /// The nodes without those whose absence reads as the same.
  ///
  /// A node at its simplest is still needed if another of its kind and tag follows, which would
  /// otherwise be taken in its place. Elements outside a list are never read.
  fileprivate var needed: [ChoiceTree.Node] {
    var kept: [ChoiceTree.Node] = []
    for node in reversed() where !node.isElement {
      if !node.isAtItsSimplest || kept.contains(where: { $0.isTaken(like: node) }) {
        kept.append(node)
      }
    }
    return kept.reversed()
  }
}

extension ChoiceTree.Node {
  fileprivate var isElement: Bool {
    if case .span(let span) = self { span.kind == .element } else { false }
  }

  /// Whether the node reads the same as nothing. A list does if it is empty: either way it gets as
  /// many elements as it must have.
  fileprivate var isAtItsSimplest: Bool {
    switch self {
    case .choice(let choice): choice.isOrigin
    case .span(let span) where span.kind == .list: span.nodes.isEmpty
    // Without the span it would read as an old record, in which the choice lies open.
    case .span(let span) where span.isBranch: false
    case .span(let span): span.nodes.allSatisfy(\.isAtItsSimplest)
    }
  }
}

extension ChoiceTree.Node {
  /// Whether a draw that takes one of two nodes could take the other.
  func isTaken(like other: ChoiceTree.Node) -> Bool {
    switch (self, other) {
    case (.choice(let one), .choice(let two)): one.answers(two)
    case (.span(let one), .span(let two)): one.kind == two.kind && one.tag == two.tag
    default: false
    }
  }
}
