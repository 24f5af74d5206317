/// One of several ways to make a value, the first being the simplest.
///
/// Which one is a choice of its own, of kind branch. To spell a value the alternatives are asked
/// in order; the first that can spell it is taken.
public func oneOf<Value: Sendable>(
  _ tag: Tag, _ alternatives: Alternative<Value>...
) -> OneOfGenerator<Value> {
  OneOfGenerator(tag, alternatives)
}

/// One of several ways to make a value, the first being the simplest.
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
}

/// Draws by one of several alternatives; made by `oneOf`.
public final class OneOfGenerator<Value: Sendable>: Generator {
  @usableFromInline let choice: Choice
  @usableFromInline let alternatives: [Alternative<Value>]
  @usableFromInline let weights: Weights

  init(_ tag: Tag, _ alternatives: [Alternative<Value>]) {
    precondition(!alternatives.isEmpty, "there is at least one alternative")
    choice = Choice(tag, .branch, value: 0, in: 0...alternatives.count - 1, origin: 0)
    self.alternatives = alternatives
    // Not by a key path: generic code makes that anew each time, at a high price.
    weights = Weights(alternatives.map { $0.weight })
  }

  /// Draws the branch, then by that alternative.
  @inlinable
  public func draw(from source: inout Source) -> Value {
    let index = source.isSearching ? search(&source) : source.choose(choice)
    return alternatives[index].generator.draw(from: &source)
  }

  /// Spells the branch and the value by the first alternative that can.
  public func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    let mark = spelling.mark
    var complaints: [String] = []
    for (index, alternative) in alternatives.enumerated() {
      do throws(Unspellable) {
        try spelling.write(choice, value: index)
        return try alternative.generator.spell(value, into: &spelling)
      } catch {
        complaints.append(error.description)
        spelling.roll(back: mark)
      }
    }
    throw Unspellable(
      choice.tag, "no alternative can spell the value (\(complaints.joined(separator: "; ")))")
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
