import Foundation
import Synchronization

/// One run of the tool: the mutants that were asked about, and what becomes of each.
final class Trial {
  private let arguments: Arguments
  private let workshop: Workshop
  private let sources: [SourceText]
  /// All mutants of the engine.
  let all: [Mutant]
  /// Those that were asked about.
  let mutants: [Mutant]
  /// What is known to change nothing.
  let equivalents: Equivalents
  private let uncompilable: Ledger
  private let ledger: Ledger
  /// The digest of the tests.
  private let tests: String
  private var bodies: [Int: Int] = [:]
  private var bodiesWoven = 0

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    let package = URL(fileURLWithPath: arguments.package).standardizedFileURL
    let scratch = arguments.scratch.map { URL(fileURLWithPath: $0).standardizedFileURL }
    workshop = Workshop(
      package: package, scratch: scratch ?? package.appending(path: ".build/mutation"))
    sources = try workshop.sources()
    all = Mutant.all(of: sources)
    mutants = all.filter(arguments.selects)
    let file = package.appending(path: "Tests/Mutation/equivalents.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Failure("there is no file \(file.path)")
    }
    equivalents = try Equivalents(text)
    if mutants.isEmpty { throw Failure("there is no such mutant; --list prints all") }
    let engine = try workshop.digest(of: [Workshop.mutated])
    let suite = try workshop.digest(
      of: Workshop.played.map { "Sources/\($0)" } + [
        "Generators", "Invariants", "Tests/Mutation/Player",
      ])
    let directories = Workshop.testTargets + [Workshop.sharedByTests]
    tests = try workshop.digest(of: directories.map { "Tests/\($0)" })
    uncompilable = try Ledger(
      at: workshop.file("uncompilable.txt"), about: "engine \(engine)", isFresh: arguments.isFresh)
    ledger = try Ledger(
      at: workshop.file("outcomes.txt"),
      about: "suite \(suite) cases \(arguments.cases) seed \(arguments.seed)",
      isFresh: arguments.isFresh)
  }

  /// What became of a mutant, if it is known.
  func outcome(of mutant: Mutant) -> Outcome? { uncompilable[mutant] ?? ledger[mutant] }

  /// Finds out what becomes of the mutants.
  func run() throws {
    guard mutants.contains(where: { outcome(of: $0) == nil || wantsTests($0) }) else { return }
    try workshop.prepare()
    try workshop.emitModules()
    try weave()
    Console.note("building the player\(arguments.runsTests ? " and the tests" : "")")
    try workshop.buildPlayer(withTests: arguments.runsTests)
    try play()
    if arguments.runsTests { try test() }
  }

  // MARK: Building

  /// Weaves all mutants that the compiler accepts, which takes a few attempts: what is wrong with
  /// one keeps the compiler from looking into others.
  private func weave() throws {
    for _ in 0..<12 {
      let rest = mutants.filter { uncompilable[$0] == nil }
      Console.note("compiling \(rest.count) mutants")
      let lines = try write(rest)
      let errors = try workshop.errors()
      if errors.isEmpty { return try workshop.accept() }
      let refused = try refused(by: errors, lines, rest)
      for mutant in rest where refused.contains(mutant.number) {
        try uncompilable.note(Outcome(kind: .uncompilable), of: mutant)
      }
    }
    throw Failure("the compiler goes on finding errors; see \(workshop.log("compiler").path)")
  }

  private func write(_ mutants: [Mutant]) throws -> [String: Weaving] {
    var weavings: [String: Weaving] = [:]
    bodiesWoven = 0
    bodies = [:]
    for source in sources {
      let own = mutants.filter { $0.file == source.path }
      let weaving = Weaving(own, into: source, firstBody: bodiesWoven)
      bodiesWoven += Bodies(of: source).bodies.count
      bodies.merge(weaving.bodies) { $1 }
      weavings[source.path] = weaving
    }
    try workshop.write(weavings.map { ($0.key, $0.value.text) })
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
      guard let body = weavings[error.path]?.body(nearLine: error.line) else {
        throw Failure("\(error.path):\(error.line) of the woven engine: \(error.sentence)")
      }
      let suspects = mutants.filter { bodies[$0.number] == body }
      let leavingOut = suspects.filter { $0.edits.contains { $0.text.trimmed.isEmpty } }
      refused.formUnion((leavingOut.isEmpty ? suspects : leavingOut).map(\.number))
    }
    return refused
  }

  // MARK: Playing

  private func play() throws {
    let waiting = spread(mutants.filter { outcome(of: $0) == nil })
    if waiting.isEmpty { return }
    let byNumber = Dictionary(uniqueKeysWithValues: waiting.map { ($0.number, $0) })
    let input = waiting.map { "\($0.number)\t\(bodies[$0.number] ?? -1)\n" }.joined()
    var engines: [String: String] = [:]
    var latitudes: [String: String] = [:]
    var done = 0
    let words = [
      workshop.player.path, String(arguments.cases), String(arguments.seed),
      String(arguments.jobs), String(bodiesWoven),
    ]
    let status = try Shell.run(
      words, in: workshop.scratch, input: input, environment: ["TOUCHSTONE_MUTANT": "0"]
    ) { line in
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if words.count == 3, words[0] == "engine" {
        engines[words[1]] = words[2]
        return
      }
      if words.count == 3, words[0] == "latitude" {
        latitudes[words[1]] = words[2]
        return
      }
      if words.count == 3, words[0] == "accused" {
        return Console.note(
          "the engine as it is breaks \(words[2]) in case \(words[1]), which is left out")
      }
      guard words.count == 6, let mutant = Int(words[0]).flatMap({ byNumber[$0] }),
        var outcome = Outcome(words: Array(words[1...]))
      else { return }
      if [.same, .unreached].contains(outcome.kind) {
        outcome.detail = engines[outcome.detail] ?? ""
      } else if outcome.kind == .latitude {
        outcome.detail = latitudes[outcome.detail] ?? ""
      }
      try ledger.note(outcome, of: mutant)
      done += 1
      Console.progress("played", done, of: waiting.count)
    }
    if status != 0 || done < waiting.count { throw Failure("the player ended too early") }
  }

  /// The mutants in an order that goes through the whole engine again and again, so that what is known
  /// where a run is broken off is a fair sample.
  private func spread(_ mutants: [Mutant]) -> [Mutant] {
    let steps = 64
    return (0..<steps).flatMap { step in
      stride(from: step, to: mutants.count, by: steps).map { mutants[$0] }
    }
  }

  /// Whether the tests have still to be run against a mutant.
  private func wantsTests(_ mutant: Mutant) -> Bool {
    guard arguments.runsTests, let outcome = ledger[mutant], outcome.survives else { return false }
    return outcome.testedBy != tests
  }

  private func test() throws {
    let waiting = mutants.filter(wantsTests)
    if waiting.isEmpty { return }
    Console.note("running the tests as they are")
    let runs = try TestRuns(in: workshop)
    // Noted a few at a time, so that little is lost where a run is broken off.
    let batch = 10 * arguments.jobs
    for start in stride(from: 0, to: waiting.count, by: batch) {
      let some = waiting[start..<min(start + batch, waiting.count)]
      let known = some.compactMap { mutant in ledger[mutant].map { (mutant, $0) } }
      for (mutant, outcome) in try seen(by: runs, known) {
        var outcome = outcome
        outcome.testedBy = tests
        try ledger.note(outcome, of: mutant)
      }
      Console.progress("tested", start + some.count, of: waiting.count)
    }
  }

  /// What the tests make of mutants, so many at a time.
  private func seen(
    by runs: TestRuns, _ mutants: [(Mutant, Outcome)]
  ) throws -> [(Mutant, Outcome)] {
    let found = Mutex<[Int: Result<Outcome, any Error>]>([:])
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = arguments.jobs
    for (place, (mutant, outcome)) in mutants.enumerated() {
      queue.addOperation {
        let result = Result {
          try runs.outcome(of: mutant, counts: outcome.counts) ?? outcome
        }
        found.withLock { $0[place] = result }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return try mutants.enumerated().compactMap { place, pair in
      try found.withLock { $0[place] }.map { (pair.0, try $0.get()) }
    }
  }
}
