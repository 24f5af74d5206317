import PropertyTesting
import Testing

@Suite("Lists that are mostly empty")
struct RareTests {
  private struct Box: Hashable, Sendable {
    var width = 1
    var labels: [Int] = []
  }

  private static let width = Part(\Box.width, integer("width", in: 1...9))
  /// Boxes as they were before they had labels.
  private static let plain = record("box", of: Box()) { width }
  private static let labelled = record("box", of: Box()) {
    width
    Part(\.labels, rare("labels", of: integer("label", in: 0...9), atMost: 3))
  }

  @Test("Cost nothing where they are empty")
  func cost() throws {
    let tree = try Self.plain.tree(of: Box(width: 3))
    #expect(try Self.labelled.tree(of: Box(width: 3)) == tree)
    #expect(Self.labelled.value(of: tree) == Box(width: 3))
    #expect(try Self.labelled.tree(of: Box(labels: [2])).choices.count == 2)
    #expect(throws: Unspellable.self) { try Self.labelled.tree(of: Box(labels: [1, 2, 3, 4])) }
  }

  @Test("Are drawn as they were spelled, and as bytes say")
  func law() throws {
    let breach = Self.labelled.firstRoundTripFailure(seed: 1, cases: 0..<200)
    #expect(breach == nil, "case \(breach?.index ?? 0)")
    let search = Search(Self.labelled, seed: 2)
    let found = (0..<100).map { search.value(ofCase: $0) }
    #expect(found.contains { !$0.labels.isEmpty } && found.contains { $0.labels.isEmpty })
    for box in found {
      #expect(try Self.labelled.value(ofBytes: Self.labelled.bytes(of: box)) == box)
    }
  }

  @Test("Are joined where two elements become one, though one of them has none")
  func merged() throws {
    let boxes = list("boxes", of: Self.labelled, count: 1...4)
    let shrunk = try Shrinker(boxes).shrink([Box(width: 5), Box(labels: [3])]) { boxes in
      boxes.contains { !$0.labels.isEmpty } && boxes.reduce(0) { $0 + $1.width } >= 6
    }
    #expect(shrunk.value == [Box(width: 6, labels: [0])])
  }
}
