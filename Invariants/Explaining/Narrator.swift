import TouchScript

/// Puts evidence into sentences.
///
/// Each subject has a file of its own; this one has what they share. A narrator tells its story once.
final class Narrator {
  typealias Sentence = TraceExplanation.Sentence
  typealias Subject = TraceExplanation.Subject
  typealias Cause = TraceExplanation.Cause

  let evidence: Evidence
  private(set) var sentences: [Sentence] = []
  private var isExplained: [Bool]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    isExplained = Array(repeating: false, count: evidence.facts.count)
  }

  /// The calls for which there is no sentence.
  var unexplained: [Int] { isExplained.indices.filter { !isExplained[$0] } }

  func tell() {
    for touch in evidence.contacts {
      tellHit(touch)
      tellReceivers(touch)
      if wronged(by: touch) == nil {
        tellView(touch)
        tellChain(touch)
        tellControl(touch)
        tellRow(touch)
        tellNotScrolling(touch)
      } else {
        // To what a view hears that must not have the touch, no rule leads.
        tellWronged(touch)
      }
    }
    for attempt in evidence.attempts { tellAttempt(attempt) }
    tellQuestions()
    tellScrolling()
    tellActions()
    tellUncalled()
    tellAbsentees()
    tellUndeliveredEvents()
    tellTheRest()
    sentences = sentences.enumerated().sorted { one, other in
      (one.element.about.touch ?? .max, one.offset) < (
        other.element.about.touch ?? .max, other.offset
      )
    }.map(\.element)
  }

  // MARK: Sentences

  /// Why something is so.
  struct Reason {
    private(set) var why: String
    private(set) var rules: [String]
    /// The facts that make it so, the foremost first.
    let causes: [Cause]
    /// Whether nobody has settled that it is so.
    let isOpen: Bool

    init(_ why: String, _ rules: [String], by causes: Cause..., isOpen: Bool = false) {
      self.why = why
      self.rules = rules
      self.causes = causes
      self.isOpen = isOpen
    }

    /// When it came to be so; nil: at no one time.
    var at: Int? { causes.first?.at }

    /// The same in other words, for other rules before its own.
    func saying(_ why: String, _ rules: [String] = []) -> Reason {
      var reason = self
      reason.why = why
      reason.rules = rules + self.rules.filter { !rules.contains($0) }
      return reason
    }
  }

  /// Says why some calls come, or what is so.
  func say(
    _ says: String, _ rules: [String], of subject: Subject, at time: Int? = nil, calls: [Int] = [],
    by causes: Cause..., isMinor: Bool = false
  ) { add(says, rules, causes, subject, time, calls, absent: nil, isMinor: isMinor, isOpen: false) }

  /// Says why some calls come, for a reason.
  func say(
    _ start: String, _ reason: Reason, of subject: Subject, at time: Int? = nil, calls: [Int] = []
  ) {
    add(
      "\(start): \(reason.why)", reason.rules, reason.causes, subject, time, calls, absent: nil,
      isMinor: false, isOpen: reason.isOpen)
  }

  /// Says why something does not come.
  func say(
    no absent: String, _ start: String, _ reason: Reason, of subject: Subject, at time: Int? = nil,
    isMinor: Bool = false
  ) {
    add(
      "\(start): \(reason.why)", reason.rules, reason.causes, subject, time ?? reason.at, [],
      absent: absent, isMinor: isMinor, isOpen: reason.isOpen)
  }

  private func add(
    _ says: String, _ rules: [String], _ causes: [Cause], _ subject: Subject, _ time: Int?,
    _ calls: [Int], absent: String?, isMinor: Bool, isOpen: Bool
  ) {
    for call in calls { isExplained[call] = true }
    sentences.append(
      Sentence(
        says: says.asSentence, causes: causes, rules: rules, isOpen: isOpen, about: subject,
        at: time, calls: calls, absent: absent, isMinor: isMinor))
  }

  /// Those of some calls for which there is no sentence yet.
  func unexplained(_ calls: some Sequence<Int>) -> [Int] { calls.filter { !isExplained[$0] } }

  func isExplained(_ call: Int) -> Bool { isExplained[call] }

  // MARK: Subjects

  func subject(_ touch: Touch) -> Subject {
    Subject(kind: .finger, name: String(touch.finger), touch: touch.number)
  }

  func subject(view: Int, _ touch: Touch? = nil) -> Subject {
    Subject(
      kind: scene.isControl(view) ? .control : .view, name: plainName(view), touch: touch?.number)
  }

  func subject(recognizer number: Int, _ touch: Int? = nil) -> Subject {
    let names = scene.names.recognizers
    return Subject(
      kind: .recognizer, name: names.indices.contains(number) ? names[number] : "", touch: touch)
  }

  /// What a touch's finger did.
  func cause(_ touch: Touch, _ event: String, at time: Int? = nil) -> Cause {
    Cause(kind: .finger, name: String(touch.finger), event: event, at: time)
  }

  /// What a view or another responder did, or has.
  func cause(view: Int, _ event: String, at time: Int? = nil) -> Cause {
    let subject = subject(view: view)
    return Cause(kind: subject.kind, name: subject.name, event: event, at: time)
  }

  /// What a recognizer did, or has.
  func cause(recognizer number: Int, _ event: String, at time: Int? = nil) -> Cause {
    Cause(kind: .recognizer, name: subject(recognizer: number).name, event: event, at: time)
  }

  /// A reason that lies in a view or another responder.
  func because(
    _ view: Int, _ event: String, at time: Int? = nil, _ why: String, _ rules: String...,
    isOpen: Bool = false
  ) -> Reason { Reason(why, rules, by: cause(view: view, event, at: time), isOpen: isOpen) }

  /// A reason that lies in a recognizer.
  func because(
    recognizer number: Int, _ event: String, at time: Int? = nil, _ why: String, _ rules: String...,
    isOpen: Bool = false
  ) -> Reason { Reason(why, rules, by: cause(recognizer: number, event, at: time), isOpen: isOpen) }

  /// A reason that lies in what a finger does.
  func because(
    _ touch: Touch, _ event: String, at time: Int? = nil, _ why: String, _ rules: String...,
    isOpen: Bool = false
  ) -> Reason { Reason(why, rules, by: cause(touch, event, at: time), isOpen: isOpen) }

  /// A reason that lies in what another recognizer has recognized.
  func because(_ recognition: Recognition, _ why: String, _ rules: String...) -> Reason {
    Reason(why, rules, by: cause(recognition))
  }

  /// That a recognizer recognized.
  func cause(_ recognition: Recognition) -> Cause {
    cause(recognizer: recognition.recognizer, "recognized", at: facts[recognition.event].at)
  }

  /// What the app or the system did.
  func causeOfScene(_ event: String, at time: Int? = nil) -> Cause {
    Cause(kind: .scene, name: "", event: event, at: time)
  }

  var subjectScene: Subject { Subject(kind: .scene, name: "", touch: nil) }

  /// The touch that a call belongs to which names none: one of the view's own, or else one that changes in
  /// the same event or is down at that time.
  func touch(near event: Int, on view: Int = Scene.none) -> Touch? {
    let at = facts[event].at
    let delivery = evidence.deliveryOfFact[event]
    let near = evidence.contacts.filter { $0.down.at <= at && at <= $0.end?.at ?? .max }
    let changing = near.filter { touch in touch.samples.contains { $0.delivery == delivery } }
    return near.first { $0.view == view } ?? changing.first ?? near.first
  }

  // MARK: Words

  var scene: Scene { evidence.scene }
  var facts: [Trace.Event] { evidence.facts }

  func name(_ responder: Int) -> String { evidence.name(responder).description }
  func recognizerName(_ number: Int) -> String { evidence.recognizerName(number).description }

  private func plainName(_ responder: Int) -> String {
    scene.names.responders.indices.contains(responder) ? scene.names.responders[responder] : ""
  }

  /// Names of responders, one after another: `"a", "b" and "c"`.
  func names(_ responders: some Collection<Int>) -> String { responders.map { name($0) }.inWords }

  func recognizerNames(_ numbers: some Collection<Int>) -> String {
    numbers.map { recognizerName($0) }.inWords
  }

  /// The finger of a touch, for sentences: the second stay of a finger is distinguished from the
  /// first.
  func finger(_ touch: Touch) -> String { "finger \(touch.finger)" }
}

extension [String] {
  /// One after another, the last with an "and".
  var inWords: String {
    switch count {
    case 0: "nobody"
    case 1: self[0]
    default: dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
  }
}
