import Testing
import TouchScript

private let press = Scenario.Recognizer(id: "a", view: "v", kind: .longPress)

/// Two pans of one finger, of which the inner one says something of the outer one.
private func pans(
  _ change: (inout Scenario.Recognizer, inout Scenario.Recognizer) -> Void
) -> Scenario {
  var inner = Scenario.Recognizer(id: "a", view: "v", kind: .pan)
  var outer = Scenario.Recognizer(id: "b", view: "p", kind: .pan)
  change(&inner, &outer)
  return .nested(inner, outer) {
    Stroke(from: 20, 20, at: 10).to(80, 20, at: 30).to(140, 20, at: 50).up(at: 90)
  }
}

/// A tap `a`, whose delegate does not have it wait, and a double tap `b`; two taps far apart.
private var asked: Scenario {
  .nested(
    .init(id: "a", view: "v").with { $0.delegate = .init(requiresFailureOf: []) },
    .init(id: "b", view: "v").with { $0.taps = 2 }
  ) {
    Stroke(from: 20, 20, at: 10).up(at: 60)
    Stroke(from: 20, 20, at: 4000).up(at: 4050)
    At(7000)
  }
}

@Suite("Which recognizer recognizes, of any kind")
struct ExclusionTests {
  @Test("Each wrong engine is caught by what it does", arguments: excluding + together + beginning)
  func mistake(row: Mistaken) { row.check() }

  private static let excluding = [
    Mistaken(
      "GC-11", "a press begins by a timer, and a pan with a later event",
      by: "press-excludes-nobody",
      in: .nested(press, .init(id: "b", view: "p", kind: .pan)) {
        Stroke(from: 20, 20, at: 10).to(120, 20, at: 900).up(at: 1000)
      }, breaks: "\"a\" and \"b\" both recognized one touch"),
    Mistaken(
      "GC-11", "a pan begins with an event, and a press later by a timer",
      by: "press-begins-regardless",
      in: .nested(
        .init(id: "a", view: "v", kind: .longPress).with { $0.allowableMovement = 200 },
        .init(id: "b", view: "p", kind: .pan)
      ) {
        Stroke(from: 20, 20, at: 10).to(80, 20, at: 40).up(at: 1000)
      }, breaks: "\"b\" and \"a\" both recognized one touch"),
    Mistaken(
      "GC-14", "two taps of one view", by: "first-added-wins",
      in: .nested(.init(id: "a", view: "v"), .init(id: "b", view: "v")) {
        Stroke(from: 20, 20, at: 10).up(at: 60)
      },
      breaks: "of \"a\" and \"b\", all on one view, \"a\" recognized, though \"b\" was added last"),
    Mistaken(
      "GC-14", "two pans of one view", by: "first-added-wins",
      in: .nested(
        .init(id: "a", view: "v", kind: .pan), .init(id: "b", view: "v", kind: .pan)
      ) {
        Stroke(from: 20, 20, at: 10).to(80, 20, at: 40).up(at: 60)
      },
      breaks: "of \"a\" and \"b\", all on one view, \"a\" recognized, though \"b\" was added last"),
    Mistaken(
      "GC-36", "a double tap takes a single tap's second tap", by: "single-tap-recognized-twice",
      in: .nested(.init(id: "a", view: "v"), .init(id: "b", view: "v").with { $0.taps = 2 }) {
        Stroke(from: 20, 20, at: 10).up(at: 60)
        Stroke(from: 20, 20, at: 110).up(at: 160)
        At(3000)
      },
      breaks:
        "\"a\" recognized the second of two quick taps, though \"b\" of the same view recognized "
        + "both"
    ),
  ]

