extension String {
  /// The text on one line: characters that a terminal would obey are escaped, and what goes beyond
  /// `limit` Unicode scalars is cut.
  package func onOneLine(limit: Int) -> String {
    if utf8.count <= limit, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var line = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      if count >= limit { return line + "…" }
      if scalar.isObeyedByTerminals {
        line += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The text in single quotes, for error messages.
  var quoted: String { "'\(onOneLine(limit: 64))'" }

  /// The text as a Swift string literal.
  package var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case _ where scalar.isObeyedByTerminals:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension Unicode.Scalar {
  /// Whether the scalar breaks a line, moves the cursor or turns the direction of writing.
  var isObeyedByTerminals: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
