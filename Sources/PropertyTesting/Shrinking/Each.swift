extension Trial {
  /// Lowers every choice on its own.
  func lowerEach() {
    var index = 0
    while !isOver {
      guard index < choices.count else { return }
      if !choices[index].isOrigin { lower(choices[index], at: index) }
      index += 1
    }
  }

  /// Tries the origin; then all simpler values if they are few, else closes in on the simplest.
  private func lower(_ choice: Choice, at index: Int) {
    func attempt(_ value: Int?) -> Bool {
      value.map { self.attempt(best.setting((index, $0))) } ?? false
    }
    if attempt(choice.origin) { return }
    if choice.rank <= 8 {
      _ = (1..<choice.rank).contains { attempt(choice.value(ofRank: $0)) }
      return
    }
    var choice = choice
    if let mirrored = choice.mirrored.flatMap(choice.with), attempt(mirrored.value) {
      choice = mirrored
    }
    // Two steps where one fails: the other neighbour of a value in between that does not fail.
    guard
      let far = [1, 2].map({ choice.distance - $0 })
        .first(where: { attempt(choice.value(atDistance: $0)) })
    else { return }
    close(in: 0, far) { attempt(choice.value(atDistance: $0)) }
  }
}
