extension Scenario {
  /// How large the parts of a valid scenario may be.
  public enum Limits {
    /// Most views, controllers, recognizers, steps and reactions, each.
    public static let count = 1_000_000
    /// Longest name, in UTF-8 bytes.
    public static let nameBytes = 64
    /// Farthest coordinate and largest number of a transform: eighths of a point up to here are
    /// exact in a 32-bit `Float`.
    public static let coordinate = 1_000_000.0
    /// Smallest size of a transform's determinant; below, it cannot be undone with any precision.
    public static let determinant = 1e-9
    /// Latest time of a step, in milliseconds: one day.
    public static let milliseconds = 86_400_000
    /// Numbers that fingers may have.
    public static let fingers = 0...31
    /// What `numberOfTapsRequired` and `numberOfTouchesRequired` may be, and the numbers of touches of
    /// pans; a long press may do without taps.
    public static let repetitions = 1...10
    /// How many segments or pages a control may have.
    public static let items = 1...64
    /// Most decisions of one recognizer.
    public static let decisions = 16
    /// Longest time after which a decision is made, in milliseconds: a minute.
    public static let timer = 60_000
  }
}
