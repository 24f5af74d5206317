extension JSONReader {
  /// That reading ended, and why. One word large: what is read well pays nothing for it.
  final class Unread: Error {
    let error: ScenarioError

    init(_ error: ScenarioError) { self.error = error }
  }

  /// Something is wrong at a place. What is JSON has its places as paths, and has lines and columns too
  /// where it has several lines; without a path it is no JSON.
  private func unread(_ problem: String, at place: Place, path: String?) -> Unread {
    let before = UnsafeBufferPointer(start: start, count: place - start)
    let line = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Continuation bytes are no columns of their own.
    let column = before[line...].count(where: { $0 & 0xC0 != 0x80 }) + 1
    let lines = before.count(where: { $0 == 0x0A })
    let position = "line \(lines + 1), column \(column)"
    let isOneLine = lines == 0 && !at(place).rest.dropLast().contains(0x0A)
    let named = path.map { isOneLine ? $0 : "\(position) (\($0))" } ?? position
    return Unread(ScenarioError(place: named, problem: problem))
  }

  // MARK: No JSON

  @inline(never)
  func fault(_ problem: String) -> Unread { unread(problem, at: next, path: nil) }

  @inline(never)
  func unexpected(_ wanted: String) -> Unread {
    var found = String(decoding: rest.prefix(24).prefix { $0.isPartOfWord }, as: UTF8.self)
    if found.isEmpty {
      do throws(Unread) { found = String(try character()) } catch { return error }
    }
    return fault("unexpected \(found.quoted), and \(wanted) was expected")
  }

  // MARK: JSON, but not what was expected

  /// What comes is something else, or no JSON.
  @inline(never)
  func mismatch(_ wanted: String) -> Unread {
    var reader = self
    do throws(Unread) { try reader.skip() } catch { return error }
    let found =
      switch next.pointee {
      case .quote: "text"
      case .brace: "an object"
      case .bracket: "a list"
      case UInt8(ascii: "t"), UInt8(ascii: "f"): "true or false"
      case UInt8(ascii: "n"): "null"
      default: "a number"
      }
    return problem("expected \(wanted), found \(found)")
  }

  /// Something is wrong with the value that comes next.
  @inline(never)
  func problem(_ problem: String) -> Unread { unread(problem, at: next, path: path(of: next)) }

  /// What stands behind a key of the object at a place is missing, or wrong.
  @inline(never)
  func problem(_ problem: String, with key: String, of object: Place) -> Unread {
    let path = path(of: object)
    return unread(problem, at: object, path: path == Self.top ? key : "\(path).\(key)")
  }

  /// A word that is none of those known; `place` is where it stands. `meant` is what it surely means.
  @inline(never)
  func unknown(
    _ noun: String, _ word: String, known: [String], meant: String? = nil, at place: Place
  ) -> Unread {
    let plain = word.replacing(/^UI|GestureRecognizer$/, with: "").lowercased()
    let other = meant ?? Self.otherWords[plain].flatMap { known.contains($0) ? $0 : nil }
    // Few words are better shown, and short ones are near to many.
    let near = other ?? (known.count > 3 && word.count > 2 ? known.nearest(to: plain) : nil)
    return at(place).problem(
      "unknown \(noun) \(word.quoted); "
        + (near.map { "did you mean \($0.quoted)?" } ?? "known: \(known.listed)"))
  }

  /// What stands in a file for words of UIKit.
  private static let otherWords = [
    "collectionview": "scrollView", "collectionviewcell": "view", "tableviewcell": "tableCell",
    "cell": "tableCell", "textview": "scrollView", "stackview": "view", "target": "receiver",
    "numberoftapsrequired": "taps", "numberoftouchesrequired": "touches",
  ]

  /// What a check of the whole value that comes next has found, at the value to which its path leads, or
  /// as near to it as the text goes.
  func invalid(_ error: ScenarioError) -> Unread {
    var nearest = next
    walk { path, place in
      let isOnTheWay = ["", ".", "["].contains { "\(error.place).".hasPrefix(path + $0) }
      if isOnTheWay || path == Self.top { nearest = place }
    }
    return unread(error.problem, at: nearest, path: error.place)
  }

  // MARK: Paths

  private static let top = "top level"

  /// The path to the key or the value at a place.
  private func path(of place: Place) -> String {
    var path = Self.top
    at(start).walk(to: place) { other, _ in path = other }
    return path
  }

  /// Tells of each key and each value to a place, in order: its path, and where it stands.
  private func walk(to last: Place? = nil, _ tell: (_ path: String, Place) -> Void) {
    var reader = self
    if reader.rest.starts(with: [0xEF, 0xBB, 0xBF]) { reader = at(next + 3) }
    // All before the place is JSON; what is behind it does not matter.
    try? reader.walk(Self.top, to: last ?? end, tell)
  }

  private mutating func walk(
    _ path: String, to last: Place, _ tell: (_ path: String, Place) -> Void
  ) throws(Unread) {
    skipSpace()
    if next > last { return }
    tell(path, next)
    let outer = path == Self.top ? "" : path
    var isFirst = true
    switch rest.first {
    case .brace:
      try take(.brace)
      while next <= last, let key = try key(isFirst: &isFirst) {
        let inner = [outer, key.string].filter { !$0.isEmpty }.joined(separator: ".")
        if key.start - 1 <= last { tell(inner, key.start - 1) }
        try walk(inner, to: last, tell)
      }
    case .bracket:
      try take(.bracket)
      var index = 0
      while next <= last, try goesOn(isFirst: &isFirst) {
        try walk("\(outer)[\(index)]", to: last, tell)
        index += 1
      }
    default: try skip()
    }
  }
}

extension [String] {
  /// The entries as an error lists them: at most so many.
  var listed: String {
    let most = 24
    return prefix(most).joined(separator: ", ") + (count > most ? ", and \(count - most) more" : "")
  }
}
