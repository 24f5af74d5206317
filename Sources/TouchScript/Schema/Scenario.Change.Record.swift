extension Scenario.Change {
  /// All that is known of a change but its arguments' values.
  package struct Record: Sendable {
    /// Its name, its arguments, and what follows from them.
    package let form: Form<Scenario.Change>
    /// What it does something to.
    package let effects: Effects
    /// Builds a scene as the change would make it; nil: it does more than to set a property.
    package let start: (@Sendable (Scenario.Change, inout Scenario) -> Void)?

    /// States a change without arguments.
    init(
      _ word: String, _ change: Scenario.Change, _ effects: Effects, needs: Scenario.Features,
      says sentence: String
    ) {
      form = Form(word, change, needs: needs, says: sentence)
      self.effects = effects
      start = nil
    }

    /// States a change with arguments.
    init<each Value: Spellable>(
      _ name: String, _ make: @escaping @Sendable (repeat each Value) -> Scenario.Change,
      _ effects: Effects, needs: Scenario.Features,
      _ arguments: repeat Argument<each Value>,
      says sentence: @escaping @Sendable (repeat each Value) -> String
    ) {
      form = Form(name, make, repeat each arguments, needs: needs, says: sentence)
      self.effects = effects
      start = nil
    }

    /// States a change that sets the property at a path of one of the scene's parts.
    init<Part: Identifiable<Scenario.ID> & Sendable, Value: Spellable>(
      _ name: String, _ make: @escaping @Sendable (Scenario.ID, Value) -> Scenario.Change,
      _ effects: Effects, needs: Scenario.Features, _ subject: Argument<Scenario.ID>,
      _ value: Argument<Value>,
      sets path: WritableKeyPath<Part, Value> & Sendable,
      of parts: WritableKeyPath<Scenario, [Part]> & Sendable,
      says sentence: @escaping @Sendable (Scenario.ID, Value) -> String
    ) {
      let form = Form(name, make, subject, value, needs: needs, says: sentence)
      self.form = form
      self.effects = effects
      start = { change, scenario in
        let values = change.arguments
        guard values.count == 2, let value = values[1] as? Value,
          let index = scenario[keyPath: parts].firstIndex(where: {
            $0.id == values[0] as? Scenario.ID
          })
        else { return }
        scenario[keyPath: parts][index][keyPath: path] = value
      }
    }
  }
}
