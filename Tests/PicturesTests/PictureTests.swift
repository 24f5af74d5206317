import Invariants
import Stage
import Testing
import TouchScript

@testable import Pictures

@Suite("What is drawn is what happened")
struct PictureTests {
  private static let card = Scenario {
    Window("w", Rect(0, 0, 100, 100)) {
      View("v", Rect(0, 0, 60, 60)) { View("inner", Rect(10, 10, 20, 20)) }.tap("t")
      View("front", Rect(70, 70, 20, 20))
    }
  } script: {
    Tap(at: Point(20, 20))
    After(10)
    Change(.bringToFront("v"))
    After(10)
    Change(.setFrame("v", Rect(0, 40, 60, 60)))
    Tap(at: Point(20, 90))
  }

  /// What the in-repo engine does; or one that takes no touch from its view.
  private func exhibit(_ scenario: Scenario, isWrong: Bool = false) -> Exhibit {
    var played = scenario
    for index in played.recognizers.indices where isWrong {
      played.recognizers[index].cancelsTouchesInView = false
    }
    let trace = Stage().perform(played)
    let broken = Invariants.judge(trace, of: scenario).compactMap { id, verdict in
      verdict.violation.map { Exhibit.Broken(id: id, rule: Rulebook[id], violation: $0) }
    }
    let other = Stage().perform(scenario)
    return Exhibit(
      title: "", engine: "", scenario: scenario, trace: trace,
      other: trace == other ? nil : .init(engine: "in-repo", trace: other), broken: broken)
  }

