extension Wire {
  /// The shape of scenario files, and beside it, among its definitions, that of each message of
  /// `wire/1`: `wireRequest` and `wireReply`, and what they are made of.
  ///
  /// As for scenarios it is stricter than reading in one thing: unknown keys, which reading ignores,
  /// are no part of it. In one it is laxer: what `reports` may say is not told may be left out.
  public static var jsonSchema: String {
    Scenario.jsonSchema(with: [.any("wireRequest", requests), .any("wireReply", replies)])
  }

  private static let requests: [Shape] = [
    .object("wireStart", [command(.start), key("protocol")]),
    .object("wireRun", [command(.run), key("seq"), key("scenario")]),
    .object("wireStop", [command(.stop)]),
  ]

  private static let replies: [Shape] = [
    .object(
      "wireStarted",
      [key("protocol"), key("engine")]
        + ["features", "reports", "limits"].map { key($0, isRequired: false) }),
    .object("wireTrace", [key("seq"), key("trace")]),
    .object("wireSkipped", [key("seq"), key("skipped")]),
    .object("wireErrored", [key("seq"), key("errored")]),
    .object("wireRefused", [key("refused")]),
  ]

  private static func command(_ command: WireRequest.Command) -> Shape.Key {
    Shape.Key("cmd", .words([command.rawValue]), isRequired: true)
  }

  private static func key(_ name: String, isRequired: Bool = true) -> Shape.Key {
    let shape: Shape =
      switch name {
      case "engine": About.shape
      case "errored", "refused": WireReply.Failure.shape
      case "features": .list(.words(Scenario.Feature.allCases.map(\.name)))
      case "limits": WireReply.Limits.shape
      case "reports": .list(.words(Reports.listable))
      case "scenario": Scenario.shape
      case "skipped": Skip.shape
      case "trace": Trace.shape
      default: .whole
      }
    let bounds = name == "protocol" ? Bounds.whole(version...version) : nil
    return Shape.Key(name, shape, Meaning(bounds: bounds), isRequired: isRequired)
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
          Shape.Key(timeName, .whole, isRequired: true),
          Shape.Key(kind.name, kind.entry.shape(named: kind.name), isRequired: true),
        ])
    }
    return .object("trace", [Shape.Key(eventsName, .list(.any("event", events)))])
  }
}

extension Observation.Kind.Entry {
  /// What stands behind the kind's name in a file.
  fileprivate func shape(named name: String) -> Shape {
    .object(
      "\(name)Fields",
      fields.map { field in
        Shape.Key(
          field.name, .measured(field.shape(in: self)), Meaning(bounds: .measured),
          isRequired: field.isRequired && field.report == nil)
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
