import PropertyTesting
import TouchEngine

extension Latitude {
  /// The choices of one case of a search, which depend on the seed and the case's number alone.
  ///
  /// Each row may be among them, in any of its ways; some cases get a row or two, some get many. Rows
  /// that exclude each other are never drawn together.
  static func any(seed: UInt64, case index: Int) -> Latitude {
    // A stream of its own: the scene of a case does not tell its choices.
    var random = Random(seed: Random.mix(Random.seed(ofCase: index, run: seed), 0x4C41_5449))
    let chance = random.pick([Chance(1, in: 40), Chance(1, in: 12), Chance(1, in: 4)]) ?? .never
    var drawn: [Option] = []
    // Whoever is drawn first keeps others out, so each begins now and then.
    let rows = options
    let start = Int(random.number(upTo: UInt64(rows.count - 1)))
    for place in rows.indices {
      guard random.hits(chance) else { continue }
      let ways = rows[(start + place) % rows.count]
      let free = ways.filter { way in !drawn.contains { $0.excludes(way) } }
      if let way = random.pick(free) { drawn.append(way) }
    }
    var latitude = Latitude()
    for option in drawn { option.choose(&latitude) }
    return latitude
  }
}
