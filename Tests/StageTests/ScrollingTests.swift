import Logs
import Testing
import TouchScript

@Suite("Scroll views and tables are staged")
struct ScrollingTests {
  /// A finger that comes down at `start`, and goes up by 50 points in steps of 30 ms.
  @ScriptBuilder private func drag(
    from start: Point = Point(50, 90), after wait: Int = 30
  ) -> ScriptParts {
    Down(at: start)
    After(wait)
    for step in 1...5 {
      Move(to: Point(start.x, start.y - Double(10 * step)))
      After(30)
    }
    Up()
  }

  /// A drag in a scroll view with a view and a button.
  private func dragged(
    after wait: Int = 30, _ change: (ScrollView) -> ScrollView = { $0 }
  ) -> Scenario {
    let view = ScrollView("s", Rect(0, 0, 100, 100)) {
      View("a", Rect(0, 0, 100, 150))
      Button("b", Rect(0, 150, 100, 50))
    }
    return Scenario {
      window { change(view.contentSize(Size(100, 200))) }
    } script: {
      drag(after: wait)
    }
  }

  private let scrolls = ["willBeginDragging", "didScroll", "didEndDragging"]

  @Test("A drag is reported from beginning to end, with the offset")
  func dragging() {
    expectLog(
      of: dragged(), observing: scrolls + ["V(a)"],
      [
        "willBeginDragging(s)", .repeated(["didScroll(s)"]), "didEndDragging(s) at (0, 50)",
      ])
  }

  @Test("Content that fits, or that may not be scrolled, is not dragged")
  func settled() {
    for scenario in [dragged { $0.contentSize(.zero) }, dragged { $0.isScrollEnabled(false) }] {
      expectLog(
        of: scenario, observing: scrolls + ["V(a)"],
        ["V(a).began", .repeated(["V(a).moved"]), "V(a).ended"])
    }
  }

  @Test("Setting the origin of the bounds scrolls by code; building the scene does not")
  func scrollingByCode() {
    expectLog(
      of: Scenario {
        window {
          ScrollView("s", Rect(0, 0, 100, 100)) { Button("b", Rect(0, 150, 100, 50)) }
            .contentSize(Size(100, 200)).boundsOrigin(Point(0, 10))
        }
      } script: {
        Change(.setBoundsOrigin("s", Point(0, 100)))
        Tap(at: Point(10, 60))
      }, observing: scrolls + ["chain"],
      """
      didScroll(s) at (0, 100)
      chain(b)
      """)
  }

  private let questions = ["touchesShouldBegin", "touchesShouldCancel", "V(a)"]

  @Test("The scroll view is asked about touches of its content")
  func contentTouches() {
    expectLog(
      of: dragged(after: 300), observing: questions,
      """
      touchesShouldBegin(s, in a) → true
      V(a).began
      touchesShouldCancel(s, in a) → true
      V(a).cancelled
      """)
  }

  @Test("Its answers are the scenario's")
  func answers() {
    expectLog(
      of: dragged(after: 300) { $0.touchesShouldBegin(false) }, observing: questions,
      "touchesShouldBegin(s, in a) → false")
    expectLog(
      of: dragged(after: 300) { $0.touchesShouldCancel(false) }, observing: questions,
      [
        "touchesShouldBegin(s, in a) → true\nV(a).began", "touchesShouldCancel(s, in a) → false",
        .repeated(["V(a).moved"]), "V(a).ended",
      ])
  }

  @Test(
    "Without delay, content receives touches at once; if they cannot be cancelled, it keeps them")
  func flags() {
    expectLog(
      of: dragged { $0.delaysContentTouches(false).canCancelContentTouches(false) },
      observing: scrolls + ["V(a)"],
      ["0 ms  V(a).began", .repeated(["V(a).moved"]), "V(a).ended"])
  }

