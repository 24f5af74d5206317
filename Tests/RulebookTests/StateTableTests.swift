import Invariants
import Stage
import Testing
import TouchEngine
import TouchScript

/// Every transition that recognizers can make, each by a scene that leads to it; any engine can be
/// judged by them. Source: rulebook GR-31 to GR-33, GR-36, GR-45.
@Suite("The state machines, transition by transition")
struct StateTableTests {
  typealias State = RecognizerState

  /// A scene, and the states through which its recognizer goes.
  struct Row: CustomTestStringConvertible, Sendable {
    let says: String
    let kind: Scenario.Recognizer.Kind
    /// The states after `possible`, of which all but `failed` send an action.
    let states: [State]
    let script: [Scenario.Step]
    var delegate: Scenario.Recognizer.Delegate?
    var testDescription: String { "\(kind.rawValue), \(says): \(states.map(\.rawValue))" }

    var scenario: Scenario {
      .nested([.init(id: "r", view: "p", kind: kind, delegate: delegate)], script)
    }

    var transitions: [[State]] {
      zip([.possible] + states, states).map { [$0, $1] }
    }
  }

  private static func change(_ change: Scenario.Change, at time: Int) -> Scenario.Step {
    Scenario.Step(at: time, changes: [change])
  }

  static let table: [Row] =
    discrete(.tap, gesture: .stroke(), none: .stroke(up: 6000))
    + discrete(.swipe, gesture: .stroke([(30, 60), (60, 60)], up: 90), none: .stroke(up: 2000))
    + continuous(.longPress, began: [], at: 700) + continuous(.pan, began: [(40, 60)], at: 60)

  private static func discrete(
    _ kind: Scenario.Recognizer.Kind, gesture: [Scenario.Step], none: [Scenario.Step]
  ) -> [Row] {
    let rest: [Scenario.Step] = .rest(until: 9000)
    func amid(_ what: Scenario.Change) -> [Scenario.Step] {
      [gesture[0], change(what, at: 20)] + gesture.dropFirst() + rest
    }
    return [
      Row(says: "made", kind: kind, states: [.ended], script: gesture + rest),
      Row(says: "not made", kind: kind, states: [.failed], script: none + rest),
      Row(
        says: "not let begin", kind: kind, states: [.failed], script: gesture + rest,
        delegate: .init(shouldBegin: false)),
      Row(says: "interrupted", kind: kind, states: [.failed], script: amid(.interrupt)),
      Row(
        says: "disabled", kind: kind, states: [.failed],
        script: amid(.setRecognizerEnabled("r", false))),
      Row(says: "removed", kind: kind, states: [.failed], script: amid(.removeRecognizer("r"))),
    ]
  }

  private static func continuous(
    _ kind: Scenario.Recognizer.Kind, began moves: [(at: Int, by: Double)], at time: Int
  ) -> [Row] {
    let rest: [Scenario.Step] = .rest(until: 9000)
    let begun: [Scenario.Step] = .stroke(moves, up: nil)
    func script(_ more: [(at: Int, by: Double)], up: Int?) -> [Scenario.Step] {
      .stroke(moves + more, up: up)
    }
    func ending(_ what: Scenario.Change, _ more: [(at: Int, by: Double)]) -> [Scenario.Step] {
      let lifted = script(more, up: time + 300)
      return lifted.dropLast() + [change(what, at: time + 200)] + lifted.suffix(1) + rest
    }
    let once = [(at: time + 50, by: 20.0)]
    let twice = once + [(at: time + 100, by: 20.0)]
    var rows = [
      Row(
        says: "made", kind: kind, states: [.began, .ended],
        script: script([], up: time + 50) + rest),
      Row(
        says: "moved", kind: kind, states: [.began, .changed, .ended],
        script: script(once, up: time + 150) + rest),
      Row(
        says: "moved on", kind: kind, states: [.began, .changed, .changed, .ended],
        script: script(twice, up: time + 150) + rest),
      Row(says: "not made", kind: kind, states: [.failed], script: .stroke(up: 100) + rest),
      Row(
        says: "not let begin", kind: kind, states: [.failed],
        script: script(once, up: time + 150) + rest, delegate: .init(shouldBegin: false)),
      Row(
        says: "interrupted early", kind: kind, states: [.failed],
        script: [begun[0], change(.interrupt, at: 20)] + rest),
    ]
    let ends: [(String, Scenario.Change)] = [
      ("interrupted", .interrupt), ("disabled", .setRecognizerEnabled("r", false)),
      ("removed", .removeRecognizer("r")),
    ]
    for (says, what) in ends {
      rows.append(
        Row(says: says, kind: kind, states: [.began, .cancelled], script: ending(what, [])))
      rows.append(
        Row(
          says: "moved and \(says)", kind: kind, states: [.began, .changed, .cancelled],
          script: ending(what, once)))
    }
    return rows
  }

  @Test("Each scene leads through the states that it is made for", arguments: table)
  func row(row: Row) throws {
    let played = try PlayedScene(row.scenario)
    #expect(played.actions(of: "r") == row.states.filter { $0 != .failed })
    #expect(played.resets(of: "r") == [row.states[row.states.count - 1]])
    #expect(played.broken == [])
  }

  @Test("Together they make every transition that there is, and no other")
  func complete() {
    let discrete = Set(
      Self.table.filter { [.tap, .swipe].contains($0.kind) }.flatMap(\.transitions))
    #expect(discrete == [[.possible, .ended], [.possible, .failed]])
    let continuous = Self.table.filter { [.longPress, .pan].contains($0.kind) }
    #expect(
      Set(continuous.flatMap(\.transitions)) == [
        [.possible, .began], [.possible, .failed], [.began, .changed], [.began, .ended],
        [.began, .cancelled], [.changed, .changed], [.changed, .ended], [.changed, .cancelled],
      ])
  }
}
