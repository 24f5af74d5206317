import Testing

@testable import PropertyTesting

@Suite("Records: parts put into a prototype")
struct RecordTests {
  /// A value with padding, and with something in it that has to be let go of.
  struct Box: Equatable, Sendable {
    var isOpen = false
    var width = 7
    var names = ["a"]
    var isFull = true
    var half: Int {
      get { width / 2 }
      set { width = newValue * 2 }
    }
  }

  final class Thing: Sendable, Equatable {
    static func == (one: Thing, other: Thing) -> Bool { one === other }
  }

  struct Holder: Sendable {
    var thing = Thing()
    var count: UInt8 = 3
  }

  private static let isOpen = Part(\Box.isOpen, boolean("open"))
  private static let width = Part(\Box.width, integer("width", in: 0...9))
  private static let names = Part(
    \Box.names, list("names", of: element("name", of: ["b", "c"]), count: 1...3))
  private static let isFull = Part(\Box.isFull, boolean("full"))

  @Test("What no part says is as in the prototype")
  func prototype() {
    let boxes = record(of: Box(isFull: true)) {
      Self.isOpen
      Self.width
      Self.names
    }
    #expect(!boxes.isWhole)
    #expect((0..<20).allSatisfy { boxes.value(seed: $0).isFull })
    #expect((0..<20).contains { boxes.value(seed: $0).isOpen })
  }

  @Test("A record of all its parts is built in place, and is the same as one that is changed")
  func whole() {
    let built = record("box", of: Box()) {
      Self.names
      Self.isFull
      Self.isOpen
      Self.width
    }
    let changed = record("box", of: Box()) {
      Self.names
      Self.isFull
      Self.isOpen
      Part(\Box.self.width, integer("width", in: 0...9))
      Part(\Box.half, constant(0).map(to: { $0 }, from: { _ in 0 }))
    }
    #expect(built.isWhole && !changed.isWhole)
    for seed in 0..<20 as Range<UInt64> {
      var value = built.value(seed: seed)
      value.width = 0
      #expect(changed.value(seed: seed) == value)
    }
  }

  @Test("Parts that say the same twice are put in one after the other")
  func twice() {
    let boxes = record(of: Box()) {
      Self.names
      Self.isFull
      Self.isOpen
      Self.width
      Part(\.width, constant(4).map(to: { $0 }, from: { _ in 4 }))
    }
    #expect(!boxes.isWhole)
    #expect((0..<20).allSatisfy { boxes.value(seed: $0).width == 4 })
  }

  @Test("A record of tuples, and of the whole value, is built in place")
  func others() {
    let pair = record(of: (1, true)) {
      Part(\.0, integer("x", in: 2...2))
      Part(\.1, boolean("flag", chance: .never))
    }
    #expect(pair.isWhole && pair.value(seed: 1) == (2, false))
    let box = record("box", of: Box()) { Part(\.self, constant(Box(width: 9))) }
    #expect(box.isWhole && box.value(seed: 1) == Box(width: 9))
  }

  @Test(
    "What is drawn is let go of with the record, and the prototype is kept",
    arguments: [true, false])
  func memory(isWhole: Bool) {
    let things = integer("x", in: 0...9).map(to: { _ in Thing() }, from: { _ in 0 })
    let count = integer("count", in: 1...9).map(to: { UInt8($0) }, from: { Int($0) })
    var original = Holder()
    weak let prototype = original.thing
    let whole = record(of: original) {
      Part(\.thing, things)
      Part(\.count, count)
    }
    let partial = record(of: original) { Part(\.thing, things) }
    #expect(whole.isWhole && !partial.isWhole)
    let holders = isWhole ? AnyGenerator(whole) : AnyGenerator(partial)
    original = Holder()
    for seed in 0..<5 as Range<UInt64> {
      var holder: Holder? = holders.value(seed: seed)
      weak let thing = holder?.thing
      #expect(thing != nil && thing !== prototype)
      holder = nil
      #expect(thing == nil)
    }
    withExtendedLifetime((whole, partial)) { #expect(prototype != nil) }
  }
}
