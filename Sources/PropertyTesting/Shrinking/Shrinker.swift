/// Makes a failing value as simple as it can while it still fails the same way.
///
/// The value is spelled and the spelling is edited: fewer choices and elements first, then
/// smaller ones (shortlex). The shrinker knows units and spans, never what a value means, so
/// nobody writes shrinkers; what only the domain knows may be added as reductions.
///
/// It is deterministic: the same value, generator and predicate give the same result after the
/// same evaluations. It looks at no clock; a deadline is the caller's. However it ends, it gives the
/// simplest failing value that it has met, and says why it ended.
public struct Shrinker<Subject: Generator>: Sendable {
  /// What draws and spells the values.
  public let generator: Subject
  /// How often the predicate may be asked.
  public let budget: Int
  /// What only the domain knows: simpler values that are worth a try.
  ///
  /// A proposed value counts only if the generator can spell it and its spelling is simpler.
  public let reductions: [@Sendable (Subject.Value) -> [Subject.Value]]
  /// Whether single numbers are worth some more attempts: of a property of numbers they are, where each
  /// attempt plays a scene they are not.
  var isThorough = false
  /// Where it is noted what is being tried.
  var note: CaseNote?

  /// Makes a shrinker.
  public init(
    _ generator: Subject, budget: Int = 20_000,
    reductions: [@Sendable (Subject.Value) -> [Subject.Value]] = []
  ) {
    self.generator = generator
    self.budget = budget
    self.reductions = reductions
  }

  /// Shrinks a failing value; the predicate says whether another fails the same way.
  ///
  /// - Parameters:
  ///   - value: What fails.
  ///   - isOverdue: Whether the time allowed is spent; asked before every candidate.
  ///   - shouldStop: Whether the caller has had enough; asked before every candidate.
  ///   - stillFails: Whether another value fails in the same way.
  public func shrink(
    _ value: Subject.Value, isOverdue: () -> Bool = { false },
    shouldStop: () -> Bool = { false }, while stillFails: (Subject.Value) -> Bool
  ) throws(Unspellable) -> Shrunk<Subject.Value> {
    shrink(
      try generator.tree(of: value), isOverdue: isOverdue, shouldStop: shouldStop,
      while: stillFails)
  }

  /// Shrinks a failing value given by its tree.
  public func shrink(
    _ tree: ChoiceTree, isOverdue: () -> Bool = { false }, shouldStop: () -> Bool = { false },
    while stillFails: (Subject.Value) -> Bool
  ) -> Shrunk<Subject.Value> {
    let interruption = { () -> Ending? in
      shouldStop() ? .stopped : isOverdue() ? .timeSpent : nil
    }
    return withoutActuallyEscaping(interruption) { interruption in
      withoutActuallyEscaping(stillFails) { stillFails in
        let trial = Trial(
          normalForm(of: tree), budget: budget, interruption: interruption
        ) { candidate, filling in
          let finding = note?.beginAttempt()
          if finding == .cannotBeDrawn { return nil }
          if finding == nil { note?.note(candidate, .drawing) }
          let source = Source(replaying: candidate, filling: filling)
          guard let drawn = generator.drawn(from: source) else { return nil }
          if let finding {
            keep(drawn.value)
            return Trial.Candidate(tree: drawn.tree) { finding == .ends }
          }
          return Trial.Candidate(tree: drawn.tree) {
            note?.note(drawn.tree, .running)
            return stillFails(drawn.value)
          }
        }
        return result(of: trial, schedule: Schedule(trial, passes: passes))
      }
    }
  }

  /// Draws what is simpler than a tree whose draw ended a process, until one draw ends this process.
  func draw(simplerThan tree: ChoiceTree, _ note: CaseNote) {
    var best = tree
    let trial = Trial(tree, budget: budget, interruption: { nil }) { candidate, filling in
      guard filling == nil, candidate.isSimpler(than: best) else { return nil }
      switch note.beginAttempt() {
      case nil:
        note.note(candidate, .drawing)
        _ = generator.drawn(from: Source(replaying: candidate))
        return nil
      case .ends:
        best = candidate
        return Trial.Candidate(tree: candidate) { true }
      default: return nil
      }
    }
    var schedule = Schedule(trial, passes: passes)
    schedule.run()
  }

  private func normalForm(of tree: ChoiceTree) -> ChoiceTree {
    guard let drawn = generator.drawn(from: Source(replaying: tree)) else { return tree }
    if note != nil { keep(drawn.value) }
    return drawn.tree
  }

  /// Never releases a value: to destroy it may be what ends the process.
  private func keep(_ value: Subject.Value) {
    UnsafeMutablePointer.allocate(capacity: 1).initialize(to: value)
  }

  private var passes: [Pass] {
    let reductions = reductions.isEmpty ? [] : [Pass("reductions", .fine, reduce)]
    return Pass.coarse + reductions + (isThorough ? Pass.ofNumbers : []) + Pass.fine
  }

  private func result(of trial: Trial, schedule: Schedule) -> Shrunk<Subject.Value> {
    var schedule = schedule
    schedule.run()
    return Shrunk(
      value: generator.value(of: trial.best), tree: trial.best,
      evaluations: trial.evaluations, ending: trial.ending ?? .fixedPoint,
      profile: schedule.profile)
  }

  /// Tries what the domain proposes, again and again while it helps.
  private func reduce(_ trial: Trial) {
    for reduction in reductions {
      var helped = true
      while helped, !trial.isOver {
        helped = reduction(generator.value(of: trial.best)).contains { value in
          guard let tree = try? generator.tree(of: value) else { return false }
          return trial.attempt(tree)
        }
      }
    }
  }
}
