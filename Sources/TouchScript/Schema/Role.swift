/// What a value of a scenario means to the rest of it.
package enum Role: Hashable, Sendable {
  /// Nothing: it is about its owner alone.
  case plain
  /// Its owner's own name.
  case name
  /// The name of something else.
  case reference(Reference)
  /// The name of an action method.
  case action
  /// The number of a finger.
  case finger
  /// Where something is, in the coordinates of a space.
  case place(Space)
  /// A time of the script, in milliseconds since the scene was built.
  case time

  /// Whether it is the name of something else.
  var isReference: Bool { if case .reference = self { true } else { false } }
}

/// What the name of something else must name.
package enum Reference: Hashable, Sendable {
  case view
  /// A view in another view; the words say what windows lack: `has no siblings`.
  case subview(String)
  /// A window; the words say what only windows can do.
  case window(can: String)
  /// A control; the words say what only controls can do.
  case control(can: String)
  /// A scroll view or table; the words say what only these can do.
  case scrollView(can: String)
  case controller
  case recognizer
  /// A view, a controller, the application or its delegate.
  case responder
}

/// The coordinates that a place is in.
package enum Space: Hashable, Sendable {
  /// Those in which windows have their frames.
  case screen
  /// Those of the view that the owner is in; of the screen where the owner is a window.
  case superview
  /// The owner's own.
  case own
}

/// Which values of its type a property may have.
package enum Bounds: Hashable, Sendable {
  case whole(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  /// A length of time, in milliseconds.
  case duration
  /// A coordinate in points.
  case coordinate
  /// A distance in points, zero or more.
  case distance
  /// A list of one change at most, with no fingers beside it.
  case alone
  /// A list of so many at most.
  case atMost(Int)
  /// One of these words.
  case words([String])
  /// A list that is not empty.
  case filled
  /// A list that is not empty, its words in the order of their enumeration.
  case ordered
  /// A list, its words in the order of their enumeration; it may be empty.
  case distinct
  /// Numbers of which each is larger than the one before.
  case ascending
  /// Any number: what an engine measured.
  case measured
}

/// What a value means, and which values it may have.
struct Meaning: Hashable, Sendable {
  var role: Role = .plain
  var bounds: Bounds?
}
