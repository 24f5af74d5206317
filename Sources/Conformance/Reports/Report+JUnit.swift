import Invariants
import Pictures

extension Report {
  /// As JUnit's XML: a suite for each chapter of the rulebook, and a test case for each rule.
  public func junit(_ detail: Detail = .brief) -> String {
    let entries = entries
    let chapters = entries.map(\.chapter).reduce(into: [String]()) { chapters, chapter in
      if !chapters.contains(chapter) { chapters.append(chapter) }
    }
    let suites = chapters.map { chapter in
      Self.suite(chapter, entries.filter { $0.chapter == chapter }, detail.plain)
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(name.xml)"\(Self.counts(of: entries))>
      \(suites.joined(separator: "\n"))
      </testsuites>
      """
  }

  private static func suite(
    _ chapter: String, _ members: [Entry], _ detail: Detail
  ) -> String {
    let title = Rulebook.chapters.first { $0.letters == chapter }?.title
    let name = title.map { "\(chapter) \($0)" } ?? chapter
    return """
      <testsuite name="\(name.xml)"\(counts(of: members))>
      \(members.map { testCase($0, detail) }.joined(separator: "\n"))
      </testsuite>
      """
  }

  private static func testCase(_ entry: Entry, _ detail: Detail) -> String {
    let head =
      "<testcase classname=\"touchstone.\(entry.chapter.xml)\" "
      + "name=\"\("\(entry.id): \(entry.statement)".xml)\" time=\"0\""
    let body: String
    switch entry.outcome {
    case .passed: return head + "/>"
    case .failed(let sentence): body = element("failure", sentence, "broken", entry.text(detail))
    case .errored(let sentence): body = element("error", sentence, entry.id, entry.text(detail))
    case .tolerated(let sentence):
      body = "<system-out>\("\(sentence)\n\n\(entry.text(detail))".xml)</system-out>"
    case .skipped(let reason): body = "<skipped message=\"\(reason.xml)\"/>"
    }
    return "\(head)>\(body)</testcase>"
  }

  private static func element(
    _ tag: String, _ message: String, _ type: String, _ detail: String
  ) -> String {
    "<\(tag) message=\"\(message.xml)\" type=\"\(type.xml)\">\(detail.xml)</\(tag)>"
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

extension String {
  /// The text in a quoted attribute or between tags, whose line ends stay.
  fileprivate var xml: String { escaped.replacing("\n", with: "&#10;") }
}
