import Foundation
import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance
@testable import TouchstoneTesting

/// The in-repo engine, as one that does not report everything. It sends everything all the same.
private struct Partial: TouchSystem {
  let reports: Reports

  var about: About { About(name: "Partial", version: "1", reports: reports) }

  func perform(_ scenario: Scenario) -> Trace { Stage().perform(scenario) }
}

/// `ReportsTrialTests` leaves out each kind of observation and each field.
@Suite("An engine that does not report everything")
struct PartialEngineTests {
  /// Wrong engines that show many mistakes in what responders are called.
  private static let shown = [
    "back-window-first", "began-keeps-all", "cancelled-phase-hidden", "children-outside-parent",
    "closed-edges", "delays-responder", "first-tap-is-second", "forwarded-touch-retargeted",
    "hidden-hit", "ignores-recognizer-delaysTouchesBegan", "ignores-recognizer-delaysTouchesEnded",
    "ignores-view-boundsOrigin", "ignores-view-overrides-pointInside",
    "ignores-view-overrides-touches", "ignores-view-transform", "loses-responder-began",
    "loses-responder-cancelled", "loses-responder-ended", "loses-responder-moved", "never-self",
    "no-cancel-after-recognize", "previous-location-lost", "repeats-responder",
    "view-follows-finger",
  ]

  @Test("At the first level few wrong engines break at least 30 rules in few scenes")
  func powerAtFirstLevel() {
    let campaign = Campaign(seed: 0, cases: 30, system: Stage())
    let scenes = (0..<30).map { campaign.scenario(ofCase: $0) }
    let rights = scenes.map { Stage().perform($0) }
    var broken: Set<Rule.ID> = []
    for fault in WrongEngine.all where Self.shown.contains(fault.name) {
      for (scene, right) in zip(scenes, rights) where broken.count < 30 {
        let trace = fault.perform(scene)
        if trace == right { continue }
        let part = trace.reporting(only: firstLevel)
        // Who tells of nothing breaks everything, and shows nothing.
        if part.events.isEmpty { continue }
        for (id, verdict) in Invariants.judge(part, of: scene) where verdict.violation != nil {
          broken.insert(id)
        }
      }
    }
    #expect(broken.count >= 30, "\(broken.count): \(broken.sorted())")
  }

  @Test("A wrong engine is caught at the first level alone")
  func power() throws {
    struct Wrong: TouchSystem {
      var about: About { About(name: "wrong", reports: Reports(.responderCalls).union(.fields)) }

      func perform(_ scenario: Scenario) -> Trace {
        ((try? WrongEngine(named: "forward-subviews")) ?? WrongEngine.all[0]).perform(scenario)
      }
    }
    let outcome = Campaign(seed: 0, cases: 60, system: Wrong()).run()
    #expect(outcome.failing > 0)
  }

