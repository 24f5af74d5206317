import Invariants

extension Report {
  /// As JUnit's XML: a suite for each chapter of the rulebook, and a test case for each rule.
  public func junit(_ detail: Detail = .brief) -> String {
    let entries = entries(detail)
    let chapters = entries.map(\.chapter).reduce(into: [String]()) { chapters, chapter in
      if !chapters.contains(chapter) { chapters.append(chapter) }
    }
    let suites = chapters.map { chapter in
      Self.suite(chapter, entries.filter { $0.chapter == chapter })
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(XML.text(name))"\(Self.counts(of: entries))>
      \(suites.joined(separator: "\n"))
      </testsuites>
      """
  }

  private static func suite(_ chapter: String, _ members: [Entry]) -> String {
    let title = Rulebook.chapters.first { $0.letters == chapter }?.title
    let name = title.map { "\(chapter) \($0)" } ?? chapter
    return """
      <testsuite name="\(XML.text(name))"\(counts(of: members))>
      \(members.map(testCase).joined(separator: "\n"))
      </testsuite>
      """
  }

  private static func testCase(_ entry: Entry) -> String {
    let head =
      "<testcase classname=\"touchstone.\(XML.text(entry.chapter))\" "
      + "name=\"\(XML.text("\(entry.id): \(entry.statement)"))\" time=\"0\""
    let body: String
    switch entry.outcome {
    case .passed: return head + "/>"
    case .failed(let sentence): body = element("failure", sentence, "broken", entry.detail)
    case .errored(let sentence): body = element("error", sentence, entry.id, entry.detail)
    case .tolerated(let sentence):
      body = "<system-out>\(XML.text("\(sentence)\n\n\(entry.detail)"))</system-out>"
    case .skipped(let reason): body = "<skipped message=\"\(XML.text(reason))\"/>"
    }
    return "\(head)>\(body)</testcase>"
  }

  private static func element(
    _ tag: String, _ message: String, _ type: String, _ detail: String
  ) -> String {
    "<\(tag) message=\"\(XML.text(message))\" type=\"\(XML.text(type))\">\(XML.text(detail))</\(tag)>"
  }

  private static func counts(of entries: [Entry]) -> String {
    func count(_ isMeant: (Outcome) -> Bool) -> Int { entries.count { isMeant($0.outcome) } }
    let failures = count { if case .failed = $0 { true } else { false } }
    let errors = count { if case .errored = $0 { true } else { false } }
    let skipped = count { if case .skipped = $0 { true } else { false } }
    return " tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\" time=\"0\""
  }
}

/// Text in XML.
enum XML {
  /// Text between tags or in a quoted attribute. What XML cannot say is replaced.
  static func text(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      default:
        switch scalar.value {
        case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF:
          escaped.unicodeScalars.append(scalar)
        default: escaped += "\u{FFFD}"
        }
      }
    }
    return escaped
  }
}
