import Testing
import TouchScript

@Suite("Tables and scroll views")
struct TableViewTests {
  private static let row = Point(50, 20)
  private static let background = Point(50, 300)
  private static let tap = Scenario.Recognizer(id: "t", view: "v")

  /// A table with a row, in a view with a tap.
  private static func scene(
    _ tap: Scenario.Recognizer? = Self.tap, delays: Bool = true, contentSize: Size = .zero,
    @SceneBuilder row: () -> SceneParts = { SceneParts() },
    @ScriptBuilder script: () -> ScriptParts
  ) -> Scenario {
    Scenario {
      Window("w", Rect(0, 0, 400, 600)) {
        View("v", Rect(0, 0, 400, 600)) {
          TableView("table", Rect(0, 0, 400, 400)) {
            Cell("cell", Rect(0, 0, 400, 44)) {
              CellContent("content", Rect(0, 0, 400, 44)) { row() }
            }
          }
          .contentSize(contentSize).delaysContentTouches(delays)
        }
      }
      if let tap { tap }
    } script: {
      script()
    }
  }

  @Test("Each wrong engine is caught by what it does", arguments: rows + content)
  func mistake(row: Mistaken) { row.check() }

  private static let refusing = Scenario.Recognizer(id: "t", view: "v").with {
    $0.delegate = .init(refusesTouchesIn: ["content"])
  }

  private static let rows = [
    Mistaken(
      "TV-01", by: "row-selected-when-cancelled", in: scene(delays: false) { Tap(at: row) },
      breaks: "\"table\" selected \"cell\", though \"t\" took the touch"),
    Mistaken(
      "TV-02", by: "row-selected-when-cancelled", in: scene(delays: false) { Tap(at: row) },
      breaks: "\"table\" selected \"cell\", though \"t\" took its touch"),
    Mistaken(
      "TV-11", by: "row-selected-at-down", in: scene(nil) { Tap(at: row) },
      breaks: "\"table\" selected \"cell\", but no touch of it had just ended"),
    Mistaken(
      "TV-11", by: "any-lift-selects", in: pressBesideTap,
      breaks: "\"table\" selected \"cell\", but no touch of it had just ended"),
    Mistaken(
      "TV-02", by: "row-subviews-select-nothing",
      in: scene(
        nil, row: { View("inner", Rect(0, 0, 100, 44)) },
        script: {
          Tap(at: row)
          After(600)
        }),
      breaks: "\"table\" got the end of a touch of \"cell\", and did not select it"),
    Mistaken(
      "TV-04", by: "row-subviews-select-nothing",
      in: scene(
        row: { View("inner", Rect(0, 0, 100, 44)) },
        script: {
          Tap(at: row, holding: 5200)
          After(600)
        }),
      breaks: "the row \"cell\" was held for 5200 ms, and was not selected"),
    Mistaken(
      "TV-02", by: "no-cancel-after-recognize", in: scene { Tap(at: row, holding: 300) },
      breaks: "\"t\" took the touch of \"cell\", and \"table\" got touchesEnded"),
    Mistaken(
      "TV-04", by: "long-press-selects-nothing",
      in: scene {
        Tap(at: row, holding: 5200)
        After(600)
      },
      breaks: "the row \"cell\" was held for 5200 ms, and was not selected"),
    Mistaken(
      "TV-05", by: "should-receive-ignored", in: scene(refusing) { Tap(at: row) },
      breaks: "\"t\" recognized a touch of the content view, which it refuses"),
    Mistaken(
      "TV-05", by: "actions-with-next-event", in: scene(refusing) { Tap(at: background) },
      breaks: "\"t\" refuses touches of content views, and did not recognize a tap on the table "
        + "\"table\" itself"),
    Mistaken(
      "TV-06", by: "quick-tap-lost",
      in: scene(.init(id: "t", view: "v").with { $0.cancelsTouchesInView = false }) {
        Tap(at: row)
      },
      breaks: "the row \"cell\" was tapped, and \"t\" does not cancel touches, and \"table\" did "
        + "not get the whole touch"),
    Mistaken(
      "TV-07", by: "cells-hit", in: scene(nil) { Tap(at: row) },
      breaks: "a touch of the cell \"cell\" hit the cell itself"),
    Mistaken(
      "TV-08", by: "parent-tap-beats-button",
      in: scene(row: { Button("b", Rect(0, 0, 100, 44)) }, script: { Tap(at: row) }),
      breaks: "\"t\" recognized a tap on the button \"b\""),
  ]

  /// A finger that stays on a row while another taps beside it, in a table that does not scroll, so
  /// that nobody waits for more.
  private static let pressBesideTap = {
    var scenario = scene(nil) {
      Down(at: row)
      After(400)
      Tap(1, at: background)
      After(400)
      Up()
    }
    scenario.views[2].scrolling.isScrollEnabled = false
    return scenario
  }()

