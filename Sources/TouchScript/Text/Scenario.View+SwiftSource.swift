extension Scenario.View {
  /// The start of the source, such as `View("a", Rect(0, 0, 10, 10))`.
  var sourceHead: String {
    let type =
      switch kind {
      case .view: "View"
      case .control: "Control"
      case .button: "Button"
      case .window: "Window"
      }
    return "\(type)(\(id.swiftLiteral), Rect\(frame.minimal))"
  }

  /// The modifiers of what differs from a new view.
  var sourceModifiers: [String] {
    let new = Scenario.View(id: id)
    var modifiers: [String] = []
    if boundsOrigin != new.boundsOrigin {
      modifiers.append(".boundsOrigin(\(boundsOrigin.source))")
    }
    if anchorPoint != new.anchorPoint { modifiers.append(".anchorPoint(\(anchorPoint.source))") }
    if transform != new.transform { modifiers.append(".transform(\(transform.source))") }
    if alpha != new.alpha { modifiers.append(".alpha(\(alpha.minimal))") }
    if isHidden { modifiers.append(".isHidden()") }
    if !isUserInteractionEnabled { modifiers.append(".isUserInteractionEnabled(false)") }
    if clipsToBounds { modifiers.append(".clipsToBounds()") }
    if isMultipleTouchEnabled { modifiers.append(".isMultipleTouchEnabled()") }
    if !isEnabled { modifiers.append(".isEnabled(false)") }
    if level != new.level { modifiers.append(".level(\(level))") }
    return modifiers + targets.map(\.source) + overrides.sourceModifiers
  }
}

extension Scenario.Overrides {
  fileprivate var sourceModifiers: [String] {
    var modifiers: [String] = []
    if touches != Scenario.TouchHandling() { modifiers.append(".touches(\(touches.source))") }
    if let hitTest { modifiers.append(".hitTest(\(hitTest.source))") }
    if let pointInside { modifiers.append(".pointInside(\(pointInside.source))") }
    if let next { modifiers.append(".next(\(next.swiftLiteral))") }
    if let shouldBegin { modifiers.append(".shouldBegin(\(shouldBegin))") }
    if !actions.isEmpty {
      let list = actions.map(\.swiftLiteral).joined(separator: ", ")
      modifiers.append(".implements(\(list))")
    }
    return modifiers
  }
}

extension Scenario.Target {
  fileprivate var source: String {
    var arguments = [action.swiftLiteral]
    if events != Scenario.Target(.firstResponder, action).events {
      arguments.append("for: [\(events.map { ".\($0.rawValue)" }.joined(separator: ", "))]")
    }
    switch receiver {
    case .responder(let id): arguments.insert(id.swiftLiteral, at: 0)
    case .firstResponder: arguments.insert("nil", at: 0)
    case .released: return ".releasedTarget(\(arguments.joined(separator: ", ")))"
    }
    return ".target(\(arguments.joined(separator: ", ")))"
  }
}

extension Scenario.Overrides.HitTest {
  fileprivate var source: String {
    if case .returns(let id) = self { return ".returns(\(id.swiftLiteral))" }
    return ".\(self)"
  }
}

extension Scenario.Overrides.PointInside {
  fileprivate var source: String {
    if case .grown(let points) = self { return ".grown(\(points.minimal))" }
    return ".\(self)"
  }
}

extension Point {
  fileprivate var source: String { "Point\(minimal)" }
}

extension Transform {
  /// The shortest of the ways to make the transform.
  fileprivate var source: String {
    if self == .quarterTurn { return ".quarterTurn" }
    if self == .scale(a, d) { return ".scale(\(a.minimal), \(d.minimal))" }
    if self == .translation(tx, ty) { return ".translation(\(tx.minimal), \(ty.minimal))" }
    let numbers = [
      ("a", a, 1.0), ("b", b, 0), ("c", c, 0), ("d", d, 1), ("tx", tx, 0), ("ty", ty, 0),
    ]
    let list = numbers.filter { $0.1 != $0.2 }.map { "\($0.0): \($0.1.minimal)" }
    return "Transform(\(list.joined(separator: ", ")))"
  }
}
