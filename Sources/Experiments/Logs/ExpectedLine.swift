/// A line as a test says it, which may leave out what it is not about.
///
/// Left out may be the time in front, what stands in brackets, the words at the end, and, where `…`
/// stands in brackets, the parts around it. Numbers with decimals are compared as far as they are
/// written; all others are exact.
///
/// ```
/// 40 ms  action(pan) in began [1 touch at (130, 100), translation (30, 0), velocity (0.5, 0)]
/// 40 ms  action(pan) in began [translation (30, 0), …]
/// action(pan) in began
/// action(pan)
/// ```
struct ExpectedLine {
  let time: Int?
  private let parts: Parts

  init(_ line: String) {
    var line = Substring(line)
    let digits = line.prefix { $0.isNumber }
    if let time = Int(digits), line.dropFirst(digits.count).hasPrefix(" ms ") {
      self.time = time
      line = line.dropFirst(digits.count + 4).drop { $0 == " " }
    } else {
      time = nil
    }
    parts = Parts(line)
  }

  func fits(_ line: Log.Line) -> Bool {
    (time ?? line.at) == line.at && parts.fits(Parts(line.text[...]))
  }
}

/// The words of a line, and the notes that stand in its brackets.
private struct Parts {
  var words: [Substring]
  var notes: [String]?

  init(_ line: Substring) {
    guard let open = line.firstIndex(of: "["),
      let close = line[open...].firstIndex(of: "]")
    else {
      words = Self.words(line)
      return
    }
    words = Self.words(line[..<open]) + Self.words(line[line.index(after: close)...])
    notes = Self.notes(line[line.index(after: open)..<close])
  }

  /// Splits at spaces; a colon behind a word is no part of it.
  private static func words(_ text: Substring) -> [Substring] {
    text.split(separator: " ").map { $0.last == ":" ? $0.dropLast() : $0 }
  }

  /// Splits at commas that are in no parentheses.
  private static func notes(_ text: Substring) -> [String] {
    var notes = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        notes.append("")
      } else if character != " " || notes[notes.count - 1] != "" {
        notes[notes.count - 1].append(character)
      }
    }
    return notes
  }

  /// Whether the line that was observed is this one, as far as this one goes.
  func fits(_ observed: Parts) -> Bool {
    guard words.count <= observed.words.count,
      zip(words, observed.words).allSatisfy({ Self.fits($0, $1) })
    else { return false }
    guard let notes else { return true }
    let wanted = notes.filter { $0 != "…" }
    guard wanted.count < notes.count else {
      return wanted.count == observed.notes?.count ?? 0
        && zip(wanted, observed.notes ?? []).allSatisfy { Self.fits($0[...], $1[...]) }
    }
    var rest = (observed.notes ?? [])[...]
    for note in wanted {
      guard let place = rest.firstIndex(where: { Self.fits(note[...], $0[...]) }) else {
        return false
      }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// Whether two texts are the same, but for decimals that the first does not write.
  private static func fits(_ expected: Substring, _ observed: Substring) -> Bool {
    if expected == observed { return true }
    guard expected.contains(".") else { return false }
    let (left, right) = (tokens(expected), tokens(observed))
    return left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        guard left != right else { return true }
        guard let point = left.firstIndex(of: "."), let wanted = Double(left),
          let seen = Double(right)
        else { return false }
        var unit = 0.5
        for _ in left[point...].dropFirst() { unit /= 10 }
        // Traces hold multiples of 1/1024.
        return abs(wanted - seen) <= unit + 1.0 / 2048
      }
  }

  /// Numbers, and what stands between them.
  private static func tokens(_ text: Substring) -> [String] {
    var tokens = [""]
    var isNumber = false
    for character in text {
      let belongs = character.isNumber || character == "." || character == "-"
      if belongs != isNumber {
        tokens.append("")
        isNumber = belongs
      }
      tokens[tokens.count - 1].append(character)
    }
    return tokens
  }
}
