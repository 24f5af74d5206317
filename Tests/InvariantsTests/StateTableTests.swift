import Testing
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
    let stroke: Stroke
    var delegate: Scenario.Recognizer.Delegate?
    var testDescription: String { "\(kind.rawValue), \(says): \(states.map(\.rawValue))" }

    var scenario: Scenario {
      .nested(.init(id: "r", view: "p", kind: kind).with { $0.delegate = delegate }) {
        stroke
        At(9000)
      }
    }

    var transitions: [[State]] {
      zip([.possible] + states, states).map { [$0, $1] }
    }
  }

  private static let down = Stroke(from: 20, 20, at: 10)
  private static let vetoing = Scenario.Recognizer.Delegate(shouldBegin: false)

  static let table: [Row] =
    discrete(.tap, fails: down.up(at: 6000)) { $0.up(at: 60) }
    + discrete(.swipe, fails: down.up(at: 2000)) {
      $0.to(80, 20, at: 30).to(140, 20, at: 60).up(at: 90)
    }
    + continuous(.longPress, begun: down, at: 700)
    + continuous(.pan, begun: down.to(80, 20, at: 40), at: 60)

  private static func discrete(
    _ kind: Scenario.Recognizer.Kind, fails: Stroke, gesture: (Stroke) -> Stroke
  ) -> [Row] {
    func changed(by change: Scenario.Change) -> Stroke { gesture(down.with(change, at: 20)) }
    return [
      Row(says: "made", kind: kind, states: [.ended], stroke: gesture(down)),
      Row(says: "not made", kind: kind, states: [.failed], stroke: fails),
      Row(
        says: "not let begin", kind: kind, states: [.failed], stroke: gesture(down),
        delegate: vetoing),
      Row(says: "interrupted", kind: kind, states: [.failed], stroke: changed(by: .interrupt)),
      Row(
        says: "disabled", kind: kind, states: [.failed],
        stroke: changed(by: .setRecognizerEnabled("r", false))),
      Row(
        says: "removed", kind: kind, states: [.failed], stroke: changed(by: .removeRecognizer("r"))),
    ]
  }

  private static func continuous(
    _ kind: Scenario.Recognizer.Kind, begun: Stroke, at time: Int
  ) -> [Row] {
    let once = begun.to(100, 20, at: time + 50)
    let rows = [
      Row(says: "made", kind: kind, states: [.began, .ended], stroke: begun.up(at: time + 50)),
      Row(
        says: "moved", kind: kind, states: [.began, .changed, .ended],
        stroke: once.up(at: time + 150)),
      Row(
        says: "moved on", kind: kind, states: [.began, .changed, .changed, .ended],
        stroke: once.to(120, 20, at: time + 100).up(at: time + 150)),
      Row(says: "not made", kind: kind, states: [.failed], stroke: down.up(at: 100)),
      Row(
        says: "not let begin", kind: kind, states: [.failed], stroke: once.up(at: time + 150),
        delegate: vetoing),
      Row(
        says: "interrupted early", kind: kind, states: [.failed],
        stroke: down.with(.interrupt, at: 20)),
    ]
    let ends: [(String, Scenario.Change)] = [
      ("interrupted", .interrupt), ("disabled", .setRecognizerEnabled("r", false)),
      ("removed", .removeRecognizer("r")),
    ]
    return rows
      + ends.flatMap { says, change in
        [
          Row(
            says: says, kind: kind, states: [.began, .cancelled],
            stroke: begun.with(change, at: time + 200).up(at: time + 300)),
          Row(
            says: "moved and \(says)", kind: kind, states: [.began, .changed, .cancelled],
            stroke: once.with(change, at: time + 200).up(at: time + 300)),
        ]
      }
  }

  @Test("Each scene leads through the states that it is made for", arguments: table)
  func row(row: Row) {
    let last = row.states[row.states.count - 1]
    let actions = row.states.filter { $0 != .failed }.map { "action(r) in \($0.rawValue)" }
    Played(row.scenario).tells(
      actions + ["reset(r) from \(last.rawValue)"], of: "action(r)", "reset(r)")
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
