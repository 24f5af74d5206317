import Foundation
import PropertyTesting
import Testing

@testable import Problems

@Suite("Replay tokens")
struct TokenTests {
  let search = Search(SampleScene.uniform, seed: 5)

  @Test("A token draws the value it was made of")
  func roundTrip() throws {
    let broken = try (0..<200).filter { index in
      let value = search.value(ofCase: index)
      let token = Token.encode(try SampleScene.uniform.tree(of: value))
      return SampleScene.uniform.value(of: try Token.decode(token)) != value
    }
    #expect(broken == [])
  }

  @Test("Every kind of node survives, and so do numbers of any size")
  func kinds() throws {
    let generator = pair(
      list(
        "things", of: optional("limit", of: integer("höhe", in: Int.min...Int.max)), count: 1...4),
      reference("target", to: "things", among: 9))
    let value: ([Int?], Int) = ([Int.min, nil, Int.max, -1], 7)
    let copy = generator.value(of: try Token.decode(Token.encode(try generator.tree(of: value))))
    #expect(copy == value)
  }

  @Test("A simplest choice is kept where a later one would be taken in its place")
  func kept() throws {
    let number = integer("x", in: 0...9)
    let touch = record(of: Touch()) {
      Part(\.x, number)
      Part(\.y, number)
      Part(\.wait, number)
    }
    let value = Touch(x: 0, y: 5, wait: 0)
    let copy = try Token.decode(Token.encode(try touch.tree(of: value)))
    #expect(copy.description == "x 0, x 5")
    #expect(touch.value(of: copy) == value)
  }

  @Test("A token is short, and pastes into a URL")
  func short() throws {
    let scene = SampleScene(root: View(width: 1, height: 1), touches: [Touch()])
    let token = Token.encode(try SampleScene.uniform.tree(of: scene))
    #expect(token.utf8.count <= 80)
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    #expect(token.allSatisfy(allowed.contains))
  }

  @Test("Tokens of version 2 are read for ever")
  func pinned() throws {
    let tree = ChoiceTree([
      .choice(Choice("x", value: -300, in: -999...999, origin: 0)),
      .choice(Choice("kind", .branch, value: 2, in: 0...3, origin: 0)),
      .choice(Choice("target", .reference(to: "views"), value: 1, in: 0...3, origin: 0)),
      .span(
        ChoiceTree.Span(
          "views", .list,
          [
            .span(ChoiceTree.Span("views", .element, [])),
            .span(
              ChoiceTree.Span(
                "views", .element,
                [.span(ChoiceTree.Span("view", .record, [.choice(Self.width)]))])),
          ])),
    ])
    let token = "ts2.BgF4BGtpbmQGdGFyZ2V0BXZpZXdzBHZpZXcFd2lkdGgEANcEBgQMAwITAgABFwEZDg.91MGWQ"
    #expect(Token.encode(tree) == token)
    #expect(try Token.decode(token).description == tree.description)
  }

  static let width = Choice("width", value: 7, in: 0...9, origin: 0)

  @Test("Whatever is no token says so")
  func noToken() {
    for text in ["", "hello", "ts", "ts.", "tsx.AA.AA", "ts0.AA.AA", "TS1.AA.AA", "1.AA.AA"] {
      #expect(throws: TokenError.notAToken) { try Token.decode(text) }
    }
    let endless = "ts2." + String(repeating: "A", count: Token.longestText)
    #expect(throws: TokenError.notAToken) { try Token.decode(endless) }
  }

  @Test("A token of a version yet to come says so, with anything else in it")
  func newer() {
    for text in ["ts3.AA.AA", "ts3.a~b.c.d", "ts3"] {
      #expect(throws: TokenError.newerVersion(3)) { try Token.decode(text) }
    }
  }

  @Test("A token of an older version says so, with anything else in it")
  func older() {
    for text in ["ts1.AQF4AQAO._Ha5Wg", "ts1.a~b.c.d", "ts1"] {
      #expect(throws: TokenError.olderVersion(1)) { try Token.decode(text) }
    }
  }

