import Conformance
import Experiments
import Foundation
import Generators
import Invariants
import PropertyTesting
import Stage
import Testing
import TouchScript

@Suite("Explanations of traces")
struct TraceExplanationTests {
  private let stage = Stage().trusting

  private func played(_ scenario: Scenario) throws -> Trace {
    try #require(stage.outcome(of: scenario).trace)
  }

  @Test("have a sentence with its rule for each call of a device log, and leave none of them open")
  func experiments() throws {
    let rows = Set(Rulebook.rows.map(\.id))
    for experiment in Experiment.all {
      let explanation = TraceExplanation(experiment.scenario, try played(experiment.scenario))
      #expect(explanation.unexplained.isEmpty, "\(experiment.id)")
      #expect(explanation.openCalls.isEmpty, "\(experiment.id)")
      for sentence in explanation.sentences {
        #expect(!sentence.rules.isEmpty, "\(sentence.says)")
        for rule in sentence.rules where Rulebook[rule] == nil {
          #expect(rows.contains(rule), "\(rule): \(sentence.says)")
        }
      }
    }
  }

  /// More: TOUCHSTONE_CASES=2000.
  @Test(
    "have a sentence for each call of random scenes, of which one in twenty is open at most, and name the cause of what does not come"
  )
  func randomScenes() throws {
    let wanted = ProcessInfo.processInfo.environment["TOUCHSTONE_CASES"].flatMap(Int.init)
    var census = ExplanationCensus()
    let search = Search(Scenarios.generator(of: .everything), seed: 15)
    for number in 0..<min(wanted ?? 100, 10_000) {
      let scenario = search.value(ofCase: number)
      census.take(scenario, try played(scenario))
    }
    #expect(census.isComplete, "\(census.text)")
  }

  @Test("of what does not happen name who kept it from happening")
  func absences() throws {
    for (name, absent, rule, cause, event) in [
      ("tap-and-row", "the selection of \"row\"", "TV-01", "dismissKeyboard", "recognized"),
      (
        "button-in-tapped-view", "the action of \"open\"", "CT-29", "like",
        "gestureRecognizerShouldBegin"
      ),
      ("S001-D", "the action of \"tap\"", "KR-05", "0", "held"),
      ("S000-6", "the action of \"tapB\"", "GC-12", "tapC", "recognized"),
      ("S002-1:hidden", "the touch of finger 0 for \"QQ\"", "HT-04", "Q", "isHidden"),
      ("S000-2", "the touch of finger 0 for \"C\"", "HT-21", "B", "bounds"),
      ("map-overlay", "the touch of finger 0 for \"map\"", "HT-12", "gradient", "front"),
      ("S000-9", "touchesBegan of \"A\"", "GR-21", "tap", "delaysTouchesBegan"),
      ("pan-in-scroll-view", "the scrolling of \"list\"", "GC-12", "drag", "recognized"),
      ("nested-scroll-views", "the scrolling of \"page\"", "TV-14", "text", "scrolls"),
    ] {
      let scenario = try #require(Experiment.named(name)).scenario
      let explanation = TraceExplanation(scenario, try played(scenario))
      let sentence = explanation.sentences.first { $0.absent == absent }
      #expect(sentence?.rules.first == rule, "\(name)")
      let isNamed = sentence?.causes.contains { $0.name == cause && $0.event == event }
      #expect(isNamed == true, "\(name): \(sentence?.says ?? "nothing")")
    }
  }

