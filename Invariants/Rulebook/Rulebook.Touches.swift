extension Rulebook {
  /// The chapter TO: touches and events.
  static let touches: [Rule] = touchesLife + touchesEvents
}
