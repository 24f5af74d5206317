import Foundation
import Testing
import TouchScript

@Suite("A file that is no scenario")
struct HostileJSONTests {
  @Test(
    "is refused with the line and column where it stops being JSON",
    arguments: [
      ("", "line 1, column 1: empty, and a JSON object was expected"),
      ("\n \n", "line 3, column 1: empty, and a JSON object was expected"),
      ("{", "line 1, column 2: the file ends inside an object"),
      (#"{"views": [{"id": "a"},"#, "line 1, column 24: the file ends inside a list"),
      (#"{"views": [{"id": "a"#, "line 1, column 21: the file ends inside a text"),
      (#"{"views": [{"id""#, "line 1, column 17: the file ends inside an object"),
      ("{\n  \"a\": NaN\n}", "line 2, column 8: unexpected 'NaN', and a value was expected"),
      (#"{"a": Infinity}"#, "line 1, column 7: unexpected 'Infinity', and a value was expected"),
      (#"{"a": -Infinity}"#, "line 1, column 7: '-Infinity' is no number"),
      (#"{"a": 01}"#, "line 1, column 7: '01' is no number"),
      (#"{"a": 1.}"#, "line 1, column 7: '1.' is no number"),
      (#"{"a": 1e400}"#, "line 1, column 7: '1e400' is too large a number"),
      (#"{"a": 1} x"#, "line 1, column 10: unexpected 'x', and the end of the file was expected"),
      (#"{"a": [1,]}"#, "line 1, column 10: unexpected ']', and a value was expected"),
      (#"{"a": 1,}"#, "line 1, column 9: unexpected '}', and a key in double quotes was expected"),
      (#"{"a": [1 2]}"#, "line 1, column 10: unexpected '2', and ',' or ']' was expected"),
      (#"{"a" 1}"#, "line 1, column 6: unexpected '1', and ':' was expected"),
      (#"{'a': 1}"#, "line 1, column 2: unexpected ''', and a key in double quotes was expected"),
      ("// hello\n{}", "line 1, column 1: unexpected '/', and a value was expected"),
      ("\"é\u{1}\"", "line 1, column 3: a control character in a text"),
      ("\"a\nb\"", "line 1, column 3: the text is not closed on its line"),
      (#""\x""#, "line 1, column 2: a wrong escape in a text"),
      (#""\ud800""#, "line 1, column 2: a wrong escape in a text"),
      ("{é: 1}", "line 1, column 2: unexpected 'é', and a key in double quotes was expected"),
    ])
  func syntax(json: String, sentence: String) { #expect(refusal(of: json) == sentence) }

  private func refusal(of json: String) -> String {
    message { try Scenario(json: Data(json.utf8), isLenient: true) }
  }

  @Test("is refused where it is not UTF-8")
  func notUTF8() {
    let latin1 = Data(#"{"a": ""#.utf8) + Data([0xE9]) + Data(#""}"#.utf8)
    #expect(
      message { try Scenario(json: latin1, isLenient: true) } == "line 1, column 8: not UTF-8")
    let utf16 = Data([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00])
    #expect(message { try Scenario(json: utf16) } == "line 1, column 1: not UTF-8")
  }

  @Test("may begin with a byte order mark")
  func byteOrderMark() throws {
    #expect(try Scenario(json: Data([0xEF, 0xBB, 0xBF]) + Data("{}".utf8)) == Scenario())
  }

  @Test("is refused when it nests without end, open or closed, even under an unknown key")
  func nesting() {
    let open = String(repeating: "[", count: 100_000)
    let sentence = "nested more than 128 levels deep"
    #expect(refusal(of: open) == "line 1, column 129: \(sentence)")
    let closed = "{\"x\":" + open + String(repeating: "]", count: 100_000) + "}"
    #expect(refusal(of: closed) == "line 1, column 134: \(sentence)")
    let objects = String(repeating: "{\"a\":", count: 100_000)
    #expect(refusal(of: objects) == "line 1, column 646: \(sentence)")
  }

  @Test("never makes an error longer than a line, or one that a terminal obeys")
  func oneLine() {
    let evil = #"\u001b[2J\n\u202e"# + String(repeating: "x", count: 100_000)
    for json in [
      #"{"views": [{"id": "a", "kind": "\#(evil)"}]}"#,
      #"{"views": [{"id": "a", "parent": "\#(evil)"}]}"#,
      #"{"views": [{"id": "a", "overrides": {"hitTest": {"\#(evil)": 1}}}]}"#,
      #"{"a": \#(String(repeating: "9", count: 100_000))}"#,
      #"{"a": \#(String(repeating: "z", count: 100_000))}"#,
    ] {
      let sentence = message { try Scenario(json: json) }
      #expect(!sentence.hasPrefix("not refused"))
      #expect(sentence.count < 500)
      #expect(sentence.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
    }
  }

  @Test("is refused with the indices of the file, not of the order that the views are put into")
  func fileOrder() {
    let json = """
      {"views": [{"id": "a", "parent": "w", "alpha": 2}, {"id": "w", "kind": "window"}]}
      """
    #expect(message { try Scenario(json: json) } == "views[0].alpha: 2 is not between 0 and 1")
  }
}
