import Testing

@testable import PropertyTesting
@testable import Problems

@Suite("Bytes as choices")
struct BytesTests {
  private let generator = SampleScene.aimed

  @Test("Bytes of a value draw the value")
  func roundTrip() throws {
    let broken = try (0..<500).first { seed in
      let value = generator.value(seed: UInt64(seed))
      return try generator.value(ofBytes: generator.bytes(of: value)) != value
    }
    #expect(broken == nil, "seed \(broken ?? 0)")
  }

  @Test("No bytes are the simplest value")
  func noBytes() { #expect(generator.value(ofBytes: []) == generator.simplest) }

  @Test("Any bytes draw a value that can be spelled")
  func anyBytes() {
    var random = Random(seed: 7)
    let broken = (0..<500).first { _ in
      let bytes = (0..<random.integer(in: 0...200)).map { _ in
        UInt8(truncatingIfNeeded: random.next())
      }
      return (try? generator.tree(of: generator.value(ofBytes: bytes))) == nil
    }
    #expect(broken == nil)
  }

  @Test("Every value of a range has bytes, also at its ends and in the widest range there is")
  func ranges() throws {
    for range in [0...0, 0...255, 0...256, -3...1_000_000, Int.min...Int.max] {
      let number = integer("n", in: range)
      for value in [range.lowerBound, 0, range.upperBound] where range.contains(value) {
        #expect(number.value(ofBytes: try number.bytes(of: value)) == value)
      }
    }
    #expect(try integer("n", in: 0...0).bytes(of: 0) == [])
    #expect(try integer("n", in: 0...255).bytes(of: 255) == [255])
    #expect(try integer("n", in: 0...256).bytes(of: 256) == [0, 1])
  }

  @Test("Lists keep within their bounds, and a few bytes make no long list")
  func lists() throws {
    let numbers = list("numbers", of: integer("n", in: 0...9), count: 2...200)
    #expect(numbers.value(ofBytes: []) == [0, 0])
    #expect(numbers.value(ofBytes: [255, 1, 2, 3]).count <= 3)
    #expect(numbers.value(ofBytes: [1, 4, 5]) == [4, 5])
    let zeros = Array(repeating: 0, count: 150)
    #expect(numbers.value(ofBytes: try numbers.bytes(of: zeros)) == zeros)
    let many = list("many", of: integer("n", in: 0...9), count: 0...1_000)
    #expect(throws: Unspellable.self) { try many.bytes(of: Array(repeating: 0, count: 256)) }
  }
}
