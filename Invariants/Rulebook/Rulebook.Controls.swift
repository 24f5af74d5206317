extension Rulebook {
  /// The chapter CT: controls.
  static let controls: [Rule] = controlsEvents + controlsRecognizers
}
