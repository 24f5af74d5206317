/// Answers from a recorded tree, span by span, matching by tag.
///
/// A draw takes the next recorded choice of its tag and kind inside the span it is in. If there
/// is none, or it is out of bounds, the draw gets the simplest value. What is left of a span when
/// it ends is dropped. So an edit never shifts what follows it, and a record outlives fields that
/// were added, removed or reordered.
struct Replay: Supply {
  private var frames: [Frame]
  /// What makes up the choices that are missing, instead of the simplest.
  private var filling: Random?

  init(_ tree: ChoiceTree, filling: Random? = nil) {
    frames = [Frame(tree.nodes)]
    self.filling = filling
  }

  mutating func choose(_ choice: Choice) -> Int {
    guard
      case .choice(let recorded) = take({ node in
        if case .choice(let other) = node { other.answers(choice) } else { false }
      })
    else { return fill(choice) }
    return choice.bounds.contains(recorded.value) ? recorded.value : choice.origin
  }

  mutating func enter(_ kind: ChoiceTree.Span.Kind, _ tag: Tag) {
    let node = take { node in
      if case .span(let span) = node { span.kind == kind && span.tag == tag } else { false }
    }
    if case .span(let span) = node {
      frames.append(Frame(span.nodes))
    } else {
      frames.append(Frame(nil))
    }
  }

  /// Old records have no such span: the choice and what follows it lie in the span around.
  mutating func enterBranch(_ tag: Tag) {
    let node = take { node in
      if case .span(let span) = node { span.kind == .record && span.tag == tag } else { false }
    }
    if case .span(let span) = node {
      frames.append(Frame(span.nodes))
    } else {
      frames[frames.count - 1].continuations += 1
    }
  }

  mutating func leave() {
    if frames[frames.count - 1].continuations > 0 {
      frames[frames.count - 1].continuations -= 1
    } else if frames.count > 1 {
      frames.removeLast()
    }
  }

  mutating func count(of tag: Tag, in bounds: ClosedRange<Int>) -> Int {
    if filling != nil, !frames[frames.count - 1].isRecorded { return fill(bounds) }
    let recorded = frames[frames.count - 1].nodes.count { node in
      if case .span(let span) = node { span.kind == .element && span.tag == tag } else { false }
    }
    return min(max(recorded, bounds.lowerBound), bounds.upperBound)
  }

  mutating func enterIfAny(_ tag: Tag, atMost most: Int) -> Int {
    let node = take { node in
      if case .span(let span) = node { span.kind == .list && span.tag == tag } else { false }
    }
    guard case .span(let span) = node else { return 0 }
    frames.append(Frame(span.nodes))
    let count = count(of: tag, in: 0...most)
    if count == 0 { leave() }
    return count
  }

  /// A value near the origin as often as any other.
  private mutating func fill(_ choice: Choice) -> Int {
    guard var random = filling else { return choice.origin }
    defer { filling = random }
    if choice.kind == .value, random.hits(.half) {
      return choice.value(ofRank: UInt(random.below(4))) ?? choice.origin
    }
    return random.integer(in: choice.bounds)
  }

  /// A length of the three shortest.
  private mutating func fill(_ bounds: ClosedRange<Int>) -> Int {
    min(bounds.lowerBound + Int(filling?.below(3) ?? 0), bounds.upperBound)
  }

  private mutating func take(_ fits: (ChoiceTree.Node) -> Bool) -> ChoiceTree.Node? {
    frames[frames.count - 1].take(fits)
  }
}

/// The nodes of one open span, and which of them were drawn.
private struct Frame: Sendable {
  let nodes: [ChoiceTree.Node]
  /// Whether there is a record of the span at all.
  let isRecorded: Bool
  /// Every node before this one was drawn.
  private var start = 0
  /// The nodes after it that were drawn out of turn, which only happens to old records.
  private var early: [Int] = []
  /// How many spans were entered that this one stands for as well.
  var continuations = 0

  init(_ nodes: [ChoiceTree.Node]?) {
    self.nodes = nodes ?? []
    isRecorded = nodes != nil
  }

  mutating func take(_ fits: (ChoiceTree.Node) -> Bool) -> ChoiceTree.Node? {
    var place = start
    while place < nodes.count {
      let node = nodes[place]
      if (early.isEmpty || !early.contains(place)) && fits(node) {
        if place > start { early.append(place) } else { passStart() }
        return node
      }
      place += 1
    }
    return nil
  }

  /// Goes on to the first node that was not drawn, now that the one at `start` was.
  private mutating func passStart() {
    start += 1
    while !early.isEmpty, let drawn = early.firstIndex(of: start) {
      early.remove(at: drawn)
      start += 1
    }
  }
}
