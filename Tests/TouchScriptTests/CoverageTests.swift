import Testing

@testable import TouchScript

@Suite("What occurs in scenarios is counted by classes")
struct CoverageTests {
  @Test("No two classes have one name, and pairs are none of them")
  func names() {
    let names = Coverage.classes + Coverage.pairs
    #expect(Set(names).count == names.count)
    #expect(Coverage.classes.count > 300)
    #expect(Coverage.pairs.contains("paging and ios12-chain"))
    #expect(!Coverage.pairs.contains("controls and buttons"), "one brings the other")
  }

  @Test("A property counts where it differs from a new part's, and a word where it stands")
  func said() {
    let scenario = Scenario(
      views: [
        .init(id: "w", kind: .window).with {
          $0.alpha = 0.5
          $0.overrides.hitTest = .returns("w")
        },
        .init(id: "a", parent: "w", kind: .label).with { $0.isUserInteractionEnabled = false },
      ],
      recognizers: [
        .init(id: "r", view: "a", kind: .longPress).with {
          $0.delegate = .init(shouldBegin: true, simultaneousWith: [])
        }
      ],
      script: [.init(at: 5, changes: [.setHidden("a", true)])],
      reactions: [.init(on: .touches("a", .moved), changes: [.interrupt])])
    let plain = counted(Scenario())
    #expect(plain == ["dialect ios13"])
    #expect(
      counted(scenario).subtracting(plain) == [
        "views", "several views", "kind window of views", "kind label of views", "parent of views",
        "alpha of views", "overrides of views", "otherEvents passesOn of overrides of views",
        "hitTest returns", "recognizers", "kind longPress of recognizers",
        "delegate of recognizers", "shouldBegin true of delegate of recognizers",
        "no simultaneousWith of delegate of recognizers", "script", "change setHidden",
        "to true of change setHidden", "trigger touches", "phase moved of trigger touches",
        "change interrupt", "reactions",
      ])
  }

  @Test("Features count, and with each other unless one brings the other")
  func features() {
    var coverage = Coverage()
    let window = Scenario.View(id: "w", kind: .window).with { $0.isHidden = true }
    coverage.count(Scenario(views: [window, .init(id: "b", parent: "w", kind: .button)]))
    coverage.count(Scenario(views: [window]))
    #expect(coverage.counts["feature hidden-views"] == 2)
    #expect(coverage.counts["hidden-views and buttons"] == 1)
    #expect(coverage.counts["controls and buttons"] == nil)
    var twice = coverage
    twice.add(coverage)
    #expect(twice.counts == coverage.counts.mapValues { 2 * $0 })
    #expect(Set(coverage.counts.keys).isSubset(of: Coverage.classes + Coverage.pairs))
  }

  /// The classes of a scenario that are no features.
  private func counted(_ scenario: Scenario) -> Set<String> {
    var coverage = Coverage()
    coverage.count(scenario)
    return Set(coverage.counts.keys).intersection(
      Coverage.classes.filter { !$0.hasPrefix("feature ") })
  }
}
