import Invariants
import Testing
import TouchScript

/// What the three flags of a recognizer let its view hear: all of them, with every outcome and
/// every moment of the verdict. Source: rulebook GR-11 to GR-14, GR-20 to GR-30.
@Suite("The flags, gate by gate")
struct FlagTableTests {
  /// When the recognizer decides.
  enum Moment: String, CaseIterable { case beforeLift, atLift, afterLift }

  struct Row: CustomTestStringConvertible, Sendable {
    let cancels: Bool
    let delaysBegan: Bool
    let delaysEnded: Bool
    let isRecognized: Bool
    let moment: Moment

    var testDescription: String {
      "cancels \(cancels), delays began \(delaysBegan), delays ended \(delaysEnded), "
        + "\(isRecognized ? "recognized" : "failed") \(moment.rawValue)"
    }

    var scenario: Scenario {
      var recognizer = Scenario.Recognizer(id: "r", view: "v").with {
        $0.cancelsTouchesInView = cancels
        $0.delaysTouchesBegan = delaysBegan
        $0.delaysTouchesEnded = delaysEnded
      }
      switch moment {
      case .beforeLift: recognizer.kind = isRecognized ? .pan : .tap
      case .atLift: if !isRecognized { recognizer.delegate = .init(shouldBegin: false) }
      case .afterLift: recognizer.taps = 2
      }
      let down = Stroke(from: 20, 20, at: 10)
      return .nested(recognizer) {
        if moment == .beforeLift {
          down.to(140, 20, at: 20).to(160, 20, at: 30).up(at: 60)
        } else {
          down.up(at: 60)
        }
        if moment == .afterLift, isRecognized { Stroke(from: 20, 20, at: 110).up(at: 160) }
        At(3000)
      }
    }

    /// What the view receives, and when; nil where the rulebook leaves the time open.
    var expected: [(phase: TouchPhase, at: Int?)] {
      let isTaken = isRecognized && cancels
      switch moment {
      case .beforeLift:
        if isTaken { return delaysBegan ? [] : [(.began, 10), (.cancelled, 20)] }
        return [(.began, delaysBegan ? 20 : 10), (.moved, nil), (.ended, 60)]
      case .atLift:
        if isTaken { return delaysBegan ? [] : [(.began, 10), (.cancelled, 60)] }
        return [(.began, delaysBegan ? 60 : 10), (.ended, 60)]
      case .afterLift: return isRecognized ? ofDoubleTap(isTaken) : ofSingleTap
      }
    }

    private var ofSingleTap: [(phase: TouchPhase, at: Int?)] {
      if delaysBegan { return [(.began, nil), (.ended, nil)] }
      return [(.began, 10), (.ended, delaysEnded ? nil : 60)]
    }

    private func ofDoubleTap(_ isTaken: Bool) -> [(phase: TouchPhase, at: Int?)] {
      switch (isTaken, delaysBegan) {
      case (true, true): return []
      case (true, false):
        return delaysEnded
          ? [(.began, 10), (.began, 110), (.cancelled, 160), (.cancelled, 160)]
          : [(.began, 10), (.ended, 60), (.began, 110), (.cancelled, 160)]
      case (false, true): return [(.began, 160), (.ended, 160), (.began, 160), (.ended, 160)]
      case (false, false):
        return delaysEnded
          ? [(.began, 10), (.began, 110), (.ended, 160), (.ended, 160)]
          : [(.began, 10), (.ended, 60), (.began, 110), (.ended, 160)]
      }
    }

    /// The rules of which the row speaks.
    var rules: [Rule.ID] {
      switch (moment, isRecognized, cancels, delaysBegan) {
      case (.atLift, true, true, false): ["GR-11"]
      case (_, true, true, true): ["GR-21"]
      case (.beforeLift, true, false, false), (.atLift, true, false, false): ["GR-13"]
      case (.beforeLift, false, _, true): ["GR-22"]
      case (.atLift, false, _, true): ["GR-23"]
      case (.beforeLift, false, _, false), (.atLift, false, _, false): ["GR-14"]
      case (.afterLift, false, _, false): [delaysEnded ? "GR-30" : "GR-28"]
      case (.afterLift, true, true, false): ["GR-29"]
      default: []
      }
    }
  }

  static let table: [Row] = Moment.allCases.flatMap { moment in
    [true, false].flatMap { isRecognized in
      (0..<8).map { flags in
        Row(
          cancels: flags & 1 != 0, delaysBegan: flags & 2 != 0, delaysEnded: flags & 4 != 0,
          isRecognized: isRecognized, moment: moment)
      }
    }
  }

  /// Whether the view received what it must. Whether a touch that was delayed and then
  /// recognized comes after all where it is not to be cancelled, the rulebook does not say.
  private func isRight(_ played: Played, _ row: Row) -> Bool {
    let calls = played.callsOfView
    if row.isRecognized, !row.cancels, row.delaysBegan, calls.isEmpty { return true }
    let expected = row.expected
    // The cancellations of a double tap may come in one call.
    let phases = expected.map(\.phase)
    let merged = phases.suffix(2) == [.cancelled, .cancelled] ? Array(phases.dropLast()) : phases
    guard calls.map(\.phase) == phases || calls.map(\.phase) == merged else { return false }
    return zip(calls, expected).allSatisfy { $1.at == nil || $0.at == $1.at }
  }

  @Test("Each row comes out as the rules say, and puts them to the test", arguments: table)
  func row(row: Row) {
    let played = Played(row.scenario)
    #expect(isRight(played, row), "\(played.callsOfView)")
    let acts = played.entries.contains { $0.kind == .action }
    #expect(acts == row.isRecognized)
    for rule in row.rules { #expect(played.verdict(rule) == .holds, "\(rule)") }
  }

  @Test("What is withheld is delivered only when the recognizer has given up")
  func late() throws {
    for row in Self.table where row.moment == .afterLift && !row.isRecognized {
      let played = Played(row.scenario)
      let ended = try #require(played.callsOfView.last)
      #expect((ended.at > 60) == (row.delaysEnded || row.delaysBegan), "\(row.testDescription)")
    }
  }

  @Test(
    "An engine that ignores a flag breaks a rule",
    arguments: [
      (\.cancelsTouchesInView, false), (\.cancelsTouchesInView, true),
      (\.delaysTouchesBegan, false), (\.delaysTouchesEnded, false),
    ] as [(WritableKeyPath<Scenario.Recognizer, Bool> & Sendable, Bool)])
  func ignored(flag: WritableKeyPath<Scenario.Recognizer, Bool> & Sendable, taken value: Bool) {
    var wrong = 0
    for row in Self.table {
      var changed = row.scenario
      for index in changed.recognizers.indices {
        changed.recognizers[index][keyPath: flag] = value
      }
      let played = Played(changed).told(of: row.scenario)
      // What a double tap makes of its first touch is contested: GR-29 asks for one end only.
      let isContested = row.moment == .afterLift && row.isRecognized && row.cancels
      if isRight(played, row) || isContested { continue }
      wrong += 1
      #expect(!played.brokenRules.isEmpty, "\(row.testDescription)")
    }
    #expect(wrong > 0)
  }
}

extension Played {
  /// What the view received of its touches, and when; moves that follow one another count as one.
  fileprivate var callsOfView: [(phase: TouchPhase, at: Int)] {
    var calls: [(phase: TouchPhase, at: Int)] = []
    for entry in entries where entry.kind == .responder && entry.who == "v" {
      if entry.phase == .moved, calls.last?.phase == .moved { continue }
      calls.append((entry.phase, entry.at))
    }
    return calls
  }
}