  private static let together =
    ["GC-18", "GC-24", "GC-39"].map { rule in
      Mistaken(
        rule, "two pans, of which one delegate allows both", by: "simultaneity-of-taps-only",
        in: pans { _, outer in outer.delegate = .init(simultaneousWith: ["a"]) },
        breaks: "\"b\" did not recognize what the fingers did, though "
          + (rule == "GC-18"
            ? "\"a\" does not prevent it" : "it recognizes together with \"a\""))
    } + [
      Mistaken(
        "GC-23", "two pans, of which one delegate allows both", by: "simultaneity-of-taps-only",
        in: pans { _, outer in outer.delegate = .init(simultaneousWith: ["a"]) },
        breaks:
          "\"b\" did not recognize what the fingers did, though one of two delegates lets it "
          + "recognize beside \"a\""),
      Mistaken(
        "GC-19", "two pans, of which one cannot prevent the other", by: "prevention-of-taps-only",
        in: pans { inner, _ in inner.cannotPrevent = ["b"] },
        breaks:
          "\"b\" did not recognize what the fingers did, though \"a\" cannot prevent it from "
          + "recognizing"),
      Mistaken(
        "GC-39", "the changes of one of two that go on together",
        by: "together-only-latest-changes",
        in: pans { _, outer in outer.delegate = .init(simultaneousWith: ["a"]) },
        breaks:
          "\"a\", which goes on together with \"b\", did not say that it changed"),
    ]

  private static let beginning = [
    Mistaken(
      "GC-08", "a pan lifts where it came down", by: "failing-pans-asked",
      in: .nested(
        .init(id: "a", view: "v", kind: .pan).with { $0.delegate = .init(shouldBegin: true) }
      ) {
        Stroke(from: 20, 20, at: 10).up(at: 60)
      },
      breaks:
        "it was asked whether \"a\" should begin, though its fingers cannot have done what it looks "
        + "for"),
    Mistaken(
      "GC-31", "a delegate is asked in each attempt", by: "requirements-remembered", in: asked,
      breaks:
        "\"a\" recognized while \"b\" was undecided, and the delegate of \"a\" was not asked in this "
        + "attempt whether one waits for the other"),
  ]

  @Test("GC-09, GC-40: a view's veto is in force for a pan as for a tap")
  func veto() {
    let vetoed = Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        View("v", Rect(0, 0, 300, 300)).touches(.keeps).shouldBegin(false)
      }
      Scenario.Recognizer(id: "a", view: "w", kind: .pan)
    } script: {
      Stroke(from: 20, 20, at: 10).to(80, 20, at: 30).up(at: 90)
    }
    Mistaken(
      "GC-40", by: "view-veto-of-taps-only", in: vetoed,
      breaks: "\"a\" sent its action, though it may not begin"
    ).check()
    Mistaken(
      "GC-09", by: "view-veto-of-taps-only", in: vetoed,
      breaks: "\"a\" recognized, though the view that was hit did not let it begin"
    ).check()
  }

  @Test("GC-05: the delegate of a disabled recognizer is asked nothing")
  func disabled() {
    Mistaken(
      "GC-05", by: "disabled-delegate-asked",
      in: .nested(
        .init(id: "a", view: "v").with {
          $0.isEnabled = false
          $0.delegate = .init(shouldReceive: true)
        }
      ) {
        Stroke(from: 20, 20, at: 10).up(at: 60)
      }, breaks: "\"a\" is disabled, and was asked something or got a touch"
    ).check()
  }

  @Test("No rule accuses an engine for what UIKit leaves unspecified")
  func alternatives() {
    let delegate = Scenario.Recognizer.Delegate(shouldReceive: true, shouldBegin: true)
    let taps = Played(
      .nested(
        .init(id: "a", view: "v").with { $0.delegate = delegate }, .init(id: "b", view: "v"),
        .init(id: "c", view: "p").with { $0.delegate = delegate }
      ) {
        Stroke(from: 20, 20, at: 10).up(at: 60)
      })
    taps.keeps("GC-01", "GC-13", "GC-14", "GC-21")
    for row in ["RE-09", "RE-10", "RE-15", "RE-17:twice", "RE-42:touchDown", "RE-46", "RE-47"] {
      let chosen = taps.played(by: row)
      #expect(chosen.brokenRules.filter { $0.hasPrefix("GC") } == [])
      chosen.keeps("GC-01", "GC-14")
    }
  }
}
