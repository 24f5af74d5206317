/// Two lists of calls side by side: what both have stands on one line.
enum Alignment {
  /// A line: a place in the one list, in the other, or in both.
  typealias Line = (own: Int?, other: Int?)

  /// What would take too long to compare is taken to differ altogether.
  private static let mostCells = 4_000_000

  /// Aligns calls that are the same, and between them those that are alike: of one kind, of one object.
  static func lines(
    _ own: [Call], _ other: [Call], same: (Call) -> String, alike: (Call) -> String
  ) -> [Line] {
    var lines: [Line] = []
    var gap: (own: [Int], other: [Int]) = ([], [])
    func close() {
      lines += aligned(gap.own.map { alike(own[$0]) }, gap.other.map { alike(other[$0]) }).map {
        (own: $0.own.map { gap.own[$0] }, other: $0.other.map { gap.other[$0] })
      }
      gap = ([], [])
    }
    for line in aligned(own.map(same), other.map(same)) {
      if line.own != nil, line.other != nil {
        close()
        lines.append(line)
      } else {
        line.own.map { gap.own.append($0) }
        line.other.map { gap.other.append($0) }
      }
    }
    close()
    return lines
  }

  private static func aligned(_ own: [String], _ other: [String]) -> [Line] {
    guard own.count * other.count <= mostCells else {
      return own.indices.map { ($0, nil) } + other.indices.map { (nil, $0) }
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in other.difference(from: own) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): inserted.insert(place)
      }
    }
    var lines: [Line] = []
    var (one, two) = (0, 0)
    while one < own.count || two < other.count {
      let (isOwn, isOther) = (removed.contains(one), inserted.contains(two))
      lines.append((isOther && !isOwn ? nil : one, isOwn ? nil : two))
      one += isOther && !isOwn ? 0 : 1
      two += isOwn ? 0 : 1
    }
    return lines
  }
}
