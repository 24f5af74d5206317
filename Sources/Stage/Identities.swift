/// Numbers `UITouch` objects in the order in which they are seen first. Source: rulebook TO-03.
///
/// The objects are kept alive, so that none is ever mistaken for one that was at its address.
struct Identities {
  private var numbers: [UITouch: Int] = [:]
  /// The object that was asked about last, for callbacks mostly come in rows about one.
  private var last: (touch: UITouch, number: Int)?

  /// The number of `touch`, from 1.
  mutating func number(of touch: UITouch) -> Int {
    if let last, last.touch === touch { return last.number }
    let next = numbers.count + 1
    let number = numbers[touch] ?? next
    if number == next { numbers[touch] = next }
    last = (touch, number)
    return number
  }
}
