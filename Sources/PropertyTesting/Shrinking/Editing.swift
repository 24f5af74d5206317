/// Where a span is: the index to take at every level from the outermost nodes on.
package typealias Path = [Int]

extension ChoiceTree {
  /// A span and where it is.
  package struct Site {
    package let path: Path
    package let span: Span
  }

  /// Every span of the tree, outer before inner and left before right.
  package var sites: [Site] {
    var sites: [Site] = []
    nodes.collectSites(at: [], into: &sites)
    return sites
  }

  /// How many choices come before those of a span.
  func index(ofFirstChoiceAt path: Path) -> Int {
    var count = 0
    var nodes = nodes
    for index in path {
      for node in nodes.prefix(index) {
        switch node {
        case .choice: count += 1
        case .span(let span): span.nodes.forEachChoice { _ in count += 1 }
        }
      }
      guard case .span(let span) = nodes[index] else { break }
      nodes = span.nodes
    }
    return count
  }

  /// The tree with one span replaced by what the edit makes of it.
  package func editing(_ path: Path, _ edit: (inout Span) -> Void) -> ChoiceTree {
    var tree = self
    tree.nodes.edit(path[...], edit)
    return tree
  }

  /// The tree without some of the nodes of a span.
  package func removing(_ range: Range<Int>, from path: Path) -> ChoiceTree {
    editing(path) { $0.nodes.removeSubrange(range) }
  }

  /// The tree with other values; the index counts the choices in order.
  ///
  /// A change that would leave the bounds of a choice gives its origin instead.
  func mappingChoices(_ change: (_ index: Int, _ choice: Choice) -> Int) -> ChoiceTree {
    var tree = self
    var index = 0
    tree.nodes.changeChoices { choice in
      defer { index += 1 }
      return choice.with(value: change(index, choice)) ?? choice.simplest
    }
    return tree
  }

  /// The tree with the values of two choices, or of one if they are the same, replaced.
  package func setting(_ values: (index: Int, value: Int)...) -> ChoiceTree {
    mappingChoices { index, choice in
      values.first { $0.index == index }?.value ?? choice.value
    }
  }
}

extension [ChoiceTree.Node] {
  fileprivate func collectSites(at path: Path, into sites: inout [ChoiceTree.Site]) {
    var index = 0
    while index < count {
      if case .span(let span) = self[index] {
        let place = path + [index]
        sites.append(ChoiceTree.Site(path: place, span: span))
        span.nodes.collectSites(at: place, into: &sites)
      }
      index += 1
    }
  }

  fileprivate mutating func edit(
    _ path: ArraySlice<Int>, _ edit: (inout ChoiceTree.Span) -> Void
  ) {
    guard let index = path.first, case .span(var span) = self[index] else { return }
    if path.count == 1 {
      edit(&span)
    } else {
      span.nodes.edit(path.dropFirst(), edit)
    }
    self[index] = .span(span)
  }

  mutating func changeChoices(_ change: (Choice) -> Choice) {
    var index = 0
    while index < count {
      switch self[index] {
      case .choice(let choice):
        self[index] = .choice(change(choice))
      case .span(var span):
        span.nodes.changeChoices(change)
        self[index] = .span(span)
      }
      index += 1
    }
  }
}
