/// Values that UIKit keeps to itself, as bands: outside of them nothing is asserted.
/// Source: rulebook, section 13.
enum Parameters {
  /// A tap held no longer is surely short enough, in milliseconds. Source: KR-05.
  static let surelyShortMilliseconds = 150
  /// A touch held as long is surely no tap, in milliseconds. Source: KR-05, GR-52.
  static let surelyLongMilliseconds = 5000
  /// A tap that moved no farther surely stayed, in points. Source: KR-03.
  static let surelyStillPoints = 2.0
  /// A touch that moved as far is surely no tap, in points. Source: KR-03.
  static let surelyFarPoints = 100.0
  /// The next tap comes surely soon enough, in milliseconds after the lift. Source: KR-06, TO-14.
  static let surelySoonMilliseconds = 150
  /// After a lift no further tap is waited for this long, in milliseconds. Source: KR-06, TO-14.
  static let surelyOverMilliseconds = 1000
  /// A touch as far from the last lift starts a new count of taps, in points. Source: TO-14.
  static let surelyElsewherePoints = 150.0
  /// A drag is outside a control when farther from it than this, in points. Source: CT-15.
  static let surelyOutsidePoints = 150.0
  /// And farther than its size times this. Source: CT-15.
  static let surelyOutsideSizes = 1.5
  /// The lowest alpha that is hit, as UIKit holds it. Source: HT-06.
  static let alphaLimit = 0.01
  /// How far coordinates of engines may differ, in points. Source: HT-17.
  static let coordinateTolerance = 0.01
}
