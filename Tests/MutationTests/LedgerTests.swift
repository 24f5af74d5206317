import Foundation
import Testing

@testable import Mutation

@Suite("What became of mutants")
struct LedgerTests {
  @Test("An outcome is read as it was written", arguments: Outcome.Kind.allCases)
  func words(kind: Outcome.Kind) {
    let outcome = Outcome(kind: kind, detail: "HT-12 in case 3")
    #expect(Outcome(words: outcome.words) == outcome)
  }

  @Test("What is no outcome is not read as one")
  func refusal() {
    #expect(Outcome(words: "ruled\tHT-12") == nil)
    #expect(Outcome(words: "rule") == nil)
    #expect(Outcome(words: "the engine itself breaks HT-12") == nil)
  }

  @Test("What was found out is kept, unless it was about something else or is half a line")
  func ledger() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "outcomes.txt")
    let mutants = Mutant.all(of: [SourceText(path: "a", "func f() {\n  a()\n  b()\n}")])
    var ledger = try Ledger(at: file, about: "one")
    try ledger.note("rule\tHT-12", of: mutants[0])
    #expect(try Ledger(at: file, about: "one")[mutants[0]] == "rule\tHT-12")
    try ledger.note("rule\tHT-34", of: mutants[1])
    try Data(Data(contentsOf: file).dropLast(2)).write(to: file)
    #expect(try Ledger(at: file, about: "one")[mutants[0]] == "rule\tHT-12")
    #expect(try Ledger(at: file, about: "one")[mutants[1]] == nil)
    #expect(try Ledger(at: file, about: "two")[mutants[0]] == nil)
    #expect(try Ledger(at: file, about: "one")[mutants[0]] == nil)
  }

  @Test("The test that fails is found in what the tests print")
  func failures() {
    #expect(
      TestRuns.failedTest(
        in: "✘ Test \"A tap, and no more\" recorded an issue at TapTests.swift:3:4: Expectation"
      ) == "\"A tap, and no more\"")
    #expect(TestRuns.failedTest(in: "✔ Test run with 3 tests passed") == nil)
  }
}
