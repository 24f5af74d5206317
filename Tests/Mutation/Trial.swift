import Foundation

/// One run of the tool: the mutants that were asked about, and what becomes of each.
struct Trial {
  let arguments: Arguments
  private let workshop: Workshop
  private let sources: [SourceText]
  /// All mutants of the engine.
  let all: [Mutant]
  /// Those that were asked about, in the order in which they are played.
  let mutants: [Mutant]
  /// What is known to change nothing.
  let equivalents: Equivalents
  private var ledger: Ledger
  /// For each mutant that was tested, the test that failed; empty where none did.
  private var tested: Ledger
  private let deadline: Date

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    deadline = Date(timeIntervalSinceNow: Double(arguments.minutes) * 60)
    let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    workshop = Workshop(package: package)
    sources = try workshop.sources()
    all = Mutant.all(of: sources)
    mutants = arguments.drawn(from: all)
    if mutants.isEmpty { throw Failure("there is no such mutant; --list prints all") }
    let file = package.appending(path: "Tests/Mutation/equivalents.txt")
    equivalents = try Equivalents(String(contentsOf: file, encoding: .utf8))
    let suite = try workshop.digest(of: Workshop.decisive) + " cases \(arguments.cases)"
    let tests = try workshop.digest(of: (Workshop.tests + ["Logs"]).map { "Tests/\($0)" })
    ledger = try Ledger(at: workshop.scratch.appending(path: "outcomes.txt"), about: suite)
    tested = try Ledger(
      at: workshop.scratch.appending(path: "tests.txt"), about: "\(suite) tests \(tests)")
  }

  /// What became of a mutant, if it is known.
  func outcome(of mutant: Mutant) -> Outcome? { ledger[mutant].flatMap(Outcome.init) }

  /// The test that fails with a mutant; nil if none does, or none was run.
  func failedTest(of mutant: Mutant) -> String? { tested[mutant].flatMap { $0.isEmpty ? nil : $0 } }

  /// Finds out what becomes of the mutants, as far as time allows.
  mutating func run() throws {
    guard mutants.contains(where: { outcome(of: $0) == nil || wantsTests($0) }) else { return }
    try workshop.prepare()
    let weavings = try build()
    try play(weavings)
    if arguments.runsTests { try test() }
  }

  // MARK: Building

  /// Builds the player with all mutants that the compiler accepts, which takes a few attempts: what
  /// is wrong with one keeps the compiler from looking into others.
  private mutating func build() throws -> [String: Weaving] {
    for _ in 0..<12 {
      let rest = mutants.filter { outcome(of: $0)?.kind != .uncompilable }
      Mutation.note("building an engine with \(rest.count) mutants")
      let weavings = weave(rest)
      try workshop.write(weavings.mapValues(\.text))
      let errors = try workshop.build(withTests: arguments.runsTests)
      if errors.isEmpty { return weavings }
      let refused = try refused(by: errors, weavings, rest)
      for mutant in rest where refused.contains(mutant.number) {
        try ledger.note(Outcome(kind: .uncompilable).words, of: mutant)
      }
    }
    throw Failure("the compiler finds errors in the woven engine again and again")
  }

  private func weave(_ mutants: [Mutant]) -> [String: Weaving] {
    let byFile = Dictionary(grouping: mutants.sorted { $0.number < $1.number }, by: \.file)
    var weavings: [String: Weaving] = [:]
    var bodies = 0
    for source in sources {
      weavings[source.path] = Weaving(byFile[source.path] ?? [], into: source, firstBody: bodies)
      bodies += Bodies(of: source).bodies.count
    }
    return weavings
  }

  /// The numbers of the mutants that the errors are in. Some errors are in none, such as one at
  /// either end of an initializer that a mutant leaves without a value: that is blamed on those of
  /// the nearest body's mutants that leave something out, or on all where none does.
  private func refused(
    by errors: [Workshop.CompilerError], _ weavings: [String: Weaving], _ mutants: [Mutant]
  ) throws -> Set<Int> {
    var refused: Set<Int> = []
    for error in errors {
      let lines = weavings[error.path]?.lines ?? []
      refused.formUnion(lines.filter { $0.lines.contains(error.line) }.map(\.number))
    }
    if !refused.isEmpty { return refused }
    for error in errors {
      guard let weaving = weavings[error.path], let body = weaving.body(nearLine: error.line)
      else {
        throw Failure("\(error.path):\(error.line) of the woven engine: \(error.sentence)")
      }
      let suspects = mutants.filter { weaving.bodies[$0.number] == body }
      let leavingOut = suspects.filter { $0.edits.contains { $0.text.trimmed.isEmpty } }
      refused.formUnion((leavingOut.isEmpty ? suspects : leavingOut).map(\.number))
    }
    return refused
  }

  // MARK: Playing

  private mutating func play(_ weavings: [String: Weaving]) throws {
    let waiting = mutants.filter { outcome(of: $0) == nil }
    let seconds = Int(deadline.timeIntervalSinceNow)
    if waiting.isEmpty || seconds <= 0 { return }
    let byNumber = Dictionary(uniqueKeysWithValues: waiting.map { ($0.number, $0) })
    let list = workshop.scratch.appending(path: "waiting.txt")
    let lines = waiting.map { "\($0.number)\t\(weavings[$0.file]?.bodies[$0.number] ?? -1)\n" }
    try Data(lines.joined().utf8).write(to: list)
    let bodies = sources.reduce(0) { $0 + Bodies(of: $1).bodies.count }
    let words = [arguments.cases, arguments.jobs, seconds, bodies].map(String.init)
    var done = 0
    let status = try Shell.run(
      [workshop.player.path, list.path] + words, in: workshop.scratch
    ) { line in
      guard let tab = line.firstIndex(of: "\t"),
        let mutant = Int(line[..<tab]).flatMap({ byNumber[$0] }),
        let outcome = Outcome(words: line[line.index(after: tab)...])
      else { return Mutation.note(line) }
      try ledger.note(outcome.words, of: mutant)
      done += 1
      if done % 100 == 0 { Mutation.note("played \(done) of \(waiting.count)") }
    }
    if status != 0 { throw Failure("the player ended with status \(status)") }
  }

  // MARK: Testing

  /// Whether the tests have still to be run against a mutant.
  private func wantsTests(_ mutant: Mutant) -> Bool {
    guard arguments.runsTests, tested[mutant] == nil, let kind = outcome(of: mutant)?.kind else {
      return false
    }
    return kind != .uncompilable && !kind.isCaught && equivalents.reason(for: mutant) == nil
  }

  private mutating func test() throws {
    let waiting = mutants.filter(wantsTests)
    if waiting.isEmpty { return }
    Mutation.note("running the tests against \(waiting.count) mutants")
    let runs = try TestRuns(in: workshop)
    for mutant in waiting where deadline.timeIntervalSinceNow > 0 {
      try tested.note(runs.failure(of: mutant.number) ?? "", of: mutant)
    }
  }
}
