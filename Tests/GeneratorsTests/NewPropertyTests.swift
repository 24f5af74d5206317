import PropertyTesting
import Testing

@testable import Generators
@testable import TouchScript

/// A property of the schema needs no line in the language.
@Suite("A property is generated")
struct NewPropertyTests {
  /// What has properties that the language does not know.
  struct Sample: Composite, DrawnPart {
    static let schema = Schema<Self>(
      "sample",
      [
        .init("old", \.old), .init("isLoud", \.isLoud), .init("isShown", \.isShown),
        .init("answer", \.answer), .init("count", \.count, in: .whole(2...5)),
        .init("reach", \.reach, in: .distance), .init("edge", \.edge),
      ])

    var old = 0
    var isLoud = false
    var isShown = true
    var answer: Bool?
    var count = 3
    var reach = 10.0
    var edge = Scenario.Recognizer.Edge.left

    init() {}
    static let blank = Self()
  }

  private let generator = Sample.values(Sample.schema.properties[0].slot, simplest: nil)

  @Test("by its type and its bounds, and keeps to them")
  func values() {
    let search = Search(generator, seed: 0)
    let samples = (0..<400).map { search.value(ofCase: $0) }
    #expect(samples.allSatisfy { (2...5).contains($0.count) && $0.reach >= 0 })
    #expect(Set(samples.map(\.isLoud)).count == 2)
    #expect(Set(samples.map(\.isShown)).count == 2)
    #expect(Set(samples.map(\.answer)).count == 3)
    #expect(Set(samples.map(\.count)).count == 4)
    #expect(Set(samples.map(\.edge)).count == 4)
    #expect(Set(samples.map(\.reach)).count > 4)
  }

  @Test("and spelled: what is drawn is drawn again from its spelling")
  func law() {
    let breach = generator.firstRoundTripFailure(seed: 0, cases: 0..<400)
    #expect(breach == nil, "\(String(describing: breach))")
  }

  @Test("and costs nothing where it is as on a new part")
  func once() throws {
    #expect(try generator.tree(of: Sample()).nodes.isEmpty)
    var sample = Sample()
    (sample.old, sample.isLoud, sample.reach, sample.isShown) = (7, true, 12, false)
    let tags = try generator.tree(of: sample).choices.map(\.tag)
    #expect(tags == ["old", "isLoud", "isShown", "reach"])
  }

  @Test("and counted, with each of its words and answers")
  func coverage() {
    var sample = Sample()
    sample.isLoud = true
    sample.answer = false
    #expect(
      Census(of: sample, naming: .classes).classes == ["isLoud", "answer false", "edge left"])
    let all = Census(of: Sample?.none, naming: .classes).classes
    #expect(all.isSuperset(of: ["answer true", "edge top"]))
  }

  @Test("Every form of a change and every property of a part can be drawn")
  func everything() {
    for slot in Scenario.Change.forms.flatMap(\.arguments) {
      #expect(slot.type is any Drawable.Type, "\(slot.name)")
    }
    func slots<Part: PropertyOwner>(_ part: Part.Type) -> [Slot] {
      Part.schema.properties.map(\.slot)
    }
    let parts: [any PropertyOwner.Type] = [
      Scenario.View.self, Scenario.Overrides.self, Scenario.Scrolling.self,
      Scenario.Controller.self, Scenario.Recognizer.self, Scenario.Recognizer.Delegate.self,
      Scenario.Application.self, Scenario.Reaction.self,
    ]
    for slot in parts.flatMap({ slots($0) }) {
      #expect(slot.type is any Drawable.Type, "\(slot.name)")
    }
  }
}
