import Foundation
import Invariants
import Testing

@Suite("The rule tests and the rulebook keep in step")
struct CompletenessTests {
  @Test(
    "Every rule with an invariant has a test with its name and its words, and no test is without one"
  )
  func testsAndInvariantsMatch() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Rules.swift") }.sorted()
    var tested: [String] = []
    for file in files {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let pattern =
        /@Test\("([^:]+): (.+?)…?"\)\s+func ([A-Z]{2})_([0-9]+)\(\) \{ holds\("([A-Z]{2}-[0-9]+)"\) \}/
      for match in source.matches(of: pattern) {
        let id = "\(match.3)-\(match.4)"
        #expect(id == match.1 && id == match.5, "the test's name and its rule differ")
        let says = match.2.replacing("\\", with: "")
        let statement = Rulebook.all.first { $0.id.description == id }?.statement
        #expect(statement?.hasPrefix(says) == true, "\(id) says something else: \(says)")
        tested.append(id)
      }
    }
    #expect(tested.sorted() == Invariants.all.map(\.id).sorted())
  }

  @Test("The rules that the owner named are checked")
  func namedRules() {
    for id in ["HT-12", "HT-06", "CT-29", "GR-11"] { #expect(Invariants[id] != nil) }
  }
}
