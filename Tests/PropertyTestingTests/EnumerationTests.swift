import PropertyTesting
import Testing

@testable import Problems

@Suite("Every value of a scope")
struct EnumerationTests {
  private static let digit = integer("digit", in: 0...9)

  private func all<Value>(
    _ generator: some Generator<Value>, in scope: Scope = Scope()
  ) throws -> [Value] {
    Array(try #require(Enumeration(of: generator, in: scope)))
  }

  @Test("Numbers come from the origin outwards")
  func numbers() throws {
    #expect(try all(integer("x", in: -2...4)) == [0, 1, -1, 2, -2, 3, 4])
    #expect(try all(element("e", of: ["a", "b", "c"])) == ["a", "b", "c"])
  }

  @Test("Parts turn like the wheels of an odometer, the last one first")
  func parts() throws {
    let both = pair(integer("tens", in: 0...2), integer("ones", in: 0...1))
    #expect(try all(both).map { $0.0 * 10 + $0.1 } == [0, 1, 10, 11, 20, 21])
  }

  @Test("Short lists come before long ones: 1 + 2 + 4 + 8 of three bits at most")
  func lists() throws {
    let bits = list("bits", of: integer("bit", in: 0...1), count: 0...3)
    let found = try all(bits)
    #expect(found.count == 15)
    #expect(found.map(\.count) == found.map(\.count).sorted())
    #expect(found.prefix(5) == [[], [0], [1], [0, 0], [0, 1]])
    #expect(Set(found).count == 15)
  }

  @Test("Fewer choices come first, wherever the walk meets them")
  func sizes() throws {
    let value = oneOf(
      "form", Alternative(constant([Int]())),
      Alternative(list("long", of: Self.digit, count: 2...2)),
      Alternative(list("short", of: integer("d", in: 5...6), count: 1...1)))
    let found = try all(value)
    #expect(found.count == 103)
    #expect(found.prefix(4) == [[], [5], [6], [0, 0]])
  }

  @Test("The scenes of the study: 64 of one view, 4,096 of two")
  func scenes() throws {
    let scope = SampleScene.scope(views: 2)
    let scenes = try #require(Enumeration(of: SampleScene.uniform, in: scope))
    #expect(scenes.count == 4_160)
    #expect(scenes.count { $0.root.children.isEmpty } == 64)
    for bug in PlantedBug.allCases {
      let first = scenes.first(where: bug.breaks)
      #expect((first == nil) == (bug == .order), "\(bug)")
    }
  }

  @Test("The first scene that shows a planted bug is the ideal one")
  func ideal() throws {
    var scope = SampleScene.scope(views: 3)
    let values = scope.values
    scope.values = { choice, part in
      ["width", "height"].contains(choice.tag.name)
        ? values(choice, part) : Scope.Values(usual: [choice.origin])
    }
    let scenes = try #require(Enumeration(of: SampleScene.uniform, in: scope))
    // One tree of one view, one of two, and two of three; each view has four sizes.
    #expect(scenes.count == 4 + 16 + 2 * 64)
    let first = try #require(scenes.first(where: PlantedBug.order.breaks))
    let view = View(width: 1, height: 1)
    #expect(first.root == View(width: 1, height: 1, children: [view, view]))
  }

  @Test("What can be drawn in two ways comes once")
  func repeats() throws {
    let value = oneOf(
      "form", Alternative(constant(1)), Alternative(integer("n", in: 0...3)))
    #expect(try all(value) == [1, 0, 2, 3])
  }

  @Test("A scope of few departures: at most two of four flags are up, or a flag and an element")
  func departures() throws {
    let flags = pair(
      list("flags", of: boolean("flag"), count: 4...4),
      list("extras", of: boolean("extra"), count: 0...9))
    let scope = Scope(
      departures: 2,
      values: { choice, _ in Scope.Values(usual: [0], unusual: [1]) },
      lengths: { _, bounds, _ in
        Scope.Lengths(usual: bounds.lowerBound...bounds.lowerBound, most: bounds.upperBound)
      })
    // With both extras down or none: none, one and two of four flags, one flag and an extra, and
    // one or two extras; and one extra that is up.
    #expect(try all(flags, in: scope).count == (1 + 4 + 6) + (1 + 4) + 1 + 1)
  }

  @Test("A scope up to a size has what the whole has up to that size, in the same order")
  func upToSize() throws {
    let whole = SampleScene.scope(views: 2)
    let all = try #require(Enumeration(of: SampleScene.uniform, in: whole))
    var small = whole
    small.size = all.tree(at: 70).size - 1
    let few = try #require(Enumeration(of: SampleScene.uniform, in: small))
    #expect(few.count == 64)
    #expect(Array(few) == Array(all.prefix(64)))
    #expect(few.draws < 200, "what is too large is passed over at once")
  }

  @Test("Later ones are never simpler in shortlex order, where the shape is the same")
  func order() throws {
    let value = list("points", of: pair(Self.digit, integer("z", in: -1...1)), count: 0...2)
    let found = try #require(Enumeration(of: value, in: Scope()))
    #expect(found.count == 1 + 30 + 900)
    let trees = found.indices.map { found.tree(at: $0) }
    #expect(!zip(trees, trees.dropFirst()).contains { $1.isSimpler(than: $0) })
  }

  @Test("Any value can be had alone, and is what its tree spells")
  func index() throws {
    let scenes = try #require(Enumeration(of: SampleScene.uniform, in: SampleScene.scope(views: 2)))
    let some = Array(scenes)
    for index in stride(from: 0, to: scenes.count, by: 413) {
      #expect(scenes[index] == some[index])
      #expect(SampleScene.uniform.value(of: scenes.tree(at: index)) == some[index])
    }
  }

  @Test("A scope that is too large is refused, and some values may be left out")
  func limits() {
    #expect(Enumeration(of: Self.digit, in: Scope(), draws: 9) == nil)
    #expect(Enumeration(of: Self.digit, in: Scope(), shouldStop: { true }) == nil)
    var found: [Int] = []
    let part = Enumeration(
      of: Self.digit, in: Scope(), keepsPart: true, note: { found.append($0) },
      shouldStop: { found.count >= 3 })
    #expect(found == [1, 2, 3])
    #expect(part.map { Array($0) } == [0, 1, 2] && part?.isWhole == false)
    #expect(Enumeration(of: Self.digit, in: Scope())?.isWhole == true)
    let even = Enumeration(
      of: Self.digit, in: Scope(),
      where: { tree in tree.choices.allSatisfy { $0.value % 2 == 0 } })
    #expect(even.map { Array($0) } == [0, 2, 4, 6, 8])
  }
}

extension SampleScene {
  /// One touch in the corner of at most so many views, whose sizes, alphas and flags matter.
  fileprivate static func scope(views: Int) -> Scope {
    Scope(
      size: 8 * views - 1 + 4,
      values: { choice, _ in
        switch choice.tag {
        case "x", "y", "wait": Scope.Values(usual: [0])
        case "width", "height": Scope.Values(usual: [0, 1])
        case "alpha": Scope.Values(usual: [0, 2, 3, 5])
        default: .all(of: choice)
        }
      },
      lengths: { list, bounds, _ in
        list == "touches" ? Scope.Lengths(usual: 1...1) : Scope.Lengths(usual: bounds)
      })
  }
}
