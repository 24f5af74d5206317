/// What a run found out, in words.
struct Report {
  private let trial: Trial

  init(_ trial: Trial) { self.trial = trial }

  /// Whether something survives that is not known to be equivalent, or what is known is wrong.
  var isClean: Bool { survivors.isEmpty && complaints.isEmpty }

  private func mutants(_ wanted: (Mutant, Outcome) -> Bool) -> [(mutant: Mutant, outcome: Outcome)]
  {
    trial.mutants.compactMap { mutant in
      guard let outcome = trial.outcome(of: mutant), wanted(mutant, outcome) else { return nil }
      return (mutant, outcome)
    }
  }

  private func isUnexplained(_ mutant: Mutant, _ outcome: Outcome) -> Bool {
    outcome.survives && trial.equivalents.reason(for: mutant) == nil
  }

  /// What only wrong engines do: how they are caught is for `touchstone faults` to tell.
  private var strangers: [(mutant: Mutant, outcome: Outcome)] {
    mutants { isUnexplained($0, $1) && $1.isOfWrongEngine }
  }

  private var survivors: [(mutant: Mutant, outcome: Outcome)] {
    mutants { isUnexplained($0, $1) && !$1.isOfWrongEngine }
  }

  private func count(_ kind: Outcome.Kind) -> Int { mutants { $1.kind == kind }.count }

  private var complaints: [String] {
    let killed = mutants { $1.isKilled && trial.equivalents.reason(for: $0) != nil }
    return trial.equivalents.complaints(about: trial.all)
      + killed.map { "\(place($0.mutant)) is no equivalent: \(words($0.outcome))" }
  }

  /// Everything.
  var text: String {
    var parts: [String] = []
    let tested = mutants { $1.kind == .test }
    if !tested.isEmpty {
      parts.append(section("Seen by tests, and by no rule", tested))
    }
    if !strangers.isEmpty {
      parts.append(section("Making a difference in wrong engines only", strangers))
    }
    if !survivors.isEmpty { parts.append(section("Seen by nobody", survivors)) }
    if !complaints.isEmpty {
      parts.append(
        (["The file of equivalents"] + complaints.map { "  \($0)" }).joined(separator: "\n"))
    }
    return (parts + [summary]).joined(separator: "\n\n")
  }

  private func section(_ title: String, _ items: [(mutant: Mutant, outcome: Outcome)]) -> String {
    let lines = items.flatMap { item in
      [
        "  \(place(item.mutant)): \(words(item.outcome))", "    - \(item.mutant.original)",
        "    + \(item.mutant.change)",
      ]
    }
    return ([title] + lines).joined(separator: "\n")
  }

  private func place(_ mutant: Mutant) -> String {
    let function = mutant.function.isEmpty ? "" : " in \(mutant.function)"
    return "\(mutant.number)  \(mutant.file):\(mutant.line)\(function)"
  }

  private func words(_ outcome: Outcome) -> String {
    let (played, reached, differing) = (outcome.counts[0], outcome.counts[1], outcome.counts[2])
    switch outcome.kind {
    case .uncompilable: return "does not compile"
    case .rule: return "breaks \(outcome.detail)"
    case .crash: return ["crashes", outcome.detail].joined(separator: " ").trimmed
    case .hang: return "does not end"
    case .test: return "fails \(outcome.detail)"
    case .unjudged:
      return "makes a difference in \(differing) of \(played), first in\n      \(outcome.detail)"
    case .latitude: return "makes a difference to an engine of latitude \(outcome.detail)"
    case .same, .unreached:
      let reach = outcome.kind == .same ? "reached in \(reached) of \(played)" : "not reached"
      return outcome.detail.isEmpty
        ? reach : "\(reach); makes a difference in the wrong engine \(outcome.detail)"
    }
  }

  private var summary: String {
    let compiled = mutants { $1.kind != .uncompilable }.count
    let killed = mutants { $1.isKilled }.count
    let equivalent = mutants { $1.survives && trial.equivalents.reason(for: $0) != nil }.count
    let share =
      compiled == equivalent + strangers.count
      ? 1 : Double(killed) / Double(compiled - equivalent - strangers.count)
    var lines = [
      "\(trial.mutants.count) of \(trial.all.count) mutants; \(count(.uncompilable)) do not compile",
      "  \(count(.rule))  accused by a rule",
      "  \(count(.crash))  crashed while played",
      "  \(count(.hang))  did not end while played",
      "  \(count(.test))  seen by tests only",
      "  \(strangers.count)  making a difference in wrong engines only",
      "  \(equivalent)  known to be equivalent",
      "  \(survivors.count)  seen by nobody",
    ]
    let percent = (share * 1000).rounded(.down) / 10
    lines.append("\(percent)% of those that are neither equivalent nor of wrong engines are seen")
    return lines.joined(separator: "\n")
  }
}
