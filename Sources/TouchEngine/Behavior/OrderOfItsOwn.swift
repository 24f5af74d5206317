/// Orders that an engine keeps to itself. Source: rulebook TO-21, RE-01 to RE-04, RE-24.
extension UIApplication {
  /// The next of them, which depends on the order seed and on how many there were.
  var orderOfItsOwn: OpenOrder {
    ordersMade += 1
    return OpenOrder(seed: orderSeed, turn: ordersMade)
  }
}

extension UIGestureRecognizer {
  /// Puts `items` into such an order, if the recognizer is in an application.
  final func inOrderOfItsOwn<Item>(_ items: inout [Item]) {
    guard items.count > 1, var order = view?.window?.application?.orderOfItsOwn else { return }
    order.arrange(&items)
  }
}

extension UIView {
  /// The first of some touches that came in one call: that of the lowest finger, or whichever an
  /// engine comes upon. Source: rulebook TO-21, RE-24.
  final func first(of touches: Set<UITouch>) -> UITouch? {
    guard latitude.takesSetsInAnyOrder, touches.count > 1,
      var order = window?.application?.orderOfItsOwn
    else { return touches.min { $0.fingerIndex < $1.fingerIndex } }
    var touches = touches.inFingerOrder
    order.arrange(&touches)
    return touches.first
  }

  /// What the engine chooses where UIKit leaves the choice.
  final var latitude: Latitude {
    @inline(__always)
    get { behaviorInForce.pointee.latitude }
  }
}
