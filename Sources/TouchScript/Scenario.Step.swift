extension Scenario {
  /// What happens at one moment of virtual time, from one cause: the app or the system changes one
  /// thing, or some fingers do something. A step without a change or fingers only lets time pass.
  ///
  /// Before a step, every timer due by then fires. What fingers do in one step is one event.
  public struct Step: Hashable, Sendable {
    /// Milliseconds since the scene was built: zero or more, and later than the step before.
    public var at: Int
    /// What the app or the system changes: one thing, or nothing.
    public var changes: [Change]
    /// The fingers that change, in ascending order of their numbers; none where something else does.
    public var touches: [Finger]

    /// Makes a step at `at` milliseconds.
    public init(at: Int, changes: [Change] = [], touches: [Finger] = []) {
      self.at = at
      self.changes = changes
      self.touches = touches
    }
  }

  /// What one finger does in a step.
  public struct Finger: Hashable, Sendable {
    /// Which finger: 0 or more. A number may come down again once it was lifted.
    public var finger: Int
    /// `began`, `moved` or `ended`.
    public var phase: TouchPhase
    /// Where it is, in the coordinates in which windows have their frames (the screen's).
    public var location: Point

    /// Makes a finger's change.
    public init(_ finger: Int, _ phase: TouchPhase, at location: Point) {
      self.finger = finger
      self.phase = phase
      self.location = location
    }
  }
}

/// The phases of a touch, as in `UITouch.Phase`.
public enum TouchPhase: String, Hashable, Sendable, Codable, CaseIterable {
  /// The finger came down.
  case began
  /// It moved.
  case moved
  /// It did not change while another finger did.
  case stationary
  /// It lifted.
  case ended
  /// It was taken away.
  case cancelled
}

// MARK: - Schema

extension Scenario.Step: Composite {
  package static let schema = Schema<Self>(
    "step",
    [
      .init("at", \.at, .time, in: .duration, isRequired: true),
      .init("changes", \.changes, in: .alone),
      .init("touches", \.touches),
    ])

  package static let blank = Self(at: 0)

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    guard mapProperties(mapping) else { return false }
    // The fingers of a step ascend, whatever their numbers are now.
    if mapping.finger != nil { touches.sort { $0.finger < $1.finger } }
    return true
  }
}

extension Scenario.Finger: Composite {
  package static let schema = Schema<Self>(
    "finger",
    [
      .init("finger", \.finger, .finger, isRequired: true),
      .init("phase", \.phase, in: .words(["began", "moved", "ended"]), isRequired: true),
      .init("location", \.location, .place(.screen), isRequired: true),
    ])

  package static let blank = Self(0, .began, at: .zero)
}
