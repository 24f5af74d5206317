extension TouchDelivery {
  /// Hears that a view, with all in it, is about to leave its window; it still knows the window.
  func viewLeft(_ view: UIView) {}
}
