import Testing
import Touchstone

/// What was called, in the order in which it was entered.
final class Log {
  private(set) var entries: [Observation] = []
  var now = 0

  /// Notes a call before it is made, and completes the note when it has returned.
  func noting<Answer>(
    _ answer: Answer, _ call: (Answer) -> Observation, _ body: () -> Answer
  ) -> Answer {
    let place = entries.count
    entries.append(call(answer).moved(to: now))
    let answer = body()
    entries[place] = call(answer).moved(to: now)
    return answer
  }
}

/// An engine's own class, and the subclass that notes its calls.
class Box {
  let name: String
  var boxes: [Box] = []

  init(_ name: String) { self.name = name }

  func hitTest(_ x: Double, _ y: Double) -> Box? {
    for box in boxes.reversed() {
      if let hit = box.hitTest(x, y) { return hit }
    }
    return self
  }
}

final class BoxProbe: Box {
  let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(name)
  }

  override func hitTest(_ x: Double, _ y: Double) -> Box? {
    log.noting(nil, { .init(.hitTest, who: name, other: $0?.name, point: .init(x, y)) }) {
      super.hitTest(x, y)
    }
  }
}

@Test func aCallStandsBeforeThoseThatItMakes() {
  let log = Log()
  let box = BoxProbe("box", log)
  box.boxes = [BoxProbe("inner", log)]
  #expect(box.hitTest(1, 2)?.name == "inner")
  #expect(
    log.entries == [
      .init(.hitTest, who: "box", other: "inner", point: .init(1, 2)),
      .init(.hitTest, who: "inner", other: "inner", point: .init(1, 2)),
    ])
}

@Test func whatIsReportedIsSaidWithOneImport() {
  let about = About(name: "MyEngine", reports: [Reports(.responderCalls), .fields])
  #expect(about.reports.names == ["responder-calls"])
}
