/// Bands of the chapters CT and TV.
extension Parameters {
  /// A finger that got as far along one axis surely drags, in points. Source: KR-26.
  static let surelyDraggedPoints = 30.0
  /// A finger that got no farther across surely went straight, in points. Source: KR-26.
  static let surelyStraightPoints = 3.0
  /// A press that moved no farther surely stayed, in points. Source: KR-18.
  static let surelySteadyPoints = 5.0
  /// A press is surely long by then, in milliseconds. Source: KR-15, KR-16.
  static let surelyPressedMilliseconds = 800
  /// A knob is surely as wide, in points. Source: CT-32, which gives no number.
  static let surelyKnobPoints = 14.0
  /// Scroll views surely hold touches back until then, in milliseconds. Source: TV-03.
  static let surelyHeldMilliseconds = 50
  /// They surely hold them back no longer, in milliseconds. Source: TV-03.
  static let surelyReleasedMilliseconds = 300
}
