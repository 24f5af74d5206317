import TouchScript

extension Chronicle {
  /// Something that may change the scene, or that finds it as it is by then.
  enum Cue {
    /// The script changes something; the event is the first that may come of it.
    case script([Scenario.Change], Date)
    /// The app reacts to a callback, or a scroll view scrolls.
    case reaction([Scenario.Change], Date, isScroll: Bool)
    /// The next delivery finds the scene so.
    case delivery
    /// The script's change of that time is made, and the events that it causes are over.
    case over(event: Int, at: Int)
  }

  /// When something is changed.
  struct Date {
    /// The first event of the trace that may come of it.
    let start: Int
    /// When it is done, in milliseconds.
    let at: Int
  }
}
