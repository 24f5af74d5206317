/// What numbers need besides what spans and units need: it costs some attempts for each choice, which a
/// property that is quick can spare.
extension Pass {
  static let ofNumbers = [
    Pass("small numbers") { $0.trySmallNumbers() },
    Pass("signs") { $0.mirrorUnits() },
    Pass("lean") { $0.lean() },
    Pass("relabel") { $0.relabel() },
  ]
}

extension Trial {
  /// A tree with more choices than this is left to the other passes.
  private static let fewChoices = 24
  /// How many of the simplest values of a choice are tried one by one.
  private static let fewValues: UInt = 64

  /// Tries the simplest values of each choice one by one.
  ///
  /// Closing in finds the least of numbers that fail from somewhere on. Other properties fail for some
  /// numbers here and there, such as 4, 9 and 18.
  func trySmallNumbers() {
    guard choices.count <= Trial.fewChoices else { return }
    var index = 0
    while index < choices.count, !isOver {
      let choice = choices[index]
      if choice.kind == .value, choice.rank > 1 {
        _ = (1..<min(choice.rank, Trial.fewValues)).contains { rank in
          choice.value(ofRank: rank).map { attempt(best.setting((index, $0))) } ?? false
        }
      }
      index += 1
    }
  }

  /// Gives all choices of a tag the other sign: of two numbers whose sum is too low, neither can change alone.
  func mirrorUnits() {
    guard choices.count <= Trial.fewChoices else { return }
    for tag in Set(choices.map(\.tag)).sorted(by: { $0.name < $1.name }) {
      _ = attempt(
        best.mappingChoices { _, choice in
          choice.tag == tag ? choice.mirrored ?? choice.value : choice.value
        })
    }
  }

  /// Lowers a choice while a later one of its tag goes to an end of its bounds, on which it leans.
  ///
  /// Two choices that move by the same amount keep their sum. This also finds pairs whose numbers are no
  /// plain sums, such as the bits of two doubles.
  func lean() {
    guard choices.count <= Trial.fewChoices else { return }
    var first = 0
    while first < choices.count, !isOver {
      var second = first + 1
      while second < choices.count, !choices[first].isOrigin, !isOver {
        let (one, other) = (choices[first], choices[second])
        if one.kind == .value, one.tag == other.tag, !other.isOrigin {
          for end in [other.bounds.upperBound, other.bounds.lowerBound] {
            lean(first, on: second, at: end)
          }
        }
        second += 1
      }
      first += 1
    }
  }

  /// Lets two numbers of a tag change places wherever they are: of equal ones, none can change alone.
  func relabel() {
    guard choices.count <= Trial.fewChoices else { return }
    for (first, second) in choices.indices.flatMap({ first in (0..<first).map { ($0, first) } }) {
      guard second < choices.count else { return }
      let (one, other) = (choices[first], choices[second])
      guard one.tag == other.tag, one.value != other.value else { continue }
      let labels = [one.value: other.value, other.value: one.value]
      _ = attempt(
        best.mappingChoices { _, choice in
          choice.tag == one.tag ? labels[choice.value] ?? choice.value : choice.value
        })
    }
  }

  private func lean(_ first: Int, on second: Int, at end: Int) {
    guard first < choices.count, second < choices.count else { return }
    let start = choices[first]
    func lower(to distance: UInt) -> Bool {
      guard let value = start.value(atDistance: distance) else { return false }
      return attempt(best.setting((first, value), (second, end)))
    }
    guard start.distance > 1, !lower(to: 0), lower(to: start.distance - 1) else { return }
    close(in: 0, start.distance - 1, lower)
  }
}