  @Test("Corners go through transforms, anchors and scrolled bounds of all views above")
  func corners() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 100, 100)) {
        View("turned", Rect(10, 20, 40, 20)) { View("in", Rect(5, 5, 10, 10)) }
          .transform(.quarterTurn).boundsOrigin(Point(0, 5))
        View("hidden", Rect(0, 0, 10, 10)) { View("unseen", Rect(0, 0, 1, 1)) }.isHidden()
      }
    }
    let drawings = Evidence(scenario, Trace(of: scenario)).drawings
    #expect(drawings.count == 1)
    let views = drawings[0].views
    // About its middle (30, 30), a quarter turn clockwise.
    #expect(
      views[1].corners == [Point(40, 10), Point(40, 50), Point(20, 50), Point(20, 10)])
    #expect(views[2].corners == [Point(40, 15), Point(40, 25), Point(30, 25), Point(30, 15)])
    #expect(views[4].isHidden && !views[4].takesTouches && views[2].takesTouches)
  }

  @Test("The scene is drawn as the app changes it, and stays in its frame")
  func moments() {
    let layout = Layout(exhibit(Self.card))
    #expect(layout.drawings.count == 3)
    #expect(layout.drawings[1].order == [0, 3, 1, 2])
    #expect(layout.drawings[2].views[2].corners[0] == Point(10, 50))
    for drawing in layout.drawings {
      for corner in drawing.views.flatMap(\.corners) {
        let place = layout.canvas.place(corner)
        #expect((0...layout.canvas.width).contains(place.x))
        #expect((0...layout.canvas.height).contains(place.y))
      }
    }
  }

  @Test("Each call lights what is asked, called or acts; a hit test stays lit as it descends")
  func lights() throws {
    let rows = Rows(exhibit(Self.card)).rows
    func lit(_ beginning: String) throws -> [String] {
      let row = try #require(rows.first { $0.text.hasPrefix(beginning) })
      return row.lit.map { "\($0.light.rawValue) \(Self.card.views[$0.view].id)" }
    }
    #expect(try lit("hitTest(w)") == ["asked w"])
    #expect(try lit("pointInside(front)") == ["outside front"])
    #expect(try lit("pointInside(inner)") == ["inside inner"])
    #expect(try lit("sendEvent(w)") == ["hit inner"])
    #expect(try lit("R(t).began") == ["heard v"])
    #expect(try lit("action(t)") == ["acts v"])
    #expect(try lit("V(inner).cancelled") == ["taken inner"])
    let descent = rows.filter { $0.isHitTest && $0.at == 0 }
    #expect(descent.map(\.continuesHitTest) == [false] + descent.dropFirst().map { _ in true })
  }

  @Test("Where two engines differ, what both did stands on one line, and the rest side by side")
  func sideBySide() {
    let rows = Rows(exhibit(Self.card, isWrong: true))
    let differing = rows.rows.filter { $0.side != .both }.prefix(2)
    #expect(differing.map(\.side) == [.own, .other])
    #expect(differing.map(\.text).map { $0.prefix(14) } == ["V(inner).ended", "V(inner).cance"])
    #expect(rows.rows[rows.start].text == "V(inner).ended [touch 0]")
    #expect(!rows.rows[rows.start].wrong.isEmpty)
  }

  @Test("A call that is missing has a row of its own, where it was due")
  func missing() throws {
    let trace = Stage().perform(Self.card)
    let due = try #require(trace.observations.firstIndex { "\($0)".hasPrefix("action(t)") })
    let violation = Violation("no action", event: due, isMissing: true, expected: "an action")
    var exhibit = exhibit(Self.card)
    exhibit.broken = [.init(id: "GR-01", rule: nil, violation: violation)]
    let rows = Rows(exhibit)
    #expect(
      rows.start == due && rows.rows[due].side == .missing && rows.rows[due].text == "an action")
    exhibit.broken[0].violation.event = 1_000_000
    #expect(Rows(exhibit).rows.last?.side == .missing)
  }

  @Test("Lanes show what is withheld, cancelled, recognized and tracked")
  func lanes() throws {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 100, 200)) {
        TableView("table", Rect(0, 0, 100, 100)) {
          Cell("row", Rect(0, 0, 100, 50)) { Button("b", Rect(60, 0, 40, 40)) }
        }
        Button("free", Rect(0, 120, 50, 50)).tap("t") { $0.cancelsTouchesInView = true }
      }
    } script: {
      Tap(at: Point(70, 10))
      At(1_000)
      Down(at: Point(10, 130))
      After(20)
      Change(.interrupt)
    }
    let layout = Layout(exhibit(scenario))
    let lanes = layout.times.lanes.lanes
    func lane(_ name: String, _ group: Lane.Group) throws -> Lane {
      try #require(lanes.first { $0.name == name && $0.group == group })
    }
    #expect(try lane("b", .views).spans.map(\.kind) == ["told", "withheld"])
    #expect(try lane("free", .views).spans.map(\.kind) == ["lost"])
    #expect(try lane("free", .controls).marks.map(\.kind).contains(.cancelled))
    #expect(try lane("t", .recognizers).spans.map(\.kind) == ["s-possible", "s-failed"])
    let fingers = lanes.filter { $0.group == .fingers }
    #expect(fingers.map { $0.marks.map(\.kind) } == [[], [.cancelled]])
    for span in lanes.flatMap(\.spans) {
      #expect(span.from <= span.to && span.from >= 0 && span.to <= layout.times.axis.width)
    }
  }

  @Test("Time runs to the right, even in a trace that goes back")
  func axis() {
    let scenario = Self.card
    var entries = Stage().perform(scenario).observations
    entries.reverse()
    let axis = TimeAxis(Trace(entries), scenario)
    #expect(axis.events.count == entries.count)
    #expect(zip(axis.events, axis.events.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("A trace that cannot be of its scene is drawn all the same")
  func absurd() {
    let scenario = Self.card
    let trace = Trace([
      .init(.hitTest, at: -5, who: "nobody", other: "v"),
      .init(.responder, at: 7, who: "w", phase: .ended, fingers: [99]),
      .init(.reset, at: 3, who: "t", state: .changed),
      .init(.chain, at: 3, who: "x", names: ["y"]),
    ])
    let broken = Exhibit.Broken(
      id: "X", rule: nil, violation: Violation("x", event: -3, expected: "y"))
    let exhibit = Exhibit(
      title: "x", engine: "x", scenario: scenario, trace: trace, broken: [broken])
    #expect(exhibit.svg.hasPrefix("<svg"))
    #expect(exhibit.html().hasSuffix("</html>\n"))
    let nothing = Exhibit(title: "", engine: "", scenario: Scenario(), trace: Trace())
    #expect(nothing.html().contains("Nothing was observed."))
  }
}
