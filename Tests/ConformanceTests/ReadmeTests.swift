import Foundation
import Invariants
import Stage
import Testing
import TouchEngine
import TouchScript

@testable import Conformance

@Suite("What the README says")
struct ReadmeTests {
  /// Up to what was expected: which rules break besides may change with every generator.
  @Test("The run it shows is what is printed")
  func run() throws {
    let fault = try Fault.named("forward-subviews")
    let campaign = Campaign(seed: 7, cases: 64, system: Stage(behavior: fault.behavior))
    let report = CampaignReport(campaign, expected: fault.breaks)
    let text = try #require(report.findings.first).text(seed: 7, options: "")
    let shown = try block(after: "Of what it prints:\n\n```\n")
    #expect(text.hasPrefix(shown))
  }

  @Test("Its scene in Swift is played")
  func scene() {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        Button("button", Rect(20, 20, 100, 40)).target("window", "pressed")
      }
      .tap("tap")
    } script: {
      Tap(at: Point(60, 40))
    }
    #expect(Stage().perform(scenario).log().contains("target(window, pressed) from button"))
  }

  @Test("Its scene in JSON is read, and breaks no rule")
  func file() throws {
    let scenario = try Scenario(json: try block(after: "```json\n"))
    #expect(scenario.views.map(\.id) == ["window", "button"])
    #expect(Judgement(scenario, on: Stage()).broken.isEmpty)
  }

  @Test("The engine is used as it says")
  func library() {
    var diary: [String] = []
    final class Card: UIView {
      var note: (String) -> Void = { _ in }

      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("the card lost its touch")
      }
    }

    let application = UIApplication()
    let window = UIWindow(
      frame: .init(x: 0, y: 0, width: 320, height: 480), application: application)
    window.makeKeyAndVisible()
    window.implement("tapped") { _, _ in diary.append("tapped") }
    let card = Card(frame: .init(x: 20, y: 20, width: 100, height: 100))
    card.note = { diary.append($0) }
    window.addSubview(card)
    card.addGestureRecognizer(UITapGestureRecognizer(target: window, action: "tapped"))

    application.touch([FingerSample(finger: 0, phase: .began, location: .init(x: 50, y: 50))])
    application.advance(to: 80)
    application.touch([FingerSample(finger: 0, phase: .ended, location: .init(x: 50, y: 50))])
    #expect(diary == ["tapped", "the card lost its touch"])
  }

  @Test("The way of a finger is printed as it says")
  func journal() throws {
    let application = UIApplication()
    let window = UIWindow(
      frame: .init(x: 0, y: 0, width: 320, height: 480), application: application)
    window.makeKeyAndVisible()
    let journal = Journal()
    application.device.journal = journal
    application.device.touch([
      FingerSample(finger: 0, phase: .began, location: .init(x: 50, y: 50))
    ])
    let shown = try block(after: "print(journal)\n")
    let printed = journal.description.split(separator: "\n").map { "// \($0)" }
    #expect(shown == printed.joined(separator: "\n"))
  }

  @Test("An engine is anything that plays a scenario and says what it saw")
  func engine() {
    struct Deaf: TouchSystem {
      func perform(_ scenario: Scenario) -> Trace { Trace(events: []) }
    }
    let report = CampaignReport(Campaign(seed: 1, cases: 64, system: Deaf()))
    #expect(!report.isClean)
    #expect(!report.findings.isEmpty)
  }

  @Test("Its table counts the rules")
  func table() throws {
    let text = try readme()
    for chapter in Rulebook.chapters {
      let row = text.split(separator: "\n").first { $0.hasPrefix("| \(chapter.letters) |") }
      let checked = chapter.rules.count(where: \.isChecked)
      #expect(
        row?.hasSuffix(" | \(chapter.rules.count) | \(checked) |") == true, "\(chapter.letters)")
    }
  }

  private func readme() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// What stands between a place in the README and the end of that block of code.
  private func block(after start: String) throws -> String {
    let parts = try readme().components(separatedBy: start)
    try #require(parts.count == 2)
    let end = try #require(parts[1].range(of: "\n```"))
    return String(parts[1][..<end.lowerBound])
  }
}
