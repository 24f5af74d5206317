import Invariants

/// The numbers of the rules and relations that can be judged.
enum RuleNames {
  /// Each of them.
  static let all = Invariants.all.map(\.id) + Relations.all.map(\.id)

  /// The same with the chapters before them.
  static let withChapters = Rulebook.chapters.map(\.letters) + [Relations.letter] + all

  /// The one that is meant by a number that is written another way, such as `ht6`, `HT_06` or `HT-006`; in the
  /// rulebook there may be others besides.
  static func meant(by text: String, among ids: [Rule.ID] = all) -> Rule.ID? {
    let letters = text.prefix { $0.isLetter }.uppercased()
    let digits = text.drop { !$0.isNumber }
    guard let number = Int(digits) else { return nil }
    let between = text.dropFirst(letters.count).dropLast(digits.count)
    guard ["", "-", "_", " "].contains(between) else { return nil }
    return ids.first { id in
      let parts = id.split(separator: "-")
      return parts.count == 2 && parts[0] == letters && Int(parts[1]) == number
    }
  }

  /// The one that may be meant by `text`, as the end of a sentence; empty where none is near.
  static func hint(for text: String, among ids: [Rule.ID] = all) -> String {
    (meant(by: text, among: ids) ?? ids.nearest(to: text)).map { "; did you mean \($0)?" } ?? ""
  }
}
