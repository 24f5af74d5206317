import Testing

@testable import Mutation

@Suite("Asking about mutants")
struct ArgumentsTests {
  private let mutants = Mutant.all(
    of: ["A/a", "B/b"].map { path in
      SourceText(path: path, "func f() {\n  a()\n  b()\n  c()\n}")
    })

  private func drawn(_ words: String...) throws -> [Int] {
    try Arguments(words).drawn(from: mutants).map(\.number)
  }

  @Test("Files and lines choose mutants")
  func selection() throws {
    #expect(try drawn().sorted() == Array(1...12))
    #expect(try drawn("--file", "B/").sorted() == Array(7...12))
    #expect(try drawn("--file", "A/a:3", "--file", "B/b:4").sorted() == [4, 5, 12])
  }

  @Test("A larger sample begins with a smaller one of the same seed; another seed draws others")
  func sampling() throws {
    let ten = try drawn("--random", "10", "--seed", "7")
    #expect(Set(ten).count == 10)
    #expect(try drawn("--random", "4", "--seed", "7") == Array(ten.prefix(4)))
    #expect(try drawn("--random", "10", "--seed", "8") != ten)
    #expect(try drawn("--random", "99", "--seed", "7").count == mutants.count)
  }

  @Test("A mutant keeps its place in the order when others come or go")
  func stability() throws {
    let all = try Arguments(["--seed", "3"]).drawn(from: mutants)
    let some = try Arguments(["--seed", "3"]).drawn(from: mutants.filter { $0.line != 3 })
    #expect(some.map(\.key) == all.filter { $0.line != 3 }.map(\.key))
  }

  @Test(
    "What cannot be understood is said in one sentence",
    arguments: [
      (["--files"], "there is no option '--files'; --help lists all"),
      (["--cases", "0"], "--cases takes a whole number from 1 on, not '0'"),
      (["--seed", "-1"], "--seed takes a whole number from 0 on, not '-1'"),
      (["--jobs"], "--jobs needs a value"),
    ])
  func misuse(words: [String], sentence: String) {
    #expect {
      try Arguments(words)
    } throws: {
      "\($0)" == sentence
    }
  }
}
