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
  /// A press lifted so long before its time is surely too short, in milliseconds. Source: KR-17.
  static let pressSurelyEarlyMilliseconds = 200
  /// A press has surely begun so long after its time, in milliseconds. Source: KR-15.
  static let pressSurelyDueMilliseconds = 300
  /// A press that moved by this part of what it may surely stays one. Source: KR-18.
  static let pressSurelyStill = 0.5
  /// A press that moved by so many times what it may surely is none. Source: KR-18.
  static let pressSurelyFar = 3.0
  /// A pan that moved no farther has surely not begun, in points. Source: KR-26.
  static let panSurelyStillPoints = 3.0
  /// A pan that moved as far on one axis has surely begun, in points. Source: KR-26.
  static let panSurelyFarPoints = 30.0
  /// A swipe that goes as far in as short a time is surely one, in points. Source: KR-39.
  static let swipeSurelyFarPoints = 100.0
  /// The time of such a swipe, in milliseconds. Source: KR-39, KR-41.
  static let swipeSurelyFastMilliseconds = 100
  /// Who has not gone as far has surely not swiped, in points: all measured ways are longer.
  /// Source: KR-39.
  static let swipeSurelyShortPoints = 20.0
  /// A swipe that goes no farther to its side is surely straight, in points. Source: KR-40.
  static let swipeSurelyStraightPoints = 20.0
  /// Who goes as far to the side has surely not swiped, in points. Source: KR-40.
  static let swipeSurelyAstrayPoints = 60.0
  /// Who takes longer has surely not swiped, in milliseconds. Source: KR-41.
  static let swipeSurelySlowMilliseconds = 1000
  /// Who was as far behind the start has surely not swiped, in points. Source: KR-42.
  static let swipeSurelyBehindPoints = 2.0
  /// A change of two fingers' distance that is surely no pinch, in points. Source: KR-47.
  static let pinchSurelyStillPoints = 4.0
  /// A change of two fingers' distance that surely is a pinch, in points. Source: KR-47.
  static let pinchSurelyFarPoints = 30.0
  /// A turn of two fingers that is surely no rotation, in degrees. Source: KR-51.
  static let rotationSurelyStillDegrees = 5.0
  /// A turn of two fingers that surely is a rotation, in degrees. Source: KR-51.
  static let rotationSurelyFarDegrees = 30.0
  /// A touch as far from every edge is surely not at one, in points. Source: KR-55.
  static let surelyOffEdgePoints = 60.0
  /// Two fingers this near to one another have no sure direction or ratio, in points.
  static let surelyApartPoints = 8.0
  /// How far measured ratios and angles of engines may differ. Source: KR-49, KR-52.
  static let measureTolerance = 0.004
  /// How far coordinates of engines may differ, in points. Source: HT-17.
  static let coordinateTolerance = 0.01
}
