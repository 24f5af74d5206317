/// An array of so many elements as is usual: mostly few, now and then some dozens; fewer are simpler.
///
///     let numbers = list(of: integer())
///     let rows = list(of: list(of: boolean()))
///
/// Lists inside lists are shorter. Now and then a list repeats elements, or consists of one alone.
public func list<Element: Generator>(
  _ tag: Tag = "list", of element: Element
) -> ListGenerator<Element> {
  ListGenerator(tag, element, 0...Length.longestUsual, .usual, repeats: true)
}

/// As many elements as a range allows; fewer are simpler.
///
///     let pair = list(of: integer(), count: 2...2)
///
/// Each length is as likely. Now and then a list repeats elements, or consists of one alone.
public func list<Element: Generator>(
  of element: Element, count: ClosedRange<Int>
) -> ListGenerator<Element> {
  ListGenerator("list", element, count, .uniform, repeats: true)
}

/// As many elements as a range allows, each drawn anew, with a tag and a distribution of lengths.
///
/// The list is a span and so is each of its elements; how long it is, is how many there are.
public func list<Element: Generator>(
  _ tag: Tag = "list", of element: Element, count: ClosedRange<Int>, length: Length = .uniform
) -> ListGenerator<Element> {
  ListGenerator(tag, element, count, length)
}

/// So many elements.
///
///     let triple = list(of: boolean(), count: 3)
public func list<Element: Generator>(
  _ label: Tag = "list", of element: Element, count: Int
) -> ListGenerator<Element> {
  ListGenerator(label, element, count...count, .uniform, repeats: true)
}

/// As many elements as a range allows, which has at least one length; fewer are simpler.
///
///     let some = list(of: boolean(), count: 1..<10)
public func list<Element: Generator>(
  _ label: Tag = "list", of element: Element, count: Range<Int>
) -> ListGenerator<Element> {
  precondition(!count.isEmpty, "there is at least one length to take")
  return ListGenerator(
    label, element, count.lowerBound...count.upperBound - 1, .uniform, repeats: true)
}

/// How the search finds the length of a list.
public enum Length: Sendable, Hashable {
  /// Every length of the range is as likely.
  case uniform
  /// From the shortest on, there is one more as long as the chance comes true.
  case oneMore(Chance)
  /// The shortest, the next and so on are as likely as their weights say.
  case weighted(Weights)
  /// Mostly few, now and then some dozens; the fewer, the more lists it is in.
  case usual

  /// The longest that is usual.
  @usableFromInline static let longestUsual = 60

  @usableFromInline
  func count(in range: ClosedRange<Int>, _ random: inout Random) -> Int {
    switch self {
    case .uniform, .usual: return random.integer(in: range)
    case .oneMore(let chance):
      var count = range.lowerBound
      while count < range.upperBound, random.hits(chance) { count += 1 }
      return count
    case .weighted(let weights):
      return min(range.lowerBound + weights.index(&random), range.upperBound)
    }
  }
}

extension Source {
  /// A length that is mostly small, and the smaller, the deeper.
  mutating func usualCount(in bounds: ClosedRange<Int>) -> Int {
    let most = [60, 10, 5, 3][min(nesting, 3)]
    let few = min(most, 8 >> min(nesting, 2))
    let last = random.hits(Chance(1, in: 8)) ? most : few
    return min(max(Int(random.number(upTo: UInt64(last))), bounds.lowerBound), bounds.upperBound)
  }
}

/// Draws lists; made by `list`.
public final class ListGenerator<Element: Generator>: Generator {
  @usableFromInline let tag: Tag
  @usableFromInline let element: Element
  @usableFromInline let bounds: ClosedRange<Int>
  @usableFromInline let length: Length
  @usableFromInline let isUniform: Bool
  /// Whether it is written only where it has elements.
  @usableFromInline let isRare: Bool
  /// Whether the search repeats elements now and then.
  @usableFromInline let repeats: Bool

  init(
    _ tag: Tag, _ element: Element, _ bounds: ClosedRange<Int>, _ length: Length,
    isRare: Bool = false, repeats: Bool = false
  ) {
    precondition(bounds.lowerBound >= 0, "a list has no fewer than zero elements")
    self.tag = tag
    self.element = element
    self.bounds = bounds
    self.length = length
    isUniform = length == .uniform
    self.isRare = isRare
    self.repeats = repeats
  }

