import Conformance
import Invariants
import PropertyTesting
import TouchScript

/// What the author of a program adds to the suite: rules and scenes of their own.
struct OwnSuite: Sendable {
  /// Rules that are judged besides those of the rulebook.
  var invariants: [Invariant] = []
  /// Scenes that `fuzz` tries instead of its own.
  var scenes: AnyGenerator<Scenario>?

  /// Those of a rule or a chapter, such as `APP-1` or `APP`.
  func matching(_ selection: String) -> [Invariant] {
    let name = selection.uppercased()
    return invariants.filter {
      $0.id.uppercased() == name || $0.id.uppercased().hasPrefix(name + "-")
    }
  }

  /// What is wrong with the numbers; nil: they can be distinguished from all others.
  var complaint: String? {
    var known = Set(Rulebook.all.map(\.id) + Relations.all.map(\.id))
    for id in invariants.map(\.id) {
      let isWord = id.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
      guard isWord, !id.isEmpty, !id.hasPrefix("-") else {
        return "a rule of your own is called \(id.quotedOnOneLine), not a word such as APP-1"
      }
      guard known.insert(id).inserted else {
        return "a rule of your own is called \(id.quotedOnOneLine), as another one is"
      }
    }
    return nil
  }
}
