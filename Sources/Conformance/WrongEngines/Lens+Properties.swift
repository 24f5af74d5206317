import Stage
import TouchScript

extension Lens {
  /// Ignores a property, such as `view.overrides.next`: it is as on a new part, and no change sets it.
  static func ignoring(_ path: [String]) -> Lens {
    Lens([.scene { $0.reset(path) }, .without { $0.form.name == setter(of: path) }])
  }

  /// The name of the change that sets a property, such as `setHidden` for `isHidden`.
  private static func setter(of path: [String]) -> String {
    let name = path[path.count - 1]
    let noun = name.hasPrefix("is") ? String(name.dropFirst(2)) : name
    return (path[0] == "recognizer" ? "setRecognizer" : "set") + noun.prefix(1).uppercased()
      + noun.dropFirst()
  }

  /// The lens of a scene, where hit-tests are reported as they are without it: touches go elsewhere.
  var withRightHitTests: Lens {
    let isHitTest: @Sendable (Observation) -> Bool = {
      $0.kind == .hitTest || $0.kind == .pointInside
    }
    return Lens(scene: scene) { calls, asked in
      calls.removeAll(where: isHitTest)
      for call in Stage().perform(asked).observations.filter(isHitTest) {
        let event = calls.firstIndex { $0.at >= call.at && $0.kind == .sendEvent }
        calls.insert(call, at: event ?? calls.endIndex)
      }
    }
  }
}

extension Scenario {
  /// Gives a property, such as `view.overrides.next`, the value that it has on a new part.
  fileprivate mutating func reset(_ path: [String]) {
    let name = path[path.count - 1]
    switch path.dropLast().joined(separator: ".") {
    case "view": views.each { $0.reset(name) }
    case "view.overrides": views.each { $0.overrides.reset(name) }
    case "view.scrolling": views.each { $0.scrolling.reset(name) }
    case "recognizer": recognizers.each { $0.reset(name) }
    case "recognizer.delegate": recognizers.each { $0.delegate?.reset(name) }
    case "controller": controllers.each { $0.reset(name) }
    case "application": application.reset(name)
    default: application.delegate?.reset(name)
    }
  }
}

extension PropertyOwner {
  /// Gives a property the value that it has on a new part.
  fileprivate mutating func reset(_ name: String) {
    Self.schema.properties.first { $0.name == name }?.renew(&self)
  }
}
