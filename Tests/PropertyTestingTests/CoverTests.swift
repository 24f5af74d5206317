import PropertyTesting
import Testing

@Suite("Covering")
struct CoverTests {
  @Test("What others have as well is spared")
  func spared() {
    #expect(Cover.indices(of: [[1, 2], [1], [2, 3]], weights: [1, 1, 1]) == [0, 2])
    #expect(Cover.indices(of: [[1], [1, 2, 3], [3]], weights: [1, 1, 1]) == [1])
    #expect(Cover.indices(of: [], weights: []).isEmpty)
    #expect(Cover.indices(of: [[], []], weights: [1, 1]).isEmpty)
  }

  @Test("Of those that have the same, the lightest is taken, and the first of equals")
  func lightest() {
    #expect(Cover.indices(of: [[1, 1], [1], [1]], weights: [5, 3, 4]) == [1])
    #expect(Cover.indices(of: [[7], [7]], weights: [2, 2]) == [0])
  }

  @Test("Nothing is lost, and none can be left out", arguments: 0..<40)
  func law(seed: UInt64) {
    var random = Random(seed: seed)
    let sets = (0..<30).map { _ in (0..<random.below(12)).map { _ in random.below(40) } }
    let weights = sets.map { _ in random.integer(in: 1...100) }
    let kept = Cover.indices(of: sets, weights: weights)
    let all = Set(sets.joined())
    #expect(Set(kept.flatMap { sets[$0] }) == all)
    for one in kept {
      #expect(Set(kept.filter { $0 != one }.flatMap { sets[$0] }) != all)
    }
    #expect(Cover.indices(of: sets, weights: weights) == kept)
  }
}
