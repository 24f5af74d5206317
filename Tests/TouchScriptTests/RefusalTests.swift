import Testing

@testable import TouchScript

@Suite("A text that says what cannot be is refused in one sentence, with its place")
struct RefusalTests {
  @Test("as a scenario", arguments: try Refusal.all(in: "scenarios.txt"))
  func scenario(_ refusal: Refusal) {
    #expect(message { try Scenario(json: refusal.text) } == refusal.sentence)
  }

  @Test("as a trace", arguments: try Refusal.all(in: "traces.txt"))
  func trace(_ refusal: Refusal) {
    #expect(message { try Trace(json: refusal.text) }.hasPrefix(refusal.sentence))
  }

  @Test("as a reply of wire/1", arguments: try Refusal.all(in: "replies.txt"))
  func reply(_ refusal: Refusal) {
    let line = Array(refusal.text.utf8)
    #expect(message { try WireReply.read(line[...]) }.hasPrefix(refusal.sentence))
  }

  @Test("as a request of wire/1", arguments: try Refusal.all(in: "requests.txt"))
  func request(_ refusal: Refusal) {
    let line = Array(refusal.text.utf8)
    #expect(message { try WireRequest.read(line[...]) } == refusal.sentence)
  }

  @Test("where it nests too deep, is empty, or is not UTF-8")
  func noText() {
    let open = Array(repeating: UInt8(ascii: "["), count: 100_000)
    #expect(message { try WireRequest.read(open[...]) }.hasSuffix("more than 128 levels deep"))
    #expect(message { try WireRequest.read([0x22, 0xFF, 0x22]) }.hasSuffix("not UTF-8"))
    #expect(
      message { try WireReply.read([]) }
        == "line 1, column 1: empty, and a JSON object was expected")
  }
}
