import Foundation
import Testing

@testable import Mutation

@Suite("Asking about mutants")
struct ArgumentsTests {
  @Test("Files, numbers and samples choose mutants")
  func selection() throws {
    let text = "func f() {\n  a()\n  b()\n}"
    let mutants = Mutant.all(of: [SourceText(path: "A/a", text), SourceText(path: "B/b", text)])
    func chosen(_ words: String...) throws -> [Int] {
      mutants.filter(try Arguments(words).selects).map(\.number)
    }
    #expect(try chosen() == Array(1...8))
    #expect(try chosen("--file", "B/") == Array(5...8))
    #expect(try chosen("--only", "2,4-6") == [2, 4, 5, 6])
    #expect(try chosen("--sample", "1/3") == [3, 6])
    #expect(try chosen("--sample", "1/2", "--file", "A/", "--only", "3-9") == [4])
  }

  @Test(
    "What cannot be understood is told in one sentence",
    arguments: [
      (["--files"], "there is no option '--files'; --help lists all"),
      (["--cases", "0"], "--cases takes a whole number from 1 on, not '0'"),
      (["--only", "5-2"], "--only takes numbers such as 17,20-25, not '5-2'"),
      (["--sample", "3"], "--sample takes a share such as 1/10, not '3'"),
      (["--jobs"], "--jobs needs a value"),
    ])
  func misuse(words: [String], sentence: String) {
    #expect {
      try Arguments(words)
    } throws: {
      "\($0)" == sentence
    }
  }

  @Test("What was found out is kept, unless it was about something else")
  func ledger() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "outcomes.txt")
    let mutant = Mutant.all(of: [SourceText(path: "a", "func f() { a() }")])[0]
    let outcome = Outcome(kind: .rule, detail: "HT-12", counts: [3, 2, 1], testedBy: "x")
    try Ledger(at: file, about: "one", isFresh: false).note(outcome, of: mutant)
    #expect(try Ledger(at: file, about: "one", isFresh: false)[mutant] == outcome)
    #expect(try Ledger(at: file, about: "two", isFresh: false)[mutant] == nil)
    #expect(try Ledger(at: file, about: "one", isFresh: false)[mutant] == nil)
  }

  @Test("The first test that failed is found in what the tests print")
  func failures() {
    let output = """
      ◇ Test run started.
      ✘ Test "A tap, and no more" recorded an issue at TapTests.swift:3:4: Expectation failed
      ✘ Test other() recorded an issue at TapTests.swift:3:4: Expectation failed
      """
    #expect(TestRuns.firstFailure(in: output) == "\"A tap, and no more\"")
    #expect(TestRuns.firstFailure(in: "✔ Test run with 3 tests passed") == nil)
  }
}
