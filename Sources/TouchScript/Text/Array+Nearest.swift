extension [String] {
  /// The entry that is the fewest edits away from `name`, if it is near at all.
  package func nearest(to name: String) -> String? {
    guard name.count <= 64 else { return nil }
    let name = name.lowercased()
    let distances = map { (entry: $0, distance: $0.lowercased().edits(to: name)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    if best.distance <= Swift.max(2, name.count / 3) { return best.entry }
    // The beginning of a name may mean the whole name, preferably one that has it as a whole word.
    let longer = name.count < 4 ? [] : filter { $0.lowercased().hasPrefix(name) }
    return longer.first { $0.dropFirst(name.count).first?.isLetter == false } ?? longer.first
  }

  /// The end of a sentence about `name`, which asks whether the nearest entry was meant.
  package func hint(for name: String) -> String? {
    nearest(to: name).map { "; did you mean \($0)?" }
  }
}

extension String {
  /// How many characters must be put in, taken out or replaced to make `other` (Levenshtein).
  fileprivate func edits(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, character) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (character == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
