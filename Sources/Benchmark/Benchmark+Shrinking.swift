import Problems

extension Benchmark {
  /// What failures shrink to, and in how many evaluations.
  static func shrinking() -> Bool {
    let results = Challenge.all.map { ($0.name, Figures.Shrinking($0)) }
    printRow("problem", "normal, evaluations")
    for (name, result) in results { printRow(name, result.description) }
    let published = results.dropFirst(Challenge.planted.count).map(\.1)
    return [
      check("problems that miss the normal form", atMost: 0) {
        Double(results.count { $0.1.normal < $0.1.seeds })
      },
      check("evaluations for the published problems", atMost: 1_000) {
        Double(published.reduce(0) { $0 + $1.evaluations })
      },
    ].allSatisfy { $0 }
  }
}

/// What a library made of the problems, and how fast it generates.
struct Figures: Decodable {
  /// The version of the library.
  let version: String
  /// By the name of the problem.
  let shrinking: [String: Shrinking]
  /// How many trees of views a second it generates, those of `SampleScene.uniform`.
  let trees: Double

  /// What a library made of the failures of one problem, each found by another seed.
  struct Shrinking: Decodable, CustomStringConvertible {
    /// How many failures there were.
    let seeds: Int
    /// How many of them were shrunk to the simplest.
    let normal: Int
    /// The median of the evaluations in shrinking.
    let evaluations: Int

    /// What this package makes of a problem.
    init(_ challenge: Challenge) {
      let results = (0..<20 as Range<UInt64>).compactMap(challenge.result)
      seeds = results.count
      normal = results.count { $0.simplest == challenge.normalForm }
      evaluations = results.map(\.evaluations).sorted()[seeds / 2]
    }

    var description: String { "\(normal)/\(seeds) in \(evaluations)" }
  }
}
