import TouchScript

/// What an engine says nothing of in a whole trace, though the script makes something of the kind due.
///
/// An engine that never speaks of recognizers, say, can keep no rule that demands something of one:
/// its silence breaks them all. Whether it speaks too little, but speaks, is for each rule to say.
struct Silence {
  /// What there is nothing of.
  var demands: Demands = []
  /// The kinds of recognizers, of those that are in the scene, that something is due to; a rule of
  /// other kinds has not been put to the test.
  var kinds: Ingredients = []
  /// What went wrong, for each demand in the order of their bits.
  var violations: [Violation] = []

  /// Whether fingers came down, and nothing was observed since the scene was made: that nobody did
  /// what is forbidden is no sign then that a situation arose in which it could have been done.
  var isOfAll = false

  /// Whether nothing is recorded of any touch.
  var isTotal: Bool { isOfAll || demands.contains(.anything) }
  /// Whether the engine says nothing of something.
  var isAny: Bool { isOfAll || !demands.isEmpty }
}

/// Some demands, as bits.
struct Demands: OptionSet {
  let rawValue: UInt8

  static let anything = Demands(rawValue: 1)
  static let recognizers = Demands(rawValue: 2)
  static let views = Demands(rawValue: 4)
  static let controls = Demands(rawValue: 8)
  static let hitView = Demands(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What a rule demands.
  init(of rule: Rule.ID) { self = Self.byRule[rule] ?? [] }

  private static let byRule: [Rule.ID: Demands] = {
    let bits: [Demands] = [.anything, .recognizers, .views, .controls, .hitView]
    return zip(Demand.allCases, bits).reduce(into: [:]) { known, entry in
      for rule in entry.0.rules { known[rule, default: []].formUnion(entry.1) }
    }
  }()
}

extension Evidence {
  /// Looks for what the engine says nothing of. A trace that tells of everything costs a glance.
  func findSilence() -> Silence {
    var silence = Silence()
    if contacts.isEmpty { return silence }
    silence.isOfAll = story.kinds.isSubset(of: Observation.Kinds([.made, .madeView]))
    // Where one of several is not reported, the others being silent proves nothing.
    if isSilent(about: [.sendEvent, .responder, .recognizer]) {
      guard let touch = contacts.first(where: { $0.isClear && $0.hasView }) else { return silence }
      silence.kinds = .kindsOfRecognizers
      silence.note(
        .anything,
        "there was no call for finger \(finger: touch.finger), which came down on \(name(touch.view))",
        by: touch.sight, expected: "sendEvent of the application")
      return silence
    }
    findSilentRecognizers(&silence)
    if isSilent(about: [.responder]),
      let touch = contacts.first(where: {
        meets([.told, .alone, .sure, .prompt], $0) && !isTakenFromTheFirst($0)
      })
    {
      silence.note(
        .views,
        "no view got any touch, though \(name(touch.view)) must get that of finger "
          + "\(finger: touch.finger)",
        by: touch.sight, expected: "touchesBegan of \(name(touch.view))")
    }
    if ingredients.contains(.controls), isSilent(about: [.tracking, .controlEvent]),
      let touch = contacts.first(where: { mustTrack($0) })
    {
      silence.note(
        .controls, "no control tracked anything, though \(name(touch.view)) was touched",
        by: touch.sight, expected: "beginTracking of \(name(touch.view))")
    }
    if reports == .all || !touches.isEmpty,
      !touches.contains(where: { $0.view != Scene.none }),
      let touch = contacts.first(where: { $0.isClear && $0.isAlone && $0.aim.hit >= 0 })
    {
      silence.note(
        .hitView,
        "no touch has a view, though finger \(finger: touch.finger) came down on \(name(touch.aim.hit))",
        by: touch.sight, expected: "the view \(name(touch.aim.hit)) of the touch")
    }
    return silence
  }

  /// Whether a recognizer of the touch recognized before the touch came: of a class that began as a
  /// finger lifted, it goes on, and takes what comes from the views.
  /// Source: GR-11, GR-12, GR-53.
  private func isTakenFromTheFirst(_ touch: Touch) -> Bool {
    recognitions.contains {
      $0.event < touch.sight && touch.receivers.contains($0.recognizer)
    }
  }

  private func findSilentRecognizers(_ silence: inout Silence) {
    guard ingredients.contains(.recognizers), isSilent(about: [.recognizer, .action, .reset]) else {
      return
    }
    let due = contacts.filter {
      meets([.told, .receivers, .alone, .sure, .undisturbed, .surelyReceived], $0)
    }
    guard let touch = due.first, let first = touch.receivers.first else { return }
    for number in due.flatMap(\.receivers) {
      silence.kinds.formUnion(.of(recognizer(number).kind))
    }
    silence.note(
      .recognizers,
      "no recognizer got any touch, though \(recognizerName(first)) must get that of finger "
        + "\(finger: touch.finger)",
      by: touch.sight, expected: "touchesBegan of \(recognizerName(first))")
  }

  /// Whether the touch is on a control of those that tell the whole story of a touch, which must
  /// begin to track it. Source: CT-01, CT-41.
  private func mustTrack(_ touch: Touch) -> Bool {
    guard meets([.told, .heard, .alone, .trackable, .unmeddled], touch) else { return false }
    switch view(touch.view).kind {
    case .control, .button: return true
    default: return false
    }
  }

  /// Whether there are no observations of these kinds, though all of them are reported.
  private func isSilent(about kinds: [Observation.Kind]) -> Bool {
    story.kinds.isDisjoint(with: Observation.Kinds(kinds)) && reports.isSuperset(of: Reports(kinds))
  }
}

extension Silence {
  fileprivate mutating func note(
    _ demand: Demands, _ sentence: Sentence, by event: Int, expected: Sentence
  ) {
    demands.insert(demand)
    violations.append(
      Violation(says: sentence, event: event, isMissing: true, expected: expected))
  }

  /// What a rule on such terms has to say of it; nil where it is silent itself.
  func verdict(on terms: Invariant.Terms, _ evidence: Evidence) -> Verdict? {
    let broken = demands.intersection(terms.demands)
    guard !broken.isEmpty, terms.subject.isSubset(of: evidence.ingredients) else { return nil }
    if broken == .recognizers,
      !terms.subject.intersection(.kindsOfRecognizers).isSubset(of: kinds)
    {
      return nil
    }
    let first = Demands(rawValue: broken.rawValue & (~broken.rawValue &+ 1))
    let place = (0..<5).filter { demands.rawValue >> $0 & 1 == 1 }
      .firstIndex { first.rawValue == 1 << $0 }
    return place.map { .broken(violations[$0]) }
  }
}

extension Ingredients {
  /// Recognizers of all kinds.
  fileprivate static let kindsOfRecognizers: Ingredients = [
    .taps, .longPresses, .pans, .swipes, .pinches, .rotations, .edgePans,
  ]
}