  @Test(
    "Rules that read what is not reported are not judged: not held, not starved, not demanded"
  )
  func counts() throws {
    let reports = Reports(.responderCalls).union(.fields)
    var campaign = Campaign(seed: 0, cases: 40, relations: [], system: Partial(reports: reports))
    campaign.demandsExercise = true
    let report = Report(of: campaign)
    let unjudged = reports.unjudged(campaign.ids)
    #expect(report.isClean && unjudged.count > 100)
    for (id, names) in unjudged {
      #expect(
        report.rules(.notJudged).contains(id) && !report.rules(.notExercised).contains(id), "\(id)")
      #expect(!report.rules(.held).contains(id) && !names.isEmpty)
    }
    #expect(
      report.summary.replacing("\n  ", with: " ").contains(
        "not judged, since the engine does not report what they read: "))
    let judged = Conformance(of: Partial(reports: reports), cases: 40)
    #expect(
      judged.verdict(on: "HT-34", in: report)
        == .unexercised("HT-34 is not judged: the engine does not report hitTest"))

    let summary = JSONReport.line("summary", Report.Summary(report))
    #expect(summary.contains(#""reports":["responder-calls"]"#))
    #expect(summary.contains(#""HT-34":["hitTest"]"#))
    let merged = try #require(try Report.joining([("a", report.json)]).first)
    #expect(merged.isClean && Set(merged.rules(.notJudged)).isSuperset(of: unjudged.keys))
    #expect(merged.rules.allSatisfy { $0.unreported == unjudged[$0.rule] })
    #expect(merged.text().contains("not judged, since the engine does not report"))

    let scene = campaign.scenario(ofCase: 0)
    let judgement = Judgement(scene, on: campaign.system)
    #expect(Set(judgement.notJudged) == Set(unjudged.keys))
    #expect(judgement.text().contains("\(unjudged.count) not judged"))
    #expect(
      JSONReport.line("replay", JSONReport.Replay(judgement)).contains(#""HT-34":"not judged""#))
    #expect(judgement.trace.kinds == Reports(.responder), "what is sent all the same is ignored")
  }

  @Test("Who reports everything is judged by everything, and nothing is said of reports")
  func everything() {
    let report = Report(of: Campaign(seed: 0, cases: 3, relations: [], system: Stage()))
    #expect(report.rules.allSatisfy { $0.unreported == nil })
    let summary = JSONReport.line("summary", Report.Summary(report))
    #expect(!summary.contains("unreported") && !summary.contains("\"reports\""))
    #expect(!report.summary.contains("does not report"))
  }

  @Test("Views that become known late cost no rule: as names, and as those of touches")
  func lateViews() throws {
    for number in 0..<40 {
      let scenario = Campaign(seed: 0, cases: 40, system: Stage()).scenario(ofCase: number)
      let trace = Stage().perform(scenario)
      let usual = exercised(scenario, trace)
      // Each new name gets the next number, and no name is known beforehand.
      #expect(exercised(scenario, Trace(trace.observations)) == usual, "case \(number)")
      if number % 4 == 0 {
        let few = trace.reporting(only: firstLevel)
        #expect(
          try exercised(scenario, overThePipe(Trace(trace.observations), firstLevel))
            == exercised(scenario, few), "case \(number)")
      }
      // The application is sent an event before anybody has looked for the views of new touches. One
      // that drops it shows them to nobody else.
      if scenario.application.dropsEvents { continue }
      let late = trace.observations.map { entry in
        var entry = entry
        guard entry.kind == .sendEvent, entry.who == Scenario.Reserved.application else {
          return entry
        }
        for place in entry.touches.indices where entry.touches[place].phase == .began {
          entry.touches[place].view = nil
        }
        return entry
      }
      #expect(exercised(scenario, Trace(late)) == usual, "case \(number)")
    }
  }

  @Test("An engine's own views, responders and recognizers disturb nothing")
  func privateParts() throws {
    for number in 0..<40 {
      let scenario = Campaign(seed: 0, cases: 40, system: Stage()).scenario(ofCase: number)
      let trace = Stage().perform(scenario)
      var entries: [Observation] = []
      for entry in trace.observations {
        var entry = entry
        switch entry.kind {
        case .chain: entry.names.insert("_host", at: 0)
        case .receivers: entry.names.append("_systemGate")
        case .responder:
          entries.append(.init(.hitTest, at: entry.at, who: "_host"))
          var other = entry
          other.who = "_host"
          entries.append(other)
        case .recognizer:
          var other = entry
          other.who = "_systemGate"
          entries.append(other)
          entries.append(.init(.reset, at: entry.at, who: "_systemGate", state: .failed))
        default: break
        }
        entries.append(entry)
      }
      let more = Trace(entries)
      #expect(more.complaints(for: scenario).isEmpty)
      #expect(exercised(scenario, more) == exercised(scenario, trace), "case \(number)")
      for reports in number % 4 == 0 ? [firstLevel, firstLevel.union(Reports(.recognizers))] : [] {
        #expect(
          try exercised(scenario, overThePipe(more, reports))
            == exercised(scenario, trace.reporting(only: reports)), "case \(number)")
      }
    }
  }

  private let firstLevel = Reports(.responderCalls).union(.fields)

  /// The trace as it comes from an engine in another process that reports no more than that.
  private func overThePipe(_ trace: Trace, _ reports: Reports) throws -> Trace {
    let line = WireReply.trace(seq: 1, trace.reporting(only: reports)).line()
    guard case .trace(1, let read) = try WireReply.read(line[...], reporting: reports) else {
      throw WireError("no trace")
    }
    return read.reporting(only: reports)
  }

  /// The rules that a trace puts to the test, and those that it breaks.
  private func exercised(_ scenario: Scenario, _ trace: Trace) -> [String] {
    Invariants.judge(trace, of: scenario).compactMap { id, verdict in
      verdict.violation.map { "\(id) is broken: \($0.sentence)" }
        ?? (verdict.isExercised ? id : nil)
    }
  }
}
