import TouchScript

extension Relations {
  /// M-8.
  static let openOrder = Relation(
    "M-8", from: ["GR-03", "GC-12"],
    says: "Where every view has one recognizer at most, the order in which recognizers hear of a "
      + "touch, which UIKit leaves open, changes nothing but the order at one moment.",
    change: reordering
  ) { told, changed in
    Telling(told).whateverTheOrder.comparedByMoments(
      with: Telling(changed, after: told).whateverTheOrder)
  }

  @Sendable
  private static func reordering(_ scenario: Scenario) -> Scenario? {
    // A scroll view has a recognizer of its own.
    let scrollViews = scenario.views.filter(\.kind.isScrollView).map(\.id)
    let views = scenario.recognizers.map(\.view) + scrollViews
    guard scenario.recognizers.count > 1, Set(views).count == views.count,
      scenario.reactions.isEmpty,
      // What two of them see at one moment without an event, whoever looks first sees first.
      scenario.recognizers.count(where: { $0.actsInTime }) < 2,
      !scenario.allChanges.contains(where: \.attachesRecognizer)
    else { return nil }
    var pick = Pick(scenario)
    guard let seed = pick.one(of: Array(1...8)) else { return nil }
    var changed = scenario
    changed.orderSeed = scenario.orderSeed == seed ? seed + 1 : seed
    return changed
  }
}

extension Scenario.Recognizer {
  /// Whether time alone may have it recognize, or fail.
  fileprivate var actsInTime: Bool { kind == .longPress || decisions.contains { $0.after > 0 } }
}

extension Scenario.Change {
  fileprivate var attachesRecognizer: Bool {
    if case .addRecognizer = self { true } else { false }
  }
}

extension Telling {
  /// What was told without what depends on who is told first: how far a recognizer is when others
  /// have yet to hear of the event, which recognizers are asked whether they should begin, which of
  /// several scroll views is asked first about a touch that one of them refuses, and which touches
  /// views are told of together when several recognizers give up at a time without an event.
  var whateverTheOrder: Telling {
    var telling = self
    let times = Set(entries.compactMap { $0.event.kind == .sendEvent ? $0.event.at : nil })
    telling.entries = entries.compactMap { entry in
      var entry = entry
      switch entry.event.kind.told?.open {
      case .whether: return nil
      case .state: entry.event.state = .possible
      case .company where !times.contains(entry.event.at):
        telling.tell(&entry, fingers: touches[entry.event.touches].map(\.finger))
      case .company, .nothing, nil: break
      }
      return entry
    }
    return telling
  }
}
