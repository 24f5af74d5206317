import PropertyTesting

/// How well failures shrink and how fast values are drawn, beside the figures of other libraries.
///
/// Run it in a release build. Counts and ratios are printed, no times: they say the same on a slow
/// machine as on a fast one. The figures of the others were measured on the same work, all on one
/// machine; they are printed to compare with, not measured again.
@main
enum PropertyTestingBenchmark {
  static func main() {
    let tables: [(name: String, print: () -> Void)] = [
      ("trees", printTrees), ("challenge", printChallenge), ("generation", printGeneration),
    ]
    let wanted = CommandLine.arguments.dropFirst()
    let unknown = wanted.filter { name in !tables.contains { $0.name == name } }
    guard unknown.isEmpty else {
      print("PropertyTestingBenchmark takes any of: trees, challenge, generation")
      return
    }
    for table in tables where wanted.isEmpty || wanted.contains(table.name) { table.print() }
  }
}
