import TouchScript

extension ExternalEngine {
  /// Of so many cases one is played in fresh processes as well.
  static let casesPerFreshPlay = 50

  /// Plays a scene again in a fresh process, and in one that has played `other` before; nil if what is
  /// seen is what was `seen`, but for open order.
  func flakiness(of scenario: Scenario, seen: Trace, after other: Scenario) -> Flakiness? {
    guard let alone = outcomeInFreshProcess(of: scenario).trace else { return nil }
    let difference = Flakiness([alone], [seen])
    if difference != nil, let again = outcomeInFreshProcess(of: scenario).trace,
      let dice = Flakiness([alone], [again])
    {
      return dice
    }
    if let behind = outcomeInFreshProcess(of: scenario, after: other).trace,
      var memory = Flakiness([alone], [behind])
    {
      memory.occasion = .sceneBefore
      return memory
    }
    guard var difference else { return nil }
    difference.occasion = .freshProcess
    return difference
  }
}
