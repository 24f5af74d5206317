import PropertyTesting

extension PropertyTestingBenchmark {
  /// All problems of the shrinking challenge, from 100 seeds each.
  static func printChallenge() {
    var table = Table(
      "problem", "normal form", "evaluations", "least-most", "Hypothesis", "evaluations")
    var sum = 0.0
    var normal = 0
    for challenge in Challenge.all {
      let results = (0..<100 as Range<UInt64>).compactMap(challenge.result)
      let evaluations = results.map(\.evaluations)
      let isNormal = results.count { $0.isNormal }
      let peer = challenge.hypothesis
      sum += evaluations.mean
      normal += isNormal == 100 ? 1 : 0
      table.add(
        challenge.name, "\(isNormal)/100", evaluations.mean.digits(1),
        "\(evaluations.min() ?? 0)-\(evaluations.max() ?? 0)", "\(peer.normal) %",
        peer.evaluations.digits(1))
    }
    let peers = Challenge.all.map(\.hypothesis)
    table.add(
      "always normal, and the sum", "\(normal) of 14", sum.digits(0), "",
      "\(peers.count { $0.normal == 100 }) of 14",
      peers.reduce(0) { $0 + $1.evaluations }.digits(0))
    table.add("goal", "14 of 14", "at most 1000", "", "", "")
    table.print("The shrinking challenge, 100 seeds (Hypothesis 6.170.15: 40): mean of evaluations")
  }
}

extension Challenge {
  /// What Hypothesis made of a problem.
  struct Peer {
    /// The mean of the evaluations.
    let evaluations: Double
    /// The percentage of results in normal form.
    let normal: Int

    fileprivate init(_ evaluations: Double, _ normal: Int) {
      (self.evaluations, self.normal) = (evaluations, normal)
    }
  }

  var hypothesis: Peer { Self.hypothesis[name] ?? Peer(0, 0) }

  private static let hypothesis = [
    "bound5 (lists of at most 1)": Peer(130.3, 100),
    "bound5 (lists of at most 10)": Peer(247.8, 75),
    "large union list": Peer(175.6, 100),
    "reverse": Peer(9.9, 100),
    "calculator": Peer(52.1, 100),
    "length list": Peer(90.8, 100),
    "difference: not zero": Peer(28.0, 100),
    "difference: not small": Peer(39.0, 100),
    "difference: not one": Peer(38.6, 100),
    "binheap": Peer(157.7, 78),
    "coupling": Peer(39.5, 28),
    "deletion": Peer(8.2, 100),
    "distinct": Peer(35.3, 100),
    "nested lists": Peer(27.6, 100),
  ]
}
