import Foundation
import Testing

@testable import TouchScript

@Suite("A file that was spoiled at random, always in the same way")
struct BadFilesTests {
  /// What a file may be of.
  enum Content: CaseIterable {
    case scenario, trace, reply

    /// A file that is well-formed.
    func text() throws -> String {
      switch self {
      case .scenario: SampleScene.everything.scenario.json
      case .trace: try SampleScene.trace().json
      case .reply: #"{"seq": 7, "trace": \#(try SampleScene.trace().compactJSON)}"#
      }
    }

    func read(_ bytes: [UInt8]) throws {
      switch self {
      case .scenario: _ = try Scenario(json: Data(bytes))
      case .trace: _ = try Trace(json: Data(bytes))
      case .reply: _ = try WireReply.read(bytes[...])
      }
    }
  }

  @Test("is read, or refused in one sentence with its place", arguments: Content.allCases)
  func oneSentence(of content: Content) throws {
    let whole = Array(try content.text().utf8)
    try content.read(whole)
    // A line and column, or a path, or both; and what is wrong there, without a full stop.
    let refusal = /(line [0-9]+, column [0-9]+( \(.+\))?|[^:]{1,300}): .{1,500}[^.]/
    var files = BadFiles(seed: 20_261_127)
    var refused: Set<BadFiles.Way> = []
    for _ in 0..<500 {
      let (bytes, way) = files.spoil(whole)
      do { try content.read(bytes) } catch {
        refused.insert(way)
        let sentence = "\(error)"
        #expect(sentence.wholeMatch(of: refusal) != nil, "\(way): \(sentence)")
        #expect(sentence.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(way): \(sentence)")
      }
    }
    #expect(refused.count == BadFiles.Way.allCases.count)
  }
}

/// Spoils files, by a seed always in the same way.
private struct BadFiles {
  enum Way: CaseIterable {
    case cutOff, bitFlipped, bytesLost, byteAdded, valueChanged, numberTooLarge, nestedTooDeep
    case keyTwice, keyMisspelled, notUTF8, halfCharacter
  }

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func pick<Element>(of list: some Collection<Element>) -> Element {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return list[list.index(list.startIndex, offsetBy: Int(state >> 33) % list.count)]
  }

  mutating func spoil(_ whole: [UInt8]) -> (bytes: [UInt8], way: Way) {
    let way = pick(of: Way.allCases)
    var bytes = whole
    let place = pick(of: whole.indices)
    func replaceValue(_ text: String) {
      let start = pick(of: places(of: "\":", in: bytes)) + 2
      let end = bytes[start...].firstIndex { [0x2C, 0x7D, 0x5D, 0x0A].contains($0) }
      bytes.replaceSubrange(start..<(end ?? bytes.count), with: Array(text.utf8))
    }
    switch way {
    case .cutOff: bytes.removeSubrange(place...)
    case .bitFlipped: bytes[place] ^= 1 << UInt8(pick(of: 0..<8))
    case .bytesLost: bytes.removeSubrange(place..<min(bytes.count, place + pick(of: 1...6)))
    case .byteAdded: bytes.insert(pick(of: "{]},:\"\\0-\0".utf8), at: place)
    case .valueChanged:
      replaceValue(pick(of: ["null", "true", "[]", "{}", "\"x\"", "-1", "0.3", "[[7]]"]))
    case .numberTooLarge:
      let digits = String(repeating: "9", count: 5_000)
      replaceValue(pick(of: ["1e400", "9007199254740993", "99999999999999999999", digits]))
    case .nestedTooDeep:
      replaceValue(String(repeating: pick(of: ["[", "{\"a\":"]), count: 2_000))
    case .keyTwice:
      let member = pick(of: places(of: "{\"", in: bytes)) + 1
      let end = bytes[member...].firstIndex { [0x2C, 0x7D, 0x5B].contains($0) } ?? member
      bytes.insert(contentsOf: bytes[member..<end] + [0x2C], at: member)
    case .keyMisspelled: bytes.insert(0x65, at: pick(of: places(of: "\":", in: bytes)))
    case .notUTF8: bytes[place] = pick(of: [0xFF, 0xC0, 0x80, 0xED])
    case .halfCharacter: replaceValue(pick(of: [#""\ud800""#, #""\u12""#, #""\x""#]))
    }
    return (bytes, way)
  }

  /// Where two characters begin that stand next to each other.
  private func places(of text: String, in bytes: [UInt8]) -> [Int] {
    let pair = Array(text.utf8)
    return bytes.indices.dropLast().filter { bytes[$0] == pair[0] && bytes[$0 + 1] == pair[1] }
  }
}
