import Invariants
import Stage
import Testing
import TouchScript

/// A scene, what was observed in it, and what rules say of that.
///
/// The trace is the engine's own, in which no rule may be broken:
///
/// ```swift
/// let tap = Played(scene)
/// tap.keeps("GR-11")
/// ```
///
/// An edit of it stands for what a wrong engine would say:
///
/// ```swift
/// tap.without("V(v).cancelled").breaks("GR-11", "…", dueAt: "reset(t)")
/// ```
///
/// Edits and verdicts name an observation by how its line in the log begins: `V(v).ended`; where
/// that is not enough, with the time in front: `60 ms V(v).ended`.
struct Played: Sendable {
  let scenario: Scenario
  let entries: [Observation]

  /// Plays a scene on the in-repo engine, which is accused of nothing.
  init(_ scenario: Scenario, at location: SourceLocation = #_sourceLocation) {
    do { try scenario.validate() } catch {
      Issue.record("\(error)", sourceLocation: location)
      self.init(scenario, [])
      return
    }
    self.init(scenario, Stage().perform(scenario).observations)
    let accusations = brokenRules.map { "\($0): \(violation($0)?.sentence ?? "")" }
    #expect(accusations == [], sourceLocation: location)
  }

  /// Takes a trace that no engine would give: a plain list of observations.
  init(_ scenario: Scenario, _ entries: [Observation]) {
    self.scenario = scenario
    self.entries = entries
  }

  var trace: Trace { Trace(entries) }

  /// The rules that are broken, in the rulebook's order.
  var brokenRules: [Rule.ID] {
    Invariants.judge(trace, of: scenario).filter { $0.verdict.violation != nil }.map(\.id)
  }

  func verdict(_ rule: Rule.ID) -> Verdict? { Invariants[rule]?.check(Evidence(scenario, trace)) }

  private func violation(_ rule: Rule.ID) -> Violation? { verdict(rule)?.violation }
}

// MARK: - Other engines

extension Played {
  /// What another engine did in the same scene: a wrong one, or one that chooses otherwise where UIKit is
  /// unspecified. Its trace is in `RecordedTraces.jsonl`.
  func played(by engine: String, at location: SourceLocation = #_sourceLocation) -> Played {
    guard let trace = RecordedTraces.trace(of: engine, in: scenario) else {
      Issue.record("no trace of \(engine) in this scene is recorded", sourceLocation: location)
      return self
    }
    return Played(scenario, trace.observations)
  }

  /// The same observations, of an engine that does not see in what another scene differs.
  func told(of scenario: Scenario) -> Played { Played(scenario, entries) }

  /// The same observations, of an engine that does not see in what the scene is changed.
  func told(of change: (inout Scenario) -> Void) -> Played {
    var scenario = scenario
    change(&scenario)
    return told(of: scenario)
  }
}

// MARK: - Edits

extension Played {
  /// Where an edit puts something.
  enum Place {
    /// Before the first observation of a name, at its time.
    case before(String)
    /// After the last observation of a name, at its time.
    case after(String)
    /// At a time, after all that was observed until then.
    case at(Int)
  }

  /// Leaves observations out.
  func without(_ lines: String..., at location: SourceLocation = #_sourceLocation) -> Played {
    let left = Set(lines.flatMap { places(of: $0, location) })
    return Played(scenario, entries.indices.filter { !left.contains($0) }.map { entries[$0] })
  }

  /// Has observations say something else.
  func changing(
    _ line: String, at location: SourceLocation = #_sourceLocation,
    _ change: (inout Observation) -> Void
  ) -> Played {
    var entries = entries
    for place in places(of: line, location) { change(&entries[place]) }
    return Played(scenario, entries)
  }

  /// Has actions of a recognizer tell that it measured something else.
  func measuring(
    _ line: String, at location: SourceLocation = #_sourceLocation,
    _ change: (inout GestureReading) -> Void
  ) -> Played {
    changing(line, at: location) { what in
      var reading = what.detail?.reading ?? GestureReading()
      change(&reading)
      what.detail = .reading(reading)
    }
  }

  /// Adds observations.
  func adding(
    _ observations: Observation..., to place: Place,
    at location: SourceLocation = #_sourceLocation
  ) -> Played {
    inserting(observations, place, location)
  }

  /// Has an observation come elsewhere, and not where it was.
  func moving(
    _ line: String, to place: Place, at location: SourceLocation = #_sourceLocation
  ) -> Played {
    let moved = places(of: line, location)
    return without(line, at: location)
      .inserting(moved.map { entries[$0] }, place, location)
  }

