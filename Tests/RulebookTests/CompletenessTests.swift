import Foundation
import Invariants
import Testing

@Suite("The rule tests and the rulebook keep in step")
struct CompletenessTests {
  @Test("Every rule with an invariant has a test of its own name, and no test is without one")
  func testsAndInvariantsMatch() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Rules.swift") }.sorted()
    var tested: [String] = []
    for file in files {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let pattern = /func ([A-Z]{2})_([0-9]+)\(\) \{ holds\("([A-Z]{2}-[0-9]+)"\) \}/
      for match in source.matches(of: pattern) {
        #expect("\(match.1)-\(match.2)" == match.3, "the test's name and its rule differ")
        tested.append(String(match.3))
      }
    }
    #expect(tested.sorted() == Invariants.all.map(\.id).sorted())
  }

  @Test("The rules that the owner named are checked")
  func namedRules() {
    for id in ["HT-12", "HT-06", "CT-29", "GR-11"] { #expect(Invariants[id] != nil) }
  }
}
