extension Point: Spellable {
  static var shape: FileShape { .object(CodingKeys.self) }
  var source: String { "Point\(minimal)" }
}

extension Size: Spellable {
  static var shape: FileShape { .object(CodingKeys.self) }
  var source: String { "Size\(minimal)" }
}

extension Rect: Spellable {
  static var shape: FileShape { .object(CodingKeys.self) }
  var source: String { "Rect\(minimal)" }
}

extension Transform: Spellable {
  static var shape: FileShape { .object(CodingKeys.self) }

  /// The shortest of the ways to make the transform.
  var source: String {
    if self == .quarterTurn { return ".quarterTurn" }
    if self == .identity { return ".identity" }
    if self == .scale(a, d) { return ".scale(\(a.minimal), \(d.minimal))" }
    if self == .translation(tx, ty) { return ".translation(\(tx.minimal), \(ty.minimal))" }
    let numbers = [
      ("a", a, 1.0), ("b", b, 0), ("c", c, 0), ("d", d, 1), ("tx", tx, 0), ("ty", ty, 0),
    ]
    let list = numbers.filter { $0.1 != $0.2 }.map { "\($0.0): \($0.1.minimal)" }
    return "Transform(\(list.joined(separator: ", ")))"
  }
}
