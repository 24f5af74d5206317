import Foundation
import PropertyTesting
import Testing

@Suite("The generators that one types without reading")
struct EverydayGeneratorTests {
  private static let cases = 0..<120

  @Test("What they draw can be spelled and drawn again")
  func lawHolds() {
    func holds<Subject: Generator>(
      _ generator: Subject, sourceLocation: SourceLocation = #_sourceLocation
    ) where Subject.Value: Equatable {
      let failure = generator.firstRoundTripFailure(seed: 5, cases: Self.cases)
      #expect(
        failure == nil, "\(String(describing: failure))", sourceLocation: sourceLocation)
    }
    holds(integer())
    holds(integer(of: Int8.self))
    holds(integer(of: UInt64.self))
    holds(integer(in: Int64.min...(-5)))
    holds(integer(in: UInt8(3)..<200))
    holds(double())
    holds(double(in: -0.5...0.25))
    holds(double(in: 1e300...1.5e300))
    holds(float())
    holds(float(in: 0...1))
    holds(string())
    holds(string(of: "ACGT", count: 3...9))
    holds(character())
    holds(data())
    holds(date())
    holds(day())
    holds(
      day(in: Date(timeIntervalSinceReferenceDate: 1)...Date(timeIntervalSinceReferenceDate: 2e6)))
    holds(list(of: integer(), count: 0...20))
    holds(uuid())
    holds(set(of: integer(in: 0...20)))
    holds(set(of: integer(in: 0...20), count: 3...8))
    holds(dictionary(keys: string(), values: double()))
    holds(element(of: Coupon.self))
    holds(optional(of: list(of: boolean())))
    holds(list(of: string().filter { $0.count % 2 == 0 }))
    holds(oneOf(integer(in: 0...3), integer(in: 10...13)))
  }

  @Test("What one-way generators draw is drawn again from what was written")
  func oneWayLawHolds() {
    func holds<Subject: Generator>(
      _ generator: Subject, sourceLocation: SourceLocation = #_sourceLocation
    ) where Subject.Value: Equatable {
      for index in Self.cases {
        let source = Source(seed: Random.seed(ofCase: index, run: 9))
        var drawing = source
        let value = generator.draw(from: &drawing)
        guard let drawn = generator.drawn(from: source) else {
          #expect(drawing.isRejected, sourceLocation: sourceLocation)
          continue
        }
        #expect(drawn.value == value, sourceLocation: sourceLocation)
        let again = generator.drawn(from: Source(replaying: drawn.tree))
        #expect(again?.value == value, sourceLocation: sourceLocation)
        #expect(again?.tree == drawn.tree, sourceLocation: sourceLocation)
        let token = Token.encode(drawn.tree)
        let decoded = (try? Token.decode(token)) ?? ChoiceTree()
        #expect(generator.value(of: decoded) == value, sourceLocation: sourceLocation)
      }
    }
    holds(JSON.generator)
    holds(JSON.flat(depth: 3))
    holds(Folder.generator)
    holds(User.generator)
    holds(Purchase.generator)
    holds(integer(in: 1...6).flatMap { list(of: integer(), count: $0...$0) })
    holds(integer(in: 0...99).map { $0 * 2 }.filter { $0 % 3 == 0 })
    holds(
      record("user", of: User()) {
        Part(\.age, integer(in: 0...50).map { $0 * 2 })
        Part(\.name, string())
      })
    holds(optional(of: boolean().map { $0 ? "on" : "off" }))
    holds(set(of: integer(in: 0...9).map { "\($0)" }))
    holds(permutation(of: [3, 1, 4, 1, 5, 9, 2, 6]))
    holds(permutation(of: [Int]()))
    holds(list(of: list(of: integer().map { $0 / 2 }), count: 0...20))
  }

  @Test("Lists repeat elements now and then, or consist of one alone; those with a tag do not")
  func listsRepeat() {
    func share(_ lists: ListGenerator<WholeNumberGenerator<UInt64>>, _ distinct: Int) -> Int {
      values(of: lists, 1000).count { Set($0).count == distinct }
    }
    let number = integer(in: 1...UInt64.max)
    #expect(100...250 ~= share(list(of: number, count: 6...6), 1))
    #expect(share(list(of: number, count: 6), 4) > 20)
    #expect(share(list("label", of: number, count: 6...6), 1) == 0)
  }

  @Test("The mean exceeds the maximum where numbers are equal, as soon shows")
  func meanAndMaximum() {
    let numbers = list(of: double(in: 0...1), count: 1...5)
    let found = (0..<20 as Range<UInt64>).filter { seed in
      Search(numbers, seed: seed).first(in: 0..<2000) { numbers in
        numbers.reduce(0, +) / Double(numbers.count) > numbers.max() ?? 0
      } != nil
    }
    #expect(found.count > 15)
  }

  @Test("Days begin at midnight")
  func days() {
    #expect(
      values(of: day(), 100).allSatisfy {
        $0.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 86_400) == 0
      })
    #expect(day().simplest == Date(timeIntervalSinceReferenceDate: 0))
    let range =
      Date(timeIntervalSinceReferenceDate: 1)...Date(timeIntervalSinceReferenceDate: 4 * 86_400)
    let days = Set(values(of: day(in: range), 100))
    #expect(days == Set((1...4).map { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400) }))
  }

  @Test("Every order is drawn, and shrinks towards the one that is given")
  func permutations() async {
    let orders = permutation(of: [1, 2, 3])
    #expect(Set(values(of: orders, 200)).count == 6)
    #expect(orders.simplest == [1, 2, 3])
    var checker = Checker(permutation(of: Array(1...9)))
    checker.cases = 100
    let failure = await checker.run { order in
      order.firstIndex(of: 7)! < order.firstIndex(of: 3)! ? .failed : .held
    }.failure
    #expect(failure?.value == [1, 2, 4, 5, 6, 7, 8, 9, 3])
  }

  @Test("Samples are the first cases of a search, without what is rejected")
  func samples() {
    let generator = integer(in: 0...99)
    #expect(sample(generator) == (0..<10).map { Search(generator, seed: 0).value(ofCase: $0) })
    #expect(sample(generator, count: 3, seed: 4).count == 3)
    #expect(sample(generator.filter { $0 > 99 }).isEmpty)
  }

  @Test("Values that cannot be compared can be chosen and put in order as well")
  func withoutEquality() {
    struct Opaque: Sendable { let name: String }
    let values = ["a", "b", "c"].map(Opaque.init)
    #expect(Set(sample(element(of: values), count: 50).map(\.name)) == ["a", "b", "c"])
    #expect(Set(sample(permutation(of: values), count: 99).map { $0.map(\.name) }).count == 6)
  }

  @Test("Numbers are drawn from all of their range, ends and small ones more often")
  func numbersAreSpread() {
    let bytes = values(of: integer(of: Int8.self), 4000)
    #expect(Set(bytes).count == 256)
    let numbers = values(of: integer(), 1000)
    for wanted in [Int.min, Int.max, 0, 1, -1] { #expect(numbers.contains(wanted)) }
    #expect(numbers.count { $0.magnitude < 256 } > 50)
    #expect(numbers.count { $0.magnitude > 1 << 40 } > 200)
    #expect(numbers.contains { $0 < 0 } && numbers.contains { $0 > 1 << 61 })
    let unsigned = values(of: integer(of: UInt64.self), 1000)
    #expect(unsigned.contains(.max) && unsigned.contains(0))
    #expect(unsigned.count { $0 < 256 } > 50)
  }

  @Test("Numbers with a point are drawn whole, short and odd, within their range")
  func doublesAreSpread() {
    let numbers = values(of: double(), 2000)
    #expect(numbers.allSatisfy { $0.isFinite })
    #expect(numbers.contains { $0 == 0 && $0.sign == .minus })
    #expect(numbers.count { $0 == $0.rounded() && abs($0) < 1e6 } > 100)
    #expect(numbers.count { $0 != $0.rounded() && abs($0) < 1e6 } > 100)
    #expect(numbers.contains { abs($0) > 1e100 })
    #expect(values(of: double(in: 2...3), 500).allSatisfy { 2...3 ~= $0 })
    let all = values(of: double(includingNonFinite: true), 2000)
    #expect(all.contains { $0.isNaN } && all.contains(.infinity) && all.contains(-.infinity))
  }

  @Test("Numbers with a point shrink to what people would write")
  func doublesShrink() {
    func minimum(_ generator: DoubleGenerator, _ fails: (Double) -> Bool) -> Set<Double> {
      Set(
        (0..<30 as Range<UInt64>).compactMap { seed -> Double? in
          let search = Search(generator, seed: seed)
          return search.first(in: 0..<5000, where: fails)
            .flatMap { try? Shrinker(generator).shrink($0.value, while: fails).value }
        })
    }
    #expect(minimum(double()) { $0 > 3.7 } == [4])
    #expect(minimum(double()) { $0 < -10 } == [-11])
    #expect(minimum(double()) { $0 != $0.rounded() } == [0.5])
    #expect(minimum(double(in: 0...1)) { $0 > 0 && $0 < 1 } == [0.5])
    #expect(minimum(double()) { $0 == 0 && $0.sign == .minus } == [-0.0])
    #expect(minimum(double(includingNonFinite: true)) { $0 != $0 }.allSatisfy { $0.isNaN })
    #expect(minimum(double(includingNonFinite: true)) { $0 + 1 == $0 } == [0x1p53])
  }

  @Test("Texts hold what breaks programs, and shrink to letters")
  func texts() throws {
    let texts = values(of: string(), 3000)
    for awkward in ["\\", "\"", "\0", "\u{301}", "\u{200D}", "日"] {
      #expect(texts.contains { $0.unicodeScalars.contains(Unicode.Scalar(awkward)!) })
    }
    #expect(texts.contains(""))
    #expect(values(of: string(of: "ab", count: 2...3), 100).allSatisfy { 2...3 ~= $0.count })
    let long = try Shrinker(string()).shrink("Grüße, Welt") { $0.count >= 3 }
    #expect(long.value == "aaa")
  }

  @Test("Sets and dictionaries are as large as they were asked to be, or the case is rejected")
  func distinct() {
    #expect(
      values(of: set(of: integer(in: 0...9), count: 10...10), 50).allSatisfy { $0.count == 10 })
    #expect(set(of: boolean(), count: 3...3).drawn(from: Source(seed: 1)) == nil)
    #expect(
      values(of: dictionary(keys: integer(), values: boolean(), count: 2...4), 100)
        .allSatisfy { 2...4 ~= $0.count })
  }

  @Test("A filter rejects where nothing satisfies it")
  func filters() {
    #expect(values(of: integer(in: 0...99).filter { $0 % 7 == 3 }, 100).allSatisfy { $0 % 7 == 3 })
    #expect(integer(in: 0...9).filter { $0 > 9 }.drawn(from: Source(seed: 1)) == nil)
    #expect(
      integer(in: 5...9).map { $0 }.filter { $0 > 5 }.drawn(from: Source(replaying: ChoiceTree()))
        == nil)
  }

  @Test("Lists in lists stay small enough to be tried a thousand times")
  func nestedLists() {
    let deep = list(of: list(of: list(of: list(of: integer()))))
    let sizes = values(of: deep, 300).map { $0.joined().joined().joined().count }
    #expect(sizes.reduce(0, +) / 300 < 100)
    #expect(sizes.contains(0) && sizes.contains { $0 > 50 })
  }

  @Test("A token from before oneOf opened a span still replays")
  func oldTokens() throws {
    let way = oneOf(
      "form", Alternative(integer("x", in: 0...9)), Alternative(integer("y", in: 100...109)))
    let wide = pair(way, way).map(to: { [$0, $1] }, from: { ($0[0], $0[1]) })
    let narrow = pair(way.withoutSpan, way.withoutSpan)
      .map(to: { [$0, $1] }, from: { ($0[0], $0[1]) })
    for value in [[3, 107], [104, 5], [0, 102], [101, 109]] {
      let token = Token.encode(try narrow.tree(of: value))
      #expect(wide.value(of: try Token.decode(token)) == value)
      #expect(wide.value(of: try Token.decode(Token.encode(try wide.tree(of: value)))) == value)
    }
  }

  private func values<Subject: Generator>(
    of generator: Subject, _ count: Int
  ) -> [Subject.Value] {
    (0..<count).map { Search(generator, seed: 3).value(ofCase: $0) }
  }
}
