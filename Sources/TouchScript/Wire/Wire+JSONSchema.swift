extension Wire {
  /// The shape of scenario files, and beside it, among its definitions, that of each message of
  /// `wire/1`: `wireRequest` and `wireReply`, and what they are made of.
  ///
  /// As for scenarios it is stricter than reading in one thing: unknown keys, which reading ignores,
  /// are no part of it. In one it is laxer: what `reports` may say is not told may be left out.
  public static var jsonSchema: String {
    Scenario.jsonSchema(with: [
      .any("wireRequest", [start, run, stop]),
      .any("wireReply", [started, traced, skipped, errored, refused]),
    ])
  }

  // MARK: Requests

  private typealias Request = WireRequest.Keys

  private static let start = Shape.object(
    "wireStart", [command(.start), Shape.Key(Request.protocol, .whole, thisVersion)])
  private static let run = Shape.object(
    "wireRun",
    [
      command(.run), Shape.Key(Request.seq, .whole), Shape.Key(Request.scenario, Scenario.shape),
    ])
  private static let stop = Shape.object("wireStop", [command(.stop)])

  private static func command(_ command: WireRequest.Command) -> Shape.Key {
    Shape.Key(Request.cmd, .words([command.rawValue]))
  }

  private static let thisVersion = Meaning(bounds: .whole(version...version))

  // MARK: Replies

  private typealias Reply = WireReply.Keys
  private typealias Inner = WireReply.InnerKeys

  private static let started = Shape.object(
    "wireStarted",
    [
      Shape.Key(Reply.protocol, .whole, thisVersion),
      Shape.Key(
        Reply.engine,
        .object(
          "wireEngine",
          [
            Shape.Key(Inner.name, .text), Shape.Key(Inner.version, .text, isRequired: false),
            Shape.Key(Inner.url, .text, isRequired: false),
          ])),
      Shape.Key(
        Reply.features, .list(.words(Scenario.Feature.allCases.map(\.name))), isRequired: false),
      Shape.Key(Reply.reports, .list(.text), isRequired: false),
      Shape.Key(
        Reply.limits,
        .object("wireLimits", [Shape.Key(Inner.jobs, .whole, isRequired: false)]),
        isRequired: false),
    ])
  private static let traced = Shape.object(
    "wireTrace", [Shape.Key(Reply.seq, .whole), Shape.Key(Reply.trace, Trace.shape)])
  private static let skipped = Shape.object(
    "wireSkipped",
    [
      Shape.Key(Reply.seq, .whole),
      Shape.Key(
        Reply.skipped,
        .object(
          "wireSkip",
          [
            Shape.Key(Inner.feature, .text, isRequired: false),
            Shape.Key(Inner.reason, .text, isRequired: false),
          ])),
    ])
  private static let errored = Shape.object(
    "wireErrored",
    [
      Shape.Key(Reply.seq, .whole),
      Shape.Key(
        Reply.errored,
        .object(
          "wireError",
          [Shape.Key(Inner.message, .text), Shape.Key(Inner.detail, .text, isRequired: false)])),
    ])
  private static let refused = Shape.object(
    "wireRefused",
    [Shape.Key(Reply.refused, .object("wireRefusal", [Shape.Key(Inner.message, .text)]))])
}

extension Shape.Key {
  /// A key that stands in an enumeration of keys, and may not be left out unless that is said.
  fileprivate init(
    _ key: some RawRepresentable<String>, _ shape: Shape, _ meaning: Meaning = Meaning(),
    isRequired: Bool = true
  ) {
    self.init(key.rawValue, shape, meaning, isRequired: isRequired)
  }
}

// MARK: - Traces

extension Trace {
  /// What a trace is in a file.
  static var shape: Shape {
    let events = Observation.Kind.allCases.map { kind in
      Shape.object(
        "\(kind.name)Event",
        [
          Shape.Key(ObservationKeys.timeName, .whole, isRequired: true),
          Shape.Key(kind.name, kind.fileShape, isRequired: true),
        ])
    }
    return .object(
      "trace", [Shape.Key(eventsName, .list(.any("event", events)))])
  }
}

/// A shape, where observations have shapes of their own.
private typealias FileShape = Shape

extension Observation.Kind {
  /// What stands behind the kind's name in a file.
  fileprivate var fileShape: FileShape {
    .object(
      "\(name)Fields",
      entry.fields.flatMap { field in
        reported(field) == nil ? field.fileKeys : field.fileKeys.map(\.optional)
      })
  }
}

extension Observation.Kind.Field {
  /// The keys of the field in a file.
  fileprivate var fileKeys: [FileShape.Key] {
    func key(_ shape: FileShape, isRequired: Bool = true) -> [FileShape.Key] {
      [FileShape.Key(name, shape, isRequired: isRequired)]
    }
    switch shape {
    case .who, .other(_, isOptional: false), .text: return key(.text)
    case .other(_, isOptional: true): return key(.text, isRequired: false)
    case .delegateOrView:
      let asked = FileShape.Form(
        name: Observation.Asked.viewKey,
        arguments: [FileShape.Key(Observation.Asked.viewKey, .text)])
      let delegate = FileShape.Form(
        name: Observation.Asked.delegateWord, arguments: [])
      return key(.forms("asked", [delegate, asked]))
    case .answer(let isOptional): return key(.flag, isRequired: !isOptional)
    case .phase: return key(TouchPhase.shape)
    case .eventPhase: return key(EventPhase.shape)
    case .state: return key(RecognizerState.shape)
    case .word: return key(.words(words.map(\.text)))
    case .touch: return key(TouchState.shape)
    case .touches: return key(.list(TouchState.shape))
    case .finger: return key(.whole)
    case .fingers: return key(.list(.whole))
    case .point: return key(.measured(.object("point", [])))
    case .names: return key(.list(.text))
    case .reading: return GestureReading.properties.map(\.key.measured)
    case .recognizerDefaults: return RecognizerDefaults.properties.map(\.key.measured)
    case .viewDefaults: return ViewDefaults.properties.map(\.key.measured)
    case .control: return ControlState.properties.map(\.key.measured)
    }
  }
}

extension TouchState {
  /// What a touch is in a file.
  fileprivate static var shape: Shape {
    .object(
      "touch",
      Key.allCases.map { key in
        let shape: Shape =
          switch key {
          case .finger, .tapCount, .timestamp, .identity: .whole
          case .phase: TouchPhase.shape
          case .view, .window: .text
          case .location, .previousLocation, .locationInReceiver:
            .measured(.object("point", []))
          }
        return Shape.Key(key, shape, isRequired: key.isRequired && key.field == nil)
      })
  }
}

extension Shape {
  /// The shape of what an engine measured: any numbers, where a scenario has eighths of points.
  fileprivate static func measured(_ shape: Shape) -> Shape {
    guard case .object("point", _) = shape else { return shape }
    return .object(
      "measuredPoint",
      Point.keys.names.map { Key($0, .number, Meaning(bounds: .measured)) })
  }
}

extension Shape.Key {
  /// The same key, where it may be left out.
  fileprivate var optional: Shape.Key {
    Shape.Key(name, shape, meaning, isRequired: false)
  }

  /// The same key of what an engine measured.
  fileprivate var measured: Shape.Key {
    Shape.Key(
      name, .measured(shape), Meaning(role: meaning.role, bounds: .measured),
      isRequired: isRequired)
  }
}
