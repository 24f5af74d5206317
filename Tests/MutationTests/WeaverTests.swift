import Catalogue
import Testing

@testable import Mutation

@Suite("Weaving sections of the catalogue in")
struct WeaverTests {
  /// A section with one edit.
  private func section(
    _ name: String, _ function: String, _ diff: String, kind: String = "Breaks HT-01",
    more: String = ""
  ) -> String {
    """
    ### \(name)
    It errs.
    \(kind)
    \(more)
    `\(function)`
    ```diff
    \(diff)
    ```

    """
  }

  private func weave(_ documents: String..., into source: String) throws -> Weaver {
    let catalogue = try Catalogue(documents: [("A.md", documents.joined())])
    return try Weaver(catalogue, into: [SourceText(path: "a.swift", source)])
  }

  /// The woven source, every run of white space as one space.
  private func woven(_ documents: String..., into source: String) throws -> String {
    let catalogue = try Catalogue(documents: [("A.md", documents.joined())])
    let weaver = try Weaver(catalogue, into: [SourceText(path: "a.swift", source)])
    #expect(weaver.complaints == [])
    return try #require(weaver.files["a.swift"]).split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test(
    "The smallest part that can be a choice is one",
    arguments: [
      ("-b()\n+c()", "func f() { a(); b() }", "if on(.`x`) { c() } else { b() }"),
      ("+c()\n b()", "func f() { a(); b() }", "if on(.`x`) { c() }"),
      ("-b()", "func f() { a(); b() }", "if !on(.`x`) { b() }"),
      (
        "-let a = 1\n+let a = 2", "func f() { let a = 1; g(a) }",
        "let a = (on(.`x`) ? (2) : (1))"
      ),
      (
        "-if a, b {\n+if a || b {", "func f() { if a, b { g() } }",
        "if (on(.`x`) ? ((a || b)) : ((a) && (b))) {"
      ),
      (
        "-guard let a = b else {\n+guard let a = c else {",
        "func f() { guard let a = b else { return }; g(a) }",
        "guard let a = (on(.`x`) ? (c) : (b)) else {"
      ),
      (
        "-guard let a = b else {\n+guard let a = b, c else {",
        "func f() { guard let a = b else { return }; g(a) }",
        "guard let a = b , (on(.`x`) ? ((c)) : true) else {"
      ),
      (
        "-let a = b\n+let (a, c) = b", "func f() { let a = b; g(a) }",
        "if on(.`x`) { let (a, c) = b; g(a) } else { let a = b; g(a) }"
      ),
      (
        "-b.map { $0 + 1 }\n+b.map { $0 + 2 }", "func f() -> [Int] { b.map { $0 + 1 } }",
        "if on(.`x`) { return $0 + 2 } else { return $0 + 1 }"
      ),
      (
        "-b\n+g()\n+return c", "func f() -> Int { b }",
        "if on(.`x`) { g() return c } else { return b }"
      ),
      ("+g()", "func f() {}", "{ if on(.`x`) { g() } }"),
      (
        "-case 1: b()\n+case 1, 2: b()", "func f() { switch a { case 1: b() default: c() } }",
        "if on(.`x`) { switch a { case 1, 2: b() default: c() } } else {"
      ),
    ])
  func parts(diff: String, source: String, expected: String) throws {
    let text = try woven(section("x", "f()", diff), into: source)
    #expect(text.contains(expected), "\(text)")
  }

