/// Chooses among the orders that UIKit leaves open, always the same for the same seed.
///
/// Seed zero changes nothing: the order in which things were found is kept.
struct OpenOrder {
  private var state: UInt64
  private let isPlain: Bool

  init(seed: Int) {
    isPlain = seed == 0
    state = UInt64(bitPattern: Int64(seed))
  }

  /// Puts `items` into an order of this seed's choosing.
  mutating func arrange<Item>(_ items: inout [Item]) {
    guard !isPlain, items.count > 1 else { return }
    for index in stride(from: items.count - 1, to: 0, by: -1) {
      items.swapAt(index, Int(next() % UInt64(index + 1)))
    }
  }

  /// SplitMix64: small, fast, and the same everywhere.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
