/// Answers from a recorded tree, span by span, matching by tag.
///
/// A draw takes the next recorded choice of its tag and kind inside the span it is in. If there
/// is none, or it is out of bounds, the draw gets the simplest value. What is left of a span when
/// it ends is dropped. So an edit never shifts what follows it, and a record outlives fields that
/// were added, removed or reordered.
struct Replay: Supply {
  private var frames: [Frame]

  init(_ tree: ChoiceTree) {
    frames = [Frame(tree.nodes)]
  }

  mutating func choose(_ choice: Choice) -> Int {
    guard
      case .choice(let recorded) = take({ node in
        if case .choice(let other) = node { other.answers(choice) } else { false }
      }),
      choice.bounds.contains(recorded.value)
    else { return choice.origin }
    return recorded.value
  }

  mutating func enter(_ kind: ChoiceTree.Span.Kind, _ tag: Tag) {
    let node = take { node in
      if case .span(let span) = node { span.kind == kind && span.tag == tag } else { false }
    }
    if case .span(let span) = node {
      frames.append(Frame(span.nodes))
    } else {
      frames.append(Frame([]))
    }
  }

  mutating func leave() {
    if frames.count > 1 { frames.removeLast() }
  }

  mutating func count(of tag: Tag, in bounds: ClosedRange<Int>) -> Int {
    let recorded = frames[frames.count - 1].nodes.count { node in
      if case .span(let span) = node { span.kind == .element && span.tag == tag } else { false }
    }
    return min(max(recorded, bounds.lowerBound), bounds.upperBound)
  }

  private mutating func take(_ fits: (ChoiceTree.Node) -> Bool) -> ChoiceTree.Node? {
    frames[frames.count - 1].take(fits)
  }
}

/// The nodes of one open span, and which of them were drawn.
private struct Frame: Sendable {
  let nodes: [ChoiceTree.Node]
  /// Every node before this one was drawn.
  private var start = 0
  /// The nodes after it that were drawn out of turn, which only happens to old records.
  private var early: [Int] = []

  init(_ nodes: [ChoiceTree.Node]) {
    self.nodes = nodes
  }

  mutating func take(_ fits: (ChoiceTree.Node) -> Bool) -> ChoiceTree.Node? {
    for index in nodes.indices.dropFirst(start)
    where !early.contains(index) && fits(nodes[index]) {
      early.append(index)
      while let drawn = early.firstIndex(of: start) {
        early.remove(at: drawn)
        start += 1
      }
      return nodes[index]
    }
    return nil
  }
}
