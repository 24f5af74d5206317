/// Tells what matters in a failing value: for every choice, which of its values still fail.
///
/// Nothing is guessed. Where a choice has few values, all are tried. Of many, those are tried at
/// distances of powers of two from the present one, some evenly spread over the range, its ends,
/// and whatever landmarks the caller knows. Between neighbours that differ, bisection finds the two
/// adjacent values where one fails and the other does not.
public struct Explainer<Subject: Generator>: Sendable {
  /// What draws the values.
  public let generator: Subject
  /// How often the predicate may be asked.
  public let budget: Int
  /// Up to how many values of a choice are all tried.
  public let few: Int
  /// The values of a choice that are considered, within its bounds.
  public let range: @Sendable (Choice) -> ClosedRange<Int>
  /// Values at which something may change, and which are tried besides.
  public let landmarks: @Sendable (Choice) -> [Int]

  /// Makes an explainer.
  public init(
    _ generator: Subject, budget: Int = 10_000, few: Int = 32,
    range: @escaping @Sendable (Choice) -> ClosedRange<Int> = { $0.bounds },
    landmarks: @escaping @Sendable (Choice) -> [Int] = { _ in [] }
  ) {
    self.generator = generator
    self.budget = budget
    self.few = few
    self.range = range
    self.landmarks = landmarks
  }

  /// Explains a failing value given by its tree.
  public func explain(
    _ tree: ChoiceTree, shouldStop: () -> Bool = { false },
    while stillFails: (Subject.Value) -> Bool
  ) -> Explanation {
    withoutActuallyEscaping(shouldStop) { shouldStop in
      withoutActuallyEscaping(stillFails) { stillFails in
        var evaluations = 0
        var extents: [Extent] = []
        for (index, choice) in tree.choices.enumerated() {
          let ask = { (value: Int) -> Bool? in
            if evaluations >= budget || shouldStop() { return nil }
            evaluations += 1
            return stillFails(generator.value(of: tree.setting((index, value))))
          }
          guard let extent = extent(of: choice, at: index, ask) else { break }
          extents.append(extent)
        }
        return Explanation(
          extents: extents, evaluations: evaluations,
          isComplete: extents.count == tree.choices.count)
      }
    }
  }

  private func extent(
    of choice: Choice, at index: Int, _ ask: @escaping (Int) -> Bool?
  ) -> Extent? {
    var probe = Probe(choice, ask: ask)
    let range = range(choice).clamped(to: choice.bounds)
    return probe.intervals(in: range, few: few, landmarks: landmarks(choice)).map { intervals in
      Extent(
        index: index, choice: choice, range: range, intervals: intervals,
        tried: probe.answers.keys.count(where: range.contains))
    }
  }
}

/// Tries values of one choice.
private struct Probe {
  /// What is known: which values fail.
  private(set) var answers: [Int: Bool]
  private let choice: Choice
  /// Whether a value fails; nil if nothing more may be tried.
  private let ask: (Int) -> Bool?

  init(_ choice: Choice, ask: @escaping (Int) -> Bool?) {
    self.choice = choice
    self.ask = ask
    answers = [choice.value: true]
  }

  /// The intervals of the values that fail; nil if nothing more may be tried.
  mutating func intervals(
    in range: ClosedRange<Int>, few: Int, landmarks: [Int]
  ) -> [ClosedRange<Int>]? {
    let span = range.upperBound.distanceMagnitude(to: range.lowerBound)
    let samples =
      span < UInt(max(few, 1)) ? Array(range) : samples(in: range, span, landmarks: landmarks)
    var intervals: [ClosedRange<Int>] = []
    var start: Int?
    for (place, sample) in samples.enumerated() {
      guard let fails = fails(sample) else { return nil }
      if fails != (start != nil) {
        var edge = (low: sample, high: sample)
        if place > 0 {
          guard let found = self.edge(between: samples[place - 1], and: sample) else { return nil }
          edge = found
        }
        if let first = start { intervals.append(first...edge.low) }
        start = fails ? edge.high : nil
      }
    }
    if let start, let last = samples.last { intervals.append(start...last) }
    return intervals
  }

  /// The adjacent values, from one that fails to one that does not or the other way.
  private mutating func edge(between low: Int, and high: Int) -> (low: Int, high: Int)? {
    var (low, high) = (low, high)
    guard let first = fails(low) else { return nil }
    while high.distanceMagnitude(to: low) > 1 {
      let middle = low + Int(bitPattern: high.distanceMagnitude(to: low) / 2)
      guard let fails = fails(middle) else { return nil }
      if fails == first { low = middle } else { high = middle }
    }
    return (low, high)
  }

  private mutating func fails(_ value: Int) -> Bool? {
    if let answer = answers[value] { return answer }
    let answer = ask(value)
    answers[value] = answer
    return answer
  }

  /// The values of a large range that are tried first, in ascending order.
  private func samples(in range: ClosedRange<Int>, _ span: UInt, landmarks: [Int]) -> [Int] {
    var samples: Set<Int> = [range.lowerBound, range.upperBound, choice.origin, choice.value]
    samples.formUnion(landmarks)
    var distance = 1
    while distance > 0 {
      for (value, overflows) in [
        choice.value.addingReportingOverflow(distance),
        choice.value.subtractingReportingOverflow(distance),
      ] where !overflows { samples.insert(value) }
      distance = distance &* 2
    }
    for place in 1..<UInt(Self.evenSamples) {
      samples.insert(range.lowerBound &+ Int(bitPattern: span / UInt(Self.evenSamples) * place))
    }
    return samples.filter(range.contains).sorted()
  }

  /// Into how many parts the evenly spread values divide a range.
  private static let evenSamples = 8
}
