import TouchScript

/// What one control sent at one time.
struct ControlMoment {
  let control: Int
  /// When that was, in milliseconds.
  let at: Int
  /// Its control events, as events of the trace.
  var events: [Int] = []
  /// Its actions, as they were handed to the application.
  var sent: [Int] = []
  /// Its actions, as they were called.
  var called: [Int] = []
  /// The last of all these.
  var last: Int
}

extension ControlMoment {
  /// What each view sent, time by time; empty for all but controls.
  static func all(_ story: Story, _ script: Script) -> [[ControlMoment]] {
    var moments = Array(repeating: [ControlMoment](), count: script.scene.views.count)
    for (event, fact) in story.facts.enumerated() where moments.indices.contains(fact.who) {
      guard fact.kind == .controlEvent || fact.kind == .sendAction || fact.kind == .actionMethod
      else { continue }
      if moments[fact.who].last.map({ story.facts[$0.last].at }) != fact.at {
        moments[fact.who].append(ControlMoment(control: fact.who, at: fact.at, last: event))
      }
      let place = moments[fact.who].count - 1
      moments[fact.who][place].last = event
      switch fact.kind {
      case .controlEvent: moments[fact.who][place].events.append(event)
      case .sendAction: moments[fact.who][place].sent.append(event)
      default: moments[fact.who][place].called.append(event)
      }
    }
    return moments
  }
}
