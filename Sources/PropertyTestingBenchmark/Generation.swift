import PropertyTesting

extension PropertyTestingBenchmark {
  /// How many trees of views are made in the time in which a bare loop makes one.
  static func printGeneration() {
    let differ = (0..<1_000 as Range<UInt64>).count { seed in
      SampleScene.uniform.value(seed: seed) != BareScene.make(seed: seed)
    }
    if differ > 0 { print("A generator and the bare loop make \(differ) different trees.") }
    var touches = 0
    let scenes = 2_000 as UInt64
    let times = quickest(
      rounds: 500,
      of: [
        { for seed in 0..<scenes { touches &+= BareScene.make(seed: seed).touches.count } },
        {
          for seed in 0..<scenes { touches &+= SampleScene.uniform.value(seed: seed).touches.count }
        },
      ])
    if touches == 0 { print("There is not one touch.") }
    var table = Table("library", "to a bare Swift loop")
    table.add("this one", (times[0] / times[1]).digits(2))
    table.add("goal", "at least 0.90")
    for peer in GenerationPeer.all { table.add(peer.name, peer.ratio.digits(3)) }
    table.print("Trees of views made, of those that a bare Swift loop makes in the same time")
  }

  /// The seconds of the quickest round of each piece of work, measured side by side.
  private static func quickest(rounds: Int, of pieces: [() -> Void]) -> [Double] {
    let clock = ContinuousClock()
    var quickest = [Double](repeating: .infinity, count: pieces.count)
    for _ in 0..<rounds {
      for (index, piece) in pieces.enumerated() {
        let (seconds, attoseconds) = clock.measure(piece).components
        quickest[index] = min(quickest[index], Double(seconds) + Double(attoseconds) / 1e18)
      }
    }
    return quickest
  }
}

/// How fast another library made the same trees.
private struct GenerationPeer {
  let name: String
  /// The trees a second, on the machine where the bare loop made 1,442,641.
  let trees: Double

  var ratio: Double { trees / 1_442_641 }

  static let all = [
    GenerationPeer(name: "proptest 1.0.0", trees: 486_210),
    GenerationPeer(name: "QuickCheck 2.14.2 (Haskell)", trees: 467_968),
    GenerationPeer(name: "swift-gen 0.4.0", trees: 403_421),
    GenerationPeer(name: "quickcheck 1.0.3 (Rust)", trees: 266_811),
    GenerationPeer(name: "fast-check 4.9.0", trees: 95_788),
    GenerationPeer(name: "swift-property-based 1.2.0", trees: 23_374),
    GenerationPeer(name: "Hedgehog 1.0.5", trees: 10_936),
    GenerationPeer(name: "SwiftCheck", trees: 6_020),
    GenerationPeer(name: "Hypothesis 6.170.15", trees: 382),
  ]
}