  /// Draws the length, then every element.
  @inlinable @inline(__always)
  public func draw(from source: inout Source) -> [Element.Value] {
    guard source.isSearching else { return replay(&source) }
    let count = isUniform ? source.random.integer(in: bounds) : enterUneven(&source)
    guard count > 0 else { return [] }
    var values: [Element.Value] = []
    values.reserveCapacity(count)
    if repeats {
      repeating(count, from: &source) { values.append(element.draw(from: &$0)) }
    } else {
      for _ in 0..<count { values.append(element.draw(from: &source)) }
    }
    if !isUniform { leaveUneven(&source) }
    return values
  }

  /// A length of which some are likelier than others; apart, so that the usual search stays short.
  @usableFromInline @inline(never)
  func enterUneven(_ source: inout Source) -> Int {
    guard length == .usual else { return length.count(in: bounds, &source.random) }
    let count = source.usualCount(in: bounds)
    if count > 0 { source.nesting += 1 }
    return count
  }

  /// Draws so many elements, some of them, now and then, once more.
  ///
  /// To draw an element once more, the search goes back to the randomness from which it was drawn, so it is
  /// an equal value, not the same object, and writes the same choices.
  @usableFromInline @inline(never)
  func repeating(_ count: Int, from source: inout Source, _ draw: (inout Source) -> Void) {
    let chances: [Chance] = [.never, .never, .never, .never, .never, Chance(1, in: 3), .always]
    let chance = count > 1 ? source.random.pick(chances) ?? .never : .never
    var starts: [Random] = []
    for _ in 0..<count {
      if chance != .never, source.random.hits(chance), let start = source.random.pick(starts) {
        let present = source.random
        source.random = start
        draw(&source)
        source.random = present
      } else {
        starts.append(source.random)
        draw(&source)
      }
    }
  }

  @usableFromInline @inline(never)
  func leaveUneven(_ source: inout Source) {
    if length == .usual { source.nesting -= 1 }
  }

  /// Whether the elements have a way back.
  public var isTwoWay: Bool { element.isTwoWay }

  /// Draws the length, then every element, which writes its choices.
  public func draw(
    from source: inout Source, writing spelling: inout Spelling
  ) -> [Element.Value] {
    guard !isTwoWay || spelling.isNoted else { return drawAndSpell(from: &source, into: &spelling) }
    source.enter(.list, tag)
    spelling.enter(.list, tag)
    let count =
      !source.isSearching
      ? source.count(of: tag, in: bounds)
      : isUniform ? source.random.integer(in: bounds) : enterUneven(&source)
    var values: [Element.Value] = []
    func drawOne(from source: inout Source) {
      source.enter(.element, tag)
      spelling.enter(.element, tag)
      values.append(element.draw(from: &source, writing: &spelling))
      source.leave()
      spelling.leave()
    }
    if source.isSearching, repeats {
      repeating(count, from: &source, drawOne)
    } else {
      for _ in 0..<count { drawOne(from: &source) }
    }
    if source.isSearching, !isUniform, count > 0 { leaveUneven(&source) }
    source.leave()
    spelling.leave()
    return values
  }

  @inlinable @inline(never)
  func replay(_ source: inout Source) -> [Element.Value] {
    let count = source.enterList(tag, in: bounds, isRare: isRare)
    guard count > 0 || !isRare else { return [] }
    var values: [Element.Value] = []
    for _ in 0..<count {
      source.enter(.element, tag)
      values.append(element.draw(from: &source))
      source.leave()
    }
    source.leave()
    return values
  }

  /// Spells a span with a span for each element.
  @inlinable
  public func spell(
    _ values: [Element.Value], into spelling: inout Spelling
  ) throws(Unspellable) {
    guard bounds.contains(values.count) else {
      throw Unspellable(tag, "a list of \(values.count) is outside \(bounds)")
    }
    if isRare, values.isEmpty { return }
    spelling.enter(.list, tag)
    for value in values {
      spelling.enter(.element, tag)
      try element.spell(value, into: &spelling)
      spelling.leave()
    }
    spelling.leave()
  }
}

/// Text made of the characters of an alphabet, the first of which is the simplest; each length is as likely.
///
///     let word = text("letters", of: ["a", "b", "👍🏽"], count: 0...9)
public func text(
  _ tag: Tag, of alphabet: [Character], count: ClosedRange<Int>, length: Length = .uniform
) -> some Generator<String> {
  list(tag, of: element(tag, of: alphabet), count: count, length: length)
    .map(to: { String($0) }, from: { Array($0) })
}
