import Problems
import PropertyTesting

extension Benchmark {
  /// How long it takes to generate trees of views, beside a bare loop.
  static func generation() -> Bool {
    compare("the time of a generated tree, to a bare loop", atMost: 1.25, rounds: 300) { makers }
  }

  static let treesPerRound = 2_000

  /// A bare loop and a generator, which make trees of views from the same seeds.
  static var makers: [() -> Void] {
    [BareScene.make(seed:), SampleScene.uniform.value(seed:)].map { make in
      {
        for seed in 0..<UInt64(treesPerRound) where make(seed).touches.isEmpty {
          fatalError("A tree has no touch.")
        }
      }
    }
  }
}
