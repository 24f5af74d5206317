/// One way to make a tree simpler.
struct Pass: Sendable {
  enum Grain: Sendable { case coarse, fine }

  let name: String
  let grain: Grain
  let run: @Sendable (Trial) -> Void

  init(_ name: String, _ grain: Grain = .fine, _ run: @escaping @Sendable (Trial) -> Void) {
    self.name = name
    self.grain = grain
    self.run = run
  }

  /// The passes that do most of the work; they are repeated while they change the shape.
  static let coarse = [
    Pass("delete", .coarse) { $0.delete() },
    Pass("hoist", .coarse) { $0.hoist() },
    Pass("zero units", .coarse) { $0.zeroUnits() },
    Pass("lift", .coarse) { $0.lift() },
    Pass("each", .coarse) { $0.lowerEach() },
    Pass("lower units", .coarse) { $0.lowerUnits() },
  ]

  /// The passes that finish the work.
  static let fine = [
    Pass("renumber") { $0.renumber() },
    Pass("resize") { $0.resize() },
    Pass("branches") { $0.lowerBranches() },
    Pass("merge") { $0.merge() },
    Pass("equals") { $0.lowerEquals() },
    Pass("pairs") { $0.lowerPairs() },
    Pass("order") { $0.order() },
    Pass("exchange") { $0.exchange() },
    Pass("zero pairs") { $0.zeroPairs() },
    Pass("zero spans") { $0.zeroSpans() },
  ]
}

/// Runs passes until none of them helps.
struct Schedule {
  private let trial: Trial
  private let passes: [Pass]
  private(set) var profile: [PassProfile]

  init(_ trial: Trial, passes: [Pass]) {
    self.trial = trial
    self.passes = passes
    profile = passes.map { PassProfile(name: $0.name) }
  }

  /// Coarse passes while they change the shape, then fine ones, then all of it again.
  mutating func run() {
    var before: ChoiceTree
    repeat {
      before = trial.best
      runCoarse()
      for index in passes.indices where passes[index].grain == .fine { run(index) }
    } while trial.best != before && !trial.isOver
  }

  private mutating func runCoarse() {
    var size: Int
    repeat {
      size = trial.best.size
      for index in passes.indices where passes[index].grain == .coarse { run(index) }
    } while trial.best.size < size && !trial.isOver
  }

  private mutating func run(_ index: Int) {
    guard !trial.isOver else { return }
    let pass = passes[index]
    profile[index].add(trial.measure { pass.run(trial) })
  }
}
