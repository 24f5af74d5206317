import Conformance
import Foundation
import Testing

@Suite("The wrong engines, listed")
struct FaultsTests {
  @Test("They are listed, and with --list their names alone")
  func list() throws {
    let all = try Touchstone("faults")
    let names = try Touchstone("faults", "--list").output.split(separator: "\n").map(String.init)
    #expect(names == WrongEngine.all.map(\.name))
    for fault in WrongEngine.all {
      #expect(all.output.contains("\(fault.name)\n    \(fault.summary)".prefix(40)))
    }
    #expect(all.output.contains("\n\(names.count) wrong engines; fuzz --fault NAME judges one"))
    let one = try Touchstone("faults", "never-self")
    #expect(one.output.hasPrefix("never-self\n    ") && one.output.contains("\n    caught by HT-"))
  }

  @Test("A row of section 16 is printed with the rules that leave room for it")
  func rows() throws {
    let row = try Touchstone("rules", "re-52")
    #expect(row.output.hasPrefix("RE-52  ") && row.output.contains("KR-27"))
    let json = try Touchstone("rules", "RE-52", "RE-07", "--format", "json")
    let records = try JSONDecoder().decode([Row].self, from: Data(json.output.utf8))
    #expect(records.map(\.id) == ["RE-52", "RE-07"] && records[0].rules.contains("KR-27"))
    #expect(try Touchstone("rules", "RE-52", "HT-12").status == 2)
  }

  private struct Row: Decodable {
    let id: String
    let rules: [String]
  }
}
