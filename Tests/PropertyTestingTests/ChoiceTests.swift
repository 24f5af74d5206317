import Foundation
import PropertyTesting
import Testing

@Suite("Choices")
struct ChoiceTests {
  static let choices = [
    Choice("x", value: 0, in: -3...3, origin: 0),
    Choice("x", value: 0, in: 0...9, origin: 0),
    Choice("x", value: 0, in: -2...9, origin: 0),
    Choice("x", value: 5, in: -9...7, origin: 5),
    Choice("x", value: 4, in: 4...4, origin: 4),
  ]

  @Test("Ranks number the values of a choice from the origin outwards, without gaps")
  func ranks() throws {
    for choice in Self.choices {
      let values = try (0..<choice.bounds.count).map { rank in
        try #require(choice.value(ofRank: UInt(rank)))
      }
      #expect(values.first == choice.origin)
      #expect(values.sorted() == Array(choice.bounds))
      #expect(values.map { choice.with(value: $0)?.rank } == values.indices.map { UInt($0) })
      #expect(choice.value(ofRank: UInt(values.count)) == nil)
    }
  }

  @Test("A zigzag goes above the origin first, and straight on past the nearer bound")
  func zigzag() {
    let choice = Choice("x", value: 0, in: -2...4, origin: 0)
    #expect((0...6).map { choice.value(ofRank: $0) } == [0, 1, -1, 2, -2, 3, 4])
  }

  @Test("The widest bounds there are overflow nothing")
  func extremes() {
    for origin in [Int.min, -1, 0, 1, Int.max] {
      for value in [Int.min, -1, 0, 1, Int.max] {
        let choice = Choice("x", value: value, in: Int.min...Int.max, origin: origin)
        #expect(choice.value(ofRank: choice.rank) == value)
      }
    }
  }

  @Test("A value out of bounds is refused")
  func bounds() {
    let choice = Choice("x", value: 1, in: 0...3, origin: 0)
    #expect(choice.with(value: 4) == nil)
    #expect(choice.with(value: 3)?.value == 3)
  }
}
