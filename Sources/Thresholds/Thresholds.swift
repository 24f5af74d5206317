/// Every limit that the engine, the rules and the casting have in common, stated once.
///
/// The engine reads `engine`; the rules and the casting read `surelyBelow` and `surelyAbove`, so that
/// a scene that is made up is one that the rules can judge.
public enum Thresholds {
  /// All times.
  public static let times = [
    tapDuration, tapInterval, pressDuration, swipeDuration, velocityMemory, contentDelay,
  ]
  /// All lengths, angles and numbers.
  public static let lengths = [
    alpha, tapMovement, tapDistance, pressMovement, panMovement, swipeLength, swipeDrift,
    swipeReturn, pinchChange, rotationTurn, edgeDistance, pairDistance, turningDistance,
    controlMargin, controlMarginInSizes, knobLength, knobMovement,
  ]

  // MARK: Hit-testing

  /// The least alpha of a view that is hit, as UIKit holds it. Exact.
  public static let alpha = Threshold<Double>(
    "alpha of a view that is hit", .number, engine: 0.01, surelyBelow: 0.01, surelyAbove: 0.01,
    rules: ["HT-06"])

  // MARK: Taps

  /// How long a finger may stay down for a tap.
  public static let tapDuration = Threshold<Int>(
    "duration of a tap", .milliseconds, engine: 750, surelyBelow: 150, surelyAbove: 5_000,
    rules: ["KR-05", "GR-52"])
  /// How far a tap may move.
  public static let tapMovement = Threshold<Double>(
    "movement of a tap", .points, engine: 10, surelyBelow: 2, surelyAbove: 100, rules: ["KR-03"])
  /// How long after a lift the next tap may come down.
  public static let tapInterval = Threshold<Int>(
    "time between taps", .milliseconds, engine: 350, surelyBelow: 150, surelyAbove: 1_000,
    rules: ["KR-06", "TO-14"])
  /// How far from the last lift the next tap may come down.
  public static let tapDistance = Threshold<Double>(
    "distance between taps", .points, engine: 45, surelyBelow: 2, surelyAbove: 150,
    rules: ["TO-14", "KR-07"])

  // MARK: Other gestures

  /// How long a press must last, where the app has not said.
  public static let pressDuration = Threshold<Int>(
    "duration of a press", .milliseconds, engine: 500, surelyBelow: 300, surelyAbove: 800,
    rules: ["KR-15", "KR-16", "KR-17"])
  /// How far a press may move before it begins, where the app has not said.
  public static let pressMovement = Threshold<Double>(
    "movement of a press", .points, engine: 10, surelyBelow: 5, surelyAbove: 30, rules: ["KR-18"])
  /// How far the fingers of a pan must move, in points along one axis.
  public static let panMovement = Threshold<Double>(
    "movement of a pan", .points, engine: 10, surelyBelow: 3, surelyAbove: 30, rules: ["KR-26"])
  /// How far a swipe must go. All ways that were measured are longer than the lower bound.
  public static let swipeLength = Threshold<Double>(
    "length of a swipe", .points, engine: 50, surelyBelow: 20, surelyAbove: 100, rules: ["KR-39"])
  /// How far a swipe may go to its side.
  public static let swipeDrift = Threshold<Double>(
    "drift of a swipe", .points, engine: 50, surelyBelow: 20, surelyAbove: 60, rules: ["KR-40"])
  /// How far a swipe may be behind its start.
  public static let swipeReturn = Threshold<Double>(
    "way of a swipe behind its start", .points, engine: 0, surelyBelow: 0, surelyAbove: 2,
    rules: ["KR-42"])
  /// How long a swipe may take.
  public static let swipeDuration = Threshold<Int>(
    "duration of a swipe", .milliseconds, engine: 500, surelyBelow: 100, surelyAbove: 1_000,
    rules: ["KR-41"])
  /// For how long a pan's velocity remembers how its fingers moved. The smoothing is private; nobody
  /// who flicks a finger back finds it going on.
  public static let velocityMemory = Threshold<Int>(
    "memory of a velocity", .milliseconds, engine: 100, surelyBelow: 0, surelyAbove: 300,
    rules: ["KR-35"])
  /// By how much the distance of two fingers must change for a pinch.
  public static let pinchChange = Threshold<Double>(
    "change of a pinch", .points, engine: 10, surelyBelow: 4, surelyAbove: 30, rules: ["KR-47"])
  /// By how much two fingers must turn for a rotation.
  public static let rotationTurn = Threshold<Double>(
    "turn of a rotation", .degrees, engine: 10, surelyBelow: 5, surelyAbove: 30, rules: ["KR-51"])
  /// How far from an edge of the screen a pan from there may start.
  public static let edgeDistance = Threshold<Double>(
    "distance from the edge", .points, engine: 20, surelyBelow: 5, surelyAbove: 60,
    rules: ["KR-55"])
  /// How far apart two fingers must be for their direction and ratio to mean anything. The engine
  /// measures any two.
  public static let pairDistance = Threshold<Double>(
    "distance of two fingers", .points, engine: 0, surelyBelow: 0, surelyAbove: 8,
    rules: ["KR-49"])
  /// How far apart two fingers must be for a turn to be like those that were measured. The engine
  /// measures any two.
  public static let turningDistance = Threshold<Double>(
    "distance of two fingers that turn", .points, engine: 0, surelyBelow: 0, surelyAbove: 100,
    rules: ["KR-51", "KR-52"])

