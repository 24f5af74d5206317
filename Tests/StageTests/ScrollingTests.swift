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

  private func scrollView(_ change: (ScrollView) -> ScrollView = { $0 }) -> Window {
    let view = ScrollView("s", Rect(0, 0, 100, 100)) {
      View("a", Rect(0, 0, 100, 150))
      Button("b", Rect(0, 150, 100, 50))
    }
    return window { change(view.contentSize(Size(100, 200))) }
  }

  private func scrolls(_ seen: [Observation]) -> [Observation.Scroll] {
    seen.compactMap {
      if $0.who == "s", case .scroll(let what) = $0.word { what } else { nil }
    }
  }

  @Test("A drag is told from beginning to end, with the offset")
  func dragging() throws {
    let seen = try play(
      Scenario {
        scrollView()
      } script: {
        drag()
      })
    #expect(scrolls(seen).first == .willBeginDragging)
    #expect(scrolls(seen).contains(.didScroll))
    #expect(scrolls(seen).last == .didEndDragging)
    #expect(seen.contains(.scroll("s", .didEndDragging, offset: Point(0, 50))))
    #expect(seen.touches(of: "a").isEmpty)
  }

  @Test("Content that fits, or that may not be scrolled, is not dragged")
  func settled() throws {
    for view in [
      scrollView { $0.contentSize(.zero) }, scrollView { $0.isScrollEnabled(false) },
    ] {
      let seen = try play(
        Scenario {
          view
        } script: {
          drag()
        })
      #expect(scrolls(seen).isEmpty)
      #expect(seen.touches(of: "a").last == .ended)
    }
  }

  @Test("Setting the origin of the bounds scrolls by code; building the scene does not")
  func scrollingByCode() throws {
    let seen = try play(
      Scenario {
        scrollView { $0.boundsOrigin(Point(0, 10)) }
      } script: {
        Change(.setBoundsOrigin("s", Point(0, 100)))
        Tap(at: Point(10, 60))
      })
    #expect(scrolls(seen) == [.didScroll])
    #expect(seen.contains(.scroll("s", .didScroll, offset: Point(0, 100))))
    #expect(seen.hitViews == ["b"])
  }

  @Test("The scroll view is asked about touches of its content")
  func contentTouches() throws {
    let seen = try play(
      Scenario {
        scrollView()
      } script: {
        drag(after: 300)
      })
    #expect(
      seen.contains(.contentTouch(scrollView: "s", question: .shouldBegin, view: "a", answer: true))
    )
    #expect(
      seen.contains(
        .contentTouch(scrollView: "s", question: .shouldCancel, view: "a", answer: true))
    )
    #expect(seen.touches(of: "a") == [.began, .cancelled])
  }

  @Test("Its answers are the scenario's")
  func answers() throws {
    let refused = try play(
      Scenario {
        scrollView { $0.touchesShouldBegin(false) }
      } script: {
        drag(after: 300)
      })
    #expect(
      refused.contains(
        .contentTouch(scrollView: "s", question: .shouldBegin, view: "a", answer: false)))
    #expect(refused.touches(of: "a").isEmpty)
    let kept = try play(
      Scenario {
        scrollView { $0.touchesShouldCancel(false) }
      } script: {
        drag(after: 300)
      })
    #expect(
      kept.contains(
        .contentTouch(scrollView: "s", question: .shouldCancel, view: "a", answer: false)))
    #expect(kept.touches(of: "a").last == .ended)
  }

  @Test(
    "Without delay, content hears of touches at once; if they cannot be cancelled, it keeps them")
  func flags() throws {
    let scene = scrollView { $0.delaysContentTouches(false).canCancelContentTouches(false) }
    let seen = try play(
      Scenario {
        scene
      } script: {
        drag()
      })
    #expect(seen.touches(of: "a").first == .began)
    #expect(seen.touches(of: "a").last == .ended)
    #expect(scrolls(seen).isEmpty)
  }

  @Test("A scroll view's own recognizers have names that no recognizer of the scene has")
  func ownRecognizers() throws {
    let seen = try play(
      Scenario {
        scrollView { $0.pan("mine") }
      } script: {
        drag()
      })
    let asked = seen.compactMap { what -> Scenario.ID? in
      what.kind == .shouldBegin && what.other == "s" ? what.who : nil
    }
    #expect(asked.contains("s.panGestureRecognizer"))
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

  private func selections(_ seen: [Observation]) -> [Observation] {
    seen.filter { $0.kind == .selection }
  }

  private func tap(_ points: Point...) -> ScriptParts {
    ScriptBuilder.buildArray(
      points.map { point in
        ScriptBuilder.buildBlock(Tap(at: point, holding: 200).parts, After(500).parts)
      })
  }

  @Test("Cells are where the scenario has them, with their contents")
  func frames() throws {
    let seen = try play(
      Scenario {
        table
      } script: {
        tap(
          Point(5, 5), Point(15, 25), Point(50, 110), Point(70, 110), Point(10, 110), Point(95, 110)
        )
      })
    #expect(
      seen.hitViews == ["background", "first", "content", "accessory", "label", "background"])
  }

  @Test("They stay there when the table grows; only a change of the scenario moves them")
  func layout() throws {
    let seen = try play(
      Scenario {
        table
      } script: {
        Change(.setFrame("t", Rect(0, 0, 200, 200)))
        tap(Point(15, 25), Point(95, 110))
        Change(.setFrame("first", Rect(0, 0, 100, 20)))
        tap(Point(15, 25), Point(5, 5))
      })
    #expect(seen.hitViews == ["first", "background", "background", "first"])
  }

  @Test("Rows are selected, one at a time")
  func selection() throws {
    let seen = try play(
      Scenario {
        table
      } script: {
        tap(Point(50, 110), Point(5, 5), Point(15, 25))
      })
    #expect(
      selections(seen) == [
        .selection(table: "t", row: "second", isSelected: true),
        .selection(table: "t", row: "second", isSelected: false),
        .selection(table: "t", row: "first", isSelected: true),
      ])
  }

  @Test("A table scrolls as far as its rows need, or as the scenario says")
  func contentSize() throws {
    func offset(_ size: Size) throws -> Point? {
      let scene = window {
        TableView("t", Rect(0, 0, 100, 100)) {
          for row in 0..<3 { Cell("cell\(row)", Rect(0, Double(row * 40), 100, 40)) }
        }
        .contentSize(size)
      }
      let seen = try play(
        Scenario {
          scene
        } script: {
          drag()
        })
      return seen.compactMap { what -> Point? in
        what.who == "t" && what.word == .scroll(.didEndDragging) ? what.point : nil
      }.last
    }
    #expect(try offset(.zero) == Point(0, 20))
    #expect(try offset(Size(100, 130)) == Point(0, 30))
  }

  @Test("A table that loses or gains a cell loads its rows anew")
  func reloading() throws {
    let seen = try play(
      Scenario {
        table
      } script: {
        Change(.removeFromSuperview("first"))
        tap(Point(15, 25), Point(50, 110))
        Change(.addSubview("first", to: "t"))
        tap(Point(15, 25))
      })
    #expect(
      selections(seen) == [
        .selection(table: "t", row: "second", isSelected: true),
        .selection(table: "t", row: "first", isSelected: true),
      ])
  }

  @Test("A table whose row is taken out while it is being selected")
  func reloadingAmidSelection() throws {
    for phase in [TouchPhase.began, .ended] {
      let seen = try play(
        Scenario {
          table
        } script: {
          tap(Point(50, 110), Point(15, 25))
          When(.touches("t", phase), .removeFromSuperview("second"))
        })
      #expect(selections(seen) == [.selection(table: "t", row: "first", isSelected: true)])
    }
  }
}
