import PropertyTesting

/// One small change of the engine's source.
struct Mutant {
  /// The file, below the directory that is mutated.
  let file: String
  /// The line on which the change begins, counted from 1.
  let line: Int
  /// The function, initializer or accessor that it is in; empty outside all of them.
  let function: String
  /// The words of the line as they are.
  let original: String
  /// The words of the line as they would be, or what would become of it, in parentheses.
  let change: String
  /// What makes the change.
  let edits: [Edit]
  /// Where in the file a call may stand that tells that the statement was reached; nil where there
  /// is no room for one.
  let anchor: Int?
  /// The index, in the file's `Bodies`, of the body that it is in; nil outside bodies.
  let body: Int?
  /// Its number among all mutants of the engine, counted from 1.
  var number = 0
  /// How many mutants before it have the same words, in the same file.
  var namesakes = 0

  /// What it is known by as long as its line keeps its words.
  var key: String {
    [file, original, change, String(namesakes)].joined(separator: "\t")
  }
  /// How many words, with tabs between them, a key has.
  static let wordsOfKey = 4

  /// Where it is.
  var place: String { "\(file):\(line)" }

  /// Its place in a random order of all mutants.
  func rank(seed: UInt64) -> UInt64 {
    var digest = Digest()
    digest.add(key.utf8)
    var random = Random(seed: digest.value ^ seed)
    return random.next()
  }

  /// A replacement of some bytes of a file.
  struct Edit: Hashable {
    let range: Range<Int>
    let text: String
  }
}

extension Mutant {
  /// All mutants of these files, numbered in their order.
  static func all(of sources: [SourceText]) -> [Mutant] {
    var number = 0
    return sources.flatMap { source in
      var seen: [String: Int] = [:]
      return Mutations(of: source).mutants.map { mutant in
        number += 1
        var mutant = mutant
        mutant.number = number
        let words = "\(mutant.original)\t\(mutant.change)"
        mutant.namesakes = seen[words, default: 0]
        seen[words, default: 0] += 1
        return mutant
      }
    }
  }

  /// `source` between these bytes, with the edits made that lie there.
  static func apply(_ edits: [Edit], to source: SourceText, in range: Range<Int>) -> String {
    var text = ""
    var place = range.lowerBound
    // Where two edits meet, the one that only inserts comes first.
    let order = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in order where edit.range.lowerBound >= place {
      text += source.text(place..<edit.range.lowerBound) + edit.text
      place = edit.range.upperBound
    }
    return text + source.text(place..<max(place, range.upperBound))
  }
}
