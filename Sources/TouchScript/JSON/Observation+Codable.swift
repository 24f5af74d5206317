extension Observation: Codable {
  /// Reads an object of one key, such as `{"reset": {"recognizer": "tap", "from": "ended"}}`.
  public init(from decoder: any Decoder) throws {
    let choice = try Choice(
      decoder, "observation", words: [], objects: Kind.names, neighbor: "at")
    let place = Kind.names.firstIndex(of: choice.name) ?? 0
    let fields = try choice.object()
    self.init(Kind.allCases[place])
    for field in kind.entry.fields {
      if let reported = kind.reported(field), reported != .reading {
        if reported == .controlState {
          detail = .control(try ControlState(from: fields, isWhole: !decoder.lacks(reported)))
          continue
        }
        let key = FileKey(field.name)
        if !decoder.lacks(reported) { try fields.require(key, for: reported) }
        if !fields.contains(key) { continue }
      }
      try read(field, from: fields)
    }
  }

  /// Writes an object of one key, such as `{"reset": {"recognizer": "tap", "from": "ended"}}`.
  public func encode(to encoder: any Encoder) throws {
    var outer = encoder.container(keyedBy: FileKey.self)
    var fields = outer.nestedContainer(keyedBy: FileKey.self, forKey: FileKey(kind.name))
    for field in kind.entry.fields { try write(field, to: &fields) }
  }

  private mutating func read(_ field: Kind.Field, from fields: FileFields) throws {
    let key = FileKey(field.name)
    switch field.shape {
    case .who: who = try fields.decode(Trace.ID.self, forKey: key)
    case .other(_, isOptional: false): other = try fields.decode(Trace.ID.self, forKey: key)
    case .other(_, isOptional: true):
      other = try fields.decodeIfPresent(Trace.ID.self, forKey: key)
    case .delegateOrView: other = try fields.decode(Asked.self, forKey: key).view
    case .answer(isOptional: false): answer = try fields.decode(Bool.self, forKey: key)
    case .answer(isOptional: true): answer = try fields.value(key, or: false)
    case .phase: phase = try fields.word(key, as: "phase")
    case .eventPhase: phase = TouchPhase(try fields.word(key, as: "phase") as EventPhase)
    case .state: state = try fields.word(key, as: "state")
    case .word: if let read = field.read { word = try read(fields, key) }
    case .touch: touches = [try fields.decode(TouchState.self, forKey: key)]
    case .touches: touches = try fields.decode([TouchState].self, forKey: key)
    case .finger: self.fingers = [try fields.whole(key)]
    case .fingers: self.fingers = try fields.decode([Int].self, forKey: key)
    case .point: point = try fields.decode(Point.self, forKey: key)
    case .names: names = try fields.decode([Trace.ID].self, forKey: key)
    case .text: detail = .text(try fields.decode(String.self, forKey: key))
    case .reading: detail = .reading(try GestureReading(from: fields))
    case .recognizerDefaults: detail = .recognizer(try RecognizerDefaults(from: fields))
    case .viewDefaults: detail = .view(try ViewDefaults(from: fields))
    case .control: detail = .control(try ControlState(from: fields, isWhole: true))
    }
  }

  private func write(
    _ field: Kind.Field, to fields: inout KeyedEncodingContainer<FileKey>
  ) throws {
    let key = FileKey(field.name)
    switch field.shape {
    case .who: try fields.encode(who ?? "", forKey: key)
    case .other(_, isOptional: false): try fields.encode(other ?? "", forKey: key)
    case .other(_, isOptional: true): try fields.encodeIfPresent(other, forKey: key)
    case .delegateOrView:
      try fields.encode(other.map { Asked.view($0) } ?? .delegate, forKey: key)
    case .answer(isOptional: false): try fields.encode(answer, forKey: key)
    case .answer(isOptional: true): try fields.encode(answer, for: key, unless: false)
    case .phase, .eventPhase: try fields.encode(phase, forKey: key)
    case .state: try fields.encode(state, forKey: key)
    case .word: try fields.encode(spelling, forKey: key)
    case .touch:
      if let touch = touches.first { try fields.encode(touch, forKey: key) }
    case .touches: try fields.encode(touches, forKey: key)
    case .finger: try fields.encode(self.fingers.first ?? 0, forKey: key)
    case .fingers: try fields.encode(self.fingers, forKey: key)
    case .point: try fields.encode(point, forKey: key)
    case .names: try fields.encode(names, forKey: key)
    case .text: try fields.encode(text, forKey: key)
    case .reading: try reading?.encode(to: &fields)
    case .recognizerDefaults: try recognizerDefaults?.encode(to: &fields)
    case .viewDefaults: try viewDefaults?.encode(to: &fields)
    case .control: try control?.encode(to: &fields)
    }
  }
}

extension Observation.Kind {
  /// The key in files.
  public var name: String { Self.names[Int(rawValue)] }

  /// The keys of all kinds, in their order.
  static let names = allCases.map { "\($0)" }
}

extension Observation.Asked: Codable {
  static let delegateWord = "delegate"
  static let viewKey = "view"

  /// Reads `"delegate"`, or `{"view": "a"}`.
  public init(from decoder: any Decoder) throws {
    let choice = try Choice(
      decoder, "asked", words: [Self.delegateWord], objects: [Self.viewKey])
    self = choice.name == Self.delegateWord ? .delegate : .view(try choice.payload())
  }

  /// Writes `"delegate"`, or `{"view": "a"}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .delegate: try Choice.encode(Self.delegateWord, to: encoder)
    case .view(let id): try Choice.encode(Self.viewKey, id, to: encoder)
    }
  }
}
