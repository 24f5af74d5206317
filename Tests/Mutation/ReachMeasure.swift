import Foundation

/// In how many random cases each body of the engine is entered.
enum ReachMeasure {
  static let help = """
    usage: Mutation reach [CASES] [SEED]
    Plays CASES random cases (20000) of SEED (1), and lists the bodies of the engine that fewer than 20 enter
    and that unreached.txt does not excuse.
    """

  private static let fewest = 20

  /// Builds a copy of the engine that notes its bodies, plays it, and prints what is entered seldom.
  static func run(_ words: [String], in package: URL) throws -> Bool {
    let numbers = words.compactMap { Int($0) }.filter { $0 >= 0 }
    guard numbers.count == words.count, numbers.count < 3 else {
      print(help)
      return words == ["--help"]
    }
    let (cases, seed) = (numbers.first ?? 20_000, numbers.count > 1 ? numbers[1] : 1)
    let workshop = Workshop(package: package)
    let sources = try workshop.sources()
    try workshop.prepare()
    var noting: [String: String] = [:]
    var names: [String] = []
    for source in sources {
      noting[source.path] = Weaving.noting(source, firstBody: names.count)
      names += Bodies(of: source).bodies.map { "\(source.path) \($0.fullName)" }
    }
    try workshop.write(noting)
    if let error = try workshop.build(withTests: false).first {
      throw Failure("\(error.path):\(error.line) of the copy: \(error.sentence)")
    }
    var counts: [Int] = []
    let status = try Shell.run(
      [workshop.player.path, "reach", "\(cases)", "\(seed)", "\(names.count)"],
      in: workshop.scratch
    ) { line in Int(line).map { counts.append($0) } }
    guard status == 0, counts.count == names.count else {
      throw Failure("the player ended with status \(status)")
    }
    let file = package.appending(path: "Tests/Mutation/unreached.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let excused = Set(lines.filter { $0.hasPrefix("  ") }.map(\.trimmed))
    let odd = zip(counts, names).filter { ($0 < fewest) != excused.contains($1) }.sorted(by: <)
    print("\(cases) cases, \(names.count) bodies of the engine, \(excused.count) of them excused.")
    print("In fewer than \(fewest) cases and not excused, or excused and in as many or more:")
    for (count, name) in odd { print("  \(count)\t\(name)") }
    return odd.isEmpty
  }
}