  private static let content = [
    Mistaken(
      "TV-12", by: "quick-tap-lost", in: scene(nil) { Tap(at: row) },
      breaks: "\"content\" in \"table\" did not get the whole of a touch that nobody took"),
    Mistaken(
      "TV-14", by: "nested-scroll-views-both-scroll", in: nested,
      breaks: "\"outer\" began to scroll with the touch that scrolls \"inner\""),
    Mistaken(
      "TV-03", by: "content-delay20ms", in: scene(nil) { Tap(at: row, holding: 400) },
      breaks: "\"content\" got a touch after 20 ms, though \"table\" delays content touches"
    ),
    Mistaken(
      "TV-12", by: "content-delay600ms", in: scene(nil) { Tap(at: row, holding: 400) },
      breaks: "\"content\" did not get a touch that stayed in \"table\" for more than 300 ms"),
    Mistaken(
      "TV-09", by: "delays-content-always",
      in: scene(nil, delays: false) { Tap(at: row, holding: 400) },
      breaks: "\"content\" did not get a touch at once, though no scroll view above it delays "
        + "content touches"),
    Mistaken(
      "TV-10", by: "scrolling-cancels-nothing",
      in: scene(nil, contentSize: Size(400, 2000)) {
        Stroke(from: 50, 20).to(50, 10, at: 400).to(50, -40, at: 450).up(at: 600)
      }, breaks: "\"table\" began to scroll, and did not take the touch from \"content\""),
  ]

  /// A finger that drags up what is in a scroll view in another.
  private static let nested = Scenario {
    Window("w", Rect(0, 0, 400, 600)) {
      ScrollView("outer", Rect(0, 0, 400, 600)) {
        ScrollView("inner", Rect(0, 0, 400, 400)) {}.contentSize(Size(400, 2000))
      }
      .contentSize(Size(400, 2000))
    }
  } script: {
    Stroke(from: 50, 300).to(50, 200, at: 40).to(50, 150, at: 60).up(at: 100)
  }

  @Test("TV-13: what must scroll does so, if not all that could")
  func mustScroll() {
    let played = Played(Self.nested)
    played.keeps("TV-13", "TV-14")
    played.without("willBeginDragging(inner)", "didScroll(inner)", "didEndDragging(inner)").breaks(
      "TV-13", "finger 0 was moved far in \"inner\" or \"outer\", and nothing scrolled")
    var vetoed = Self.nested
    for place in 1...2 { vetoed.views[place].overrides.shouldBegin = false }
    Played(vetoed).leavesOpen("TV-13")
  }

  @Test("GR-16: a scroll view takes a touch that a recognizer has refused")
  func takesRefusedTouch() {
    let scene = Scenario {
      Window("w", Rect(0, 0, 20, 10)) {
        ScrollView("s", Rect(0, 0, 10, 10)).contentSize(Size(20, 0)).delaysContentTouches(false)
      }
      .pan("r") { $0.delegate = .init(refusesTouchesIn: ["s"]) }
    } script: {
      Down(at: Point(15, 0))
      Down(1, at: Point(0, 0))
      After(1)
      Move(to: Point(15, 40))
      Move(1, to: Point(40, 0))
    }
    Played(scene).tells(
      ["V(s).began", "action(r) in began", "V(s).cancelled"], of: "V(s)", "action(r)")
  }

  @Test("TV-11: a row whose touch was taken is not selected")
  func selectedWithoutLift() {
    Played(Self.scene(delays: false) { Tap(at: Self.row) }).played(
      by: "row-selected-when-cancelled"
    )
    .breaks("TV-11", "\"table\" selected \"cell\", but no touch of it had just ended")
  }

  @Test("TV-11: a row may be selected in the table's touchesEnded, or after it")
  func timesOfSelection() {
    let held = Played(Self.scene { Tap(at: Self.row, holding: 5200) })
    for time in ["nextTurn", "touchesEnded"] {
      held.played(by: "RE-65:\(time)").keeps("TV-02", "TV-04", "TV-11")
    }
  }

  @Test("TV-11: a row that is not selected has half a second's time, if the script lasts so long")
  func timeForSelection() {
    for (wait, isDue) in [(400, false), (600, true)] {
      let held = Played(
        Self.scene {
          Tap(at: Self.row, holding: 5200)
          After(wait)
        })
      let silent = held.without("didSelectRow(table, cell)")
      if isDue {
        silent.breaks(
          "TV-02", "\"table\" got the end of a touch of \"cell\", and did not select it")
      } else {
        silent.keeps("TV-04")
        silent.leavesOpen("TV-02")
      }
    }
  }

  @Test("TV-03: says nothing of what lasts neither surely short nor surely long")
  func between() {
    let held = Played(Self.scene(nil) { Tap(at: Self.row, holding: 200) })
    held.keeps("TV-03")
    held.played(by: "RE-66:off").keeps("TV-03")
  }

  @Test("TV-06: says nothing of a table in a scroll view that keeps touches from its content")
  func keptFromContent() {
    var scenario = Self.scene(.init(id: "t", view: "v").with { $0.cancelsTouchesInView = false }) {
      Tap(at: Self.row)
    }
    scenario.views[1].kind = .scrollView
    Played(scenario).keeps("TV-06")
    scenario.views[1].overrides.touchesShouldBegin = false
    Played(scenario).leavesOpen("TV-06")
  }

  /// A page that scrolls, with a slider or a plain view on it, and a quick drag of its knob.
  private static func page(_ kind: Scenario.View.Kind) -> Scenario {
    var scenario = Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        ScrollView("page", Rect(0, 0, 320, 480)) { Slider("knob", Rect(20, 100, 280, 44)) }
          .contentSize(Size(960, 480))
      }
    } script: {
      Stroke(from: 30, 122, at: 0).to(80, 122, at: 20).to(150, 122, at: 40).up(at: 60)
    }
    scenario.views[2].kind = kind
    return scenario
  }

  @Test("TV-13: a quick drag of a slider's knob scrolls its page")
  func sliderOnPage() {
    let played = Played(Self.page(.slider))
    played.keeps("TV-13")
    played.without("willBeginDragging").breaks(
      "TV-13", "finger 0 was moved far in \"page\", and nothing scrolled")
  }
}
