import Generators
import PropertyTesting
import Testing
import TouchScript

@Suite("Scenes as bytes, for fuzzers")
struct BytesTests {
  @Test("Bytes of a scene draw the scene")
  func roundTrip() throws {
    let broken = try (0..<150).first { seed in
      let scene = Scenarios.generator.value(seed: UInt64(seed))
      return try Scenarios.generator.value(ofBytes: Scenarios.generator.bytes(of: scene)) != scene
    }
    #expect(broken == nil, "seed \(broken ?? 0)")
  }

  @Test("Any bytes draw a scene that is valid and can be spelled")
  func anyBytes() throws {
    var random = Random(seed: 3)
    let broken = (0..<150).first { _ in
      let bytes = (0..<random.integer(in: 0...400)).map { _ in
        UInt8(truncatingIfNeeded: random.next() >> 7) & (random.hits(.half) ? 0xFF : 0x03)
      }
      let scene = Scenarios.generator.value(ofBytes: bytes)
      return (try? scene.validate()) == nil || (try? Scenarios.generator.tree(of: scene)) == nil
    }
    #expect(broken == nil)
  }
}
