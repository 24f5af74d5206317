import PropertyTesting

extension ChoiceTree {
  /// The tree with some of its choices at other values, and some of its parts left out.
  func damaged(by random: inout Random) -> ChoiceTree {
    ChoiceTree(nodes.map { $0.damaged(by: &random) })
  }
}

extension ChoiceTree.Node {
  fileprivate func damaged(by random: inout Random) -> ChoiceTree.Node {
    switch self {
    case .choice(let choice):
      guard random.below(8) == 0 else { return self }
      return .choice(choice.with(value: random.integer(in: choice.bounds)) ?? choice)
    case .span(var span):
      span.nodes = span.nodes.compactMap { node in
        random.below(30) == 0 ? nil : node.damaged(by: &random)
      }
      return .span(span)
    }
  }
}
