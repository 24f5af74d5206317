extension Scenario {
  /// Refuses a scenario that does not mean the same to every engine.
  ///
  /// Checked are the sizes (`Limits`), the names, the tree and its order, every reference, the
  /// chain of responders (which must come to an end), and the grammar of the finger script. Takes
  /// time in proportion to the scenario's size, and no stack in proportion to its depth.
  public func validate() throws(ScenarioError) {
    try Validator.check(self)
    try Validator.checkOrder(of: views)
  }

  /// Whether there may be a cycle: in the responder chain, among views that are added to others, controllers
  /// that present others, or recognizers that wait for others. Such a scenario is not valid. This takes a
  /// fraction of the time of `validate()`, for generators that make no other mistakes.
  package var mayLeadBack: Bool { Validator.findsRing(in: self) }
}
