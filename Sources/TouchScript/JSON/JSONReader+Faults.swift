extension JSONReader {
  /// That reading ended, and why. One word large: what is read well pays nothing for it.
  struct Unread: Error {
    fileprivate let fault: Fault

    /// Something is wrong behind so many bytes; `member` is the key of what is missing there.
    init(
      at offset: Int, _ problem: String, member: String? = nil, path: String? = nil,
      isSyntax: Bool = true
    ) {
      fault = Fault(offset, problem, member, path, isSyntax)
    }
  }

  fileprivate final class Fault: Sendable {
    let offset: Int
    let problem: String
    let member: String?
    /// The path to what is wrong, where it is known.
    let path: String?
    /// Whether the text is no JSON, so that it has no paths.
    let isSyntax: Bool

    init(
      _ offset: Int, _ problem: String, _ member: String?, _ path: String?, _ isSyntax: Bool
    ) {
      (self.offset, self.problem, self.member) = (offset, problem, member)
      (self.path, self.isSyntax) = (path, isSyntax)
    }
  }

  // MARK: No JSON

  @inline(never)
  func fault(_ problem: String) -> Unread { Unread(at: offset(of: place), problem) }

  @inline(never)
  func unexpected(_ wanted: String) -> Unread {
    guard let byte = rest.first else { return cutOff() }
    var found = String(decoding: rest.prefix(24).prefix { $0.isPartOfWord }, as: UTF8.self)
    if found.isEmpty {
      if byte < 0x80 {
        found = String(Unicode.Scalar(byte))
      } else {
        do throws(Unread) { found = String(try character()) } catch { return error }
      }
    }
    return fault("unexpected \(found.quoted), and \(wanted) was expected")
  }

  /// The text ends too early, in a part or in the innermost container that is open.
  @inline(never)
  func cutOff(in part: String? = nil) -> Unread {
    let walk = JSONWalk(all, to: all.count)
    let inside = part ?? (walk.steps.last?.isObject == false ? "a list" : "an object")
    return Unread(at: all.count, "the file ends inside \(inside)")
  }

  // MARK: JSON, but not what was expected

  /// What comes is something else, or no JSON.
  @inline(never)
  func mismatch(_ wanted: String) -> Unread {
    var reader = self
    do throws(Unread) { try reader.skip() } catch { return error }
    let found: String? =
      switch rest.first {
      case .quote: "text"
      case .brace: "an object"
      case .bracket: "a list"
      case UInt8(ascii: "t"), UInt8(ascii: "f"): "true or false"
      case UInt8(ascii: "n"): "null"
      default: "a number"
      }
    return problem("expected \(wanted)" + (found.map { ", found \($0)" } ?? ""))
  }

  /// Something is wrong with a value; with the one that comes next, if that is not said.
  @inline(never)
  func problem(_ problem: String, at place: Place? = nil) -> Unread {
    Unread(at: offset(of: place ?? self.place), problem, isSyntax: false)
  }

  /// What stands behind a key of the object at a place is missing, or wrong.
  @inline(never)
  func problem(_ problem: String, with key: String, of object: Place) -> Unread {
    Unread(at: offset(of: object), problem, member: key, isSyntax: false)
  }

  /// The key before the value that comes next stands there a second time.
  @inline(never)
  func twice() -> Unread { problem("this key is there more than once") }

  /// A key that is none of those known.
  @inline(never)
  func unknown(_ key: JSONWord, known: [String]) -> Unread {
    let name = key.string
    return Unread(
      at: offset(of: key.start) - 1, says(unknown: "key", name, known: known), member: name,
      isSyntax: false)
  }

  private func says(unknown noun: String, _ word: String, known: [String]) -> String {
    // Few words are better shown, and short ones are near to many.
    let near = known.count > 3 && word.count > 2 ? known.nearest(to: word) : nil
    return "unknown \(noun) \(word.quoted); "
      + (near.map { "did you mean \($0.quoted)?" } ?? "known: \(known.listed)")
  }

  // MARK: A scene that is not valid

  /// What a check of a whole scene has found, at the value to which its path leads, or as near to it
  /// as the text goes.
  func invalid(_ error: ScenarioError) -> Unread {
    var reader = self
    for step in error.place.split(whereSeparator: { ".[]".contains($0) }) {
      do throws(Unread) { if !(try reader.enter(step)) { break } } catch { break }
    }
    return Unread(
      at: offset(of: reader.place), error.problem, path: error.place, isSyntax: false)
  }

  /// Goes to a member of the object or the list that comes next; false where there is none of the
  /// name or number.
  private mutating func enter(_ step: Substring) throws(Unread) -> Bool {
    var (inside, isFirst) = (self, true)
    if let number = UInt(step) {
      try inside.take(.bracket)
      for place in 0...number {
        guard try inside.goesOn(isFirst: &isFirst) else { return false }
        if place < number { try inside.skip() }
      }
    } else {
      try inside.take(.brace)
      var key = try inside.key(isFirst: &isFirst)
      while let other = key, other.string != step {
        try inside.skip()
        key = try inside.key(isFirst: &isFirst)
      }
      if key == nil { return false }
    }
    self = inside
    return true
  }

  /// A word that is none of those known; `at` is where it stands.
  @inline(never)
  func unknown(_ noun: String, _ word: String, known: [String], at place: Place) -> Unread {
    problem(says(unknown: noun, word, known: known), at: place)
  }
}

