/// How choices are written: `RE-07,RE-52:waits`.
extension Latitude: CustomStringConvertible {
  /// Makes the choices of rows such as `RE-07,RE-52:waits`. Where a row offers several ways and no
  /// word says which, it is the first. Choices that are no rows are written with the rule that leaves
  /// them open, such as `KR-04`.
  public init(rows: String) throws(Refusal) {
    self.init()
    var chosen: [String] = []
    for part in rows.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let id = words[0].uppercased()
      let entry = try Self.entry(id)
      guard !chosen.contains(where: { Self.id(of: $0) == id }) else {
        throw Refusal("\(id) is given twice")
      }
      let way = try entry.way(words.count > 1 ? String(words[1]) : nil)
      let spelling = entry.spelling(of: way)
      for other in chosen {
        if let reason = Self.reason(against: spelling, with: other) {
          throw Refusal("\(other) and \(spelling) exclude each other: \(reason)")
        }
      }
      chosen.append(spelling)
      way.choose(&self)
    }
  }

  /// The choices that are not the engine's own, as they are written; empty: there is none.
  public var description: String { spellings.joined(separator: ",") }

  private var spellings: [String] {
    Self.entries.compactMap { entry in
      entry.ways.first { $0.isChosen(self) }.map(entry.spelling)
    }
  }

  /// Why choices cannot be made, in a sentence without a capital and a full stop.
  public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    package init(_ sentence: String) { description = sentence }
  }

  /// How the ways of a row are written; none: it cannot be chosen.
  public static func spellings(of row: Row) -> [String] {
    entries.first { $0.row == row }.map { entry in entry.ways.map(entry.spelling) } ?? []
  }

  /// Why two ways of choosing cannot go together; nil: they can.
  public static func reason(against one: String, with other: String) -> String? {
    exclusions.first { pair in
      isMeant(one, by: pair.one) && isMeant(other, by: pair.other)
        || isMeant(one, by: pair.other) && isMeant(other, by: pair.one)
    }?.because
  }

  /// One way of a row, ready to be chosen again and again: words are compared once.
  package struct Option: Sendable {
    /// Its place among all options.
    package let number: Int
    private let excluded: Set<Int>
    private let way: Way

    /// Whether it cannot go together with another.
    package func excludes(_ other: Option) -> Bool { excluded.contains(other.number) }

    /// Makes the choice.
    package func choose(_ latitude: inout Latitude) { way.choose(&latitude) }

    fileprivate init(number: Int, way: Way, excluded: Set<Int>) {
      (self.number, self.way, self.excluded) = (number, way, excluded)
    }
  }

  /// The ways of all rows that can be chosen, row by row.
  package static let options: [[Option]] = {
    let rows = entries.filter { $0.row != nil }
    let spellings = rows.flatMap { entry in entry.ways.map(entry.spelling) }
    var excluded = Array(repeating: Set<Int>(), count: spellings.count)
    func places(of pattern: String) -> [Int] {
      spellings.indices.filter { isMeant(spellings[$0], by: pattern) }
    }
    for pair in exclusions {
      for one in places(of: pair.one) {
        for other in places(of: pair.other) {
          excluded[one].insert(other)
          excluded[other].insert(one)
        }
      }
    }
    var number = 0
    return rows.map { entry in
      entry.ways.map { way in
        defer { number += 1 }
        return Option(number: number, way: way, excluded: excluded[number])
      }
    }
  }()

  private static func isMeant(_ spelling: String, by pattern: String) -> Bool {
    spelling == pattern || id(of: spelling) == pattern
  }

  private static func id(of spelling: String) -> String {
    String(spelling.prefix { $0 != ":" })
  }

  private static func entry(_ id: String) throws(Refusal) -> Entry {
    if let entry = entries.first(where: { $0.id == id }) { return entry }
    if let reason = Row(id: id)?.reasonNotBuilt { throw Refusal("\(id) is not built: \(reason)") }
    let rows = Row.allCases.map(\.id)
    let meant = rows.first { $0.hasPrefix("RE-") && Int($0.dropFirst(3)) == Int(id.dropFirst(3)) }
    throw Refusal(
      id.isEmpty
        ? "a row is missing; rows are written as in RE-07,RE-52:waits"
        : "there is no row \(String(reflecting: id)); "
          + (meant.map { "did you mean \($0)?" }
            ?? "there are \(rows[0]) to \(rows[rows.count - 1])"))
  }
}

extension Latitude.Entry {
  fileprivate func spelling(of way: Latitude.Way) -> String {
    way.word.map { "\(id):\($0)" } ?? id
  }

  fileprivate func way(_ word: String?) throws(Latitude.Refusal) -> Latitude.Way {
    guard let word else { return ways[0] }
    if let way = ways.first(where: { $0.word == word }) { return way }
    let words = ways.compactMap(\.word)
    let offer =
      switch words.count {
      case 0: "no word behind it"
      case 1...9: words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
      default: "\(words[0]) to \(words[words.count - 1])"
      }
    throw Latitude.Refusal("\(id) takes \(offer), not \(String(reflecting: word))")
  }
}
