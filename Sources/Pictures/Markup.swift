import TouchScript

/// Text on its way into HTML or SVG. Whatever came from outside goes through `text` or `quoted`.
package enum Markup {
  /// Text between tags, or in a quoted attribute: nothing in it is obeyed.
  package static func text(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case _ where !scalar.isOfXML: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// JSON that stands in a `script` element: no tag can begin or end in it.
  static func script(_ json: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A number with at most two digits behind the point, as SVG and JSON have it.
  static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "0" }
    let hundredths = Int64((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(digits)"
  }

  /// A name on one line, cut where it is longer than `limit` characters.
  static func brief(_ name: String, upTo limit: Int) -> String {
    name.onOneLine(limit: max(1, limit))
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can say it.
  fileprivate var isOfXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension Int {
  /// `1 event`, `2 events`.
  func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Markup {
  /// Text of many lines, such as JSON, in which nothing turns the direction of writing: what would is
  /// spelled with a backslash.
  static func spelledOut(_ text: String) -> String {
    var shown = ""
    shown.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      guard scalar.properties.generalCategory == .format else {
        shown.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        shown += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return shown
  }
}