extension [String] {
  /// The entries as an error lists them: at most so many.
  var listed: String {
    let most = 16
    return prefix(most).joined(separator: ", ") + (count > most ? ", and \(count - most) more" : "")
  }
}

extension ScenarioError {
  /// What ended the reading of `bytes`. Text of one line has its places as paths, text of several
  /// lines as line and column too.
  init(_ error: JSONReader.Unread, in bytes: UnsafeBufferPointer<UInt8>) {
    let fault = error.fault
    let before = bytes.prefix(fault.offset)
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Continuation bytes are no columns of their own.
    let column = before.suffix(from: start).count(where: { $0 & 0xC0 != 0x80 }) + 1
    let line = "line \(before.count(where: { $0 == 0x0A }) + 1), column \(column)"
    if fault.isSyntax {
      self.init(place: line, problem: fault.problem)
      return
    }
    let path = fault.path ?? JSONWalk(bytes, to: fault.offset).path(to: fault.member)
    let isOneLine = !bytes.dropLast().contains(0x0A)
    self.init(place: isOneLine ? path : "\(line) (\(path))", problem: fault.problem)
  }
}

/// The way through a text of JSON, up to a place of which all before is well-formed.
private struct JSONWalk {
  /// The containers that are open there, outermost first.
  private(set) var steps: [Step] = []

  struct Step {
    let isObject: Bool
    var key = ""
    var index = 0
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, to end: Int) {
    var place = 0
    while place < end {
      switch bytes[place] {
      case .brace: steps.append(Step(isObject: true))
      case .bracket: steps.append(Step(isObject: false))
      case .braceEnd, .bracketEnd: _ = steps.popLast()
      case .comma:
        if let last = steps.indices.last {
          steps[last].key = ""
          steps[last].index += 1
        }
      case .quote:
        let text = place + 1
        place = text
        while place < end, bytes[place] != .quote { place += bytes[place] == .backslash ? 2 : 1 }
        if let last = steps.indices.last, steps[last].isObject {
          // A text that is a value is no key; but then the next comma, or the end, comes first.
          steps[last].key = String(decoding: bytes[text..<min(place, end)], as: UTF8.self)
        }
      default: break
      }
      place += 1
    }
  }

  /// The path to the place, or to what stands behind a key of the object there.
  func path(to member: String?) -> String {
    var path = ""
    func add(_ key: String) { path += (path.isEmpty || key.isEmpty ? "" : ".") + key }
    for step in steps {
      if step.isObject { add(step.key) } else { path += "[\(step.index)]" }
    }
    if let member { add(member) }
    return path.isEmpty ? "top level" : path
  }
}
