import TouchScript

extension Chronicle {
  /// Something that may change the scene, or that finds it as it is by then.
  enum Cue {
    /// The script changes something; the event is the first that may come of it.
    case script([Scenario.Change], Date)
    /// The app reacts to a callback, or a scroll view scrolls.
    case reaction([Scenario.Change], Date, isScroll: Bool)
    /// Fingers do something: the script's changes of that time are made by then.
    case touches(start: Int, at: Int)
    /// The next delivery finds the scene so.
    case delivery
    /// The script's changes of that time are made, and everything that came of it is told.
    case over(event: Int, at: Int)
  }

  /// When something is changed.
  struct Date {
    /// The first event of the trace that may come of it.
    let start: Int
    /// When it is done, in milliseconds.
    let at: Int
    /// The times of the events before and after it.
    let after: Int
    let before: Int

    /// The date of what is done at `at` right before the event `start`, if there is such an event.
    init(of start: Int, at time: Int, _ facts: [Trace.Event]) {
      self.start = start
      at = time
      after = facts.indices.contains(start - 1) ? facts[start - 1].at : Int.min
      before = facts.indices.contains(start) ? facts[start].at : Int.max
    }
  }
}
