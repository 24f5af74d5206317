/// Numbers `UITouch` objects in the order in which they are seen first. Source: rulebook TO-03.
///
/// The objects are kept alive, so that none is ever mistaken for one that was at its address.
struct Identities {
  private var touches: [UITouch] = []
  /// The numbers of all but the last few, which are faster compared than hashed.
  private var early: [UITouch: Int] = [:]

  private static let few = 16

  /// The number of `touch` if it was asked for before; one higher than all numbers if not.
  func known(_ touch: UITouch) -> Int {
    touches.firstIndex { $0 === touch }.map { $0 + 1 } ?? touches.count + 1
  }

  /// The number of `touch`, from 1.
  mutating func number(of touch: UITouch) -> Int {
    let recent = max(0, touches.count - Self.few)
    var number = touches.count
    while number > recent {
      if touches[number - 1] === touch { return number }
      number -= 1
    }
    if let number = early[touch] { return number }
    touches.append(touch)
    let late = touches.count - Self.few
    if late > 0 { early[touches[late - 1]] = late }
    return touches.count
  }
}
