extension Trial {
  /// Lowers all numbers of a unit that are equal, and keeps them equal.
  func lowerEquals() {
    var index = 0
    while !isOver {
      guard index < choices.count else { return }
      let places = placesEqual(to: index)
      if places.count > 1, places.first == index, choices[index].kind == .value,
        !choices[index].isOrigin
      {
        lower(places)
      }
      index += 1
    }
  }

  /// The places of the choices that have the value and the unit of one.
  private func placesEqual(to index: Int) -> [Int] {
    let choice = choices[index]
    return choices.indices.filter {
      choices[$0].value == choice.value && choices[$0].tag == choice.tag
    }
  }

  /// All the way to the origin, else as near to it as they still fail.
  private func lower(_ places: [Int]) {
    let choice = choices[places[0]]
    func lower(to distance: UInt) -> Bool {
      guard let value = choice.value(atDistance: distance) else { return false }
      return attempt(
        best.mappingChoices { index, choice in places.contains(index) ? value : choice.value })
    }
    guard !lower(to: 0), choice.distance > 1, lower(to: choice.distance - 1) else { return }
    close(in: 0, choice.distance - 1, lower)
  }
}
