import Testing

@testable import Mutation

@Suite("Weaving mutants in")
struct WeavingTests {
  private func weave(_ text: String, _ isWanted: (Mutant) -> Bool = { _ in true }) -> Weaving {
    let source = SourceText(path: "a", text)
    return Weaving(Mutant.all(of: [source]).filter(isWanted), into: source, firstBody: 7)
  }

  @Test("What has no mutants stays as it is, to the byte")
  func untouched() {
    let text = "/// é\nfunc f() { a() } // b\n"
    #expect(weave(text) { _ in false }.text == text)
  }

  @Test("A body becomes a choice between copies, each of which tells when it comes to the change")
  func bodies() {
    #expect(
      weave("func f() {\n  a()\n  b = 1\n}") { $0.change == "b = 2" }.text == """
        func f() {
          
        switch theMutant(inBody: 7) {
        case 5:
        a()
          theMutantIsReached(); b = 2
        default:
        a()
          b = 1
        }

        }
        """)
  }

  @Test("A value that is returned without saying so is returned from every copy")
  func expressions() {
    let text = weave("var a: Int { b }\nfunc f() -> Int { 3 }").text
    #expect(text.contains("var a: Int { b }"))
    #expect(text.contains("case 1:\ntheMutantIsReached()\nreturn 4\ndefault:\nreturn 3\n"))
  }

  @Test("A body of which nothing is left says so")
  func emptiness() {
    #expect(weave("func f() { a() }").text.contains("theMutantIsReached(); \nbreak\n") == false)
    #expect(weave("func f() { a() }").text.contains("case 1:\ntheMutantIsReached()"))
  }

  @Test("Each body notes that it is entered, and returns what it did")
  func noting() {
    let source = SourceText(path: "a", "var a: Int { b }\nfunc f() { a() }")
    #expect(
      Weaving.noting(source, firstBody: 3)
        == "var a: Int { \nnoteBody(3)\nreturn b }\nfunc f() { \nnoteBody(4)\na() }")
  }

  @Test("Initial values choose where they stand")
  func initialValues() {
    #expect(
      weave("let a = b(1, 2)").text
        == "let a = b((theMutantIs(1) ? 2 : 1), (theMutantIs(2) ? 3 : 2))")
  }

  @Test("Every line of a copy is known to be its mutant's")
  func lines() throws {
    let weaving = weave("func f() {\n  a()\n  b()\n}")
    let lines = weaving.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, range) in weaving.lines {
      #expect(lines[range.lowerBound - 1] == "case \(number):")
      #expect(range.contains(range.lowerBound + 1))
    }
    #expect(weaving.lines.count == 4)
    #expect(weaving.bodies.values.allSatisfy { $0 == 7 })
  }
}
