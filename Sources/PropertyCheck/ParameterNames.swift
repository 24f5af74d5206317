import Foundation
import Testing

/// The names that the closure of a check gives to its values: `host` and `port` of
/// `check(string(), integer()) { host, port in … }`.
///
/// Nothing at run time has them, so they are read from the source, and only once a property has failed. Where
/// the source is not at hand, or the closure names its values otherwise, there are none.
enum ParameterNames {
  /// The names at a check of so many values; nil: they are not known.
  static func read(at location: SourceLocation, count: Int) -> [String]? {
    let names = source(at: location).flatMap { Self.names(in: $0.utf8) }
    return names?.count == count ? names : nil
  }

  /// What the closure of a check says, if it is on one line.
  static func body(at location: SourceLocation) -> String? {
    let line = source(at: location)?.prefix { $0 != "\n" }
    return line?.firstMatch(of: /\)\s*\{\s*([^{}]+?)\s*\}/).map { String($0.1) }
  }

  /// The source from the arguments of a check on, some 60 lines of it.
  private static func source(at location: SourceLocation) -> Substring? {
    guard let source = try? String(contentsOfFile: location.filePath, encoding: .utf8) else {
      return nil
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard location.line >= 1, location.line <= lines.count else { return nil }
    let rest = lines[(location.line - 1)...].prefix(60).joined(separator: "\n")
    return Substring(rest.utf8.dropFirst(location.column - 1))
  }

  /// The names in the header of the closure behind the arguments with which a text begins.
  static func names(in text: Substring.UTF8View) -> [String]? {
    guard let end = endOfArguments(text) else { return nil }
    let closure = Substring(text[end...])
    let header =
      /^\s*\{\s*(?:\[[^\]]*\]\s*)?\(?\s*([\w`]+(?:\s*:\s*[^,(){}]+)?(?:\s*,\s*[\w`]+(?:\s*:\s*[^,(){}]+)?)*)\s*\)?(?:\s+async)?(?:\s+throws)?\s+in\s/
    guard let found = try? header.firstMatch(in: closure) else { return nil }
    return found.1.split(separator: ",").map { parameter in
      String(parameter.prefix { $0 != ":" }).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The place behind the parenthesis that closes the one at the beginning; brackets in literals do not count.
  private static func endOfArguments(_ text: Substring.UTF8View) -> String.Index? {
    guard text.first == UInt8(ascii: "(") else { return nil }
    var (depth, isLiteral, isEscaped) = (0, false, false)
    for place in text.indices {
      let character = text[place]
      defer { isEscaped = character == UInt8(ascii: "\\") && !isEscaped }
      if character == UInt8(ascii: "\""), !isEscaped { isLiteral.toggle() }
      guard !isLiteral else { continue }
      if character == UInt8(ascii: "(") { depth += 1 }
      if character == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return text.index(after: place) }
    }
    return nil
  }
}
