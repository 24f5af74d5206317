import Testing
import TouchScript

/// Who keeps whom from recognizing: every row of the table, on scenes of taps and of gestures that
/// go on. Source: rulebook GC-18, GC-19, GC-23.
@Suite("The prevention table, row by row")
struct PreventionTableTests {
  /// What the active recognizer `a` and the possible one `b` say of one another.
  struct Row: CustomTestStringConvertible, Sendable {
    let kind: Scenario.Recognizer.Kind
    let canPrevent: Bool
    let canBePrevented: Bool
    /// What the delegates answer about simultaneity; nil: they do not have the method.
    let activeAllows: Bool?
    let possibleAllows: Bool?

    /// What the table says.
    var isPrevented: Bool {
      canPrevent && canBePrevented && activeAllows != true && possibleAllows != true
    }

    var testDescription: String {
      func words(_ answer: Bool?) -> String { answer.map(String.init) ?? "nothing" }
      return "\(kind.rawValue)s: can prevent \(canPrevent), can be prevented \(canBePrevented), "
        + "delegates say \(words(activeAllows)) and \(words(possibleAllows))"
    }

    /// `a` on the inner view, `b` on the one around it, and one finger that makes both gestures.
    var scenario: Scenario {
      func delegate(_ answer: Bool?, about other: Scenario.ID) -> Scenario.Recognizer.Delegate? {
        answer.map { .init(simultaneousWith: $0 ? [other] : []) }
      }
      return .nested(
        .init(id: "a", view: "v", kind: kind).with {
          $0.delegate = delegate(activeAllows, about: "b")
          $0.cannotPrevent = canPrevent ? [] : ["b"]
        },
        .init(id: "b", view: "p", kind: kind).with {
          $0.delegate = delegate(possibleAllows, about: "a")
          $0.cannotBePreventedBy = canBePrevented ? [] : ["a"]
        }
      ) {
        if kind == .tap {
          Tap(at: Point(20, 20))
        } else {
          Stroke(from: 20, 20).to(80, 20, at: 30).to(140, 20, at: 50).up(at: 90)
        }
      }
    }
  }

  static let kinds: [Scenario.Recognizer.Kind] = [.tap, .swipe, .pan]

  static let table: [Row] = kinds.flatMap { kind in
    [true, false].flatMap { canPrevent in
      [true, false].flatMap { canBePrevented in
        [nil, false, true].flatMap { activeAllows in
          [nil, false, true].map { possibleAllows in
            Row(
              kind: kind, canPrevent: canPrevent, canBePrevented: canBePrevented,
              activeAllows: activeAllows, possibleAllows: possibleAllows)
          }
        }
      }
    }
  }

  @Test("Each row comes out as the table says, and breaks no rule", arguments: table)
  func row(row: Row) {
    let played = Played(row.scenario)
    #expect(played.acts("a"))
    #expect(played.acts("b") != row.isPrevented)
    played.tells([row.isPrevented ? "reset(b) from failed" : "reset(b) from ended"], of: "reset(b)")
    #expect((played.verdict("GC-11") != .notExercised) == row.isPrevented)
  }

  @Test("It has every row once")
  func complete() {
    #expect(Self.table.count == 3 * 36)
    #expect(Set(Self.table.map(\.testDescription)).count == Self.table.count)
    #expect(Self.table.count(where: \.isPrevented) == 3 * 4)
  }
}

extension Played {
  /// Whether a recognizer sends any action.
  fileprivate func acts(_ recognizer: Scenario.ID) -> Bool {
    entries.contains { $0.kind == .action && $0.who == recognizer }
  }
}
