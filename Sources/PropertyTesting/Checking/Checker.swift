import Foundation
import Synchronization

/// Where a value that breaks a property comes from.
public enum CaseOrigin: Sendable, Hashable {
  /// It was given as an example, the first having number 0.
  case example(Int)
  /// It was found by an earlier run.
  case earlierRun
  /// A token spells it.
  case token
  /// It is a case of the search.
  case searched(case: Int)
}

/// Looks for a value that breaks a property, and makes it as simple as it can.
///
/// First come the values that were given, then those that the tokens of earlier failures spell, then the
/// simplest value, then the cases of the search. It knows nothing of test frameworks: who uses it says
/// for one value what came of it.
public struct Checker<Subject: Generator>: Sendable {
  /// What came of one value.
  public enum Verdict: Sendable, Hashable {
    /// The property holds for it.
    case held
    /// The property says nothing of it.
    case discarded
    /// The property is broken.
    case failed
  }

  /// A value that breaks the property.
  public struct Failure: Sendable {
    /// The simplest that was found.
    public let value: Subject.Value
    /// What spells it; nil if it was given and the generator has no way back, or if it is too large for a
    /// token: of more than 100,000 choices and elements.
    public let tree: ChoiceTree?
    /// Where the value comes from of which it is the simplest.
    public let origin: CaseOrigin
    /// What came of shrinking; nil if there was nothing to shrink with.
    public let evaluations: Int?
    /// Why the shrinker ended.
    public let ending: Ending?

    /// What replays it.
    public var token: String? { tree.map(Token.encode) }
  }

  /// What draws the values.
  public let generator: Subject
  /// How many cases the property must hold in.
  public var cases = 1000
  /// The seed of the search.
  public var seed: UInt64 = 0
  /// Values that are tried first.
  public var examples: [Subject.Value] = []
  /// What spells the failures of earlier runs.
  public var remembered: [ChoiceTree] = []
  /// What spells the only value to try, if there is to be only one.
  public var only: ChoiceTree?
  /// How often a failing value is changed to make it simpler.
  public var shrinkingBudget = 5000
  /// How long a failing value is made simpler.
  public var shrinkingTime = Duration.seconds(30)
  /// Where it is noted which case is being tried.
  package var note: CaseNote?

  /// Prepares to check values of a generator.
  public init(_ generator: Subject) {
    self.generator = generator
  }

  /// Asks about one value after the other until one fails or there have been enough.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which values are asked about: the caller's.
  ///   - verdict: What comes of a value. It is asked again and again while a failing value shrinks.
  public func run(
    isolation: isolated (any Actor)? = #isolation,
    asking verdict: (Subject.Value) async -> Verdict
  ) async -> (outcome: CheckOutcome, failure: Failure?) {
    let notes = Notes()
    return await Notes.$current.withValue(notes) {
      var run = Run(checker: self, notes: notes)
      let failure = await run.firstFailure(asking: verdict)
      run.outcome.labels = notes.labels(ofCases: run.outcome.held)
      return (run.outcome, failure)
    }
  }

  /// One run: what came of the cases so far.
  private struct Run {
    let checker: Checker
    let notes: Notes
    var outcome = CheckOutcome()

    mutating func firstFailure(
      isolation: isolated (any Actor)? = #isolation,
      asking verdict: (Subject.Value) async -> Verdict
    ) async -> Failure? {
      let generator = checker.generator
      if let only = checker.only {
        return await failure(replaying: only, from: .token, asking: verdict)
      }
      for (index, example) in checker.examples.enumerated() {
        note(.example(index), nil)
        guard await ask(example, verdict) == .failed else { continue }
        let tree = try? generator.tree(of: example)
        return await shrunk(example, tree, from: .example(index), asking: verdict)
      }
      for tree in checker.remembered {
        if let failure = await failure(replaying: tree, from: .earlierRun, asking: verdict) {
          return failure
        }
      }
      return await searched(asking: verdict)
    }

    /// The first case of the search that fails; the first of all is the simplest value.
    private mutating func searched(
      isolation: isolated (any Actor)? = #isolation,
      asking verdict: (Subject.Value) async -> Verdict
    ) async -> Failure? {
      var index = 0
      while outcome.held < checker.cases, !outcome.gaveUp, !Task.isCancelled {
        let source = Checker.source(ofCase: index, checker.seed)
        var drawing = source
        note(.searched(case: index), nil)
        let value = checker.generator.draw(from: &drawing)
        if drawing.isRejected {
          discard()
        } else if await ask(value, verdict) == .failed {
          checker.note?.enter(.drawing)
          let tree = checker.generator.drawn(from: source)?.tree
          return await shrunk(value, tree, from: .searched(case: index), asking: verdict)
        }
        index += 1
      }
      return nil
    }

