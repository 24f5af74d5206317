import PropertyTesting

/// What a run found out, in words.
struct Report {
  private let trial: Trial
  private let places: [Place]

  init(_ trial: Trial) {
    self.trial = trial
    places = trial.mutants.sorted { $0.number < $1.number }.compactMap { mutant in
      trial.outcome(of: mutant).map { outcome in
        let mayBeEquivalent = [.unreached, .same, .different].contains(outcome.kind)
        return Place(
          mutant: mutant, outcome: outcome,
          reason: mayBeEquivalent ? trial.equivalents.reason(for: mutant) : nil)
      }
    }
  }

  /// A mutant of which it is known what became of it.
  private struct Place {
    let mutant: Mutant
    let outcome: Outcome
    /// Why it is equivalent to the engine.
    let reason: String?

    func isOf(_ kinds: [Outcome.Kind]) -> Bool { reason == nil && kinds.contains(outcome.kind) }
  }

  private func places(of kinds: Outcome.Kind...) -> [Place] { places.filter { $0.isOf(kinds) } }

  /// What is wrong in the file of equivalents.
  var complaints: [String] {
    let caught = places.filter {
      $0.outcome.kind.isCaught && trial.equivalents.reason(for: $0.mutant) != nil
    }
    return trial.equivalents.complaints(about: trial.all)
      + caught.map { "\($0.mutant.place) is no equivalent: \(words($0))" }
  }

  /// The mutants, and nothing that was found out.
  var list: String {
    trial.mutants.map { "\($0.place)\n  - \($0.original)\n  + \($0.change)" }
      .joined(separator: "\n")
  }

  /// Everything.
  var text: String {
    let notes = (["The file of equivalents"] + complaints).joined(separator: "\n  ")
    let sections: [String?] = [
      section("Caught", places(of: .rule, .trap, .hang)),
      section("Equivalent", places.filter { $0.reason != nil }),
      section("Never reached", places(of: .unreached)),
      section("Reached without a different trace", places(of: .same)),
      section("Different trace without a broken rule", places(of: .different)),
      complaints.isEmpty ? nil : notes, summary,
    ]
    return sections.compactMap(\.self).joined(separator: "\n\n")
  }

  private func section(_ title: String, _ places: [Place]) -> String? {
    if places.isEmpty { return nil }
    var lines = ["\(title): \(places.count)"]
    var file = ""
    for place in places {
      let mutant = place.mutant
      if mutant.file != file { lines.append("  \(mutant.file)") }
      file = mutant.file
      let function = mutant.function.isEmpty ? "" : " in \(mutant.function)"
      lines.append("    \(mutant.line)\(function): \(words(place))")
      lines += ["      - \(mutant.original)", "      + \(mutant.change)"]
    }
    return lines.joined(separator: "\n")
  }

  private func words(_ place: Place) -> String {
    if let reason = place.reason { return reason }
    let words =
      switch place.outcome.kind {
      case .uncompilable: "does not compile"
      case .unreached: "not reached"
      case .same: "reached;"
      case .different: "changes a trace"
      case .rule: "breaks"
      case .trap: "traps"
      case .hang: "does not end"
      }
    let test = trial.failedTest(of: place.mutant).map { "\n      fails the test \($0)" }
    return "\(words) \(place.outcome.detail)".trimmed + (test ?? "")
  }

  private var summary: String {
    func count(_ kinds: Outcome.Kind...) -> Int { places.count { $0.isOf(kinds) } }
    let caught = count(.rule, .trap, .hang)
    let share = Proportion(caught, of: caught + count(.different))
    func percent(_ share: Double) -> String {
      let tenths = Int((share * 1000).rounded())
      return "\(tenths / 10).\(tenths % 10)"
    }
    return """
      \(trial.mutants.count) of \(trial.all.count) mutants, seed \(trial.arguments.seed), \
      \(trial.arguments.cases) cases
        \(count(.uncompilable))  do not compile
        \(trial.mutants.count - places.count)  not played yet
        \(count(.unreached))  never reached (some are in code of wrong engines and permitted variants)
        \(count(.same))  reached without a different trace
        \(count(.different))  different trace without a broken rule
        \(caught)  caught: \(count(.rule)) break a rule, \(count(.trap)) trap, \
      \(count(.hang)) do not end
        \(places.count { $0.reason != nil })  equivalent
      Of the mutants that change a trace, the suite catches \(share.count) of \(share.trials): \
      \(percent(share.share)) %, 95 % interval \(percent(share.interval.lowerBound)) to \
      \(percent(share.interval.upperBound)) %
      """
  }
}
