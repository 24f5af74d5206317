extension ChoiceTree: CustomStringConvertible {
  /// The tree on one line, such as `x 3, views [{width 1}, {width 2}]`.
  public var description: String { nodes.line }

  /// The tree on many lines, a node a line, two spaces for each level.
  public var dump: String {
    var lines: [String] = []
    nodes.dump(into: &lines, indent: "")
    return lines.joined(separator: "\n")
  }
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

  fileprivate func dump(into lines: inout [String], indent: String) {
    for node in self {
      switch node {
      case .choice(let choice):
        lines.append("\(indent)\(choice) in \(choice.bounds)")
      case .span(let span):
        lines.append("\(indent)\(span.kind.rawValue) \(span.tag)")
        span.nodes.dump(into: &lines, indent: indent + "  ")
      }
    }
  }
}
