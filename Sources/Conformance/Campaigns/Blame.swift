import Generators
import Invariants
import TouchScript

/// Tells which of several rules that a scene breaks explains the others.
///
/// What went wrong first brings the rest about: the rule whose wrong event is the earliest leads. Of
/// rules that are broken at the same event the most *specific* one leads, which says the most about
/// what went wrong. A rule is the more specific the more of the scene it needs. That is measured:
/// one part of the scene after another is left out (a view, a recognizer, a controller, an override,
/// a step of the script…), the rest is played, and it is counted which of the rules are still put to
/// the test. A rule about the cancelling of touches needs the recognizer; a rule that a touch has an
/// end needs nothing but the touch. The rulebook's order settles what is still a tie, since its
/// chapters follow the way of a touch.
enum Blame {
  /// The rules that `scenario` breaks, the one that explains the others first.
  static func ordered(
    _ broken: [Judgement.BrokenRule], in scenario: Scenario, on system: any TouchSystem,
    by invariants: [Invariant]
  ) -> [Judgement.BrokenRule] {
    let events = broken.map(\.violation.event)
    let tied = zip(broken, events).filter { _, event in events.count { $0 == event } > 1 }
    let ids = Set(tied.map(\.0.id))
    let tests = independence(
      of: invariants.filter { ids.contains($0.id) }, in: scenario, on: system)
    return broken.enumerated().sorted { left, right in
      (left.element.violation.event, tests[left.element.id, default: 0], left.offset)
        < (right.element.violation.event, tests[right.element.id, default: 0], right.offset)
    }.map(\.element)
  }

  /// In how many of the scenes with one part less each rule is still put to the test.
  static func independence(
    of invariants: [Invariant], in scenario: Scenario, on system: any TouchSystem
  ) -> [Rule.ID: Int] {
    if invariants.isEmpty { return [:] }
    var counts: [Rule.ID: Int] = [:]
    for smaller in scenario.withOnePartLess {
      guard let trace = system.outcome(of: smaller).trace else { continue }
      let evidence = Evidence(smaller, trace)
      for invariant in invariants where invariant.check(evidence) != .notExercised {
        counts[invariant.id, default: 0] += 1
      }
    }
    return counts
  }
}

extension Scenario {
  /// The scenarios in which one part is left out, and what cannot be without it.
  var withOnePartLess: [Scenario] {
    let ids =
      views.filter { $0.parent != nil }.map(\.id) + recognizers.map(\.id) + controllers.map(\.id)
    var smaller = ids.map { without([$0]) }
    func changed(_ change: (inout Scenario) -> Void) {
      var scenario = self
      change(&scenario)
      if scenario != self { smaller.append(scenario) }
    }
    for index in views.indices {
      changed { $0.views[index].overrides = Overrides() }
      changed { $0.views[index].targets = [] }
    }
    for index in recognizers.indices {
      changed { $0.recognizers[index].delegate = nil }
      changed { $0.recognizers[index].targets = [] }
    }
    for index in reactions.indices { changed { $0.reactions.remove(at: index) } }
    for index in script.indices {
      changed { $0.script[index].changes = [] }
      // Later touches may need this one: what follows goes, too.
      changed { $0.script.removeSubrange(index...) }
    }
    return smaller.filter { (try? $0.validate()) != nil }
  }
}