  @Test("A token cut off anywhere is damaged or no token")
  func truncation() throws {
    let token = Token.encode(try SampleScene.uniform.tree(of: search.value(ofCase: 1)))
    let errors = (0..<token.count).map { error(of: String(token.prefix($0))) }
    #expect(errors.indices.allSatisfy { errors[$0] == ($0 < 3 ? .notAToken : .damaged) })
  }

  @Test("A token with any one bit changed is refused")
  func bitFlips() throws {
    let bytes = Array(Token.encode(try SampleScene.uniform.tree(of: search.value(ofCase: 2))).utf8)
    let accepted = (0..<8 * bytes.count).filter { place in
      var changed = bytes
      changed[place / 8] ^= 1 << (place % 8)
      return error(of: String(decoding: changed, as: UTF8.self)) == nil
    }
    #expect(accepted == [])
  }

  /// Why a text cannot be decoded, or nil if it can.
  private func error(of text: String) -> TokenError? {
    do throws(TokenError) {
      _ = try Token.decode(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("Random text is refused")
  func noise() {
    var random = Random(seed: 1)
    let accepted = (0..<2_000).filter { _ in
      let bytes = (0..<random.integer(in: 0...40)).map { _ in
        UInt8(truncatingIfNeeded: random.next())
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return error(of: text) == nil || error(of: "ts2." + text) == nil
    }
    #expect(accepted == [])
  }

  @Test("Nonsense under a right checksum gives a tree or an error, and never a trap")
  func forgery() {
    var random = Random(seed: 2)
    var errors: [TokenError] = []
    for _ in 0..<20_000 {
      let bytes = (0..<random.integer(in: 0...24)).map { _ in
        UInt8(truncatingIfNeeded: random.hits(.half) ? random.below(8) : random.next())
      }
      do throws(TokenError) {
        let tree = try Token.decode(Forgery.token(bytes))
        _ = SampleScene.uniform.value(of: tree)
      } catch {
        errors.append(error)
      }
    }
    #expect(errors.allSatisfy { $0 == .malformed })
    #expect(errors.count > 10_000)
  }

  @Test("Counts, numbers and nestings beyond all measure are malformed")
  func bombs() {
    let huge: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]
    let name: [UInt8] = [1, 1, 0x78]
    let bombs: [[UInt8]] = [
      huge, [1] + huge, name + huge, name + [1, 4] + huge, name + [1] + huge,
      [0] + Array(repeating: 0xFF, count: 30), name + [1, 5, 0], name + [1, 2, 1, 0],
      [1, 1, 0xFF, 0], [0, 0, 0], [],
      name + Array(repeating: [1, 3], count: 10_000).flatMap { $0 } + [0],
    ]
    for bomb in bombs {
      #expect(throws: TokenError.malformed) { try Token.decode(Forgery.token(bomb)) }
    }
  }

  @Test("A tree nested too deeply still gives a token that can be read")
  func deep() throws {
    var tree = ChoiceTree()
    for _ in 0..<1_000 {
      tree = ChoiceTree([
        .choice(Choice("x", value: 1, in: 0...1, origin: 0)),
        .span(ChoiceTree.Span("record", .record, tree.nodes)),
      ])
    }
    #expect(try Token.decode(Token.encode(tree)).size == Token.deepestNesting)
  }

  @Test("Each error is one sentence of its own")
  func sentences() {
    let errors: [TokenError] = [.notAToken, .damaged, .newerVersion(3), .malformed]
    #expect(Set(errors.map(\.description)).count == 4)
    #expect(errors.allSatisfy { $0.description.hasSuffix(".") })
  }
}

/// Tokens of any bytes whatever, with a right checksum; written anew so that it checks the format.
enum Forgery {
  static func token(_ bytes: [UInt8]) -> String {
    let text = "ts2." + base64(bytes)
    let checksum = crc32(Array(text.utf8))
    return text + "." + base64((0..<4).map { UInt8(truncatingIfNeeded: checksum >> ($0 * 8)) })
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  /// Long division of polynomials, bit by bit.
  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      for bit in 0..<8 {
        let isOdd = (remainder ^ UInt32(byte >> bit)) & 1 == 1
        remainder = isOdd ? (remainder >> 1) ^ 0xEDB8_8320 : remainder >> 1
      }
    }
    return ~remainder
  }
}
