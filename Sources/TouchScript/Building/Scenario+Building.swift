extension Scenario {
  /// Makes a scenario from a scene and a finger script, written the way they are thought of.
  ///
  /// ```swift
  /// let scenario = Scenario {
  ///   Window("window", Rect(0, 0, 320, 480)) {
  ///     View("a", Rect(20, 40, 280, 400)) {
  ///       Button("b", Rect(10, 10, 80, 40)).target("vc", "clicked")
  ///     }
  ///     .alpha(0.5)
  ///     .tap("tapA", cancelsTouchesInView: false)
  ///     .controller("vc", touches: .keeps)
  ///   }
  /// } script: {
  ///   Down(at: Point(40, 60))
  ///   After(50)
  ///   Up()
  /// }
  /// ```
  ///
  /// Views stand back to front, as in `UIView.subviews`. Nothing is checked here; `validate()`
  /// does that.
  public init(
    dialect: Dialect = .ios13, application: Application = Application(), orderSeed: Int = 0,
    @SceneBuilder scene: () -> SceneParts, @ScriptBuilder script: () -> ScriptParts = { .none }
  ) {
    let parts = scene()
    let whatHappens = script()
    self.init(
      dialect: dialect, views: Self.inPreOrder(parts.views), controllers: parts.controllers,
      recognizers: parts.recognizers, application: application, script: whatHappens.steps,
      reactions: whatHappens.reactions, orderSeed: orderSeed)
  }
}
