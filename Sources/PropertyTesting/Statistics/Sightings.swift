/// What was seen in the cases of a search so far: every feature once, and which of them were seen in
/// a single case only.
///
/// What has been seen only once tells how much has not been seen at all (Good and Turing): had the
/// one case that showed it not been tried, it would be unknown. So the chance that the next case
/// shows something new is about the share of cases that show something that no other case shows.
/// Where each case shows a single thing, that is Good and Turing's number of singletons by the number
/// of cases.
///
/// The order in which cases are noted does not matter, nor on which thread.
public struct Sightings: Hashable, Sendable {
  /// In how many cases was looked.
  public private(set) var cases = 0
  /// For each feature the one case that showed it, or `several`.
  private var showing: [UInt64: Int] = [:]

  /// No case has a number like this.
  private static let several = Int.min

  /// Nothing has been seen.
  public init() {}

  /// Notes what a case showed; a case is noted once.
  public mutating func note(_ features: some Sequence<UInt64>, inCase index: Int) {
    cases += 1
    for feature in features {
      let known = showing[feature]
      if known == nil {
        showing[feature] = index
      } else if known != index, known != Self.several {
        showing[feature] = Self.several
      }
    }
  }

  /// Adds what was seen in other cases.
  public mutating func add(_ other: Sightings) {
    cases += other.cases
    if showing.isEmpty {
      showing = other.showing
    } else {
      showing.merge(other.showing) { _, _ in Self.several }
    }
  }

  /// How many different features were seen.
  public var distinct: Int { showing.count }

  /// How many features were seen in a single case only.
  public var singletons: Int { showing.values.count { $0 != Self.several } }

  /// The share of cases that show something that no other case shows: about the chance that the next
  /// case shows something new.
  public var chanceOfNew: Proportion {
    let telling = Set(showing.values.lazy.filter { $0 != Self.several })
    return Proportion(telling.count, of: cases)
  }
}

extension Sightings: Codable {
  private enum CodingKeys: String, CodingKey { case cases, once, often }

  /// Reads what another process has seen.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    cases = try fields.decode(Int.self, forKey: .cases)
    let once = try fields.decode([String: Int].self, forKey: .once)
    let often = try fields.decode([String].self, forKey: .often)
    func feature(_ text: String, _ key: CodingKeys) throws -> UInt64 {
      if let feature = UInt64(text, radix: 36) { return feature }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: fields, debugDescription: "\(text) is no feature")
    }
    for (text, index) in once { showing[try feature(text, .once)] = index }
    for text in often { showing[try feature(text, .often)] = Self.several }
  }

  /// Writes what was seen, so that another process can go on; always in the same order.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(cases, forKey: .cases)
    var once: [String: Int] = [:]
    var often: [UInt64] = []
    for (feature, index) in showing {
      if index == Self.several {
        often.append(feature)
      } else {
        once[String(feature, radix: 36)] = index
      }
    }
    try fields.encode(once, forKey: .once)
    try fields.encode(often.sorted().map { String($0, radix: 36) }, forKey: .often)
  }
}
