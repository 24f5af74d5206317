import Testing

@testable import Mutation

@Suite("Taking source apart")
struct ScannerTests {
  private func words(_ text: String) -> [String] {
    SourceText(path: "", text).tokens.map(\.text)
  }

  @Test("Comments are between tokens, also those within one another")
  func comments() {
    #expect(words("a // b < c\n/* d /* e */ f */ g") == ["a", "g"])
  }

  @Test("Strings are one token, with all that is interpolated in them")
  func strings() {
    #expect(
      words(#"say("a \(b("c")) \" < d") + e"#)
        == ["say", "(", #""a \(b("c")) \" < d""#, ")", "+", "e"])
    #expect(words("\"\"\"\n a \"b\" <\n\"\"\" c") == ["\"\"\"\n a \"b\" <\n\"\"\"", "c"])
    #expect(words(##"#"a " \ b"# c"##) == [##"#"a " \ b"#"##, "c"])
  }

  @Test("Operators are as long as they can be, and a dot begins none but those of dots")
  func operators() {
    #expect(
      words("a?.b === !c..<d.e") == ["a", "?", ".", "b", "===", "!", "c", "..<", "d", ".", "e"])
    #expect(words("0..<1.5e-3 + 1_000.abs") == ["0", "..<", "1.5e-3", "+", "1_000", ".", "abs"])
  }

  @Test("An operator between two values has space on both sides; brackets of types have not")
  func spaces() {
    let tokens = SourceText(path: "", "a < b, Set<C>, -d").tokens
    #expect(tokens.filter { $0.kind == .symbol }.map(\.isSpaced) == [true, false, false, false])
  }

  @Test("Lines are counted through comments and long strings")
  func lines() {
    let tokens = SourceText(path: "", "a\n/* \n */ b \"\"\"\n\n\"\"\"\nc").tokens
    #expect(tokens.map(\.line) == [1, 3, 3, 6])
    #expect(tokens.map(\.startsLine) == [true, true, false, true])
  }

  @Test("A directive takes its line, and other words with a number sign do not")
  func directives() {
    #expect(
      words("#if os(Linux)\na\n#endif\n#fileID b") == [
        "#if os(Linux)", "a", "#endif", "#fileID", "b",
      ])
  }
}
