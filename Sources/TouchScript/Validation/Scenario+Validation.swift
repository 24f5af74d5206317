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
}
