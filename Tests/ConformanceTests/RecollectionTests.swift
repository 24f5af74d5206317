import Conformance
import Foundation
import Invariants
import Stage
import Testing
import TouchScript

/// An engine of which the first play removes a folder.
private struct Removing: TouchSystem {
  let folder: URL

  var about: About { About(name: "removing") }

  func perform(_ scenario: Scenario) -> Trace {
    try? FileManager.default.removeItem(at: folder)
    return Stage().perform(scenario)
  }
}

@Suite("What a campaign makes of what earlier runs found")
struct RecollectionTests {
  @Test("A failure that is mended and cannot be removed is not passed over in silence")
  func cannotForget() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let memory = Memory(in: folder, of: .init(engine: "removing"))
    var found = Campaign(
      seed: 6, cases: 200, invariants: try Invariants.matching("HT-04"), relations: [],
      system: try WrongEngine(named: "hidden-hit"))
    found.proofBudget = 0
    let token = try #require(Report(of: found).findings.first?.token)
    for (system, fails) in [(Stage() as any TouchSystem, false), (Removing(folder: folder), true)] {
      try memory.remember(.init(rule: "HT-04", token: token))
      var campaign = found
      campaign.system = system
      let recollection = try campaign.recall(memory)
      #expect(recollection.mended == ["HT-04"] && recollection.cannotForget == fails)
    }
  }
}
