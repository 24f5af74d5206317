/// Mutated source in which every mutant is asleep until a switch wakes one of them.
///
/// A body with mutants becomes a choice between mutated copies and the original; a literal outside
/// bodies becomes a choice between two. So all mutants are compiled at once. What the switch is
/// called stands in `Player/ActiveMutant.swift`, which is compiled along with the engine.
struct Weaving {
  /// The source with the mutants woven in.
  private(set) var text = ""
  /// For each mutant, the lines of `text` that it takes: the compiler's errors name lines.
  private(set) var lines: [(number: Int, lines: Range<Int>)] = []
  /// For each body with mutants, by its number, the lines from the one that its brace opens on.
  private(set) var bodyLines: [(number: Int, lines: Range<Int>)] = []
  /// For each mutant, the number of the body that it is in, or nil outside bodies. All numbers of
  /// one run of the tool are different.
  private(set) var bodies: [Int: Int] = [:]
  private let source: SourceText
  private var line = 1

  /// Weaves `mutants`, which are of `source`; its bodies are numbered from `firstBody` on.
  init(_ mutants: [Mutant], into source: SourceText, firstBody: Int) {
    self.source = source
    let all = Bodies(of: source).bodies
    let byBody = Dictionary(grouping: mutants.filter { $0.body != nil }) { $0.body ?? 0 }
    var pieces: [(range: Range<Int>, weave: (inout Weaving) -> Void)] = []
    for (index, body) in all.enumerated() {
      guard let mutants = byBody[index] else { continue }
      let number = firstBody + index
      for mutant in mutants { bodies[mutant.number] = number }
      pieces.append((source.range(body.tokens), { $0.weave(mutants, into: body, number) }))
    }
    for mutant in mutants where mutant.body == nil {
      let edit = mutant.edits[0]
      pieces.append((edit.range, { $0.weave(mutant, edit) }))
    }
    var place = 0
    for piece in pieces.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      write(source.text(place..<piece.range.lowerBound))
      piece.weave(&self)
      place = piece.range.upperBound
    }
    write(source.text(place..<source.bytes.count))
  }

  /// The source in which each body notes that it is entered; they are numbered from `firstBody` on.
  static func noting(_ source: SourceText, firstBody: Int) -> String {
    var text = ""
    var place = 0
    for (index, body) in Bodies(of: source).bodies.enumerated() {
      let range = source.range(body.tokens)
      let isExpression = Statements(of: body, in: source).isExpression
      text += source.text(place..<range.lowerBound)
      text += "\nnoteBody(\(firstBody + index))\n" + (isExpression ? "return " : "")
      place = range.lowerBound
    }
    return text + source.text(place..<source.bytes.count)
  }

  /// The number of the body that is at this line of `text` or nearest to it; rather the next than
  /// the last. Nil if there is none with mutants.
  func body(nearLine line: Int) -> Int? {
    func distance(_ lines: Range<Int>) -> Int {
      max(lines.lowerBound - line, line - lines.upperBound + 1, 0)
    }
    return bodyLines.reversed().min { distance($0.lines) < distance($1.lines) }?.number
  }

  private mutating func write(_ words: String) {
    text += words
    line += words.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func weave(_ mutants: [Mutant], into body: Body, _ number: Int) {
    let range = source.range(body.tokens)
    let isExpression = Statements(of: body, in: source).isExpression
    let prefix = isExpression ? "return " : ""
    let first = line
    write("\nswitch theMutant(inBody: \(number)) {\n")
    for mutant in mutants {
      let start = line
      write("case \(mutant.number):\n")
      var edits = mutant.edits
      if let anchor = mutant.anchor, !isExpression, mutant.edits[0].range != range {
        edits.insert(
          .init(range: anchor..<anchor, text: "theMutantIsReached(); "), at: 0)
      } else {
        write("theMutantIsReached()\n")
      }
      let copy = Mutant.apply(edits, to: source, in: range)
      write(prefix + copy + "\n")
      if copy.trimmed.isEmpty { write("break\n") }
      lines.append((mutant.number, start..<line))
    }
    write("default:\n\(prefix)\(source.text(range))\n}\n")
    bodyLines.append((number, first..<(line + 1)))
  }

  private mutating func weave(_ mutant: Mutant, _ edit: Mutant.Edit) {
    // A line of its own, so that an error can be distinguished from its neighbours'.
    let start = line
    write(
      "(theMutantIs(\(mutant.number)) ? \(edit.text) : \(source.text(edit.range)))")
    lines.append((mutant.number, start..<(line + 1)))
  }
}
