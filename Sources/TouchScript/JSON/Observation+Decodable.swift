extension Observation: Decodable {
  /// The keys under which observations stand in a file.
  enum Kind: String, CaseIterable {
    case made, hitTest, pointInside, sendEvent, responder, recognizer, shouldReceiveEvent
    case shouldReceive, shouldBegin, simultaneous, shouldRequireFailure, shouldBeRequiredToFail
    case canPrevent, canBePrevented, action, reset, tracking, controlEvent, actionMethod
    case sendAction, selection, scroll, contentTouch, otherEvent, firstResponder
    case programmerError, chain, madeView, receivers, touchSet

    static let names = allCases.map(\.rawValue)
  }

  /// The keys of what observations say.
  enum Field: String, CodingKey {
    case recognizer, view, point, result, answer, receiver, touches, responder, phase, allFingers
    case state, touch, asked, with, other, by, from, control, method, event, action, sender
    case delivered, responders, isTracking, isTouchInside, isHighlighted, value
    case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, isEnabled
    case location, numberOfTouches, translation, velocity, scale, rotation
    case of, table, row, isSelected, scrollView, offset, question, isFirst, problem
    case taps, minimumPressDuration, allowableMovement, minimumTouches, maximumTouches, directions
    case kind, isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch
    case finger, fingers, recognizers, withEvent
  }

  /// Reads an object of one key, such as `{"reset": {"recognizer": "tap", "from": "ended"}}`.
  public init(from decoder: any Decoder) throws {
    let choice = try Choice(
      decoder, "observation", words: [], objects: Kind.names, neighbor: "at")
    let fields = try choice.payload(keyedBy: Field.self)
    switch Kind(rawValue: choice.name) {
    case .hitTest, .pointInside: self = try Self.hitTesting(choice.name, fields)
    case .made, .recognizer, .action, .reset: self = try Self.recognizer(choice.name, fields)
    case .shouldReceiveEvent, .shouldReceive, .shouldBegin, .simultaneous, .canPrevent,
      .canBePrevented:
      self = try Self.question(choice.name, fields)
    case .shouldRequireFailure, .shouldBeRequiredToFail:
      self = try Self.requirement(choice.name, fields)
    case .selection, .scroll, .contentTouch, .otherEvent, .firstResponder, .programmerError:
      self = try Self.report(choice.name, fields)
    case .madeView, .chain, .receivers, .touchSet:
      self = try Self.readOff(choice.name, fields)
    default: self = try Self.response(choice.name, fields)
    }
  }

  private typealias Fields = KeyedDecodingContainer<Field>

  private static func hitTesting(_ name: String, _ fields: Fields) throws -> Self {
    let view = try fields.name(.view)
    let point = try fields.decode(Point.self, forKey: .point)
    if name == Kind.pointInside.rawValue {
      return .pointInside(view: view, point: point, answer: try fields.answer)
    }
    let result = try fields.decodeIfPresent(Trace.ID.self, forKey: .result)
    return .hitTest(view: view, point: point, result: result)
  }

  private static func recognizer(_ name: String, _ fields: Fields) throws -> Self {
    let id = try fields.name(.recognizer)
    switch Kind(rawValue: name) {
    case .made: return .made(recognizer: id, try RecognizerDefaults(from: fields))
    case .recognizer:
      return .recognizer(
        id, try TouchCall(from: fields), state: try fields.word(.state, as: "state"))
    case .action:
      return .action(
        recognizer: id, state: try fields.word(.state, as: "state"),
        try GestureReading(from: fields))
    default: return .reset(recognizer: id, from: try fields.word(.from, as: "state"))
    }
  }

  private static func question(_ name: String, _ fields: Fields) throws -> Self {
    let id = try fields.name(.recognizer)
    let answer = try fields.answer
    switch Kind(rawValue: name) {
    case .shouldReceiveEvent: return .shouldReceiveEvent(recognizer: id, answer: answer)
    case .shouldReceive:
      let touch = try fields.decode(TouchState.self, forKey: .touch)
      return .shouldReceive(recognizer: id, touch: touch, answer: answer)
    case .shouldBegin:
      let asked = try fields.decode(Asked.self, forKey: .asked)
      return .shouldBegin(recognizer: id, asked: asked, answer: answer)
    case .simultaneous:
      return .simultaneous(recognizer: id, with: try fields.name(.with), answer: answer)
    case .canPrevent:
      return .canPrevent(recognizer: id, other: try fields.name(.other), answer: answer)
    default:
      return .canBePrevented(recognizer: id, by: try fields.name(.by), answer: answer)
    }
  }

  private static func requirement(_ name: String, _ fields: Fields) throws -> Self {
    let id = try fields.name(.recognizer)
    let asked: Questioned = try fields.word(.asked, as: "asked")
    let answer = try fields.answer
    if name == Kind.shouldRequireFailure.rawValue {
      return .shouldRequireFailure(
        recognizer: id, of: try fields.name(.of), asked: asked, answer: answer)
    }
    return .shouldBeRequiredToFail(
      recognizer: id, by: try fields.name(.by), asked: asked, answer: answer)
  }

  private static func report(_ name: String, _ fields: Fields) throws -> Self {
    switch Kind(rawValue: name) {
    case .selection:
      return .selection(
        table: try fields.name(.table), row: try fields.name(.row),
        isSelected: try fields.decode(Bool.self, forKey: .isSelected))
    case .scroll:
      return .scroll(
        try fields.name(.scrollView), try fields.word(.method, as: "scrolling method"),
        offset: try fields.decode(Point.self, forKey: .offset))
    case .contentTouch:
      return .contentTouch(
        scrollView: try fields.name(.scrollView),
        question: try fields.word(.question, as: "question"), view: try fields.name(.view),
        answer: try fields.answer)
    case .otherEvent:
      return .otherEvent(
        responder: try fields.name(.responder), try fields.word(.event, as: "event"),
        try fields.word(.phase, as: "phase"))
    case .firstResponder:
      return .firstResponder(
        try fields.name(.responder), isFirst: try fields.decode(Bool.self, forKey: .isFirst))
    default: return .programmerError(try fields.decode(String.self, forKey: .problem))
    }
  }

  private static func response(_ name: String, _ fields: Fields) throws -> Self {
    switch Kind(rawValue: name) {
    case .sendEvent:
      return .sendEvent(
        receiver: try fields.name(.receiver),
        touches: try fields.decode([TouchState].self, forKey: .touches))
    case .responder: return .responder(try fields.name(.responder), try TouchCall(from: fields))
    case .tracking:
      return .tracking(
        control: try fields.name(.control), try fields.word(.method, as: "tracking method"),
        answer: try fields.answer)
    case .controlEvent:
      return .controlEvent(
        control: try fields.name(.control), try fields.word(.event, as: "control event"),
        try ControlState(from: fields))
    case .actionMethod:
      return .actionMethod(
        receiver: try fields.name(.receiver), action: try fields.name(.action),
        sender: try fields.name(.sender), withEvent: try fields.value(.withEvent, or: false))
    default:
      return .sendAction(
        action: try fields.name(.action), sender: try fields.name(.sender),
        delivered: try fields.decode(Bool.self, forKey: .delivered))
    }
  }

  private static func readOff(_ name: String, _ fields: Fields) throws -> Self {
    switch Kind(rawValue: name) {
    case .madeView:
      return .madeView(try fields.word(.kind, as: "kind of view"), try ViewDefaults(from: fields))
    case .receivers:
      return .receivers(
        finger: try fields.whole(.finger),
        recognizers: try fields.decode([Trace.ID].self, forKey: .recognizers))
    case .touchSet:
      return .touchSet(
        of: try fields.name(.of), fingers: try fields.decode([Int].self, forKey: .fingers))
    default:
      return .chain(
        from: try fields.name(.from),
        responders: try fields.decode([Trace.ID].self, forKey: .responders))
    }
  }
}

extension Observation.Asked: Codable {
  /// Reads `"delegate"`, or `{"view": "a"}`.
  public init(from decoder: any Decoder) throws {
    let choice = try Choice(decoder, "asked", words: ["delegate"], objects: ["view"])
    self = choice.name == "delegate" ? .delegate : .view(try choice.payload())
  }

  /// Writes `"delegate"`, or `{"view": "a"}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .delegate: try Choice.encode("delegate", to: encoder)
    case .view(let id): try Choice.encode("view", id, to: encoder)
    }
  }
}

extension Observation.Questioned: Vocabulary {}
extension Observation.Scroll: Vocabulary {}
extension Observation.ContentQuestion: Vocabulary {}
extension Observation.OtherEvent: Vocabulary {}

extension KeyedDecodingContainer<Observation.Field> {
  fileprivate func name(_ key: Key) throws -> Trace.ID { try decode(Trace.ID.self, forKey: key) }

  fileprivate var answer: Bool {
    get throws { try decode(Bool.self, forKey: .answer) }
  }
}
