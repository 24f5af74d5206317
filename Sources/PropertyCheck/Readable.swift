import Foundation
import Testing

/// A value as you would write it in Swift: `[Card(suit: .clubs, rank: 1)]`.
///
/// Inside other values, Swift Testing prints types with the names of their modules. It prints dates without
/// fractions of a second, and only the size of data. A counterexample shows what matters.
///
/// Of large collections it shows the beginning, and of values inside one another the outer ones.
func readable(_ value: Any, depth: Int = 0) -> String {
  if depth > 50 { return "…" }
  switch value {
  case let date as Date: return readable(date)
  case let data as Data: return readable(data)
  // Invisible characters are escaped as in Swift, such as "\0".
  case let text as String: return text.debugDescription
  case let character as Character: return character.debugDescription
  default: break
  }
  let mirror = Mirror(reflecting: value)
  let isOfStandardLibrary = String(reflecting: type(of: value)).hasPrefix("Swift.")
  guard isOfStandardLibrary || !describesItself(value) else {
    return String(describingForTest: value)
  }
  let shown = 200
  let children = mirror.children.prefix(shown)
    .map { (label: $0.label, text: readable($0.value, depth: depth + 1)) }
  let rest = mirror.children.count - children.count
  let more = rest > 0 ? ["… and \(rest) more"] : []
  switch mirror.displayStyle {
  case .optional: return children.first?.text ?? "nil"
  case .collection: return "[" + (children.map(\.text) + more).joined(separator: ", ") + "]"
  // Their order differs from process to process.
  case .set:
    let texts = mirror.children.map { readable($0.value, depth: depth + 1) }.sorted(by: isBefore)
    return "[" + (texts.prefix(shown) + more).joined(separator: ", ") + "]"
  case .dictionary:
    let entries = mirror.children.map { entry in
      Mirror(reflecting: entry.value).children.map { readable($0.value, depth: depth + 1) }
        .joined(separator: ": ")
    }.sorted(by: isBefore)
    return entries.isEmpty
      ? "[:]" : "[" + (entries.prefix(shown) + more).joined(separator: ", ") + "]"
  case .tuple: return list(children)
  case .struct where !isOfStandardLibrary: return "\(type(of: value))\(list(children))"
  case .enum where !isOfStandardLibrary:
    guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
    let parts = Mirror(reflecting: payload.value)
    return parts.displayStyle == .tuple
      ? ".\(name)\(readable(payload.value, depth: depth + 1))"
      : ".\(name)(\(children.first?.text ?? ""))"
  default: return String(describingForTest: value)
  }
}

private func describesItself(_ value: Any) -> Bool {
  value is any CustomTestStringConvertible || value is any CustomStringConvertible
    || value is any CustomDebugStringConvertible
}

/// Parts in parentheses; the parts of tuples without labels have none.
private func list(_ parts: [(label: String?, text: String)]) -> String {
  let texts = parts.map { part in
    part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): \(part.text)" } ?? part.text
  }
  return "(" + texts.joined(separator: ", ") + ")"
}

/// Shorter texts come first, so that numbers are in ascending order.
private func isBefore(_ one: String, _ other: String) -> Bool {
  (one.count, one) < (other.count, other)
}

/// A date with milliseconds, if it has any.
private func readable(_ date: Date) -> String {
  let seconds = date.timeIntervalSinceReferenceDate
  let milliseconds = ((seconds - seconds.rounded(.down)) * 1000).rounded()
  var parts = date.description.split(separator: " ").map(String.init)
  guard milliseconds >= 1, milliseconds < 1000, parts.count == 3 else { return date.description }
  let digits = String(Int(milliseconds))
  parts[1] += "." + String(repeating: "0", count: 3 - digits.count) + digits
  return parts.joined(separator: " ")
}

/// Data as bytes in hexadecimal digits.
private func readable(_ data: Data) -> String {
  let digits = data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
  let size = data.count == 1 ? "1 byte" : "\(data.count) bytes"
  return data.isEmpty ? size : size + ": " + digits.joined(separator: " ")
}
