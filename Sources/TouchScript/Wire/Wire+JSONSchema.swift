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

  private static let started = reply(
    "wireStarted", ["protocol", "engine"], optional: ["features", "reports", "limits"])
  private static let traced = reply("wireTrace", ["seq", "trace"])
  private static let skipped = reply("wireSkipped", ["seq", "skipped"])
  private static let errored = reply("wireErrored", ["seq", "errored"])
  private static let refused = reply("wireRefused", ["refused"])

  /// A reply that has some of the keys that replies have.
  private static func reply(
    _ title: String, _ required: [String], optional: [String] = []
  ) -> Shape {
    let keys = WireReply.Message.schema.properties.map(\.key)
    return .object(
      title,
      (required + optional).map { name in
        let shape: Shape =
          switch name {
          case "features": .list(.words(Scenario.Feature.allCases.map(\.name)))
          case "reports": .list(.words(Reports.listable))
          default: keys.first { $0.name == name }?.shape ?? Trace.shape
          }
        return Shape.Key(
          name, shape, name == "protocol" ? thisVersion : Meaning(),
          isRequired: required.contains(name))
      })
  }
}

extension Shape.Key {
  /// A key that stands in an enumeration of keys, and may not be left out.
  fileprivate init(
    _ key: some RawRepresentable<String>, _ shape: Shape, _ meaning: Meaning = Meaning()
  ) {
    self.init(key.rawValue, shape, meaning, isRequired: true)
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

extension Observation.Kind {
  /// What stands behind the kind's name in a file.
  fileprivate var fileShape: Shape {
    .object(
      "\(name)Fields",
      entry.fields.flatMap { field in
        field.keys.map { key in
          Shape.Key(
            key.name, .measured(key.shape), Meaning(role: key.meaning.role, bounds: .measured),
            isRequired: key.isRequired && field.report == nil)
        }
      })
  }
}

extension Shape {
  /// The shape of what an engine measured: any numbers, where a scenario has eighths of points.
  fileprivate static func measured(_ shape: Shape) -> Shape {
    if case .object("point", _) = shape { measuredPoint } else { shape }
  }

  /// A point that an engine measured.
  static let measuredPoint = Shape.object(
    "measuredPoint", Point.keys.names.map { Key($0, .number, Meaning(bounds: .measured)) })
}
