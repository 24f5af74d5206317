/// Reads the bytes of a token, believing nothing.
///
/// Every read is checked against what is left, every count against the bytes it would need at
/// least, and the depth against a limit; so hostile bytes cost no more than their length.
struct TokenReader {
  private var rest: ArraySlice<UInt8>
  private var tags: [Tag] = []

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// The tree, or nil if the bytes are not exactly one.
  mutating func readTree() -> ChoiceTree? {
    guard readTags(), let nodes = readNodes(depth: 0), rest.isEmpty else { return nil }
    return ChoiceTree(nodes)
  }

  private mutating func readTags() -> Bool {
    guard let count = readCount() else { return false }
    for _ in 0..<count {
      guard let length = readCount(), let name = String(validating: rest.prefix(length)) else {
        return false
      }
      rest.removeFirst(length)
      tags.append(Tag(name))
    }
    return true
  }

  private mutating func readNodes(depth: Int) -> [ChoiceTree.Node]? {
    guard depth <= Token.deepestNesting, let count = readCount() else { return nil }
    var nodes: [ChoiceTree.Node] = []
    for _ in 0..<count {
      guard let node = readNode(depth: depth) else { return nil }
      nodes.append(node)
    }
    return nodes
  }

  private mutating func readNode(depth: Int) -> ChoiceTree.Node? {
    guard let head = readNumber(), let tag = self.tag(head / UInt64(TokenWriter.Kind.count)),
      let kind = TokenWriter.Kind(rawValue: Int(head % UInt64(TokenWriter.Kind.count)))
    else { return nil }
    switch kind {
    case .value: return readChoice(tag, .value)
    case .branch: return readChoice(tag, .branch)
    case .reference:
      guard let index = readNumber(), let target = self.tag(index) else { return nil }
      return readChoice(tag, .reference(to: target))
    case .record:
      return readNodes(depth: depth + 1).map { .span(ChoiceTree.Span(tag, .record, $0)) }
    case .list:
      return readElements(tag, depth: depth + 1).map { .span(ChoiceTree.Span(tag, .list, $0)) }
    }
  }

  private mutating func readElements(_ tag: Tag, depth: Int) -> [ChoiceTree.Node]? {
    guard let count = readCount() else { return nil }
    var elements: [ChoiceTree.Node] = []
    for _ in 0..<count {
      guard let nodes = readNodes(depth: depth) else { return nil }
      elements.append(.span(ChoiceTree.Span(tag, .element, nodes)))
    }
    return elements
  }

  private mutating func readChoice(_ tag: Tag, _ kind: Choice.Kind) -> ChoiceTree.Node? {
    guard let number = readNumber(),
      let value = Int(exactly: Int64(bitPattern: number >> 1) ^ -Int64(number & 1))
    else { return nil }
    return .choice(Choice(tag, kind, value: value, in: .min ... .max, origin: 0))
  }

  private func tag(_ index: UInt64) -> Tag? {
    index < UInt64(tags.count) ? tags[Int(index)] : nil
  }

  /// A number of things each of which takes at least one byte.
  private mutating func readCount() -> Int? {
    guard let count = readNumber(), count <= UInt64(rest.count) else { return nil }
    return Int(count)
  }

  private mutating func readNumber() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, through: 63, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      let bits = UInt64(byte & 0x7F)
      guard shift < 63 || bits <= 1 else { return nil }
      number |= bits << shift
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }
}

extension String {
  /// Text of UTF-8, or nil if the bytes are none.
  fileprivate init?(validating bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
