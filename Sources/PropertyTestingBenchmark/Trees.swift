import PropertyTesting

extension PlantedBug {
  /// The smallest scene that shows the bug.
  var ideal: SampleScene {
    switch self {
    case .alpha:
      SampleScene(root: View(width: 1, height: 1, alpha: 10), touches: [Touch()])
    case .order:
      SampleScene(
        root: View(
          width: 1, height: 1,
          children: [View(width: 1, height: 1), View(width: 1, height: 1)]),
        touches: [Touch()])
    }
  }

  /// Finds the first scene of a seed that shows the bug, and shrinks it.
  func shrunk(
    seed: UInt64, of scenes: some Generator<SampleScene>, cases: Int
  ) throws -> Shrunk<SampleScene>? {
    try Search(scenes, seed: seed).first(in: 0..<cases, where: breaks).map {
      try Shrinker(scenes).shrink($0.value, while: breaks)
    }
  }
}

extension PropertyTestingBenchmark {
  /// What two planted bugs of a hit test shrink to, from 20 seeds.
  static func printTrees() {
    var table = Table(
      "library", "alpha: evaluations", "smallest", "order: evaluations", "smallest")
    addTrees(of: SampleScene.uniform, "this one", to: &table)
    addTrees(of: SampleScene.aimed, "this one, aimed at views", to: &table)
    table.add("goal", "at most 50", "20/20", "at most 130", "20/20")
    for peer in TreePeer.all {
      table.add(
        peer.name, peer.alpha, "\(peer.alphaIdeal)/20", peer.order, "\(peer.orderIdeal)/20")
    }
    table.print("Two planted bugs in trees of views, 20 seeds: median of evaluations (least-most)")
  }

  private static func addTrees(
    of scenes: some Generator<SampleScene>, _ name: String, to table: inout Table
  ) {
    let figures = PlantedBug.allCases.map { bug in
      let shrunk = (0..<20 as Range<UInt64>).compactMap { seed in
        try? bug.shrunk(seed: seed, of: scenes, cases: 10_000_000)
      }
      let ideal = shrunk.count { $0.value == bug.ideal }
      return [shrunk.map(\.evaluations).summary, "\(ideal)/20"]
    }
    table.add(name, figures[0][0], figures[0][1], figures[1][0], figures[1][1])
  }
}

/// What another library made of the same two bugs.
private struct TreePeer {
  let name: String
  let alpha: String
  let alphaIdeal: Int
  let order: String
  let orderIdeal: Int

  init(_ name: String, _ alpha: String, _ alphaIdeal: Int, _ order: String, _ orderIdeal: Int) {
    (self.name, self.alpha, self.alphaIdeal) = (name, alpha, alphaIdeal)
    (self.order, self.orderIdeal) = (order, orderIdeal)
  }

  static let all = [
    TreePeer("fast-check 4.9.0", "130 (102-942)", 20, "1565 (750-9973)", 20),
    TreePeer("swift-property-based 1.2.0", "300 (147-881)", 20, "2364 (1565-4151)", 20),
    TreePeer("QuickCheck 2.14.2 (Haskell)", "255 (151-1217)", 20, "2770 (1773-4239)", 20),
    TreePeer("Hypothesis 6.170.15", "142 (60-534)", 20, "1232 (300-1419)", 3),
    TreePeer("quickcheck 1.0.3 (Rust)", "170 (111-505)", 20, "2685 (1726-6148)", 2),
    TreePeer("proptest 1.0.0", "65 (57-101)", 0, "138 (124-144)", 0),
    TreePeer("Hedgehog 1.0.5", "44 (32-109)", 0, "460 (223-855)", 0),
  ]
}
