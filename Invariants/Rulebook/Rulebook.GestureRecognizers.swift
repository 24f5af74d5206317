extension Rulebook {
  /// The chapter GR: gesture recognizers.
  static let gestureRecognizers: [Rule] = gestureRecognizersDelivery + gestureRecognizersStates
}
