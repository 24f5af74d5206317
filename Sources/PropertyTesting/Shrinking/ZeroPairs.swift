extension Trial {
  /// Takes two choices to their origins at once, of whatever units and however far apart.
  ///
  /// A frame that is turned and the touch that hits it can only go together. Only small trees are
  /// tried in this way: large ones have too many pairs.
  func zeroPairs() {
    var first = 0
    while !isOver {
      guard choices.count(where: { !$0.isOrigin }) <= Trial.fewChoices, first < choices.count
      else { return }
      var second = first + 1
      while first < choices.count, second < choices.count, !choices[first].isOrigin, !isOver {
        if !choices[second].isOrigin {
          _ = attempt(
            best.setting((first, choices[first].origin), (second, choices[second].origin)))
        }
        second += 1
      }
      first += 1
    }
  }

  /// A tree with more choices than this that are not at their origin is too large.
  private static let fewChoices = 12
}
