/// Two lists of calls side by side: what both have stands on one line.
enum Alignment {
  /// A line: a call of the one list, of the other, or of both.
  typealias Line = (own: Call?, other: Call?)

  /// What would take too long to compare is taken to differ altogether.
  private static let mostCells = 4_000_000

  /// Aligns calls that are the same by the first key, and between them those that are by the next.
  static func lines(
    _ own: ArraySlice<Call>, _ other: ArraySlice<Call>, by keys: [(Call) -> String]
  ) -> [Line] {
    guard let key = keys.first, !own.isEmpty, !other.isEmpty,
      own.count * other.count <= mostCells
    else {
      // A call that is missing stands beside the one that the other trace has in its place.
      let isMissing = !other.isEmpty && own.last?.isMissing ?? false
      return own.dropLast(isMissing ? 1 : 0).map { ($0, nil) }
        + (isMissing ? [(own.last, other.first)] : [])
        + other.dropFirst(isMissing ? 1 : 0).map { (nil, $0) }
    }
    var (one, two) = (Set(own.indices), Set(other.indices))
    for change in other.map(key).difference(from: own.map(key)) {
      switch change {
      case .remove(let place, _, _): one.remove(own.startIndex + place)
      case .insert(let place, _, _): two.remove(other.startIndex + place)
      }
    }
    var lines: [Line] = []
    var rest = (own: own, other: other)
    for (one, two) in zip(one.sorted(), two.sorted()) {
      lines += Self.lines(rest.own[..<one], rest.other[..<two], by: Array(keys.dropFirst()))
      lines.append((own[one], other[two]))
      rest = (own[(one + 1)...], other[(two + 1)...])
    }
    return lines + Self.lines(rest.own, rest.other, by: Array(keys.dropFirst()))
  }
}
