/// Every property of a view, of its scrolling and of its overrides is a modifier of that name:
/// `.alpha(0.5)`, `.contentSize(Size(100, 900))`, `.hitTest(.returnsNil)`. Flags are set to true
/// where nothing is said: `.isHidden()`.
extension SceneElement {
  /// Sets a property of the view.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<Scenario.View, Value>
  ) -> Modifier<Self, Value> {
    Modifier { value in with { $0[keyPath: path] = value } }
  }

  /// Sets how a scroll view scrolls.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<Scenario.Scrolling, Value>
  ) -> Modifier<Self, Value> {
    Modifier { value in with { $0.scrolling[keyPath: path] = value } }
  }

  /// Sets what the view's class overrides.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<Scenario.Overrides, Value>
  ) -> Modifier<Self, Value> {
    Modifier { value in with { $0.overrides[keyPath: path] = value } }
  }

  /// Puts the view into another than the one around it, behind the subviews that are there: for
  /// trees too deep to be written as blocks in blocks.
  public func inside(_ parent: Scenario.ID) -> Self { with { $0.parent = parent } }

  /// Says what the class does in the four touch methods.
  public func touches(_ forwarding: Scenario.Forwarding) -> Self {
    touches(Scenario.TouchHandling(forwarding))
  }

  /// Says what the class does in each of the four touch methods.
  public func touches(_ handling: Scenario.TouchHandling) -> Self {
    with { $0.overrides.touches = handling }
  }

  /// Implements action methods.
  public func implements(_ actions: String...) -> Self { with { $0.overrides.actions += actions } }

  /// Answers false to `canPerformAction(_:withSender:)` for some actions.
  public func refuses(_ actions: String...) -> Self { with { $0.overrides.refuses += actions } }

  /// The element with its view changed.
  func with(_ change: (inout Scenario.View) -> Void) -> Self {
    var copy = self
    change(&copy.parts.views[0])
    return copy
  }
}

/// A modifier of an element of a scene: called with a value, it sets a property to it.
public struct Modifier<Element, Value> {
  fileprivate let set: (Value) -> Element

  /// The element with the property set.
  public func callAsFunction(_ value: Value) -> Element { set(value) }
}

extension Modifier where Value == Bool {
  /// The element with the flag set.
  public func callAsFunction() -> Element { set(true) }
}
