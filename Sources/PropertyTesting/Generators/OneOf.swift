/// One of several ways to make a value, the first being the simplest.
///
///     enum Shape { case circle(radius: Int), square(side: Int), point }
///     let shape = oneOf(
///       constant(Shape.point),
///       integer(in: 1...100).map { .circle(radius: $0) },
///       integer(in: 1...100).map { .square(side: $0) })
///
/// Which one is a choice of its own, of kind branch. It and what the alternative draws are a span, which
/// the shrinker can put in the place of one around it. To spell a value the alternatives are asked in
/// order; the first that can spell it is taken.
public func oneOf<Value: Sendable>(
  _ alternatives: any Generator<Value>...
) -> OneOfGenerator<Value> {
  oneOf(Tag("\(Value.self)"), alternatives.map { Alternative(erasing: $0) })
}

/// One of several ways to make a value, which come in an array; the first is the simplest.
///
///     let small = oneOf([integer(in: 0...9), integer(in: -9...0)])
public func oneOf<Value: Sendable>(
  _ alternatives: [any Generator<Value>]
) -> OneOfGenerator<Value> {
  oneOf(Tag("\(Value.self)"), alternatives.map { Alternative(erasing: $0) })
}

/// One of several ways to make a value, the first being the simplest, each as likely as its weight says.
///
///     let mostlySmall = oneOf(weighted: (9, integer(in: 0...9)), (1, integer()))
public func oneOf<Value: Sendable>(
  weighted alternatives: (Int, any Generator<Value>)...
) -> OneOfGenerator<Value> {
  oneOf(Tag("\(Value.self)"), alternatives.map { Alternative(erasing: $0.1, weight: $0.0) })
}

/// One of several ways to make a value, with a label of one's own and a weight or a feature for each.
///
///     let size = oneOf(
///       "size", Alternative(integer(in: 0...9)), Alternative(integer(), weight: 3, feature: "large"))
public func oneOf<Value: Sendable>(
  _ tag: Tag, _ alternatives: Alternative<Value>...
) -> OneOfGenerator<Value> {
  OneOfGenerator(tag, alternatives)
}

/// One of several ways to make a value, with a weight or a feature for each.
public func oneOf<Value: Sendable>(
  _ tag: Tag, _ alternatives: [Alternative<Value>]
) -> OneOfGenerator<Value> {
  OneOfGenerator(tag, alternatives)
}

/// One way to make a value, with what the search thinks of it.
public struct Alternative<Value: Sendable>: Sendable {
  @usableFromInline let generator: AnyGenerator<Value>
  let weight: Int
  @usableFromInline let feature: Feature?

  /// Makes an alternative; without its feature a case does not use it.
  @inlinable
  public init<Subject: Generator<Value>>(
    _ generator: Subject, weight: Int = 1, feature: Feature? = nil
  ) {
    self.init(erased: AnyGenerator(generator), weight: weight, feature: feature)
  }

  @usableFromInline
  init(erased generator: AnyGenerator<Value>, weight: Int, feature: Feature?) {
    self.generator = generator
    self.weight = weight
    self.feature = feature
  }

  init(erasing generator: any Generator<Value>, weight: Int = 1) {
    self.init(generator, weight: weight)
  }
}

/// Draws by one of several alternatives; made by `oneOf`.
public final class OneOfGenerator<Value: Sendable>: Generator {
  @usableFromInline let choice: Choice
  @usableFromInline let alternatives: [Alternative<Value>]
  @usableFromInline let weights: Weights
  /// Whether the choice and what follows it are a span.
  @usableFromInline let isSpan: Bool

  /// Whether every alternative has a way back.
  public let isTwoWay: Bool

  convenience init(_ tag: Tag, _ alternatives: [Alternative<Value>]) {
    precondition(!alternatives.isEmpty, "there is at least one alternative")
    self.init(
      Choice(tag, .branch, value: 0, in: 0...alternatives.count - 1, origin: 0), alternatives,
      isSpan: true)
  }

  private init(_ choice: Choice, _ alternatives: [Alternative<Value>], isSpan: Bool) {
    self.choice = choice
    self.alternatives = alternatives
    // Not by a key path: generic code makes that anew each time, at a high price.
    weights = Weights(alternatives.map { $0.weight })
    isTwoWay = alternatives.allSatisfy { $0.generator.isTwoWay }
    self.isSpan = isSpan
  }

  /// The same alternatives, whose choice belongs to the span around it.
  ///
  /// For a value that never contains others of its kind, where a span is of no use and a longer token.
  public var withoutSpan: OneOfGenerator {
    OneOfGenerator(choice, alternatives, isSpan: false)
  }

  /// Draws the branch, then by that alternative.
  @inlinable
  public func draw(from source: inout Source) -> Value {
    source.isSearching
      ? alternatives[search(&source)].generator.draw(from: &source) : replay(&source)
  }

  @usableFromInline @inline(never)
  func replay(_ source: inout Source) -> Value {
    if isSpan { source.enterBranch(choice.tag) }
    defer { if isSpan { source.leave() } }
    return alternatives[source.choose(choice)].generator.draw(from: &source)
  }

  /// Draws the branch, then by that alternative, which writes its choices.
  public func draw(from source: inout Source, writing spelling: inout Spelling) -> Value {
    guard !isTwoWay || spelling.isNoted else { return drawAndSpell(from: &source, into: &spelling) }
    if isSpan {
      source.enterBranch(choice.tag)
      spelling.enter(.record, choice.tag)
    }
    defer {
      if isSpan {
        source.leave()
        spelling.leave()
      }
    }
    let index = source.isSearching ? search(&source) : source.choose(choice)
    spelling.write(choice, valid: index)
    return alternatives[index].generator.draw(from: &source, writing: &spelling)
  }

  /// Spells the branch and the value by the first alternative that can.
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    let mark = spelling.mark
    // As they are, for mostly a later alternative can, and nobody reads them.
    var complaints: [Unspellable] = []
    for (index, alternative) in alternatives.enumerated() {
      do throws(Unspellable) {
        if isSpan { spelling.enter(.record, choice.tag) }
        try spelling.write(choice, value: index)
        try alternative.generator.spell(value, into: &spelling)
        if isSpan { spelling.leave() }
        return
      } catch {
        complaints.append(error)
        spelling.roll(back: mark)
      }
    }
    throw Unspellable(
      choice.tag,
      "no alternative can spell the value "
        + "(\(complaints.map(\.description).joined(separator: "; ")))")
  }

  /// An alternative this case may use; the first if it may use none.
  @usableFromInline
  func search(_ source: inout Source) -> Int {
    let index = weights.index(&source.random)
    if isUsable(alternatives[index], source) { return index }
    let usable = alternatives.indices.filter { isUsable(alternatives[$0], source) }
    let weights = Weights(usable.map { self.weights.weight(of: $0) })
    return usable.isEmpty ? 0 : usable[weights.index(&source.random)]
  }

  private func isUsable(_ alternative: Alternative<Value>, _ source: Source) -> Bool {
    alternative.feature.map { source.isEnabled($0) } ?? true
  }
}
