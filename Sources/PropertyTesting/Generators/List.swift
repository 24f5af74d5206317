/// As many elements as a range allows; fewer are simpler.
///
/// The list is a span and so is each of its elements; how long it is, is how many there are.
public func list<Element: Generator>(
  _ tag: Tag, of element: Element, count: ClosedRange<Int>, length: Length = .uniform
) -> ListGenerator<Element> {
  ListGenerator(tag, element, count, length)
}

/// How the search finds the length of a list.
public enum Length: Sendable, Hashable {
  /// Every length of the range is as likely.
  case uniform
  /// From the shortest on, there is one more as long as the chance comes true.
  case oneMore(Chance)
  /// The shortest, the next and so on are as likely as their weights say.
  case weighted(Weights)

  @usableFromInline
  func count(in range: ClosedRange<Int>, _ random: inout Random) -> Int {
    switch self {
    case .uniform: return random.integer(in: range)
    case .oneMore(let chance):
      var count = range.lowerBound
      while count < range.upperBound, random.hits(chance) { count += 1 }
      return count
    case .weighted(let weights):
      return min(range.lowerBound + weights.index(&random), range.upperBound)
    }
  }
}

/// Draws lists; made by `list`.
public final class ListGenerator<Element: Generator>: Generator {
  @usableFromInline let tag: Tag
  @usableFromInline let element: Element
  @usableFromInline let bounds: ClosedRange<Int>
  @usableFromInline let length: Length
  @usableFromInline let isUniform: Bool

  init(_ tag: Tag, _ element: Element, _ bounds: ClosedRange<Int>, _ length: Length) {
    precondition(bounds.lowerBound >= 0, "a list has no fewer than zero elements")
    self.tag = tag
    self.element = element
    self.bounds = bounds
    self.length = length
    isUniform = length == .uniform
  }

  /// Draws the length, then every element.
  @inlinable @inline(__always)
  public func draw(from source: inout Source) -> [Element.Value] {
    guard source.isSearching else { return replay(&source) }
    let count = isUniform ? source.random.integer(in: bounds) : unevenCount(&source.random)
    guard count > 0 else { return [] }
    var values: [Element.Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(element.draw(from: &source)) }
    return values
  }

  /// A length of which some are likelier than others; apart, so that the usual search stays short.
  @usableFromInline @inline(never)
  func unevenCount(_ random: inout Random) -> Int {
    length.count(in: bounds, &random)
  }

  @inlinable @inline(never)
  func replay(_ source: inout Source) -> [Element.Value] {
    source.enter(.list, tag)
    var values: [Element.Value] = []
    for _ in 0..<source.count(of: tag, in: bounds) {
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
    spelling.enter(.list, tag)
    for value in values {
      spelling.enter(.element, tag)
      try element.spell(value, into: &spelling)
      spelling.leave()
    }
    spelling.leave()
  }
}

/// Text made of the characters of an alphabet, the first of which is the simplest.
public func text(
  _ tag: Tag, of alphabet: [Character], count: ClosedRange<Int>, length: Length = .uniform
) -> some Generator<String> {
  list(tag, of: element(tag, of: alphabet), count: count, length: length)
    .map(to: { String($0) }, from: { Array($0) })
}
