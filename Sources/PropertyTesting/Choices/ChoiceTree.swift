/// What a value is, said in labelled choices.
///
/// The tree is the second spelling of a value: a generator draws the value from the tree and
/// spells the tree from the value. It holds only what the value is, never how it was found.
/// The empty tree spells the simplest value of every generator.
public struct ChoiceTree: Hashable, Sendable {
  /// The choices and spans of the outermost span.
  public var nodes: [Node]

  /// Makes a tree; without nodes, the one that spells the simplest value.
  public init(_ nodes: [Node] = []) {
    self.nodes = nodes
  }

  /// A choice or a span.
  public enum Node: Hashable, Sendable {
    /// One bounded integer.
    case choice(Choice)
    /// A group of nodes that belong together.
    case span(Span)
  }

  /// A group of nodes that belong together; edits inside never shift what lies outside.
  public struct Span: Hashable, Sendable {
    /// What the span stands for.
    public enum Kind: String, Hashable, Sendable {
      /// The fields of one value.
      case record
      /// The elements of one list, and nothing else.
      case list
      /// One element of the list around it.
      case element
    }

    /// The unit; an element has the tag of its list.
    public let tag: Tag
    /// What the span stands for.
    public let kind: Kind
    /// What is inside.
    public var nodes: [Node]

    /// Makes a span.
    public init(_ tag: Tag, _ kind: Kind, _ nodes: [Node]) {
      self.tag = tag
      self.kind = kind
      self.nodes = nodes
    }
  }
}

extension ChoiceTree {
  /// Every choice, in the order in which they are drawn.
  public var choices: [Choice] {
    var found: [Choice] = []
    nodes.forEachChoice { found.append($0) }
    return found
  }
}

extension ChoiceTree.Span {
  /// Whether it was opened by a choice between alternatives, which comes first in it and has its tag.
  var isBranch: Bool {
    guard kind == .record, case .choice(let choice)? = nodes.first else { return false }
    return choice.kind == .branch && choice.tag == tag
  }

  /// Hashes what is inside alone: in trees of one generator nothing else differs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(nodes)
  }
}

extension [ChoiceTree.Node] {
  /// Visits every choice, in the order in which they are drawn.
  func forEachChoice(_ visit: (Choice) -> Void) {
    var place = 0
    while place < count {
      switch self[place] {
      case .choice(let choice): visit(choice)
      case .span(let span): span.nodes.forEachChoice(visit)
      }
      place += 1
    }
  }
}
