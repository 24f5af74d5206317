import Foundation
import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("What continuous integration and browsers read")
struct FormatTests {
  /// An engine with a name that every format has to escape.
  private struct Odd: TouchSystem {
    let about = About(name: "<b>\"&%,:\u{1}\n</script>")
    let stage: WrongEngine

    func perform(_ scenario: Scenario) -> Trace { stage.perform(scenario) }
  }

  private static let made = Result {
    let fault = try WrongEngine(named: "hidden-hit,no-cancel-after-recognize")
    var campaign = Campaign(
      seed: 5, cases: 200, jobs: 1,
      invariants: Invariants.all.filter { ["HT-04", "HT-12", "GR-11", "GC-05"].contains($0.id) },
      relations: [], scope: .taps, system: Odd(stage: fault))
    campaign.proofBudget = 0
    return Report(of: campaign, replay: "<p> replay TOKEN\n%")
  }

  @Test("Every rule has its entry; what is broken stands there with its replay")
  func entries() throws {
    let entries = try Self.made.get().entries
    #expect(Set(entries.map(\.id)).count == entries.count)
    let broken = entries.filter { if case .failed = $0.outcome { true } else { false } }
    #expect(broken.map(\.id) == ["HT-04", "GR-11"])
    #expect(broken.allSatisfy { $0.text(.brief).contains("<p> replay \($0.token ?? "?")") })
    #expect(entries.contains { $0.outcome == .passed })
  }

  @Test("JUnit: what its schema demands of suites, cases and counts")
  func junit() throws {
    let xml = try Self.made.get().junit()
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.complaints == [])
    #expect(reader.failures.map { $0.prefix(5) } == ["HT-04", "GR-11"])
  }

  @Test("GitHub: a line for each annotation, in which nothing is taken for another")
  func github() throws {
    let report = try Self.made.get()
    let lines = report.github().split(separator: "\n")
    #expect(lines.count == 3)
    for (line, start) in zip(
      lines, ["::error title=HT-04", "::error title=GR-11", "::notice title="])
    {
      #expect(line.hasPrefix(start))
      let parts = line.components(separatedBy: "::")
      let title = try #require(parts.dropFirst().first?.components(separatedBy: "title=").last)
      #expect(!title.contains(",") && !title.contains(":") && !line.contains("\r"))
    }
    let message = lines[0].components(separatedBy: "::").dropFirst(2).joined(separator: "::")
    #expect(
      message.replacing("%0A", with: "\n").replacing("%0D", with: "\r").replacing("%25", with: "%")
        == report.entries.first { $0.id == "HT-04" }?.text(.brief))
  }

  @Test("GitHub: rules that are broken by the same cause have one annotation")
  func githubCauses() throws {
    let fault = try WrongEngine(named: "never-self")
    // It breaks some of them together.
    let rules = Invariants.all.filter {
      ["HT-01", "HT-06", "HT-07", "HT-12", "HT-19"].contains($0.id)
    }
    let report = Report(
      of: Campaign(
        seed: 5, cases: 64, invariants: rules, relations: [], scope: .taps, system: fault))
    #expect(report.entries.contains { $0.isConsequence })
    let errors = report.github().split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(errors.count == report.findings.count)
  }

  @Test("SARIF: what its schema demands of runs, rules and results")
  func sarif() throws {
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(try Self.made.get().sarif().utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "touchstone")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(try prints.values.allSatisfy { try Replay.scenario(ofToken: $0).views.count > 0 })
    }
    for rule in rules {
      if let help = rule["helpUri"] as? String { #expect(URL(string: help)?.scheme != nil) }
    }
  }

  @Test("The pages lead to each other, of one engine and of two, and nothing in names is obeyed")
  func pages() throws {
    let report = try Self.made.get()
    let pages = ReportPages([report])
    #expect(
      pages.files.map(\.name) == ["index.html"]
        + report.findings.enumerated().map {
          "\($0 + 1)-\($1.rule).html"
        })
    try expectWhole(pages)
    let index = pages.files[0].text
    for verdict in report.rules { #expect(index.contains(">\(verdict.rule)<")) }

    func text(_ fault: String) -> String {
      var report = report
      report.search.fault = fault
      return report.json
    }
    let merged = ReportPages(
      try Report.joining([("a", text("hidden-hit")), ("b", text("never-self"))]))
    #expect(merged.files.count == 1 + 2 * report.findings.count)
    try expectWhole(merged)
    // What a report tells is shown as it was seen.
    let page = try #require(merged.files.last?.text)
    #expect(page.contains("id=\"calls\"") && page.contains("class=\"why\""))
  }

  /// Expects that every link leads somewhere, and that there is no tag but the pages' own.
  private func expectWhole(_ pages: ReportPages) throws {
    let names = Set(pages.files.map(\.name))
    for file in pages.files {
      #expect(!file.text.contains("<b>") && !file.text.contains("\u{1}"))
      for link in file.text.matches(of: /href="([^"]*)"/).map(\.output.1) {
        let leads =
          names.contains(String(link)) || link.hasPrefix("http")
          || link.hasPrefix("#") && file.text.contains("id=\"\(link.dropFirst())\"")
        #expect(leads, "\(file.name): \(link)")
      }
    }
  }
}

/// Reads JUnit's XML as Jenkins' schema has it.
private final class JUnitReader: NSObject, XMLParserDelegate {
  private(set) var complaints: [String] = []
  private(set) var failures: [String] = []
  private var path: [String] = []
  private var suite: [String: String] = [:]
  private var seen: [String: Int] = [:]
  private var outcomes = 0
  private var testCase = ""

  private static let parents = [
    "testsuites": "", "testsuite": "testsuites", "testcase": "testsuite", "failure": "testcase",
    "error": "testcase", "skipped": "testcase", "system-out": "testcase",
  ]
  private static let attributes = [
    "testsuites": ["name", "tests", "failures", "errors"],
    "testsuite": ["name", "tests", "failures", "errors", "skipped"],
    "testcase": ["classname", "name"], "failure": ["message", "type"],
    "error": ["message", "type"],
    "skipped": ["message"],
  ]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if Self.parents[name] != (path.last ?? "") { complaints.append("\(name) in \(path)") }
    for wanted in Self.attributes[name] ?? [] where attributes[wanted] == nil {
      complaints.append("\(name) has no \(wanted)")
    }
    path.append(name)
    switch name {
    case "testsuite": (suite, seen) = (attributes, [:])
    case "testcase":
      seen["tests", default: 0] += 1
      outcomes = 0
      testCase = attributes["name"] ?? ""
    case "failure", "error", "skipped":
      seen[name == "skipped" ? name : name + "s", default: 0] += 1
      outcomes += 1
      if outcomes > 1 { complaints.append("\(testCase) has two outcomes") }
      if name == "failure" { failures.append(testCase) }
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
    guard name == "testsuite" else { return }
    for count in ["tests", "failures", "errors", "skipped"]
    where Int(suite[count] ?? "") != seen[count, default: 0] {
      complaints.append("\(suite["name"] ?? ""): \(count)")
    }
  }
}
