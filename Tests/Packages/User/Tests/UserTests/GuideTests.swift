import Testing
import Touchstone

@Test func someButtonLosesItsTouch() {
  let report = Report(of: Campaign(invariants: [kept]))
  print(report.text())
  #expect(report.broken == ["APP-1"])
}

@Test func notOnThisScreen() throws {
  let screens = try Scenarios.fingers(on: screen)
  let report = Report(of: Campaign(scenes: screens, invariants: [kept]))
  #expect(report.isClean)
}

@Test func butWithThisEngine() throws {
  let screens = try Scenarios.fingers(on: screen)
  let wrong = try WrongEngine(named: "parent-tap-beats-button")
  let judged = Campaign(scenes: screens, invariants: [kept], system: wrong)
  #expect(!Report(of: judged).isClean)
}

@Test func explained() throws {
  let trace = Stage().perform(screen)
  for sentence in TraceExplanation(screen, trace).sentences {
    print(sentence.says, sentence.rules)
  }
  let query = try Query("event like touchUpInside", in: screen)
  print(query.holds(in: trace), Query(.recognized("open")).calls(in: trace))
  #expect(query.holds(in: trace))
}