  @Test(
    "of a touch that the engine gives to the wrong view say which must have it, and no rule for the rest"
  )
  func wronged() throws {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 100, 100)) {
        View("back", Rect(0, 0, 100, 100)).tap("tap")
        View("front", Rect(0, 0, 100, 100)).isHidden()
      }
    } script: {
      Tap(at: Point(50, 50))
    }
    let wrong = try WrongEngine(named: "hidden-hit")
    let explanation = TraceExplanation(scenario, wrong.perform(scenario))
    let says = explanation.sentences.map(\.says)
    #expect(says.contains { $0.contains("must hit \"back\": ") })
    #expect(says.contains { $0 == "\"front\" is not hit: \"front\" is hidden." })
    #expect(
      says.contains {
        $0.hasPrefix("\"back\" does not get the touch of finger 0: the engine gives it to ")
      })
    #expect(!says.contains { $0.contains("it is the view that was hit") })
    #expect(!explanation.unexplained.isEmpty)
    #expect(TraceExplanation(scenario, try played(scenario)).unexplained.isEmpty)
  }

  @Test("are printed once where they repeat, hits first, and each wrong call with all its rules")
  func text() throws {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("photo", Rect(0, 0, 320, 480)) { Slider("volume", Rect(20, 20, 280, 40)) }
          .isMultipleTouchEnabled().tap("open")
      }
    } script: {
      Down(at: Point(35, 40))
      Down(1, at: Point(100, 200))
      for step in 1...6 {
        After(20)
        Move(to: Point(35 + 20 * Double(step), 40))
      }
      After(20)
      Up()
      Up(1)
    }
    let text = ExplanationText(Judgement(scenario, on: stage), engine: "in-repo").whole
    let lines = text.split(separator: "\n")
    #expect(
      lines.count { $0.contains("\"volume\" is asked whether to keep tracking.") } == 1)
    #expect(
      text.replacing(/\s+/, with: " ").contains("Again at 40, 60, 80, 100 ms, and 1 more time."))
    let second = try #require(lines.firstIndex(of: "Touch 2"))
    #expect(lines[second + 1].contains("Finger 1 comes down"))
    let wrong = try WrongEngine(named: "never-self")
    let departures = ExplanationText(Judgement(scenario, on: wrong), engine: "wrong").whole
      .split(separator: "\n").filter { $0.contains("✗ missing: ") || $0.contains("✗ call ") }
    #expect(!departures.isEmpty && Set(departures).count == departures.count)
  }

  @Test("list the single changes of a property in one line, and what only hides things last")
  func remedyText() throws {
    let scenario = try #require(Experiment.named("tap-and-row")).scenario
    let wish = try Query("select row", in: scenario)
    let lines = Remedies(for: [wish], in: scenario, on: stage).text.split(separator: "\n")
    #expect(lines[1] == "  dismissKeyboard.cancelsTouchesInView = false")
    #expect(lines.contains { $0.hasPrefix("  dismissKeyboard.taps = 2 or 3, but then ") })
    #expect(
      lines.contains { $0.hasPrefix("  finger 0 stays down for 1000 ms or 5000 ms, but then ") })
    #expect(lines.dropLast().last?.hasPrefix("  dismissKeyboard.isEnabled = false") == true)
  }

  @Test("name actions with the touch that they come of")
  func actions() throws {
    let scenario = try #require(Experiment.named("button-in-tapped-view")).scenario
    let sentences = TraceExplanation(scenario, try played(scenario)).sentences
    let liked = try #require(sentences.first { $0.says.hasPrefix("\"liked\" of ") })
    #expect(liked.about.touch == 0)
  }

  @Test("of everyday conflicts are what the engine shows, and the cures work")
  func conflicts() throws {
    #expect(Experiment.conflicts.count == 12)
    for experiment in Experiment.conflicts {
      let conflict = try #require(experiment.conflict)
      try expect(conflict.shows, of: experiment.scenario, experiment.id)
      #expect(!conflict.cures.isEmpty)
      for cure in conflict.cures {
        try cure.scenario.validate()
        try expect(cure.shows, of: cure.scenario, "\(experiment.id): \(cure.says)")
      }
    }
  }

  private func expect(_ wishes: [String], of scenario: Scenario, _ what: String) throws {
    let trace = try played(scenario)
    for wish in wishes {
      let query = try Query(wish, in: scenario)
      #expect(query.description == wish)
      #expect(query.holds(in: trace), "\(what): \(wish)")
    }
  }

  @Test("find the single changes that make a wish true")
  func remedies() throws {
    for (name, wish, change) in [
      ("tap-and-row", "select row", "dismissKeyboard.cancelsTouchesInView = false"),
      ("map-overlay", "hit map", "gradient.isUserInteractionEnabled = false"),
      ("single-and-double-tap", "not recognized showBars", "showBars.requiresFailureOf += zoom"),
      ("pass-through-view", "hit play", "overlay.overrides.hitTest = passesThrough"),
      ("S001-B", "not action tap", "finger 0 stays down for 5000 ms"),
      ("pan-in-scroll-view", "scrolls list", "drag.isEnabled = false"),
    ] {
      let scenario = try #require(Experiment.named(name)).scenario
      let remedies = Remedies(for: [try Query(wish, in: scenario)], in: scenario, on: stage)
      #expect(remedies.changes.map(\.change).contains(change), "\(name): \(remedies.text)")
    }
    let scenario = try #require(Experiment.named("S001-C")).scenario
    #expect(
      Remedies(for: [try Query("hit testBtn", in: scenario)], in: scenario, on: stage).isFulfilled)
  }

  /// Screens on which something does not happen that one wants.
  private static let screens: [String: Scenario] = [
    "overlay-sheet": Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("map", Rect(0, 0, 320, 480))
        View("overlay", Rect(0, 0, 320, 480)) { View("sheet", Rect(0, 300, 320, 180)) }
      }
    } script: {
      Tap(at: Point(160, 100))
    },
    "disabled-card": Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("card", Rect(20, 40, 280, 200)) { Button("buy", Rect(20, 20, 100, 44)) }
          .isUserInteractionEnabled(false)
      }
    } script: {
      Tap(at: Point(80, 80))
    },
    "swipe-and-pan": Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("card", Rect(20, 40, 280, 200)).swipe("archive").pan("drag")
      }
    } script: {
      Swipe(from: Point(60, 100), to: Point(260, 100))
    },
  ]

  @Test(
    "recommend what a person would change first",
    arguments: [
      ("tap-and-row", "select row", ["dismissKeyboard.cancelsTouchesInView = false"]),
      ("overlay-sheet", "hit map", ["overlay.overrides.hitTest = passesThrough"]),
      ("map-overlay", "recognized scrollMap", ["gradient.isUserInteractionEnabled = false"]),
      (
        "single-and-double-tap", "not recognized showBars",
        ["showBars.requiresFailureOf += zoom"]
      ),
      (
        "pan-in-scroll-view", "scrolls list",
        ["drag.delegate.simultaneousWith += scroll", "scroll.delegate.simultaneousWith += drag"]
      ),
      ("press-and-tap", "event buy touchUpInside", ["menu.cancelsTouchesInView = false"]),
      (
        "enlarged-hit-area", "event close touchUpInside",
        ["close.overrides.pointInside = grown(22)"]
      ),
      ("disabled-card", "event buy touchUpInside", ["card.isUserInteractionEnabled = true"]),
      (
        "swipe-and-pan", "recognized archive",
        [
          "drag.requiresFailureOf += archive", "drag.delegate.simultaneousWith += archive",
          "archive.delegate.simultaneousWith += drag",
        ]
      ),
    ])
  func best(name: String, wish: String, best: [String]) throws {
    let scenario = try #require(Self.screens[name] ?? Experiment.named(name)?.scenario)
    let remedies = Remedies(for: [try Query(wish, in: scenario)], in: scenario, on: stage)
    let first = remedies.changes.first?.change ?? ""
    #expect(best.contains(first), "\(remedies.text)")
  }

  @Test("say what a change changes besides")
  func sideEffects() throws {
    let scenario = try #require(Self.screens["overlay-sheet"])
    let remedies = Remedies(for: [try Query("hit map", in: scenario)], in: scenario, on: stage)
    let lines = remedies.text.split(separator: "\n")
    #expect(
      lines.contains(
        "  overlay.isUserInteractionEnabled = false, but then \"sheet\" is not hit where it is tapped, \"map\""
      ))
    #expect(lines.dropLast().last == "  With each of them: \"overlay\" is not hit")
    let disabling = try #require(
      remedies.changes.first { $0.change == "overlay.isUserInteractionEnabled = false" })
    #expect(disabling.effects.filter(\.isLoss).map(\.query) == ["not hit sheet"])
    let card = try #require(Self.screens["disabled-card"])
    var enabled = card
    enabled.views[1].isUserInteractionEnabled = true
    let gains = SideEffects(of: card, on: stage).effects(of: enabled).filter { !$0.isLoss }
    #expect(gains.map(\.says).contains("\"card\" is hit where it is tapped"))
    // What takes the overlay away comes last.
    let kept = remedies.changes.prefix { $0.effects.isEmpty }.map(\.change)
    #expect(!kept.isEmpty && !kept.contains { $0.hasSuffix("= false") })
    #expect(remedies.changes.last?.change == "overlay.isHidden = true")
  }

  @Test(
    "say where a wish comes true besides, and which touch a view no longer gets",
    arguments: [
      (
        "single-and-double-tap", ["not recognized showBars", "recognized zoom"], "zoom.taps = 1",
        ["not recognized showBars photo", "recognized zoom photo"]
      ),
      (
        "S001-A", ["not cancelled baseView"], "tap.delaysTouchesBegan = true",
        ["not receives baseView"]
      ),
      ("S003-8", ["hit btnBack"], "btnBack in front of its siblings", ["event btnBack"]),
    ])
  func wishes(name: String, wishes: [String], change: String, effects: [String]) throws {
    let scenario = try #require(Experiment.named(name)).scenario
    let queries = try wishes.map { try Query($0, in: scenario) }
    let remedies = Remedies(for: queries, in: scenario, on: stage)
    let found = try #require(remedies.changes.first { $0.change == change })
    let words = found.effects.map { "\($0.query) \($0.view ?? "")" }
    #expect(words.count == effects.count && zip(words, effects).allSatisfy { $0.hasPrefix($1) })
    // A control that acts is not to be switched off first.
    #expect(remedies.changes.first?.change != "btnFront.isUserInteractionEnabled = false")
  }

  @Test("say what a change takes from drags, presses, swipes and pinches")
  func gestures() throws {
    let screen = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        ScrollView("list", Rect(40, 0, 280, 300)).contentSize(Size(280, 2_000))
        View("card", Rect(20, 320, 280, 140)).isMultipleTouchEnabled()
          .tap("open") { $0.requiresFailureOf = ["like"] }.tap("like") { $0.taps = 2 }
          .longPress("menu").swipe("archive") { $0.directions = [.left] }.pinch("zoom")
          .rotation("turn")
      }
      .screenEdgePan("back")
    } script: {
      Tap(at: Point(160, 400))
      After(1_000)
    }
    let sideEffects = SideEffects(of: screen, on: stage)
    func losses(_ change: (inout Scenario) -> Void) -> [String] {
      var changed = screen
      change(&changed)
      return sideEffects.effects(of: changed).filter(\.isLoss).map(\.says)
    }
    let without = losses { $0.views[1].isUserInteractionEnabled = false }
    #expect(without.contains("\"list\" does not scroll where it is dragged"))
    #expect(without.count { $0.hasPrefix("\"list\" is not hit") } == 1)
    for (place, says) in [
      "\"open\" does not recognize", "\"like\" does not recognize where \"card\" is tapped twice",
      "\"menu\" does not recognize where \"card\" is held",
      "\"archive\" does not recognize where \"card\" is swiped left",
      "\"zoom\" does not recognize where \"card\" is pinched",
      "\"turn\" does not recognize where \"card\" is rotated",
      "\"back\" does not recognize where \"window\" is dragged from the left edge",
    ].enumerated() {
      let id = ["open", "like", "menu", "archive", "zoom", "turn", "back"][place]
      let lost = losses { scene in
        scene.recognizers[scene.recognizers.firstIndex { $0.id == id } ?? 0].isEnabled = false
      }
      #expect(lost.first == says, "\(id): \(lost)")
    }
  }

  @Test("make several wishes true at once")
  func together() throws {
    let scenario = try #require(Experiment.named("single-and-double-tap")).scenario
    let wishes = try ["not recognized showBars", "recognized zoom"].map {
      try Query($0, in: scenario)
    }
    let both = Remedies(for: wishes, in: scenario, on: stage)
    let one = Remedies(for: [wishes[0]], in: scenario, on: stage)
    #expect(both.changes.first?.change == "showBars.requiresFailureOf += zoom")
    #expect(both.changes.count < one.changes.count && !both.isFulfilled && !both.isCut)
    #expect(one.changes.first?.effects == [], "a wish is no side effect")
    let zoomed = Remedies(for: [wishes[1]], in: scenario, on: stage)
    let shown = Remedies(
      for: [try Query("hit photo", in: scenario), wishes[1]], in: scenario, on: stage)
    #expect(shown.calls.count > zoomed.calls.count && zoomed.calls.allSatisfy(shown.calls.contains))
    #expect(
      both.text.replacing("\n      ", with: " ").contains(
        "\"not recognized showBars\" and \"recognized zoom\" true"))
  }

  @Test("refuse wishes that name what is not there")
  func wishes() throws {
    let scenario = try #require(Experiment.named("S001-E")).scenario
    for (words, sentence) in [
      ("hit tabel", "the scene has no view 'tabel'; did you mean table?"),
      ("select content", "the scene has no row (a table cell) 'content'; there is row"),
      ("scrolls row", "the scene has no scroll view 'row'; there is table"),
      (
        "event btn touchUpInsid",
        "there is no control event 'touchUpInsid'; did you mean touchUpInside?"
      ),
      ("event btn", "event takes a control and an event, such as event save touchUpInside"),
    ] {
      #expect(throws: QueryError.self) { try Query(words, in: scenario) }
      do { _ = try Query(words, in: scenario) } catch { #expect(error.description == sentence) }
    }
    for words in ["", "not", "hits row", "hit"] {
      #expect(throws: QueryError.self) { try Query(words, in: scenario) }
    }
  }
}
