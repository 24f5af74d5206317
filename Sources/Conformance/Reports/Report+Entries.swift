import Invariants
import TouchScript

/// A report as continuous integration reads it: an entry for each rule, and one for each thing that is wrong
/// besides.
extension Report {
  /// What became of one rule, or of the engine.
  struct Entry {
    /// The rule's number, or what is wrong with the engine.
    let id: String
    /// What is demanded.
    let statement: String
    let outcome: Outcome
    /// What went wrong and how to see it again; empty where nothing did.
    var text: (Detail) -> String = { _ in "" }
    /// What plays the scene again; nil: there is none.
    var token: String?
    /// Whether the rule is broken by the cause of a finding, which has an entry of its own.
    var isConsequence = false

    /// The chapter's letters; of what is no rule, `engine`.
    var chapter: String { id.contains("-") ? String(id.prefix { $0 != "-" }) : "engine" }
  }

  enum Outcome: Equatable {
    case passed
    /// A rule is broken that fails the run, or the list of known failures is wrong.
    case failed(String)
    /// The engine crashed, hung, or gave no answer that can be judged; or the run says nothing of it.
    case errored(String)
    /// A rule is broken that does not fail the run.
    case tolerated(String)
    /// Nothing can be said of it, and why.
    case skipped(String)
  }

  /// The entries: first what is wrong besides rules, then the rules in the order of the rulebook.
  var entries: [Entry] {
    let troubles: [(id: String, demand: String, sentence: String?)] = [
      ("gaveOut", "The engine can be asked", search.unjudged.gaveOut),
      ("flaky", "The engine is deterministic", flakiness?.words),
      ("exercised", "The run says something of the engine", warning),
    ]
    let (missed, rare) = (Set(unexercised), Set(starved))
    return failures.map { failure in
      Entry(
        id: failure.kind.rawValue, statement: "The engine answers every scene",
        outcome: .errored(failure.failure.headline), text: { text(of: failure, $0) },
        token: failure.token)
    }
      + troubles.compactMap { id, demand, sentence in
        sentence.map { words in
          Entry(id: id, statement: demand, outcome: .errored(words), text: { _ in words })
        }
      }
      + rules.map { entry(of: $0, missed, rare) }
  }

  private func entry(of line: RuleLine, _ missed: Set<Rule.ID>, _ rare: Set<Rule.ID>) -> Entry {
    let finding = finding(of: line.rule)
    let sentence = (finding?.sentence ?? "by the same cause as another rule").asSentence
    let outcome: Outcome =
      switch line.verdict {
      case .broken: line.strength >= search.strength ? .failed(sentence) : .tolerated(sentence)
      case .known: .tolerated("known: \(line.remark)")
      case .stale: .failed(line.remark)
      case .notExercised where missed.contains(line.rule):
        .failed("required, and not exercised in so many cases")
      case .notExercised: .skipped("not exercised")
      case .unspecified, .notJudged: .skipped("\(line.verdict.rawValue): \(line.remark)")
      case .held where rare.contains(line.rule): .failed(Starvation.title)
      case .held: .passed
      }
    return Entry(
      id: line.rule, statement: line.says, outcome: outcome,
      text: { detail in finding.map { text(of: $0, detail) } ?? "" }, token: finding?.token,
      isConsequence: line.verdict == .broken && !findings.contains { $0.rule == line.rule })
  }
}
