/// A choice tree as a short piece of text that can be pasted anywhere, a URL included.
///
///     ts2.AQF4AQAO._82OsQ     x 7
///
/// The parts are the version, the content and a checksum. Only what differs from the simplest is
/// written, without bounds and origins: draw a value from a decoded tree and spell that to get
/// the whole tree again.
///
/// A token outlives changes of the generator as far as replay by tag does.
public enum Token {
  /// The version this code writes and reads.
  public static let version = 2
  /// The longest text that is looked at, in bytes.
  public static let longestText = 1 << 18
  /// The most spans that may be inside each other.
  public static let deepestNesting = 256

  /// The text of a tree.
  ///
  /// A tree too deep to be read again loses what is too deep; one of more than some 100,000 nodes
  /// gives a text that is too long to be read again.
  public static func encode(_ tree: ChoiceTree) -> String {
    var writer = TokenWriter()
    writer.write(tree)
    let text = "\(prefix)\(version).\(Base64.encode(writer.bytes))"
    return "\(text).\(checksum(of: text))"
  }

  /// The tree of a text; whatever the text is, it gives a tree or an error.
  public static func decode(_ text: String) throws(TokenError) -> ChoiceTree {
    guard text.utf8.count <= longestText else { throw .notAToken }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let head = parts.first, head.hasPrefix(prefix),
      let version = version(head.dropFirst(prefix.count))
    else { throw .notAToken }
    guard version <= Token.version else { throw .newerVersion(version) }
    guard version == Token.version else { throw .olderVersion(version) }
    guard parts.count == 3, parts[2] == checksum(of: "\(parts[0]).\(parts[1])") else {
      throw .damaged
    }
    guard let bytes = Base64.decode(parts[1]) else { throw .malformed }
    var reader = TokenReader(bytes)
    guard let tree = reader.readTree() else { throw .malformed }
    return tree
  }

  /// A token, and behind it a part by which other properties refuse it.
  package static func marked(_ token: String, of property: String) -> String {
    "\(token).\(checksum(of: property))"
  }

  /// The tree of a text, unless its last part says that it is of another property.
  package static func decode(
    _ text: String, of property: String
  ) throws(TokenError) -> ChoiceTree {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return try decode(text) }
    let tree = try decode(parts.dropLast().joined(separator: "."))
    guard parts[3] == checksum(of: property) else { throw .otherProperty(String(parts[3])) }
    return tree
  }

  private static let prefix = "ts"

  private static func version(_ digits: Substring) -> Int? {
    guard 1...9 ~= digits.utf8.count, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    return Int(digits).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func checksum(of text: String) -> String {
    let checksum = Checksum.crc32(text.utf8)
    return Base64.encode((0..<4).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) })
  }
}

/// Why a text cannot be read as a token.
public enum TokenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text does not even begin like one.
  case notAToken
  /// The checksum is wrong or missing.
  case damaged
  /// It begins like one of a version that does not exist yet.
  case newerVersion(Int)
  /// It begins like one of a version that is no longer read.
  case olderVersion(Int)
  /// The checksum is right, but what it covers makes no sense.
  case malformed
  /// It is of another property, as its last part says.
  case otherProperty(String)

  /// One sentence for the person who typed the token.
  public var description: String {
    switch self {
    case .notAToken:
      "This is not a replay token: one begins with \"ts\", a version and a dot."
    case .damaged:
      "This replay token is truncated or damaged: its checksum does not match."
    case .newerVersion(let version):
      "This replay token was made by a newer version of this software (token version "
        + "\(version), known up to \(Token.version))."
    case .olderVersion(let version):
      "This replay token was made by an older version of this software (token version "
        + "\(version), and only \(Token.version) is read)."
    case .malformed:
      "This replay token is undamaged, but its content is not well-formed."
    case .otherProperty(let part):
      "This replay token is of another property, or this one was renamed: without \".\(part)\" at "
        + "its end it is replayed here nevertheless."
    }
  }
}
