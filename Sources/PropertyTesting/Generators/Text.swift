/// The scalars that a character or a text is made of, the simplest first.
///
///     let name = string(of: .letters)
///     let bases = string(of: "ACGT")
public struct Alphabet: Sendable, Hashable, ExpressibleByStringLiteral {
  /// Nil: all there are.
  let scalars: [Unicode.Scalar]?

  /// All of Unicode; ASCII is simpler, and letters are the simplest.
  public static let unicode = Alphabet(scalars: nil)
  /// Printable ASCII and the space.
  public static let ascii = Alphabet(scalars: Array(Scalars.ascii.prefix(95)))
  /// a to z and A to Z.
  public static let letters = Alphabet(scalars: Array(Scalars.ascii.prefix(52)))
  /// a to z.
  public static let lowercase = Alphabet(scalars: Array(Scalars.ascii.prefix(26)))
  /// 0 to 9.
  public static let digits: Alphabet = "0123456789"

  private init(scalars: [Unicode.Scalar]?) {
    self.scalars = scalars
  }

  /// The scalars of a text, which has at least one.
  public init(_ text: String) {
    precondition(!text.isEmpty, "an alphabet has at least one scalar")
    scalars = Array(text.unicodeScalars)
  }

  /// The scalars from one to another, both included.
  public init(_ range: ClosedRange<Unicode.Scalar>) {
    scalars = (range.lowerBound.value...range.upperBound.value).compactMap(Unicode.Scalar.init)
  }

  /// The scalars of a text, which has at least one.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

/// A text of so many scalars as is usual, or as a range allows; fewer are simpler.
///
///     let text = string()
///     let name = string(of: .letters, count: 1...20)
///
/// Without an alphabet it is any text: quotes and backslashes, combining marks, emoji, writing from right to
/// left and control characters are all found.
public func string(
  _ label: Tag = "string", of alphabet: Alphabet = .unicode, count: ClosedRange<Int>? = nil
) -> AnyGenerator<String> {
  let scalars = ListGenerator(
    label, ScalarGenerator(label, alphabet), count ?? 0...Length.longestUsual,
    count == nil ? .usual : .uniform)
  return AnyGenerator(
    scalars.map(
      to: { String(String.UnicodeScalarView($0)) },
      from: { Array($0.unicodeScalars) }))
}

/// A text of the scalars of a range; the first is the simplest.
///
///     let word = string(in: "a"..."z", count: 1...10)
public func string(
  _ label: Tag = "string", in range: ClosedRange<Unicode.Scalar>, count: ClosedRange<Int>? = nil
) -> AnyGenerator<String> {
  string(label, of: Alphabet(range), count: count)
}

/// A text of characters that a generator draws.
///
///     let word = string(of: oneOf(character(in: "a"..."z"), constant("-")))
///
/// It has no way back: neighbouring characters may join to one.
public func string<Characters: Generator>(
  _ label: Tag = "string", of characters: Characters, count: ClosedRange<Int>? = nil
) -> AnyGenerator<String> where Characters.Value == Character {
  if let count {
    AnyGenerator(list(label, of: characters, count: count).map { String($0) })
  } else {
    AnyGenerator(list(label, of: characters).map { String($0) })
  }
}

/// A character of one scalar; a is the simplest.
///
///     let initial = character(of: .letters)
public func character(
  _ label: Tag = "character", of alphabet: Alphabet = .unicode
) -> AnyGenerator<Character> {
  AnyGenerator(
    ScalarGenerator(label, alphabet).map(
      to: { Character($0) },
      from: { $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first : nil }))
}

/// A character of a range; the first is the simplest.
///
///     let letter = character(in: "a"..."z")
public func character(
  _ label: Tag = "character", in range: ClosedRange<Unicode.Scalar>
) -> AnyGenerator<Character> {
  character(label, of: Alphabet(range))
}

/// Draws the scalars of an alphabet.
final class ScalarGenerator: Generator {
  private let alphabet: Alphabet
  private let choice: Choice

  init(_ label: Tag, _ alphabet: Alphabet) {
    self.alphabet = alphabet
    let last = alphabet.scalars.map { $0.count - 1 } ?? Scalars.last
    choice = Choice(Tag("\(label) scalar"), value: 0, in: 0...last, origin: 0)
  }

  func draw(from source: inout Source) -> Unicode.Scalar {
    guard source.isSearching else { return scalar(source.choose(choice)) }
    guard alphabet.scalars == nil else { return scalar(source.random.integer(in: choice.bounds)) }
    let last =
      switch source.random.below(16) {
      case 0...8: 94
      case 9...10: 127
      case 11: 0x24F
      case 12: 0xFFFF - 0x800
      case 13: Scalars.last
      default: -1
      }
    return last < 0
      ? source.random.pick(Scalars.awkward) ?? "a" : scalar(source.random.integer(in: 0...last))
  }

  func spell(_ value: Unicode.Scalar, into spelling: inout Spelling) throws(Unspellable) {
    guard let code = alphabet.scalars.map({ $0.firstIndex(of: value) }) ?? Scalars.code(of: value)
    else { throw Unspellable(choice.tag, "the scalar is not in the alphabet") }
    try spelling.write(choice, value: code)
  }

  private func scalar(_ code: Int) -> Unicode.Scalar {
    alphabet.scalars.map { $0[code] } ?? Scalars.scalar(code)
  }
}

/// All scalars in an order fit for people: letters, digits, space, other printable ASCII, controls, and then
/// the rest as Unicode has them.
enum Scalars {
  static let ascii: [Unicode.Scalar] = {
    let plain = Array(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ".unicodeScalars)
    let others = (UInt8(0)...127).map { Unicode.Scalar($0) }.filter { !plain.contains($0) }
    let printable = others.filter { 0x20...0x7E ~= $0.value }
    return plain + printable + others.filter { !printable.contains($0) }
  }()

  private static let asciiCodes: [Int] = (UInt8(0)...127).map { value in
    ascii.firstIndex(of: Unicode.Scalar(value)) ?? 0
  }

  /// The code of the last scalar; surrogates are left out.
  static let last = 0x10FFFF - 0x800

  static func scalar(_ code: Int) -> Unicode.Scalar {
    if code < 128 { return ascii[code] }
    return Unicode.Scalar(UInt32(code < 0xD800 ? code : code + 0x800)) ?? "a"
  }

  static func code(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    if value < 128 { return asciiCodes[value] }
    return value < 0xD800 ? value : value - 0x800
  }

  /// What breaks programs: parts of larger characters, direction marks, letters that change their length
  /// when their case changes.
  static let awkward: [Unicode.Scalar] = [
    "\"", "\\", "\n", "\r", "\t", "\0", "'", "%", "&", "<", "/", "ß", "é", "\u{301}", "İ", "ﬁ", "Ω",
    "日", "\u{200D}", "\u{FE0F}", "👩", "👍", "\u{1F3FD}", "\u{1F1E9}", "\u{1F1EA}", "\u{202E}",
    "\u{FEFF}", "\u{FFFD}", "\u{2028}", "\u{AC00}", "\u{10FFFF}",
  ]
}
