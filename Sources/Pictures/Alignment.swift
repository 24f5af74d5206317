import TouchScript

/// Two traces of one scene laid side by side: what both say stands on one line.
enum Alignment {
  /// One line.
  enum Step {
    /// An event of the one that the other has as well, with their places.
    case both(Int, Int)
    case own(Int)
    case other(Int)

    var isShared: Bool { if case .both = self { true } else { false } }
  }

  /// What would take too long to compare is taken to differ altogether.
  private static let mostCells = 4_000_000

  /// The lines, in order; without another trace, those of the one.
  static func steps(_ own: Trace, _ other: Trace?) -> [Step] {
    guard let other else { return own.events.indices.map(Step.own).map(\.shared) }
    let mine = own.observations.map(\.timedLine)
    let its = other.observations.map(\.timedLine)
    var start = 0
    while start < min(mine.count, its.count), mine[start] == its[start] { start += 1 }
    var end = 0
    while end < min(mine.count, its.count) - start,
      mine[mine.count - 1 - end] == its[its.count - 1 - end]
    { end += 1 }
    let head = (0..<start).map { Step.both($0, $0) }
    let tail = (0..<end).reversed().map { Step.both(mine.count - 1 - $0, its.count - 1 - $0) }
    return head
      + paired(middle(mine[start..<(mine.count - end)], its[start..<(its.count - end)])) + tail
  }

  /// The same with what differs side by side: what the one did, and then what the other did instead.
  private static func paired(_ steps: [Step]) -> [Step] {
    var paired: [Step] = []
    var own: [Step] = []
    var other: [Step] = []
    func pairs() -> [Step] {
      (0..<max(own.count, other.count)).flatMap { place in
        [own, other].compactMap { $0.indices.contains(place) ? $0[place] : nil }
      }
    }
    for step in steps {
      switch step {
      case .own: own.append(step)
      case .other: other.append(step)
      case .both:
        paired += pairs() + [step]
        own = []
        other = []
      }
    }
    return paired + pairs()
  }

  /// The longest common subsequence, by its table.
  private static func middle(_ mine: ArraySlice<String>, _ its: ArraySlice<String>) -> [Step] {
    guard mine.count * its.count <= mostCells, !mine.isEmpty, !its.isEmpty else {
      return mine.indices.map(Step.own) + its.indices.map(Step.other)
    }
    let columns = its.count + 1
    var lengths = Array(repeating: Int32(0), count: (mine.count + 1) * columns)
    for row in (0..<mine.count).reversed() {
      for column in (0..<its.count).reversed() {
        lengths[row * columns + column] =
          mine[mine.startIndex + row] == its[its.startIndex + column]
          ? lengths[(row + 1) * columns + column + 1] + 1
          : max(lengths[(row + 1) * columns + column], lengths[row * columns + column + 1])
      }
    }
    var steps: [Step] = []
    var (row, column) = (0, 0)
    while row < mine.count, column < its.count {
      if mine[mine.startIndex + row] == its[its.startIndex + column] {
        steps.append(.both(mine.startIndex + row, its.startIndex + column))
        row += 1
        column += 1
      } else if lengths[(row + 1) * columns + column] >= lengths[row * columns + column + 1] {
        steps.append(.own(mine.startIndex + row))
        row += 1
      } else {
        steps.append(.other(its.startIndex + column))
        column += 1
      }
    }
    steps += (row..<mine.count).map { .own(mine.startIndex + $0) }
    return steps + (column..<its.count).map { .other(its.startIndex + $0) }
  }
}

extension Alignment.Step {
  /// The same, where there is nobody who could differ.
  fileprivate var shared: Self {
    if case .own(let event) = self { .both(event, event) } else { self }
  }
}
