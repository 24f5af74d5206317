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
      + scrolling.sourceProperties().map(modifier) + targets.map(\.modifierSource)
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
      case "dropsEvents", "tracksInsideOnly", "redirectsActions": ".\(name)()"
      default: ".\(name)(\(value))"
      }
    }
  }
}
