import TouchScript

extension Reductions {
  /// Fingers tap where they came down instead of being dragged; or each of them makes only the last
  /// of its moves, or only the first.
  @Sendable
  static func fewerMoves(in scenario: Scenario) -> [Scenario] {
    guard scenario.script.contains(where: { $0.touches.contains { $0.phase == .moved } }) else {
      return []
    }
    return [
      scenario.tapped, scenario.keeping { $0 == $1 - 1 }, scenario.keeping { at, _ in at == 0 },
    ]
    .filter { $0 != scenario }.compactMap(\.ifValid)
  }
}

extension Scenario {
  /// All moves left out; every finger lifts where it came down.
  fileprivate var tapped: Scenario {
    var tapped = self
    var starts: [Int: Point] = [:]
    for step in script.indices {
      tapped.script[step].touches = script[step].touches.compactMap { touch in
        var touch = touch
        if touch.phase == .moved { return nil }
        if touch.phase == .began { starts[touch.finger] = touch.location }
        touch.location = starts[touch.finger] ?? touch.location
        return touch
      }
    }
    tapped.removeEmptySteps()
    return tapped
  }

  /// Only some of the moves of each touch, by their number and by how many there are.
  fileprivate func keeping(_ isKept: (_ number: Int, _ count: Int) -> Bool) -> Scenario {
    var counts: [Int] = []
    var touchOfFinger: [Int: Int] = [:]
    // First each move gets its touch and its number in it.
    var moves: [[(touch: Int, number: Int)?]] = []
    for step in script {
      moves.append(
        step.touches.map { finger in
          if finger.phase == .began {
            touchOfFinger[finger.finger] = counts.count
            counts.append(0)
          }
          guard finger.phase == .moved, let touch = touchOfFinger[finger.finger] else { return nil }
          counts[touch] += 1
          return (touch, counts[touch] - 1)
        })
    }
    var fewer = self
    for step in script.indices {
      fewer.script[step].touches = zip(script[step].touches, moves[step]).compactMap {
        finger, move in
        guard let move else { return finger }
        return isKept(move.number, counts[move.touch]) ? finger : nil
      }
    }
    fewer.removeEmptySteps()
    return fewer
  }
}