    private mutating func failure(
      replaying tree: ChoiceTree, from origin: CaseOrigin,
      isolation: isolated (any Actor)? = #isolation,
      asking verdict: (Subject.Value) async -> Verdict
    ) async -> Failure? {
      note(origin, tree)
      guard let drawn = checker.generator.drawn(from: Source(replaying: tree)),
        await ask(drawn.value, verdict) == .failed
      else { return nil }
      return await shrunk(drawn.value, drawn.tree, from: origin, asking: verdict)
    }

    private mutating func ask(
      _ value: Subject.Value, isolation: isolated (any Actor)? = #isolation,
      _ verdict: (Subject.Value) async -> Verdict
    ) async -> Verdict {
      checker.note?.enter(.running)
      let answer = await verdict(value)
      notes.endCase(isKept: answer == .held)
      switch answer {
      case .held: outcome.held += 1
      case .discarded: discard()
      case .failed: break
      }
      return answer
    }

    private func note(_ origin: CaseOrigin, _ tree: ChoiceTree?) {
      checker.note?.note(
        CaseNote.Case(origin: origin, seed: checker.seed, token: tree.map(Token.encode)))
    }

    private mutating func discard() {
      outcome.discarded += 1
      outcome.gaveUp = outcome.discarded > 10 * max(checker.cases, 10)
    }

    private func shrunk(
      _ value: Subject.Value, _ tree: ChoiceTree?, from origin: CaseOrigin,
      isolation: isolated (any Actor)? = #isolation,
      asking verdict: (Subject.Value) async -> Verdict
    ) async -> Failure {
      let found = Failure(value, tree, from: origin)
      guard let tree = found.tree else { return found }
      let failure = await checker.shrunk(tree, from: origin) { await verdict($0) == .failed }
      notes.endCase(isKept: false)
      return failure
    }
  }
}

extension Checker {
  private var shrinker: Shrinker<Subject> {
    var shrinker = Shrinker(generator, budget: shrinkingBudget)
    shrinker.isThorough = true
    shrinker.note = note
    return shrinker
  }

  /// Makes the value that a tree spells as simple as it can in the time allowed.
  package func shrunk(
    _ tree: ChoiceTree, from origin: CaseOrigin, isolation: isolated (any Actor)? = #isolation,
    while stillFails: (Subject.Value) async -> Bool
  ) async -> Failure {
    // What the shrinker and the property need counts, not what other tests need at the same time.
    let spent = Mutex(Duration.zero)
    let isOverdue = { @Sendable [shrinkingTime] in
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + spent.withLock { $0 } > shrinkingTime
    }
    let shrunk = await shrinker.shrink(tree, isOverdue: isOverdue) { value in
      let start = ContinuousClock.now
      defer { spent.withLock { $0 += ContinuousClock.now - start } }
      return await stillFails(value)
    }
    note?.enter(.nothing)
    return Failure(
      value: shrunk.value, tree: shrunk.tree, origin: origin, evaluations: shrunk.evaluations,
      ending: shrunk.ending)
  }

  /// The value of a noted case, with what spells it; nil if there is none. `isNoted`: what spells it is noted while it is
  /// drawn.
  package func failure(of noted: CaseNote.Case, isNoted: Bool = false) -> Failure? {
    let source: Source
    switch (noted.token.map { try? Token.decode($0) }, noted.origin) {
    case (let tree??, _): source = Source(replaying: tree)
    case (nil, .searched(let index)): source = Self.source(ofCase: index, noted.seed)
    case (nil, .example(let index)) where index < examples.count:
      return Failure(examples[index], try? generator.tree(of: examples[index]), from: noted.origin)
    default: return nil
    }
    var (drawing, spelling) = (source, Spelling())
    spelling.note = isNoted ? note : nil
    let value = generator.draw(from: &drawing, writing: &spelling)
    return drawing.isRejected ? nil : Failure(value, spelling.tree, from: noted.origin)
  }

  /// In a process of its own, tries values that are simpler than that of a case which ended another process, until
  /// one ends this process.
  package func simplify(
    _ noted: CaseNote.Case, isolation: isolated (any Actor)? = #isolation,
    asking verdict: (Subject.Value) async -> Void
  ) async {
    guard let note, let tree = noted.token.flatMap({ try? Token.decode($0) }) else { return }
    if note.page.pointee.simplifying == .drawing {
      shrinker.draw(simplerThan: tree, note)
    } else {
      _ = await shrunk(tree, from: noted.origin) {
        await verdict($0)
        return false
      }
    }
  }

  /// What a case of the search is drawn from; the first is the simplest value.
  private static func source(ofCase index: Int, _ seed: UInt64) -> Source {
    index == 0
      ? Source(replaying: ChoiceTree()) : Source(seed: Random.seed(ofCase: index, run: seed))
  }
}

extension Checker.Failure {
  /// A value with which nothing was tried.
  fileprivate init(_ value: Subject.Value, _ tree: ChoiceTree?, from origin: CaseOrigin) {
    let tree = tree.flatMap { $0.size < 100_000 ? $0 : nil }
    self.init(value: value, tree: tree, origin: origin, evaluations: nil, ending: nil)
  }
}
