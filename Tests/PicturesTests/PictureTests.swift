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
      verdict.violation.map { (id: id, rule: Rulebook[id], violation: $0) }
    }
    let other = Stage().perform(scenario)
    return Exhibit(
      title: "", engine: "", scenario: scenario, trace: trace,
      other: trace == other ? nil : ("in-repo", other, nil), broken: broken)
  }

  private func timeline(_ exhibit: Exhibit) -> Timeline {
    Timeline(exhibit.scenario, exhibit.trace)
  }

  private func lanes(_ exhibit: Exhibit) -> (lanes: [Lane], calls: [Call]) {
    let timeline = timeline(exhibit)
    let ways = FingerWay.all(in: exhibit.scenario, exhibit.trace)
    return (Lane.all(exhibit.scenario, exhibit.trace, ways, timeline), timeline.calls)
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

  // MARK: - The screen

  /// A screen with a button in a corner; some of it can be left out.
  private static func screen(_ frame: Rect, down: Point, name: String = "b") -> Scenario {
    Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        View("page", Rect(0, 0, 320, 480)) { Button(name, frame) }.tap("t")
      }
    } script: {
      Down(at: down)
      After(10)
      Up()
    }
  }

  @Test("A picture shows what matters, and is torn where the screen goes on")
  func crop() {
    let scenario = Self.screen(Rect(20, 20, 100, 44), down: Point(40, 40))
    let crop = ScenePicture(scenario, Stage().perform(scenario)).crop
    #expect(crop.torn == [false, false, true, true])
    #expect((0..<60).contains(crop.shown.right - 120) && (0..<60).contains(crop.shown.bottom - 64))
    // Less than 60 points are left at the right: nothing is cut there.
    let wide = Self.screen(Rect(20, 20, 250, 44), down: Point(40, 40))
    #expect(ScenePicture(wide, Stage().perform(wide)).crop.torn == [false, false, false, true])
    // A finger far from all views is shown, too.
    let far = Self.screen(Rect(20, 20, 100, 44), down: Point(300, 460))
    #expect(ScenePicture(far, Stage().perform(far)).crop.torn == [false, false, false, false])
    let small = ScenePicture(scenario, Stage().perform(scenario), width: 160, least: 0.62).crop
    #expect(small.height >= 0.6 * 160)
  }

  @Test("What is tiny, far out or nowhere has a picture", arguments: [1.0, 1e5])
  func extremes(of size: Double) {
    let scenario = Scenario {
      Window("w", Rect(0, 0, size, size)) { View("v", Rect(-9 * size, 0, size / 2, size)) }
    } script: {
      Tap(at: Point(0, 0))
    }
    let picture = ScenePicture(scenario, Stage().perform(scenario))
    #expect(picture.crop.width == 340 && (60...1_000).contains(picture.height))
    #expect(ScenePicture(Scenario(), Trace()).height >= 60)
  }

  @Test("The scene is drawn as the app changes it")
  func moments() {
    let exhibit = exhibit(Self.card)
    let picture = ScenePicture(exhibit.scenario, exhibit.trace)
    #expect(picture.drawings.count == 3)
    #expect(picture.drawings[1].order == [0, 3, 1, 2])
    #expect(picture.drawings[2].views[2].corners[0] == Point(10, 50))
    #expect(picture.labels.count == 3)
  }

  @Test("Views with one outline share one label, with their recognizers, back to front")
  func sharedLabels() {
    let scenario = Self.screen(Rect(20, 20, 100, 44), down: Point(40, 40))
    let labels = ScenePicture(scenario, Stage().perform(scenario)).labels[0]
    let texts = labels.map { $0.text.lines.joined().map(\.text).joined() }
    #expect(texts == ["b", "w › page ◇ tap t"])
  }

  @Test(
    "No label covers another, a finger, or the edge",
    arguments: ["b", String(repeating: "long", count: 15), "שלום עולם", "按钮按钮按钮"],
    [Point(40, 40), Point(118, 25), Point(319, 479)])
  func labels(named name: String, down: Point) {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("page", Rect(0, 0, 320, 480)) {
          for row in 0..<8 {
            View("\(name)\(row)", Rect(10, 10 + 56 * Double(row), 300, 50)) {
              Button("button \(row)", Rect(150, 5, 40, 40)).tap("t\(row)")
              View("same \(row)", Rect(0, 0, 300, 50))
            }
          }
        }
      }
    } script: {
      Down(at: down)
      After(10)
      Move(to: Point(down.x, down.y - 20))
      After(10)
      Up()
    }
    for (width, text) in [(340.0, 14.0), (268, 17), (160, 14)] {
      let picture = ScenePicture(scenario, Stage().perform(scenario), width: width, text: text)
      var frames = picture.ways.flatMap(\.places).map { place in
        Box(around: [picture.crop.place(place.location)]).grown(by: 15)
      }
      #expect(picture.labels[0].count > 8)
      for label in picture.labels[0] {
        let frame = Box(
          label.place.left, label.place.top, label.text.width,
          Double(label.text.lines.count) * 1.2 * text)
        #expect(!frames.contains { $0.overlaps(frame) }, "\(label.text.lines)")
        #expect(Box(0, 0, width, picture.height).contains(frame), "\(label.text.lines)")
        frames.append(frame)
      }
    }
  }

  @Test("Where there are many outlines, only the hit path and views with recognizers have labels")
  func fewLabels() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        for row in 0..<20 { View("v\(row)", Rect(0, 20 * Double(row), 320, 18)) }
        View("last", Rect(0, 400, 320, 40)).tap("t")
      }
    } script: {
      Tap(at: Point(10, 50))
    }
    let labels = ScenePicture(scenario, Stage().perform(scenario)).labels[0]
    let texts = labels.map { $0.text.lines.joined().map(\.text).joined() }
    #expect(texts == ["last ◇ tap t", "v2", "w"])
  }

  // MARK: - Calls

  @Test("Calls say in plain words what happens, and a hit test is one line")
  func words() {
    let calls = timeline(exhibit(Self.card)).calls.filter { !$0.isBookkeeping && $0.at == 0 }
    #expect(
      calls.prefix(3).map { "\($0.sign.rawValue) \($0.words)" } == [
        "◎ Hit-testing finds “inner”: w → v → inner",
        "◆ “t” gets touchesBegan; it is undecided", "● “inner” gets touchesBegan",
      ])
    #expect(calls[0].views == [0, 1, 2] && calls[1].views == [1])
  }

  @Test("Each kind of call has words, and names no kind of the code")
  func allWords() {
    for kind in Observation.Kind.allCases {
      let trace = Trace([Observation(kind, at: 0, who: "a", other: "b")])
      let call = Call(trace, 0, SceneIndex(Scenario()))
      #expect(!call.words.isEmpty && !call.words.contains("\(kind)("), "\(kind)")
    }
  }

  @Test("Calls are grouped by what fingers do; samples of a drag are one group, and say it once")
  func groups() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 100, 100)).pan("p")
    } script: {
      Down(at: Point(20, 20))
      for step in 1...5 {
        After(16)
        Move(to: Point(20 + 8 * Double(step), 20))
      }
      After(40)
      Move(to: Point(68, 20))
      After(16)
      Up()
      After(5_000)
    }
    let timeline = timeline(exhibit(scenario))
    #expect(
      timeline.moments.filter { !$0.isSetUp }.map { "\($0.time): \($0.title)" } == [
        "0 ms: Finger 0 down at (20, 20)", "16–80 ms: Finger 0 moves to (60, 20)",
        "120 ms: Finger 0 moves to (68, 20)", "136 ms: Finger 0 up at (68, 20)",
        "5.14 s: Nothing more happens",
      ])
    let actions = timeline.calls.filter {
      $0.moment == 2 && !$0.isBookkeeping && $0.words.contains("in changed")
    }
    #expect(actions.count == 1 && actions[0].times > 1)
  }

  @Test("A call that is missing has a line of its own, where it was due")
  func missing() throws {
    var exhibit = exhibit(Self.card)
    let due = try #require(
      exhibit.trace.observations.firstIndex { "\($0)".hasPrefix("action(t)") })
    func place(_ event: Int) -> (index: Int?, calls: [Call]) {
      let violation = Violation(
        "no action", event: event, isMissing: true, expected: "an action")
      exhibit.broken = [("GR-01", nil, violation)]
      var timeline = timeline(exhibit)
      timeline.mark(exhibit.broken)
      return (timeline.calls.firstIndex { !$0.wrong.isEmpty }, timeline.calls)
    }
    let (index, calls) = place(due)
    let found = try #require(index)
    #expect(calls[found].words == "expected: an action" && calls[found].event == nil)
    #expect(calls[found + 1].event == due)
    let last = place(1_000_000)
    #expect(last.index == last.calls.count - 1)
  }

  @Test("What does not happen stands where it was due, or where it was prevented")
  func absent() throws {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 100, 100)) { Button("b", Rect(0, 0, 50, 50)) }.tap("t")
    } script: {
      Tap(at: Point(10, 10))
      After(500)
    }
    let exhibit = exhibit(scenario)
    let page = exhibit.html()
    let sentences = TraceExplanation(scenario, exhibit.trace).sentences.filter { !$0.isMinor }
    let absent = sentences.indices.filter { sentences[$0].absent != nil }
    #expect(!absent.isEmpty)
    var timeline = timeline(exhibit)
    timeline.add(sentences)
    let places = timeline.calls.filter { $0.sign == .absent }.map(\.moment)
    #expect(places.count == absent.count)
    // Not behind the end, where nothing happens.
    #expect(!places.contains(timeline.moments.count - 1))
    for number in absent {
      #expect(page.contains("id=\"n\(number)\"") && page.contains("href=\"#n\(number)\""))
    }
  }

  // MARK: - Lanes

  @Test("Lanes show who has the touch, what is undecided, recognized, failed and cancelled")
  func lanes() throws {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 100, 200)) {
        View("card", Rect(0, 0, 100, 100)).tap("t")
        Button("b", Rect(0, 120, 50, 50)).longPress("press")
      }
    } script: {
      Tap(at: Point(70, 10))
      At(1_000)
      Tap(at: Point(10, 130))
      At(2_000)
      Down(at: Point(10, 130))
      After(20)
      Change(.interrupt)
    }
    let (lanes, calls) = lanes(exhibit(scenario))
    func looks(_ kind: Lane.Kind, _ name: String) throws -> [String] {
      let lane = try #require(lanes.first { $0.kind == kind && $0.name == name })
      for span in lane.spans {
        #expect(span.from <= span.to && calls.indices.contains(span.from))
        #expect(calls.indices.contains(span.to))
      }
      return lane.spans.map(\.look.rawValue)
    }
    #expect(try looks(.finger, "finger 0") == ["fin", "fin", "cut"])
    #expect(try looks(.responder, "card") == ["has", "cut"])
    #expect(try looks(.responder, "b") == ["has", "has", "cut"])
    #expect(try looks(.recognizer, "t").prefix(2) == ["pos", "act"])
    #expect(try looks(.recognizer, "press").first == "pos")
    let sends = try #require(lanes.first { $0.kind == .control })
    #expect(sends.marks.map(\.says).contains("touchUpInside"))
    #expect(sends.marks.last?.says == "touchCancel")
  }

  // MARK: - Time

  @Test("Steps are equal within a picture, bands do not meet, and the wrong call is always shown")
  func axis() throws {
    let scenario = Self.card
    let timeline = timeline(exhibit(scenario))
    let calls = timeline.calls
    for focus in calls.indices where !calls[focus].isBookkeeping {
      let axis = TimeAxis(timeline, from: 136, to: 524, focus: focus)
      for band in axis.bands {
        for (one, two) in zip(band.calls, band.calls.dropFirst()) {
          #expect(abs(two.x - one.x - axis.step) < 0.01)
        }
      }
      for (one, two) in zip(axis.bands, axis.bands.dropFirst()) { #expect(one.end < two.start) }
      #expect(axis.end <= 525 && axis.step >= 16)
      #expect(axis.bands.contains { $0.calls.contains { $0.place == focus } })
    }
  }

  // MARK: - Pages

  @Test("A picture of a finding has one red mark; what was expected stands first on its page")
  func redMark() throws {
    let exhibit = exhibit(Self.card, isWrong: true)
    let svg = exhibit.svg
    #expect(
      svg.components(separatedBy: "<g class=\"bad\">").count == 3, "one, and one in the legend")
    #expect(svg.contains("expected: "))
    let page = exhibit.html()
    let expected = try #require(page.range(of: "<p class=\"tag\">Expected"))
    let seen = try #require(page.range(of: "<p class=\"tag\">Seen"))
    #expect(expected.lowerBound < seen.lowerBound)
    for code in ["LOG", "MUST", "PARAM"] { #expect(!page.contains(">\(code)")) }
    let right = self.exhibit(Self.card)
    #expect(!right.svg.contains("class=\"bad\""))
  }

  @Test("Calls that both traces have stand on one line, and alike calls side by side")
  func alignment() {
    func call(_ words: String) -> Call {
      Call(id: words, moment: 0, at: 0, words: words, sign: .told)
    }
    let own = ["a", "b1", "c", "d"].map(call)
    let other = ["a", "b2", "x", "d"].map(call)
    let lines = Alignment.lines(
      own[...], other[...], by: [{ $0.words }, { String($0.words.prefix(1)) }])
    #expect(
      lines.map { "\($0.own?.words ?? "–") \($0.other?.words ?? "–")" }
        == ["a a", "b1 b2", "c –", "– x", "d d"])
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
    let violation = Violation("x", event: -3, expected: "y")
    let exhibit = Exhibit(
      title: "x", engine: "x", scenario: scenario, trace: trace, broken: [("X", nil, violation)])
    #expect(exhibit.svg.hasPrefix("<svg"))
    #expect(exhibit.html().hasSuffix("</html>\n"))
    let nothing = Exhibit(title: "", engine: "", scenario: Scenario(), trace: Trace())
    #expect(nothing.html().contains("Nothing was observed."))
    #expect(nothing.svg.hasPrefix("<svg"))
  }
}