  // MARK: Controls and scroll views

  /// How far outside a control a drag still counts as inside.
  public static let controlMargin = Threshold<Double>(
    "margin of a control", .points, engine: 70, surelyBelow: 0, surelyAbove: 150, rules: ["CT-15"])
  /// The same in sizes of the control; a drag is surely outside where it is so by both. The engine's
  /// margin does not grow with the control.
  public static let controlMarginInSizes = Threshold<Double>(
    "margin of a control", .sizes, engine: 0, surelyBelow: 0, surelyAbove: 1.5, rules: ["CT-15"])
  /// How long the knob of a slider or switch is, from the end that it rests at. No rule gives a
  /// number, and nothing is surely more than a knob.
  public static let knobLength = Threshold<Double>(
    "length of a knob", .points, engine: 31, surelyBelow: 14, surelyAbove: .infinity,
    rules: ["CT-32"])
  /// How far a knob must be moved to be dragged; less is a tap.
  public static let knobMovement = Threshold<Double>(
    "movement of a knob", .points, engine: 10, surelyBelow: 3, surelyAbove: 30,
    rules: ["CT-32", "KR-26"])
  /// How long a scroll view holds touches back from its content.
  public static let contentDelay = Threshold<Int>(
    "delay of content touches", .milliseconds, engine: 150, surelyBelow: 50, surelyAbove: 300,
    rules: ["TV-03", "TV-12"])
}

/// How far measures of engines may differ, as they calculate with other numbers.
public enum Tolerance {
  /// Of ratios and of angles in radians. Source: KR-49, KR-52.
  public static let measure = 0.004
  /// How long after the lift a row may be selected, or a control tell its value, in milliseconds.
  /// Source: TV-11.
  public static let selectionDelay = 500

  /// How long a list may go on moving by itself after a drag, in milliseconds. Source: rulebook TV-18.
  public static let coasting = 5_000
  /// For how long a list that moves fast after a drag surely does not rest, in milliseconds.
  public static let surelyCoasting = 500
  /// What is fast, in points per millisecond.
  public static let coastingSpeed = 0.2

  /// How much the system may add to the insets of a scroll view, for bars and corners, in points.
  public static let insets = 150.0
  /// Of offsets that are rounded to pixels, in points.
  public static let pixel = 1.0

  /// A list whose content moved so few milliseconds ago moves still: two frames. Source: TV-18.
  public static let frame = 34
  /// How far apart an interruption may take fingers away, in milliseconds. Source: RE-78.
  public static let interruption = 20
  /// Of coordinates, in points. Source: HT-17.
  public static let coordinate = 0.01
}