  /// Has an observation come again, at once or elsewhere, perhaps saying something else.
  func repeating(
    _ line: String, to place: Place? = nil, at location: SourceLocation = #_sourceLocation,
    _ change: (inout Observation) -> Void = { _ in }
  ) -> Played {
    guard let first = places(of: line, location).first else { return self }
    var what = entries[first]
    change(&what)
    return inserting([what], place ?? .after(line), location)
  }

  private func inserting(
    _ observations: [Observation], _ place: Place, _ location: SourceLocation
  ) -> Played {
    let next: Int
    let time: Int
    switch place {
    case .before(let line):
      guard let first = places(of: line, location).first else { return self }
      (next, time) = (first, entries[first].at)
    case .after(let line):
      guard let last = places(of: line, location).last else { return self }
      (next, time) = (last + 1, entries[last].at)
    case .at(let moment):
      (next, time) = (entries.firstIndex { $0.at > moment } ?? entries.endIndex, moment)
    }
    var entries = entries
    entries.insert(contentsOf: observations.map { $0.moved(to: time) }, at: next)
    return Played(scenario, entries)
  }

  private func places(of line: String, _ location: SourceLocation) -> [Int] {
    let places = entries.indices.filter { entries[$0].begins(with: line) }
    if places.isEmpty {
      Issue.record("no line begins with \(line) in\n\(trace)", sourceLocation: location)
    }
    return places
  }
}

extension Observation {
  /// Has what tells of touches tell of them in a phase.
  mutating func tell(_ phase: TouchPhase) {
    self.phase = phase
    for index in touches.indices { touches[index].phase = phase }
  }
}

extension Observation {
  fileprivate func begins(with line: String) -> Bool {
    let text = description
    return text.hasPrefix(line) || "\(self.at) ms \(text)".hasPrefix(line)
  }
}

// MARK: - Verdicts

extension Played {
  /// Fails the test unless the log has these lines, and no others whose lines begin with the names.
  func tells(
    _ expected: [String], of names: String..., at location: SourceLocation = #_sourceLocation
  ) {
    let told = entries.filter { entry in names.contains { entry.begins(with: $0) } }
    #expect(
      told.count == expected.count && zip(told, expected).allSatisfy { $0.begins(with: $1) },
      "told was\n\(Trace(told))", sourceLocation: location)
  }

  /// Fails the test unless the rules are put to the test, and hold.
  func keeps(_ rules: Rule.ID..., at location: SourceLocation = #_sourceLocation) {
    for rule in rules {
      #expect(verdict(rule) == .holds, "\(rule) in\n\(trace)", sourceLocation: location)
    }
  }

  /// Fails the test unless the scene does not put the rules to the test.
  func leavesOpen(_ rules: Rule.ID..., at location: SourceLocation = #_sourceLocation) {
    for rule in rules {
      #expect(verdict(rule) == .notExercised, "\(rule) in\n\(trace)", sourceLocation: location)
    }
  }

  /// Fails the test if the rule is broken, put to the test or not.
  func doesNotBreak(_ rule: Rule.ID, at location: SourceLocation = #_sourceLocation) {
    #expect(violation(rule) == nil, "\(rule) in\n\(trace)", sourceLocation: location)
  }

  /// Fails the test unless the rule is broken, for the reason that the sentence says, by the
  /// observation that is named, or for want of one that was due where the named one is. Where the
  /// sentence names an event by its number, the line of that event stands here.
  func breaks(
    _ rule: Rule.ID, _ sentence: String, by wrong: String? = nil, dueAt next: String? = nil,
    expected: String? = nil, at location: SourceLocation = #_sourceLocation
  ) {
    let violation = violation(rule)
    #expect(
      violation.map(spelled) == sentence, "\(rule) in\n\(trace)", sourceLocation: location)
    guard let violation else { return }
    if let expected { #expect(violation.expected == expected, sourceLocation: location) }
    guard let line = wrong ?? next else { return }
    #expect(violation.isMissing == (wrong == nil), sourceLocation: location)
    let found = entries.indices.contains(violation.event) ? entries[violation.event] : nil
    #expect(
      found?.begins(with: line) ?? (line == Self.end),
      "\(rule) names event \(violation.event) in\n\(trace)", sourceLocation: location)
  }

  /// The sentence with the lines of the log for the numbers of events.
  private func spelled(_ violation: Violation) -> String {
    violation.sentence.replacing(/event ([0-9]+)/) { match in
      Int(match.1).map { "event \(entries[$0].at) ms \(entries[$0])" } ?? String(match.0)
    }
  }

  /// Stands for the end of the trace, where a verdict names what was due.
  static let end = "the end"
}
