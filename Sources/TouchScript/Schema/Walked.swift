/// A part made of properties, for those who walk them: generators draw and spell it so.
package protocol PropertyOwner: Hashable, Sendable {
  /// All properties of the part.
  static var schema: Schema<Self> { get }
  /// A part of which nothing is said.
  static var blank: Self { get }
  /// A new part with only the properties of this one that others depend on.
  var new: Self { get }
}

/// A value of one of several forms, for those who walk them.
package protocol FormOwner: Hashable, Sendable {
  /// What one of them is called.
  static var noun: String { get }
  /// All forms that there are.
  static var forms: [Form<Self>] { get }
}
