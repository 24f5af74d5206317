import Foundation
import Testing

@testable import Mutation

@Suite("Mutants that change nothing")
struct EquivalentsTests {
  private let mutants = Mutant.all(of: [
    SourceText(path: "a.swift", "func f() {\n  a = 1\n}\nfunc g() {\n  a = 1\n}")
  ])
  private let paragraph = """
    # A remark.
    file: a.swift
    - a = 1
    + a = 2
    why: Nobody reads it,
      ever.
    """

  @Test("A paragraph gives the reason, and the same words stand for all lines that have them")
  func reasons() throws {
    let equivalents = try Equivalents(paragraph + "\ntimes: 2\n")
    #expect(
      mutants.compactMap(equivalents.reason) == Array(repeating: "Nobody reads it, ever.", count: 2)
    )
    #expect(equivalents.complaints(about: mutants) == [])
  }

  @Test("The file in this directory can be read")
  func file() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appending(path: "Mutation/equivalents.txt")
    #expect(try !Equivalents(String(contentsOf: file, encoding: .utf8)).entries.isEmpty)
  }

  @Test("It complains when there are more such lines than were judged, or none any more")
  func staleness() throws {
    let equivalents = try Equivalents(paragraph)
    #expect(
      equivalents.complaints(about: mutants) == [
        "equivalents.txt:2: there are 2 such mutants, not 1"
      ])
    #expect(
      equivalents.complaints(about: []) == ["equivalents.txt:2: there are 0 such mutants, not 1"])
  }

  @Test(
    "What is missing or unknown is said in one sentence",
    arguments: [
      ("file: a\n- b\n+ c", "equivalents.txt:1: there is no reason"),
      ("\nfile: a\n- b\nwhy: d", "equivalents.txt:2: file, - or + is missing"),
      ("fille: a", "equivalents.txt:1: 'fille:' is not known"),
      ("file:", "equivalents.txt:1: 'file:' says nothing"),
    ])
  func complaints(text: String, sentence: String) {
    #expect {
      try Equivalents(text)
    } throws: {
      "\($0)" == sentence
    }
  }
}
