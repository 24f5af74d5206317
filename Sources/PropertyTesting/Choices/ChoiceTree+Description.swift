extension ChoiceTree: CustomStringConvertible {
  /// The tree on one line, such as `x 3, views [{width 1}, {width 2}]`.
  public var description: String { nodes.line }
}

extension ChoiceTree.Span: CustomStringConvertible {
  /// The span on one line.
  public var description: String {
    switch kind {
    case .record: "\(tag) {\(nodes.line)}"
    case .list: "\(tag) [\(nodes.line)]"
    case .element: "{\(nodes.line)}"
    }
  }
}

extension Choice: CustomStringConvertible {
  /// The tag and the value; a branch has a `|` and a reference a `#` before the number.
  public var description: String {
    switch kind {
    case .value: "\(tag) \(value)"
    case .branch: "\(tag) |\(value)"
    case .reference: "\(tag) #\(value)"
    }
  }
}

extension [ChoiceTree.Node] {
  fileprivate var line: String {
    map { node in
      switch node {
      case .choice(let choice): choice.description
      case .span(let span): span.description
      }
    }.joined(separator: ", ")
  }
}
