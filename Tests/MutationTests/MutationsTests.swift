import Testing

@testable import Mutation

@Suite("Making mutants")
struct MutationsTests {
  /// What the lines of `text` become, with the words of the line before where they do not show.
  private func changes(_ text: String) -> [String] {
    Mutations(of: SourceText(path: "a.swift", text)).mutants.map(\.change)
  }

  @Test("Comparisons, logic and arithmetic are turned around where they stand between values")
  func operators() {
    #expect(
      changes("func f() -> Set<Int> { a < b && c == d + e }") == [
        "func f() -> Set<Int> { a <= b && c == d + e }",
        "func f() -> Set<Int> { a < b || c == d + e }",
        "func f() -> Set<Int> { a < b && c != d + e }",
        "func f() -> Set<Int> { a < b && c == d - e }",
      ])
  }

  @Test("Constants change by one, and truths into untruths")
  func literals() {
    #expect(changes("let a = 5") == ["let a = 6"])
    #expect(changes("var a: Double = 0.5") == ["var a: Double = 1.5"])
    #expect(changes("func f(a: Bool = true) {}") == ["func f(a: Bool = false) {}"])
    #expect(changes("var a: Int { b.0 }") == [])
  }

  @Test("A condition is negated, and left out where there are others")
  func conditions() {
    #expect(
      changes("func f() {\n  guard a, let b, c.d(e) else { return }\n}").sorted() == [
        "(does nothing)", "(without a)", "(without c.d(e))",
        "guard !(a), let b, c.d(e) else { return }", "guard a, let b, !(c.d(e)) else { return }",
      ])
    #expect(
      changes("func f() { for a in b where a.isC { d() } }").contains(
        "func f() { for a in b where !(a.isC) { d() } }"))
  }

  @Test("What one token says the opposite of is not negated as well")
  func negations() {
    #expect(
      changes("func f() {\n  if !a { g() }\n  h()\n}").count { $0.hasPrefix("if") } == 1)
    #expect(
      changes("func f() {\n  if a == b { g() }\n  h()\n}").count { $0.hasPrefix("if") } == 1)
  }

  @Test("Statements are left out, and exchanged with the next")
  func statements() {
    let mutants = Mutations(
      of: SourceText(path: "", "func f() {\n  a()\n  b(\n    c)\n  let d = e\n  d()\n}")
    ).mutants
    #expect(
      mutants.map { "\($0.line) \($0.change)" } == [
        "2 (does nothing)", "2 (left out)", "2 (after the next statement)", "3 (left out)",
        "6 (left out)",
      ])
  }

  @Test("Assignments that have nothing to do with one another are not exchanged")
  func independence() {
    let exchanged = "(after the next statement)"
    #expect(!changes("func f() {\n  a = b\n  c = d\n}").contains(exchanged))
    #expect(changes("func f() {\n  a = b\n  c = a\n}").contains(exchanged))
    #expect(changes("func f() {\n  a = b\n  c()\n}").contains(exchanged))
  }

  @Test("A return may be forgotten, or what is done in it; but not where the compiler sees it")
  func returns() {
    let changes = changes("func f() {\n  guard let a else { return b() }\n  if c { return d() }\n}")
    #expect(changes.count { $0 == "(does not return)" } == 1)
    #expect(changes.count { $0 == "(returns without it)" } == 2)
  }

  @Test("Functions of truths and of what may be missing answer at once")
  func answers() {
    #expect(
      changes("var a: Bool { b }") == ["(is true at once)", "(is false at once)"])
    #expect(changes("func f() -> A? { b }") == ["(is nil at once)"])
  }

  @Test("The values of a choice are exchanged, however they are laid out")
  func choices() throws {
    let text = "func f() -> A {\n  a\n    ? b(1) : c\n}"
    let mutants = Mutations(of: SourceText(path: "", text)).mutants
    let exchange = try #require(mutants.first { $0.change.contains("exchanged") })
    let source = SourceText(path: "", text)
    #expect(
      Mutant.apply(exchange.edits, to: source, in: 0..<text.utf8.count)
        == "func f() -> A {\n  a\n    ? c : b(1)\n}")
  }

  @Test("Protocols, strings, comments and names of parameters are left alone")
  func silence() {
    #expect(changes("protocol P { func f() -> Bool }") == [])
    #expect(changes("/// a < b\nfunc f() -> A { g(first: \"1 < 2\") }") == [])
  }

  @Test("Accessors are bodies of their own, and observers too")
  func accessors() {
    let text =
      "struct A {\n  var b: Int {\n    get { c + 1 }\n    set { c = newValue }\n  }\n"
      + "  var d = 2 { didSet { e() } }\n}"
    let mutants = Mutations(of: SourceText(path: "", text)).mutants
    #expect(Set(mutants.map(\.function)) == ["b.get", "b.set", "", "d.didSet"])
  }

  @Test("Numbers count through all files, and words that come again are distinguished")
  func numbers() {
    let text = "func f() {\n  a()\n}\nfunc g() {\n  a()\n}"
    let mutants = Mutant.all(of: [SourceText(path: "a", text), SourceText(path: "b", text)])
    #expect(mutants.map(\.number) == [1, 2, 3, 4])
    #expect(Set(mutants.map(\.key)).count == 4)
  }
}
