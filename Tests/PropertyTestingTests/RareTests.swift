import PropertyTesting
import Testing

@Suite("Parts that few values have")
struct RareTests {
  private struct Box: Hashable, Sendable {
    var width = 1
    var label = 0
    var weight = 5
  }

  private static let width = Part(\Box.width, integer("width", in: 1...9))
  /// Boxes as they were before they had labels and weights.
  private static let plain = record("box", of: Box()) { width }
  private static let labelled = record("box", of: Box()) {
    width
    rare("rare", besides: Box()) {
      Part(\.label, integer("label", in: 0...9))
      Part(\.weight, integer("weight", in: 0...9, origin: 5))
    }
  }

  @Test("Cost nothing where none is there")
  func cost() throws {
    let box = Box(width: 3)
    #expect(
      try Self.labelled.tree(of: box).choices.count == Self.plain.tree(of: box).choices.count)
    #expect(try Self.labelled.tree(of: Box(label: 2)).choices.count == 3)
  }

  @Test("Leave tokens and trees without them as they are")
  func old() throws {
    let tree = try Self.plain.tree(of: Box(width: 4))
    #expect(Self.labelled.value(of: tree) == Box(width: 4))
    #expect(try Token.encode(Self.labelled.tree(of: Box(width: 4))) == Token.encode(tree))
  }

  @Test("Are drawn as they were spelled")
  func law() throws {
    let breach = Self.labelled.firstRoundTripFailure(seed: 1, cases: 0..<200)
    #expect(breach == nil, "case \(breach?.index ?? 0)")
    let search = Search(Self.labelled, seed: 2)
    let found = (0..<100).map { search.value(ofCase: $0) }
    #expect(found.contains { $0.label != 0 } && found.contains { $0.label == 0 && $0.weight == 5 })
  }
}
