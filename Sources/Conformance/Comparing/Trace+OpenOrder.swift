import TouchScript

extension Trace {
  /// A call as it is compared, and where in the trace it stands.
  struct ComparedCall: Hashable, Sendable {
    /// All that counts of the call, as text.
    let text: String
    /// When it was made, in milliseconds.
    let at: Int
    /// Its place among the events of the trace.
    let place: Int
  }

  /// What was observed without what depends on an order that is open: what recognizers, their targets
  /// and views receive at one moment comes in any order, which of several recognizers asks first
  /// decides who asks at all, and how far one is when others have yet to hear means nothing. Source:
  /// rulebook GR-03, GC-24, TO-21, RE-01 to RE-04, RE-24.
  var withoutOpenOrder: [String] { comparedCalls { _ in true }.map(\.text) }

  /// The same call by call, those left out that are not `wanted`, and others `adapted`: freed of what
  /// does not count.
  func comparedCalls(
    adapted: (inout Observation) -> Void = { _ in },
    wanted: (Observation.Kind) -> Bool
  ) -> [ComparedCall] {
    var form: [ComparedCall] = []
    var unordered: [ComparedCall] = []
    var moment = 0
    for (place, entry) in observations.enumerated() {
      var entry = entry
      if entry.at != moment {
        form += unordered.inTextOrder
        unordered = []
        moment = entry.at
      }
      guard wanted(entry.kind) else { continue }
      adapted(&entry)
      for place in entry.touches.indices { entry.touches[place].identity = 0 }
      var call: ComparedCall { ComparedCall(text: entry.timedLine, at: entry.at, place: place) }
      switch entry.kind {
      case .shouldBegin, .simultaneous, .canPrevent, .canBePrevented, .shouldRequireFailure,
        .shouldBeRequiredToFail, .contentTouch:
        continue
      case .recognizer:
        entry.state = .possible
        unordered.append(call)
      case .responder:
        // Touches that come in one call or in two are the same touches.
        let touches = entry.touches
        for touch in touches {
          entry.touches = [touch]
          unordered.append(call)
        }
      case .shouldReceiveEvent, .shouldReceive, .action, .reset, .tracking, .controlEvent,
        .actionMethod, .sendAction, .touchSet:
        unordered.append(call)
      case .receivers:
        entry.names.sort()
        form.append(call)
      default: form.append(call)
      }
    }
    return form + unordered.inTextOrder
  }
}

extension [Trace.ComparedCall] {
  fileprivate var inTextOrder: Self { sorted { $0.text < $1.text } }
}
