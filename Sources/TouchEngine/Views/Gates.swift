/// What can keep a view from taking touches. Source: rulebook HT-04, HT-05, HT-18, HT-26, HT-28,
/// HT-30.
struct Gates: OptionSet, Hashable {
  let rawValue: UInt8

  /// The view is hidden.
  static let hidden = Gates(rawValue: 1)
  /// User interaction is disabled.
  static let noInteraction = Gates(rawValue: 2)
  /// A control is disabled.
  static let disabled = Gates(rawValue: 4)
  /// An animation is running that does not allow interaction.
  static let animating = Gates(rawValue: 8)
  /// The transform leaves no area.
  static let flat = Gates(rawValue: 16)
  /// The view only shows something, and the app has not said that it takes touches.
  static let display = Gates(rawValue: 32)

  /// The view is more levels below its window than there may be.
  static let tooDeep = Gates(rawValue: 64)

  /// Whether the gates are among these.
  subscript(gates: Gates) -> Bool {
    get { !isDisjoint(with: gates) }
    set { if newValue { formUnion(gates) } else { subtract(gates) } }
  }
}
