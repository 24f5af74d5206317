import Testing

@testable import Conformance

@Suite("Shards of a campaign")
struct ShardTests {
  @Test("Every case belongs to exactly one shard", arguments: [1, 2, 3, 7, 300])
  func partition(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard($0, of: count)) }
    let cases = shards.flatMap { shard in (0..<shard.size(of: 203)).map(shard.caseIndex) }
    #expect(cases.sorted() == Array(0..<203))
  }

  @Test("A campaign without an end has shards without an end")
  func endless() throws {
    #expect(Shard.whole.size(of: .max) == .max)
    #expect(try #require(Shard(2, of: 4)).size(of: .max) >= .max / 4)
  }

  @Test("Shards are written as people write them, and nothing else is one")
  func spelling() {
    #expect(Shard("2/4")?.description == "2/4")
    for text in ["", "2", "0/4", "5/4", "2/0", "2/4/8", "a/b", "-1/4", "+1/4", "2/", "2/99999999"] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test("A build system counts its shards from zero")
  func environment() {
    let variables = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"]
    #expect(Shard(environment: variables) == Shard(2, of: 4))
    #expect(Shard(environment: ["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"]) == nil)
    #expect(Shard(environment: ["TEST_SHARD_INDEX": "-1", "TEST_TOTAL_SHARDS": "4"]) == nil)
    #expect(Shard(environment: ["TEST_TOTAL_SHARDS": "4"]) == nil)
  }
}
