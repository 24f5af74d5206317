import Foundation
import Invariants
import Testing

@testable import Checks

struct ReadsTests {
  @Test("The recorded list is the one that the check prints")
  func list() throws {
    let file = packageFolder.appending(path: "Sources/EmbeddedTexts/Readings.txt")
    let printed = Invariants.all.compactMap { Reads.line($0.id, $0.reads, $0.isHelpedBy) }
    let recorded = try String(contentsOf: file, encoding: .utf8).components(separatedBy: .newlines)
    #expect(Set(recorded).symmetricDifference(printed) == [""])
  }
}
