import PropertyTesting
import Testing

@testable import Problems

@Suite("Replay")
struct ReplayTests {
  struct Box: Hashable, Sendable {
    var width = 0
    var height = 0
    var depth = 0
    var sizes: [Int] = []
  }

  static let width = Part(\Box.width, integer("width", in: 0...9))
  static let height = Part(\Box.height, integer("height", in: 0...9))
  static let depth = Part(\Box.depth, integer("depth", in: 0...9, origin: 4))
  static let sizes = Part(\Box.sizes, list("sizes", of: integer("size", in: 0...9), count: 0...9))
  static let before = record("box", of: Box()) {
    width
    height
    sizes
  }

  @Test("A record made before a field was added draws that field at its simplest")
  func fieldAdded() throws {
    let after = record("box", of: Box()) {
      Self.depth
      Self.width
      Self.height
      Self.sizes
    }
    let tree = try Self.before.tree(of: Box(width: 3, height: 5, sizes: [7, 8]))
    #expect(after.value(of: tree) == Box(width: 3, height: 5, depth: 4, sizes: [7, 8]))
  }

  @Test("A record made before a field was removed draws the others as before")
  func fieldRemoved() throws {
    let after = record("box", of: Box()) {
      Self.height
      Self.sizes
    }
    let tree = try Self.before.tree(of: Box(width: 3, height: 5, sizes: [7]))
    #expect(after.value(of: tree) == Box(height: 5, sizes: [7]))
  }

  @Test("A record made before fields changed places draws every one as before")
  func fieldsReordered() throws {
    let after = record("box", of: Box()) {
      Self.sizes
      Self.height
      Self.width
    }
    let value = Box(width: 3, height: 5, sizes: [7, 8])
    #expect(after.value(of: try Self.before.tree(of: value)) == value)
  }

  @Test("Choices of one tag in one span are drawn in their order")
  func sameTag() {
    let tree = ChoiceTree([choice("x", 1), choice("y", 2), choice("x", 3)])
    var source = Source(replaying: tree)
    #expect(["y", "x", "x", "x"].map { source.choose(wide($0)) } == [2, 1, 3, 0])
  }

  @Test("A choice that is out of bounds by now is drawn at its simplest")
  func outOfBounds() {
    let generator = integer("x", in: 0...5, origin: 2)
    #expect(generator.value(of: ChoiceTree([choice("x", 6)])) == 2)
    #expect(generator.value(of: ChoiceTree([choice("x", 5)])) == 5)
  }

  @Test("A branch is not taken for a value of the same tag")
  func kinds() {
    let branch = Choice("x", .branch, value: 1, in: 0...1, origin: 0)
    let tree = ChoiceTree([.choice(branch), choice("x", 3)])
    #expect(integer("x", in: 0...5).value(of: tree) == 3)
  }

  @Test("A reference is drawn although what it points to was renamed")
  func renamedTarget() throws {
    let tree = try reference("target", to: "boxes", among: 5).tree(of: 3)
    #expect(reference("target", to: "views", among: 5).value(of: tree) == 3)
  }

  @Test("What is left of a span is dropped where it ends")
  func leftOver() {
    let inner = ChoiceTree.Span("box", .record, [choice("x", 1), choice("x", 2)])
    var source = Source(replaying: ChoiceTree([.span(inner), choice("x", 3)]))
    source.enter(.record, "box")
    #expect(source.choose(wide("x")) == 1)
    source.leave()
    #expect(source.choose(wide("x")) == 3)
  }

  @Test("A span that was not recorded draws only simplest values and takes none from around it")
  func missingSpan() {
    var source = Source(replaying: ChoiceTree([choice("x", 3)]))
    source.enter(.record, "box")
    #expect(source.choose(wide("x")) == 0)
    source.leave()
    #expect(source.choose(wide("x")) == 3)
  }

  @Test("A list is as long as its record, but no longer and no shorter than it may be")
  func listLength() throws {
    let number = integer("x", in: 0...9)
    let tree = try list("list", of: number, count: 0...9).tree(of: [7, 8, 9])
    #expect(list("list", of: number, count: 0...2).value(of: tree) == [7, 8])
    #expect(list("list", of: number, count: 5...9).value(of: tree) == [7, 8, 9, 0, 0])
    #expect(list("other", of: number, count: 1...9).value(of: tree) == [0])
  }

  @Test("The empty tree draws the simplest value")
  func simplest() {
    #expect(SampleScene.uniform.simplest == SampleScene(root: View(), touches: [Touch()]))
  }

  @Test("Leaving more spans than were entered does no harm")
  func leavingTooOften() {
    var source = Source(replaying: ChoiceTree([choice("x", 3)]))
    source.leave()
    #expect(source.choose(wide("x")) == 3)
  }

  private func choice(_ tag: PropertyTesting.Tag, _ value: Int) -> ChoiceTree.Node {
    .choice(Choice(tag, value: value, in: 0...9, origin: 0))
  }

  private func wide(_ tag: PropertyTesting.Tag) -> Choice {
    Choice(tag, value: 0, in: 0...9, origin: 0)
  }
}
