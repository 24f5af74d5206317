extension ChoiceTree {
  /// How many choices and list elements the tree has.
  public var size: Int { nodes.size }

  /// Whether this tree comes before another in shortlex order.
  ///
  /// A tree with fewer choices and elements is simpler; of two that have as many, the one with
  /// the smaller rank at the first difference; of two with the same ranks, the one whose first
  /// span with more or less in it has less. So of two different trees of a generator one is
  /// simpler.
  public func isSimpler(than other: ChoiceTree) -> Bool {
    nodes.isSimpler(than: other.nodes)
  }
}

extension [ChoiceTree.Node] {
  /// How many choices and list elements there are.
  var size: Int {
    var size = 0
    var place = 0
    // By places, which a build for debugging goes through much faster than a sequence.
    while place < count {
      switch self[place] {
      case .choice: size += 1
      case .span(let span): size += span.size
      }
      place += 1
    }
    return size
  }

  /// Whether these nodes come before others in shortlex order.
  func isSimpler(than other: [ChoiceTree.Node]) -> Bool {
    let (size, otherSize) = (size, other.size)
    if size != otherSize { return size < otherSize }
    let (ranks, otherRanks) = (ranks, other.ranks)
    if ranks != otherRanks { return ranks.lexicographicallyPrecedes(otherRanks) }
    return shape.lexicographicallyPrecedes(other.shape)
  }

  /// How many nodes every span has, outer before inner.
  private var shape: [Int] {
    flatMap { node -> [Int] in
      guard case .span(let span) = node else { return [] }
      return [span.nodes.count] + span.nodes.shape
    }
  }

  private var ranks: [UInt] {
    var ranks: [UInt] = []
    forEachChoice { ranks.append($0.rank) }
    return ranks
  }
}

extension ChoiceTree.Span {
  /// How many choices and elements the span is worth, itself included.
  var size: Int { nodes.size + (kind == .element ? 1 : 0) }
}
