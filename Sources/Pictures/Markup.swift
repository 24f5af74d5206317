import Foundation
import TouchScript

/// HTML or SVG. What is written in it is markup, with attributes in single quotes. What is interpolated is text
/// on one line, of which nothing is obeyed; or a number with at most two digits behind the point; or markup.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  /// The markup as it stands in a file.
  let source: String

  init(source: String) { self.source = source }
  init(stringLiteral markup: String) { source = markup.replacing("'", with: "\"") }
  init(stringInterpolation parts: Parts) { source = parts.source }

  /// Markup as it grows.
  struct Parts: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ markup: String) {
      source += markup.replacing("'", with: "\"")
    }
    mutating func appendInterpolation(_ text: some StringProtocol) {
      appendInterpolation(exact: String(text).onOneLine(limit: 600))
    }
    mutating func appendInterpolation(exact text: String) { source += text.escaped }
    mutating func appendInterpolation(words text: String) { source += Markup.words(text).source }
    mutating func appendInterpolation(_ number: Double) { source += Markup.number(number) }
    mutating func appendInterpolation(_ number: Int) { source += "\(number)" }
    mutating func appendInterpolation(_ markup: Markup?) { source += markup?.source ?? "" }
    mutating func appendInterpolation(_ parts: [Markup], by separator: String = "") {
      source += parts.map(\.source).joined(separator: separator)
    }
    /// The words that are so.
    mutating func appendInterpolation(_ words: KeyValuePairs<String, Bool>) {
      appendInterpolation(words.filter(\.value).map(\.key).joined(separator: " "))
    }
    mutating func appendInterpolation(if condition: Bool, _ markup: @autoclosure () -> Markup) {
      if condition { source += markup().source }
    }
  }
}

extension Markup {
  /// Sentences: names in quotes turn the direction of nothing around them, code stands between backticks, and
  /// a long name of a method may be broken before a capital.
  static func words(_ text: String) -> Markup {
    var source = ""
    var (isName, isCode) = (false, false)
    for word in text.onOneLine(limit: 600).curled.escaped.split(
      separator: " ", omittingEmptySubsequences: false)
    {
      var mayBreak = false
      for letter in word {
        if mayBreak, letter.isUppercase { source += "<wbr>" }
        mayBreak = letter.isLowercase && word.utf8.count >= 12
        switch letter {
        case "“" where !isName && !isCode: source += "“<bdi>"
        case "”" where isName: source += "</bdi>”"
        case "`" where !isName: source += isCode ? "</code>" : "<code>"
        default:
          source.append(letter)
          continue
        }
        if letter == "`" { isCode.toggle() } else { isName.toggle() }
      }
      source += " "
    }
    return Markup(source: source.dropLast() + (isName ? "</bdi>" : isCode ? "</code>" : ""))
  }

  /// A number as SVG and JSON have it.
  static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "0" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Points of a line or an outline, and the path through them.
  static func points(_ points: [Point]) -> Markup {
    "\(points.map { "\($0.x),\($0.y)" }, by: " ")"
  }

  /// Text of many lines, such as JSON, in which nothing turns the direction of writing: what would is
  /// spelled with a backslash.
  static func spelledOut(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { shown, scalar in
      if scalar.properties.generalCategory == .format {
        for unit in String(scalar).utf16 { shown += String(format: "\\u%04x", unit) }
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Int {
  /// `1 event`, `2 events`.
  func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension String {
  /// The text between tags, or in a quoted attribute: nothing in it is obeyed.
  package var escaped: String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        escaped.unicodeScalars.append(scalar)
      default: escaped += "\u{FFFD}"  // XML 1.0 cannot say it.
      }
    }
    return escaped
  }

  /// A name in quotes.
  var quotedName: String { "“\(shown)”" }

  /// The text with “…” where it has "…".
  var curled: String {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return self }
    return parts.enumerated().map { place, part in place % 2 == 1 ? "“\(part)”" : String(part) }
      .joined()
  }
}
