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
}