  @Test("A stored property has another value, or an observer")
  func properties() throws {
    let source = "final class A { var b = 1 }"
    #expect(
      try woven(section("x", "A.b", "-1\n+2"), into: source)
        .contains("var b = (on(.`x`) ? (2) : (1))"))
    #expect(
      try woven(section("x", "A.b", "-1\n+1 { didSet { g() } }"), into: source)
        .contains("var b = 1 { didSet { if on(.`x`) { g() } } }"))
  }

  @Test("State is added to its type once, though several sections declare it")
  func declarations() throws {
    let declaration = "`A`\n```swift\nvar isLate = false\n```\n"
    let one = section("x", "A.f()", "+isLate = true", kind: "Permitted by RE-07") + declaration
    let two = section("y", "A.f()", "+isLate = true", kind: "Permitted by RE-08") + declaration
    let text = try woven(one, two, into: "final class A { private func f() { g() } }")
    #expect(text.components(separatedBy: "var isLate").count == 2)
    #expect(text.contains("if on(.`x`) { isLate = true } if on(.`y`) { isLate = true } g()"))
    #expect(!text.contains("private func"))
  }

  @Test("Permitted sections of one statement are combined; wrong ones exclude each other")
  func overlaps() throws {
    let source = "func f() { for a in b { g(1, 2) } }"
    func two(_ kind: String, more: String = "") -> [String] {
      [
        section("x", "f()", "-g(1,\n+g(3,", kind: kind),
        section("y", "f()", "-2)\n+4)", kind: kind, more: more),
      ]
    }
    let both = try woven(two("Permitted by RE-07").joined(), into: source)
    for call in ["g(1, 2)", "g(3, 2)", "g(1, 4)", "g(3, 4)"] { #expect(both.contains(call)) }
    let weaver = try weave(two("Breaks HT-01").joined(), into: source)
    #expect(
      weaver.complaints.map(\.description) == [
        "A.md:10: y changes the same statement as x (A.md:1); it has to say Excludes: x"
      ])
    let apart = try woven(two("Breaks HT-01", more: "Excludes: x").joined(), into: source)
    #expect(
      apart.contains("if on(.`x`) { g(3, 2) } else { if on(.`y`) { g(1, 4) } else { g(1, 2) }"))
  }

  @Test(
    "What is wrong is said in one sentence that names document and line",
    arguments: [
      ("### x\nBreaks HT-01\n", "A.md:1: the sentence of x is missing"),
      ("### x\nIt errs.\n", "A.md:1: x says neither what it breaks nor what permits it"),
      (wrong, "A.md:1: x edits nothing"),
      ("### x\nIt errs.\nBreaks HT-99\n", "A.md:3: there is no rule HT-99"),
      ("### x\r\nIt errs.\r\nBreaks HT-99\r\n", "A.md:3: there is no rule HT-99"),
      ("### x\nIt errs.\nPermitted by RE-99\n", "A.md:3: there is no rule or row RE-99"),
      ("\(wrong)Permitted by RE-07\n", "A.md:4: what it breaks, or what permits it, is said once"),
      ("# A\n", "A.md:2: the document has no section"),
      ("### a b\n", "A.md:1: a name is small letters, digits and hyphens, not 'a b'"),
      ("### -\n", "A.md:1: a name is small letters, digits and hyphens, not '-'"),
      (
        "\(wrong)Excludes: y\n`f()`\n```diff\n+b()\n```\n",
        "A.md:1: there is no section y to exclude"
      ),
      ("\(wrong)```diff\n", "A.md:4: no function is named above the edit"),
      ("\(wrong)`f()`\n```dif\n", "A.md:5: a block begins with ```diff or ```swift: '```dif'"),
      (edit, "A.md:5: the block is not closed"),
      ("\(edit)b()\n", "A.md:6: a line of an edit begins with -, + or a space: 'b()'"),
      ("\(edit) a()\n```\n", "A.md:5: the edit changes nothing"),
      ("\(wrong)`g()`\n```diff\n+b()\n```\n", "A.md:5: the engine has no function g()"),
      ("\(edit)-b()\n```\n", "A.md:5: the text before the edit does not stand in f()"),
      ("\(edit)-a()\n```\n", "A.md:5: the text before the edit stands 2 times in f()"),
      ("\(edit)+if b {\n```\n", "A.md:5: the new text opens or closes other brackets than the old"),
      ("\(edit)+b()\n```\n`A`\n```swift\nvar b\n```\n", "A.md:9: the engine has no type A"),
    ])
  func refusals(document: String, sentence: String) {
    #expect(throws: CatalogueError.self) {
      do {
        _ = try weave(document, into: "func f() { a(); a() }")
      } catch {
        #expect("\(error)" == sentence)
        throw error
      }
    }
  }

  @Test("A name that two sections have is refused")
  func names() {
    let twice = section("x", "f()", "+b()") + section("x", "f()", "+c()")
    #expect { try weave(twice, into: "func f() { a() }") } throws: { error in
      "\(error)" == "A.md:9: A.md:1 has the name x, too"
    }
  }
}

/// The beginning of a section, and of its edit.
private let wrong = "### x\nIt errs.\nBreaks HT-01\n"
private let edit = "\(wrong)`f()`\n```diff\n"
