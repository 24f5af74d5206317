import Foundation
import PropertyTesting
import Testing

@Suite("Types as users write them shrink to the simplest failure there is")
struct UserTypeTests {
  /// One type, the bug that is looked for, and the simplest value that shows it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What a seed ends with; nil: it finds no failure.
    let minimum: @Sendable (_ seed: UInt64) -> (text: String, isSimplest: Bool)?

    init<Subject: Generator>(
      _ name: String, _ generator: Subject, to simplest: Subject.Value,
      where fails: @escaping @Sendable (Subject.Value) -> Bool
    ) where Subject.Value: Equatable {
      testDescription = name
      minimum = { seed in
        for index in 0..<20_000 {
          let source = Source(seed: Random.seed(ofCase: index, run: seed))
          var drawing = source
          guard fails(generator.draw(from: &drawing)) else { continue }
          guard let drawn = generator.drawn(from: source) else { return nil }
          let shrunk = Shrinker(generator).shrink(drawn.tree, while: fails)
          return ("\(shrunk.value)", shrunk.value == simplest)
        }
        return nil
      }
    }
  }

  static let samples = [
    Sample("JSON", JSON.generator, to: .string("\\")) { $0.strings.joined().contains("\\") },
    Sample("JSON without recursive", JSON.flat(depth: 3), to: .string("\\")) {
      $0.strings.joined().contains("\\")
    },
    Sample("an expression", Expression.generator, to: .negate(.negate(.number(0)))) {
      $0.negatesTwice
    },
    Sample("a search tree", SearchTree.generator, to: .node(.leaf, 10, .leaf)) {
      $0.values.contains { $0 >= 10 }
    },
    Sample("a chain", Chain.generator, to: .link(0, .link(0, .end))) { $0.hasTwins },
    Sample("markup", Markup.generator, to: .text("<")) { $0.texts.joined().contains("<") },
    Sample("a folder", Folder.generator, to: Folder(files: ["": 1001])) {
      $0.sizes.contains { $0 > 1000 }
    },
    Sample("a formula", Formula.generator, to: .any([])) { $0.hasEmptyAny },
    Sample("a pattern", Pattern.generator, to: .star(.star(.character("a")))) { $0.starsStar },
    Sample("a user", User.generator, to: User(email: "")) {
      $0.email.map { !$0.contains("@") } ?? false
    },
    Sample(
      "a purchase", Purchase.generator,
      to: Purchase(lines: [Purchase.Line(price: 0.5, quantity: 1)], coupon: .half)
    ) { purchase in
      purchase.coupon == .half
        && purchase.lines.contains { ($0.price * 50).rounded() != $0.price * 50 || $0.price == 0.5 }
    },
    Sample("a schema", Schema.generator, to: .optional(.optional(.int))) { $0.isTwiceOptional },
  ]

  /// A hundred seeds take a minute in a debug build.
  static let seeds: UInt64 =
    ProcessInfo.processInfo.environment["USER_TYPE_SEEDS"].flatMap(UInt64.init) ?? 8

  @Test(arguments: samples)
  func shrinks(_ sample: Sample) {
    for seed in 0..<Self.seeds {
      let minimum = sample.minimum(seed)
      #expect(minimum?.isSimplest == true, "seed \(seed) ends with \(minimum?.text ?? "nothing")")
    }
  }
}
