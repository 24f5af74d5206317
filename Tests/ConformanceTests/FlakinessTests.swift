import Invariants
import PropertyTesting
import Stage
import Synchronization
import Testing
import TouchScript

@testable import Conformance

/// An engine that does what another does, but every so often leaves out what it saw last.
final class Flickering: TouchSystem {
  private let system: any TouchSystem
  private let period: Int
  let plays = Mutex(0)

  init(_ system: any TouchSystem = Stage(), every period: Int) {
    self.system = system
    self.period = period
  }

  func perform(_ scenario: Scenario) -> Trace {
    let number = plays.withLock { plays in
      plays += 1
      return plays
    }
    var trace = system.outcome(of: scenario).trace ?? Trace()
    if number % period == 0, !trace.events.isEmpty {
      trace = Trace(trace.observations.dropLast())
    }
    return trace
  }
}

/// An engine that breaks a rule the first time that it plays a scene, and never again.
private final class BrokenOnce: TouchSystem {
  private let wrong = (try? WrongEngine(named: "never-self")) ?? WrongEngine.all[0]
  private let known = Mutex<Set<Scenario>>([])

  func perform(_ scenario: Scenario) -> Trace {
    let isNew = known.withLock { $0.insert(scenario).inserted }
    return isNew ? wrong.perform(scenario) : Stage().perform(scenario)
  }
}

@Suite("An engine that is not deterministic")
struct FlakinessTests {
  @Test("Where a right engine flickers, the report says so and is not clean")
  func withoutFailure() throws {
    // The rule looks at nothing that flickers.
    let rule = try #require(Invariants.all.first { $0.id == "HT-12" })
    let campaign = Campaign(
      seed: 0, cases: 64, invariants: [rule], relations: [], system: Flickering(every: 2))
    let report = Report(of: campaign)
    #expect(report.broken.isEmpty)
    #expect(report.search.flaky?.case == 0)
    #expect(!report.isClean)
    #expect(report.summary.contains("flaky: the same scene gave two traces; line "))
    #expect(report.summary.contains("(case 0)"))
    let json = JSONReport.line("summary", Report.Summary(report))
    #expect(json.contains(#""flaky":{"case":0,"how":{"first":"#))
  }

  @Test("A failure that is not seen again is reported as it was seen, and as flaky")
  func lostFailure() throws {
    // Each rule is lost and found by itself: one chapter shows it as well as all.
    let campaign = Campaign(
      seed: 0, cases: 64, invariants: Invariants.all.filter { $0.id.hasPrefix("HT") },
      relations: Relations.matching("M-1"), scope: .taps, system: BrokenOnce())
    let outcome = campaign.run()
    let broken = zip(campaign.ids, outcome.firstBroken).filter { $1 != nil }.map(\.0)
    #expect(broken.contains("HT-19"))
    let findings = campaign.consequences(in: outcome)
    #expect(findings.map(\.rule) == broken, "none of them is lost")
    for finding in findings {
      #expect(finding.flaky != nil)
      #expect(finding.evaluations == 0 && finding.size == finding.originalSize)
    }
    let first = try #require(findings.first)
    let text = first.told(failing: .practice).text(Detail(whole: true))
    #expect(text.contains("\n  Flaky    Flaky: the same scene gave two traces; line "))
    #expect(text.contains("Fix that first"))
    #expect(!text.contains("small: no single step"))
  }

  @Test("A failure that is there each time is shrunk, and what flickers besides is said")
  func flickeringBesides() throws {
    let fault = try WrongEngine(named: "forward-subviews")
    let rule = try #require(Invariants.all.first { $0.id == "HT-12" })
    let campaign = Campaign(
      seed: 7, cases: 64, invariants: [rule], relations: [], scope: .taps,
      system: Flickering(fault, every: 5))
    let report = Report(of: campaign, examining: { false })
    let finding = try #require(report.findings.first)
    #expect(finding.flaky != nil && finding.rule == "HT-12")
    #expect(finding.size.views < finding.originalSize?.views ?? 0)
    #expect(finding.certificate == nil && finding.explanation == nil)
    let failure = JSONReport.line("failure", finding)
    #expect(failure.contains(#""flaky":{"first":"#))
  }

  @Test("An engine that always does the same is never called flaky")
  func steady() throws {
    let fault = try WrongEngine(named: "hidden-hit")
    var campaign = Campaign(
      seed: 5, cases: 100, invariants: Invariants.all.filter { $0.id.hasPrefix("HT-0") },
      relations: Relations.matching("M-1"), scope: .taps, system: fault)
    campaign.proofBudget = 300
    let report = Report(of: campaign)
    #expect(!report.findings.isEmpty && report.flakiness == nil)
    #expect(Flakiness(of: Scenario(), on: Stage()) == nil)
    #expect(JSONReport.line("summary", Report.Summary(report)).contains(#""flaky":null"#))
  }

  @Test("Where two traces differ is reported")
  func difference() {
    let down = Observation(.hitTest, at: 3, who: "v1")
    let flakiness = Flakiness([Trace([down, down])], [Trace([down])])
    #expect(
      flakiness?.words == """
        flaky: the same scene gave two traces; line 2 was once "3 ms  \(down)" and once \
        nothing more
        """)
    #expect(Flakiness([Trace([down])], [Trace([down])]) == nil)
  }
}
