import Invariants
import Testing
import TouchEngine
import TouchScript

@Suite("Tables and scroll views: rules judged of what engines do")
struct PlayedTableTests {
  @Test("Each holds of the right engine", arguments: cases)
  func holds(played: Played) {
    #expect(played.right == .holds)
    #expect(played.brokenByRight == [])
  }

  @Test(
    "Each is broken by the wrong one, in a sentence that says what went wrong", arguments: cases)
  func broken(played: Played) { #expect(played.wrong?.violation?.sentence == played.sentence) }

  @Test("TV-03 says nothing of what lasts neither surely short nor surely long")
  func between() {
    let scenario = Self.scene(tap: nil, script: .finger(Self.row, lasting: 200))
    let held = Played("TV-03", scenario, breaks: "") {
      $0.latitude.contentDelayMilliseconds = 60
    }
    #expect(held.right == .holds)
    #expect(held.wrong == .holds)
  }

  @Test("TV-06 says nothing of a table in a scroll view that keeps touches from its content")
  func keptFromContent() {
    var scenario = Self.scene(
      tap: .init(id: "t", view: "v", cancelsTouchesInView: false),
      script: .finger(Self.row, lasting: 50))
    scenario.views[1].kind = .scrollView
    let open = Played("TV-06", scenario, breaks: "") { $0 = .uikit }
    scenario.views[1].overrides.touchesShouldBegin = false
    let closed = Played("TV-06", scenario, breaks: "") { $0 = .uikit }
    #expect(open.right == .holds)
    #expect(closed.right == .notExercised)
  }

  private static let row = Point(50, 20)
  private static let background = Point(50, 300)

  /// A table with a row, in a view with a tap.
  private static func scene(
    tap: Scenario.Recognizer? = .init(id: "t", view: "v"), delays: Bool = true,
    button: Bool = false, contentSize: Size = .zero, script: [Scenario.Step]
  ) -> Scenario {
    var views: [Scenario.View] = [
      .init(id: "w", kind: .window, frame: Rect(0, 0, 400, 600)),
      .init(id: "v", parent: "w", frame: Rect(0, 0, 400, 600)),
      .init(
        id: "table", parent: "v", kind: .tableView, frame: Rect(0, 0, 400, 400),
        scrolling: .init(contentSize: contentSize, delaysContentTouches: delays)),
      .init(id: "cell", parent: "table", kind: .tableCell, frame: Rect(0, 0, 400, 44)),
      .init(id: "content", parent: "cell", kind: .cellContent, frame: Rect(0, 0, 400, 44)),
    ]
    if button {
      views.append(
        .init(id: "b", parent: "content", kind: .button, frame: Rect(0, 0, 100, 44)))
    }
    return Scenario(views: views, recognizers: tap.map { [$0] } ?? [], script: script)
  }

  static let cases: [Played] = rows + content

  private static let rows: [Played] = [
    Played(
      "TV-01", scene(delays: false, script: .finger(row, lasting: 50)),
      breaks: "\"table\" selected \"cell\", though \"t\" took the touch"
    ) { $0.mistakes = [.rowSelectedWhenCancelled] },
    Played(
      "TV-02", scene(delays: false, script: .finger(row, lasting: 50)),
      breaks: "\"table\" selected \"cell\", though no touch of it ended"
    ) { $0.mistakes = [.rowSelectedWhenCancelled] },
    Played(
      "TV-02", scene(script: .finger(row, lasting: 300)),
      breaks: "\"t\" took the touch of \"cell\", and \"table\" was told that it ended"
    ) { $0.mistakes = [.noCancelAfterRecognize] },
    Played(
      "TV-04", scene(script: .finger(row, lasting: 5200)),
      breaks: "the row \"cell\" was held for 5200 ms, and was not selected"
    ) { $0.mistakes = [.longPressSelectsNothing] },
    Played(
      "TV-05", scene(tap: refusing, script: .finger(row, lasting: 50)),
      breaks: "\"t\" recognized a touch of the content view, which it refuses"
    ) { $0.mistakes = [.shouldReceiveIgnored] },
    Played(
      "TV-05", scene(tap: refusing, script: .finger(background, lasting: 50)),
      breaks: "\"t\" refuses touches of content views, and did not recognize a tap on the table "
        + "\"table\" itself"
    ) { $0.mistakes = [.actionsWithNextEvent] },
    Played(
      "TV-06",
      scene(
        tap: .init(id: "t", view: "v", cancelsTouchesInView: false),
        script: .finger(row, lasting: 50)),
      breaks: "the row \"cell\" was tapped, and \"t\" does not cancel touches, and \"table\" was "
        + "not told the whole touch"
    ) { $0.mistakes = [.liftInDelayLost] },
    Played(
      "TV-07", scene(tap: nil, script: .finger(row, lasting: 50)),
      breaks: "a touch of the cell \"cell\" hit the cell itself"
    ) { $0.mistakes = [.cellsHit] },
    Played(
      "TV-08", scene(button: true, script: .finger(row, lasting: 50)),
      breaks: "\"t\" recognized a tap on the button \"b\""
    ) { $0.mistakes = [.parentTapBeatsButton] },
  ]

  private static let refusing = Scenario.Recognizer(
    id: "t", view: "v", delegate: .init(refusesTouchesIn: ["content"]))

  private static let content: [Played] = [
    Played(
      "TV-03", scene(tap: nil, script: .finger(row, lasting: 400)),
      breaks: "\"content\" was told of a touch after 0 ms, though \"table\" delays content touches"
    ) { $0.mistakes = [.contentHearsAtOnce] },
    Played(
      "TV-03", scene(tap: nil, script: .finger(row, lasting: 400)),
      breaks: "\"content\" was told of a touch after 20 ms, though \"table\" delays content touches"
    ) { $0.mistakes = [.contentDelay20ms] },
    Played(
      "TV-03", scene(tap: nil, script: .finger(row, lasting: 400)),
      breaks: "\"content\" was not told of a touch that stayed in \"table\" for more than 300 ms"
    ) { $0.mistakes = [.contentDelay600ms] },
    Played(
      "TV-09", scene(tap: nil, delays: false, script: .finger(row, lasting: 400)),
      breaks: "\"content\" was not told of a touch at once, though no scroll view above it delays "
        + "content touches"
    ) { $0.mistakes = [.delaysContentAlways] },
    Played(
      "TV-10",
      scene(
        tap: nil, contentSize: Size(400, 2000),
        script: .finger(
          row, lasting: 600, moves: [(400, Point(50, 10)), (450, Point(50, -40))])),
      breaks: "\"table\" began to scroll, and did not take the touch from \"content\""
    ) { $0.mistakes = [.scrollingCancelsNothing] },
  ]
}