  @Test("A scroll view's own recognizers have names that no recognizer of the scene has")
  func ownRecognizers() {
    let log = Log(trace(of: dragged { $0.pan("mine") })).observing(["shouldBegin"])
    #expect(
      log.texts.contains { $0.hasPrefix("shouldBegin(s.panGestureRecognizer) asked of s") })
  }

  // MARK: Tables

  /// Two cells as the scenario has them: not where a table would lay them out.
  private let table = window {
    TableView("t", Rect(0, 0, 100, 200)) {
      View("background", Rect(0, 0, 100, 200))
      Cell("second", Rect(0, 100, 90, 40)) {
        CellContent("content", Rect(0, 0, 60, 40)) { View("label", Rect(0, 0, 20, 20)) }
        View("accessory", Rect(60, 0, 30, 40))
      }
      Cell("first", Rect(10, 20, 80, 30))
    }
  }

  private func tap(_ points: Point...) -> ScriptParts {
    ScriptBuilder.buildArray(
      points.map { point in
        ScriptBuilder.buildBlock(Tap(at: point, holding: 200).parts, After(500).parts)
      })
  }

  private func played(@ScriptBuilder _ script: () -> ScriptParts) -> Scenario {
    Scenario {
      table
    } script: {
      script()
    }
  }

  private let selections = ["didSelectRow", "didDeselectRow"]

  @Test("Cells are where the scenario has them, with their contents")
  func frames() {
    expectLog(
      of: played {
        tap(
          Point(5, 5), Point(15, 25), Point(50, 110), Point(70, 110), Point(10, 110), Point(95, 110)
        )
      }, observing: ["chain"],
      """
      chain(background)
      chain(first)
      chain(content)
      chain(accessory)
      chain(label)
      chain(background)
      """)
  }

  @Test("They stay there when the table grows; only a change of the scenario moves them")
  func layout() {
    expectLog(
      of: played {
        Change(.setFrame("t", Rect(0, 0, 200, 200)))
        tap(Point(15, 25), Point(95, 110))
        Change(.setFrame("first", Rect(0, 0, 100, 20)))
        tap(Point(15, 25), Point(5, 5))
      }, observing: ["chain"],
      """
      chain(first)
      chain(background)
      chain(background)
      chain(first)
      """)
  }

  @Test("Rows are selected, one at a time")
  func selection() {
    expectLog(
      of: played { tap(Point(50, 110), Point(5, 5), Point(15, 25)) }, observing: selections,
      """
      didSelectRow(t, second)
      didDeselectRow(t, second)
      didSelectRow(t, first)
      """)
  }

  @Test(
    "A table scrolls as far as its rows need, or as the scenario says",
    arguments: [(Size.zero, 20), (Size(100, 130), 30)])
  func contentSize(size: Size, offset: Int) {
    expectLog(
      of: Scenario {
        window {
          TableView("t", Rect(0, 0, 100, 100)) {
            for row in 0..<3 { Cell("cell\(row)", Rect(0, Double(row * 40), 100, 40)) }
          }
          .contentSize(size)
        }
      } script: {
        drag()
      }, observing: ["didEndDragging"], "didEndDragging(t) at (0, \(offset))")
  }

  @Test("A table that loses or gains a cell loads its rows anew")
  func reloading() {
    expectLog(
      of: played {
        Change(.removeFromSuperview("first"))
        tap(Point(15, 25), Point(50, 110))
        Change(.addSubview("first", to: "t"))
        tap(Point(15, 25))
      }, observing: selections,
      """
      didSelectRow(t, second)
      didSelectRow(t, first)
      """)
  }

  @Test(
    "A table whose row is taken out while it is being selected",
    arguments: [TouchPhase.began, .ended])
  func reloadingDuringSelection(phase: TouchPhase) {
    expectLog(
      of: played {
        tap(Point(50, 110), Point(15, 25))
        When(.touches("t", phase), .removeFromSuperview("second"))
      }, observing: selections, "didSelectRow(t, first)")
  }
}
