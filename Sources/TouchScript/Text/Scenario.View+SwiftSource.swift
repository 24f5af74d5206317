extension Scenario.View {
  /// The start of the source, such as `View("a", Rect(0, 0, 10, 10))`.
  var sourceHead: String {
    let type =
      switch kind {
      case .tableCell: "Cell"
      default: kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
      }
    return "\(type)(\(id.swiftLiteral), Rect\(frame.minimal))"
  }

  /// The modifiers of what differs from a new view of the kind.
  var sourceModifiers: [String] {
    sourceProperties(except: Self.saidElsewhere).map(modifier)
      + scrolling.sourceProperties().map(modifier) + targets.map(\.source)
      + overrides.sourceModifiers
  }

  /// What is said by the head, by the place, or by modifiers of its own.
  private static let saidElsewhere: Set<String> = [
    "id", "parent", "kind", "frame", "scrolling", "targets", "overrides",
  ]
}

/// A modifier that sets a property; flags are set to true where nothing is said.
private func modifier(_ name: String, _ value: String) -> String {
  value == "true" ? ".\(name)()" : ".\(name)(\(value))"
}

extension Scenario.Overrides {
  fileprivate var sourceModifiers: [String] {
    sourceProperties().map { name, value in
      switch name {
      case "touches": ".touches(\(touches.shortSource))"
      case "actions": ".implements(\(actions.map(\.source).joined(separator: ", ")))"
      case "refuses": ".refuses(\(refuses.map(\.source).joined(separator: ", ")))"
      case "dropsEvents": ".dropsEvents()"
      default: ".\(name)(\(value))"
      }
    }
  }
}

extension Scenario.Target {
  /// The modifier that registers it, such as `.target("vc", "go")`.
  var source: String {
    var arguments = [action.swiftLiteral]
    if events != Scenario.Target(.firstResponder, action).events {
      arguments.append("for: \(events.source)")
    }
    switch receiver {
    case .responder(let id): arguments.insert(id.swiftLiteral, at: 0)
    case .firstResponder: arguments.insert("nil", at: 0)
    case .released: return ".releasedTarget(\(arguments.joined(separator: ", ")))"
    }
    return ".target(\(arguments.joined(separator: ", ")))"
  }
}

extension Scenario.RecognizerTarget {
  /// The source as a value, such as `.init(.responder("vc"), "panned")`.
  var source: String {
    switch receiver {
    case .responder(let id): ".init(.responder(\(id.swiftLiteral)), \(action.swiftLiteral))"
    case .released: ".init(.released, \(action.swiftLiteral))"
    }
  }
}

extension Scenario.Overrides.HitTest {
  /// The source as a value, such as `.returns("a")`.
  var source: String {
    if case .returns(let id) = self { return ".returns(\(id.swiftLiteral))" }
    return ".\(self)"
  }
}

extension Scenario.Overrides.PointInside {
  /// The source as a value, such as `.grown(15)`.
  var source: String {
    if case .grown(let points) = self { return ".grown(\(points.minimal))" }
    return ".\(self)"
  }
}
