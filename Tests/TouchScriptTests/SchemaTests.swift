import Foundation
import Testing

@testable import TouchScript

@Suite("A part is stated once, as a list of properties")
struct SchemaTests {
  /// A part of a made-up language.
  private struct Sample: Composite, Identifiable {
    static let schema = Schema<Self>(
      "sample",
      [
        .init("id", \.id, .name, isRequired: true),
        .init("isLoud", \.isLoud, says: .words("loud")),
        .init("friends", \.friends, .reference(.view), says: .before("knows")),
        .init("fingers", \.fingers, .finger, in: .ascending),
        .init("act", \.act, says: .value),
      ])

    var id = ""
    var isLoud = false
    var friends: [String] = []
    var fingers: [Int] = []
    var act: Act?

    init(id: String) { self.id = id }
    static let blank = Self(id: "")
    var ownName: Scenario.ID? { id }
  }

  private enum Act: Variant {
    case sleeps
    case meets(Scenario.ID)
    case waits(Scenario.ID, milliseconds: Int)

    var arguments: [any Spellable] {
      switch self {
      case .sleeps: []
      case .meets(let id): [id]
      case .waits(let id, let time): [id, time]
      }
    }

    static let noun = "act"
    static let forms: [Form<Self>] = [
      Form("sleeps", .sleeps),
      Form(
        "meets", meets, Argument("view", .reference(.view)),
        says: { "meets \($0)" }),
      Form(
        "waits", waits, Argument("view", .reference(.view)),
        Argument("milliseconds", in: .duration, isLabelled: true, plain: 5),
        says: { id, _ in "waits for \(id)" }),
    ]
  }

  private func read(_ json: String) throws -> Sample {
    try JSONReader.read(Data(json.utf8), Sample.read)
  }

  // MARK: Files

  @Test("A part is read and written by the names of its properties and forms")
  func files() throws {
    let json = #"{"act":"sleeps","id":"a","isLoud":true}"#
    let sample = try read(json)
    #expect(sample.id == "a" && sample.isLoud && sample.act == .sleeps)
    #expect(JSONWriter.text(sample.write) == json)
    #expect(try read(#"{"id": "a", "act": {"meets": "b"}}"#).act == .meets("b"))
    let waits = try read(#"{"id": "a", "act": {"waits": {"view": "b", "milliseconds": 7}}}"#)
    #expect(waits.act == .waits("b", milliseconds: 7))
  }

  @Test("What is missing is named")
  func missing() {
    #expect(throws: ScenarioError(place: "id", problem: "missing")) { try read("{}") }
  }

  // MARK: Text

  @Test("Source and remarks say what differs from a new part")
  func text() {
    var sample = Sample(id: "a")
    sample.isLoud = true
    sample.friends = ["b", "c"]
    sample.act = .waits("b", milliseconds: 9)
    #expect(
      sample.source
        == #".init(id: "a", isLoud: true, friends: ["b", "c"], "#
        + #"act: .waits("b", milliseconds: 9))"#)
    #expect(sample.remarks == ["id: a", "loud", "knows b, c", "waits for b"])
  }

  // MARK: Mapping

  @Test("A mapping renames what bears a name and what refers to it, and numbers fingers anew")
  func renaming() {
    var sample = Sample(id: "a")
    sample.friends = ["b", "c"]
    sample.fingers = [0, 2]
    sample.act = .meets("b")
    let mapped = sample.kept(Mapping(name: { $0 + "1" }, finger: { 3 - $0 }))
    #expect(mapped?.id == "a1")
    #expect(mapped?.friends == ["b1", "c1"])
    #expect(mapped?.fingers == [1, 3])
    #expect(mapped?.act == .meets("b1"))
  }

  @Test("With what is gone goes what refers to it")
  func removal() {
    var sample = Sample(id: "a")
    sample.friends = ["b", "c"]
    sample.act = .meets("b")
    let mapped = sample.kept(Mapping(name: { $0 == "b" ? nil : $0 }))
    #expect(mapped?.friends == ["c"])
    #expect(mapped?.act == nil)
    #expect(sample.kept(Mapping(name: { $0 == "a" ? nil : $0 })) == nil)
  }

  @Test("Where things come to bear one name, lists name none twice, nor their owner")
  func merging() {
    var sample = Sample(id: "a")
    sample.friends = ["b", "c", "d"]
    let heirs = ["c": "a", "d": "b"]
    let merged = sample.kept(Mapping(name: { heirs[$0] ?? $0 }, isMerging: true))
    #expect(merged?.friends == ["b"])
    #expect(sample.kept(Mapping(name: { heirs[$0] ?? $0 }))?.friends == ["b", "a", "b"])
  }

  @Test("Places and times are mapped by the coordinates they are in")
  func places() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 9, 9)) { View("a", Rect(1, 1, 5, 5)) }
    } script: {
      Change(.setFrame("w", Rect(2, 0, 9, 9)))
      Change(.setFrame("a", Rect(3, 0, 5, 5)))
      Down(at: Point(4, 4))
    }
    var asked: [String] = []
    let mapped = scenario.mapped(
      Mapping(
        place: { place, space, owner in
          asked.append("\(space) \(owner)")
          return space == .screen ? Point(place.x + 1, place.y) : place
        }, time: { $0 + 7 }))
    #expect(
      asked == [
        "superview w", "own w", "superview a", "own a", "superview w", "superview a", "screen ",
      ])
    #expect(mapped.script.map(\.at) == [7, 8, 9])
    #expect(mapped.script[2].touches[0].location == Point(5, 4))
    #expect(mapped.views == scenario.views)
  }

  // MARK: Changes

  @Test("Every change has one form, which makes it of its arguments again")
  func forms() throws {
    let names = Scenario.Change.forms.map(\.name)
    #expect(Set(names).count == names.count)
    let changes = SampleScene.allCases.flatMap(\.scenario.script).flatMap(\.changes)
    for change in changes {
      #expect(Scenario.Change.forms.filter { change.values(of: $0) != nil }.count == 1)
      let form = change.form
      let values = try #require(change.values(of: form))
      #expect(try form.whole(values) == change)
      #expect(values.count == form.arguments.count)
    }
    #expect(Set(changes.map(\.name)) == Set(names))
  }

  @Test("A change that sets a property builds the scene that it would make")
  func starts() {
    var scenario = Scenario { Window("w", Rect(0, 0, 9, 9)) { View("a", Rect(1, 1, 5, 5)) } }
    let change = Scenario.Change.setAlpha("a", 0.25)
    change.form.start?(change, &scenario)
    #expect(scenario.views.map(\.alpha) == [1, 0.25])
    #expect(Scenario.Change.interrupt.form.start == nil)
  }
}

extension Spellable {
  /// What a mapping makes of the value; nil where it cannot be without what is gone.
  fileprivate func kept(_ mapping: Mapping) -> Self? {
    var value = self
    return value.map(.plain, mapping) ? value : nil
  }
}
