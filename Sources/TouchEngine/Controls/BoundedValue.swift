/// A number that stays between two others.
///
/// Bounds come first: a minimum above the maximum raises the maximum, a maximum below the minimum
/// lowers the minimum. What is no finite number is ignored.
struct BoundedValue<Number: BinaryFloatingPoint> {
  private(set) var number: Number = 0
  private(set) var minimum: Number = 0
  private(set) var maximum: Number

  init(upTo maximum: Number) { self.maximum = maximum }

  mutating func set(_ number: Number) {
    guard number.isFinite else { return }
    self.number = min(max(number, minimum), maximum)
  }

  mutating func setMinimum(_ minimum: Number) {
    guard minimum.isFinite else { return }
    self.minimum = minimum
    maximum = max(maximum, minimum)
    set(number)
  }

  mutating func setMaximum(_ maximum: Number) {
    guard maximum.isFinite else { return }
    self.maximum = maximum
    minimum = min(minimum, maximum)
    set(number)
  }
}
