import Foundation
import Testing

@Suite("Engines that are wrong in many ways at once, from end to end")
struct MixtureTests {
  private struct Line: Decodable {
    struct Failure: Decodable {
      let rule: String
      let token: String
    }

    let failure: Failure?
  }

  /// Five wrong ideas, of different chapters.
  private static let mixtures = [
    "forward-subviews,scene-ends-chain,new-tap-looks-for-two,no-velocity,event-not-shown"
  ]

  @Test(
    "Each wrong idea is found in one run, as one to three findings", .isLong, arguments: mixtures)
  func mixture(_ names: String) throws {
    let words = ["fuzz", "--fault", names, "--seed", "1", "--cases", "3000", "--prove", "0"]
    let run = try Touchstone(words + ["--no-memory", "--format", "json"], patience: 600)
    #expect(run.status == 1)
    let failures = try run.output.split(separator: "\n")
      .compactMap { try JSONDecoder().decode(Line.self, from: Data($0.utf8)).failure }
    for name in names.split(separator: ",").map(String.init) {
      // A finding shows an idea if the engine that has nothing but that idea breaks its rule too.
      let shown = try failures.filter { failure in
        let replay = ["replay", failure.token, "--fault", name, "--rules", failure.rule]
        return try Touchstone(replay).status == 1
      }
      #expect((1...3).contains(shown.count), "\(name): \(shown.map(\.rule))")
    }
  }

  @Test("Names are taken one by one, and a wrong one is named")
  func names() throws {
    let words = [
      "fuzz", "--cases", "1", "--no-memory", "--prove", "0", "--rules", "HT", "--fault",
    ]
    #expect(try Touchstone(words + ["never-self,never-self"]).output.contains("fault never-self\n"))
    let wrong = try Touchstone(words + ["never-self,never-sulf"])
    #expect(wrong.status == 2)
    #expect(wrong.complaints.contains("did you mean never-self?"))
  }
}
