import PropertyTesting
import Testing

@testable import Problems

@Suite("Spelling")
struct SpellingTests {
  @Test("An alternative that fails halfway leaves nothing behind")
  func rollback() throws {
    let short = list("numbers", of: integer("x", in: 0...9), count: 2...2)
    let wide = list("numbers", of: integer("x", in: 0...99), count: 2...2)
    let generator = oneOf("size", Alternative(short), Alternative(wide))
    let tree = try generator.tree(of: [1, 50])
    #expect(tree.description == "size {size |1, numbers [{x 1}, {x 50}]}")
  }

  @Test("A value that more than one alternative draws is spelled by the first")
  func firstAlternative() throws {
    let generator = oneOf(
      "size", Alternative(integer("x", in: 0...9)), Alternative(integer("x", in: 0...99)))
    #expect(try generator.tree(of: 7).description == "size {size |0, x 7}")
  }

  @Test("What is never drawn cannot be spelled, and the complaint says where and why")
  func complaints() {
    let number = integer("x", in: 0...9)
    complains(number, 10, "x: 10 is outside 0...9")
    complains(constant(1), 2, "the value is not the constant one")
    complains(element("colour", of: ["red"]), "blue", "colour: the value is none of the 1")
    complains(
      list("numbers", of: number, count: 1...2), [], "numbers: a list of 0 is outside 1...2")
    complains(list("numbers", of: number, count: 1...2), [1, 12], "x: 12 is outside 0...9")
    complains(optional("maybe", of: number), 11, "x: 11 is outside 0...9")
    complains(number.map(to: { -$0 }, from: { $0 > 0 ? nil : -$0 }), 1, "the mapped form")
    complains(oneOf("branch", Alternative(number)), 12, "branch: no alternative can spell")
    complains(
      SampleScene.tree(limits: [0]), View(children: [View()]), "views: a list of 1 is outside")
  }

  private func complains<Subject: Generator>(
    _ generator: Subject, _ value: Subject.Value, _ reason: String,
    location: SourceLocation = #_sourceLocation
  ) {
    do throws(Unspellable) {
      let tree = try generator.tree(of: value)
      Issue.record("spelled as \(tree)", sourceLocation: location)
    } catch {
      #expect(error.description.contains(reason), sourceLocation: location)
    }
  }
}
