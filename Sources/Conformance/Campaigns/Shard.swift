/// One of several equal parts of a campaign, each of which another machine may run.
///
/// The parts take turns: of four shards the first tries the cases 0, 4, 8 and so on. Together they try
/// each case of the whole campaign once; see `Report.joining(_:)`.
public struct Shard: Sendable, Hashable, Codable, CustomStringConvertible {
  /// Which part it is, from 1 to `count`.
  public let number: Int
  /// How many parts there are, 1 or more.
  public let count: Int

  /// The whole campaign.
  public static let whole = Shard(uncheckedNumber: 1, of: 1)

  /// The part `number` of `count`; nil unless 1 ≤ number ≤ count.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, 1...count ~= number else { return nil }
    self.init(uncheckedNumber: number, of: count)
  }

  private init(uncheckedNumber number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// The part as a person writes it, such as `2/4`; nil if it is no such thing.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      let number = Int(parts[0]), let count = Int(parts[1]), count <= Self.most
    else { return nil }
    self.init(number, of: count)
  }

  /// The part that a build system asks for in the variables `TEST_SHARD_INDEX`, from 0, and
  /// `TEST_TOTAL_SHARDS`, as Bazel sets them; nil if they are not set, or make no sense.
  public init?(environment: [String: String]) {
    guard let index = environment["TEST_SHARD_INDEX"].flatMap({ Int($0) }),
      let count = environment["TEST_TOTAL_SHARDS"].flatMap({ Int($0) }), index < count,
      count <= Self.most
    else { return nil }
    self.init(index + 1, of: count)
  }

  /// How many parts there may be.
  private static let most = 1_000_000

  /// `2/4`.
  public var description: String { "\(number)/\(count)" }

  /// Whether there are other parts.
  public var isPart: Bool { count > 1 }

  /// How many of the first `cases` cases of the campaign are this part's.
  func size(of cases: Int) -> Int { cases < number ? 0 : (cases - number) / count + 1 }

  /// The number in the whole campaign of the part's case `index`.
  func caseIndex(_ index: Int) -> Int { index * count + number - 1 }
}
