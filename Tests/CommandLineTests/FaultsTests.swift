import Conformance
import Foundation
import Testing

@Suite("The wrong engines, listed")
struct FaultsTests {
  @Test("They are listed, and with --list their names alone")
  func list() throws {
    let all = try Touchstone("faults")
    let names = try Touchstone("faults", "--list").output.split(separator: "\n").map(String.init)
    #expect(names == Fault.all.map(\.name))
    for fault in Fault.all {
      #expect(all.output.contains("\(fault.name)\n    \(fault.says)".prefix(40)))
    }
    #expect(all.output.contains("\n\(names.count) wrong engines; fuzz --fault NAME judges one"))
    let one = try Touchstone("faults", "never-self")
    #expect(one.output.hasPrefix("never-self\n    ") && one.output.contains("\n    caught by HT-"))
  }

  @Test("Planted ones are apart")
  func planted() throws {
    let planted = try Touchstone("faults", "--planted", "--format", "json")
    let records = try JSONDecoder().decode([Listed].self, from: Data(planted.output.utf8))
    #expect(records.map(\.name) == Fault.planted.map(\.name) && records.allSatisfy(\.planted))
    #expect(try Touchstone("faults", "--planted", "never-self").status == 2)
    #expect(try Touchstone("faults", "any-lift-selects").status == 2)
  }

  private struct Listed: Decodable {
    let name: String
    let planted: Bool
  }
}
