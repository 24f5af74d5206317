import TouchScript

// What is read off the engine's objects when they call.

extension ViewDefaults {
  /// What a new view has.
  init(_ view: UIView) {
    self.init(
      isUserInteractionEnabled: view.isUserInteractionEnabled,
      isMultipleTouchEnabled: view.isMultipleTouchEnabled, isExclusiveTouch: view.isExclusiveTouch)
  }
}

extension Double {
  /// The nearest multiple of 1/1024, where engines that round on the way agree. Never `-0`.
  var measured: Double { (self * 1024).rounded() / 1024 + 0 }
}

extension Point {
  /// The nearest point that measurements give.
  var measured: Point { Point(x.measured, y.measured) }
}
