/// A tree in the making: what a generator writes when it spells a value.
public struct Spelling: Sendable {
  /// The open spans from the outermost to the innermost, each with what it holds so far.
  private var open: [ChoiceTree.Span] = [ChoiceTree.Span("", .record, [])]
  /// Where it is noted what is spelled, if the process may end before the value is drawn.
  var note: CaseNote?

  /// Starts with nothing spelled.
  public init() {}

  /// The tree spelled so far.
  public var tree: ChoiceTree {
    var whole = self
    whole.note = nil
    while whole.open.count > 1 { whole.leave() }
    return ChoiceTree(whole.open[0].nodes)
  }

  /// Whether even what can be spelled afterwards must be spelled while it is drawn.
  @usableFromInline var isNoted: Bool { note != nil }

  /// Writes one choice with a value, and complains about a value out of bounds.
  public mutating func write(_ choice: Choice, value: Int) throws(Unspellable) {
    guard let choice = choice.with(value: value) else {
      throw Unspellable(choice.tag, "\(value) is outside \(choice.bounds)")
    }
    append(.choice(choice))
  }

  /// Writes one choice with a value that is known to be within its bounds.
  @usableFromInline
  mutating func write(_ choice: Choice, valid value: Int) {
    append(.choice(choice.with(value: value) ?? choice.simplest))
  }

  private mutating func append(_ node: ChoiceTree.Node) {
    open[open.count - 1].nodes.append(node)
    // To note each choice of a large value would take too long.
    if note?.note(tree, .drawing, upTo: 1_000) == false { note = nil }
  }

  /// Enters a span; what is written next goes inside it.
  public mutating func enter(_ kind: ChoiceTree.Span.Kind, _ tag: Tag) {
    open.append(ChoiceTree.Span(tag, kind, []))
  }

  /// Leaves the innermost span.
  public mutating func leave() {
    guard open.count > 1 else { return }
    let span = open.removeLast()
    append(.span(span))
  }

  /// A place to return to when an attempt to spell fails.
  public struct Mark: Sendable {
    fileprivate let depth: Int
    fileprivate let count: Int
  }

  /// The present place.
  public var mark: Mark {
    Mark(depth: open.count, count: open[open.count - 1].nodes.count)
  }

  /// Takes back everything written since a mark.
  public mutating func roll(back mark: Mark) {
    open.removeLast(open.count - mark.depth)
    let top = open.count - 1
    open[top].nodes.removeLast(open[top].nodes.count - mark.count)
  }
}

/// Why a generator cannot spell a value: it never draws such a value.
public struct Unspellable: Error, Hashable, CustomStringConvertible {
  /// The unit at which spelling stopped, if the generator there has one.
  public let tag: Tag?
  /// What is wrong, as the end of a sentence.
  public let reason: String

  /// Makes a complaint.
  public init(_ tag: Tag?, _ reason: String) {
    self.tag = tag
    self.reason = reason
  }

  /// The tag and the reason.
  public var description: String {
    tag.map { "\($0): \(reason)" } ?? reason
  }
}
