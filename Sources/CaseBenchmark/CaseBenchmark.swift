import Conformance
import Foundation
import Generators
import Stage

/// What a whole case costs: a scene made, played, judged by every rule, and played again, changed.
///
///     swift run -c release CaseBenchmark [CASES [ROUNDS]]
///
/// The yardstick is the bare play: a scene that is there, played on the in-repo engine, of which
/// nobody looks at the trace. Every part of a case is measured beside it, on the same scenes and in
/// the same rounds; so the ratios say the same on a slow machine as on a fast one. A part by itself
/// finds its code and data in the caches, and in a whole case it does not: what that costs is in the
/// row of all else. Run it in a release build. It ends with status 1 if a whole case costs more bare plays
/// than it may.
@main
enum CaseBenchmark {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
    guard numbers.count == CommandLine.arguments.count - 1, numbers.count <= 2 else {
      print("CaseBenchmark takes how many cases, and in how many rounds: two numbers, or none")
      exit(2)
    }
    let cases = numbers.first ?? 2_000
    let rounds = numbers.dropFirst().first ?? 15
    let areKept = [Workload.small(cases: cases), .usual(cases: cases)].map {
      report($0, rounds: rounds)
    }
    if areKept.contains(false) { exit(1) }
  }

  /// How many whole cases of small scenes a second and core are aimed at.
  private static let goal = 50_000.0

  /// Prints what cases cost; false: a whole one costs more bare plays than it may.
  private static func report(_ workload: Workload, rounds: Int) -> Bool {
    let trail = TrailedCampaign(workload.campaign)
    let parts = Workload.Part.allCases
    let times = seconds(
      rounds: rounds,
      of: parts.map { part in { _ = workload.run(part) } } + [
        { _ = workload.campaign.run() }, { _ = trail.run() },
      ])
    let whole = times[parts.count]
    let bare = times[parts.firstIndex(of: .play) ?? 0]
    print("\n\(workload.name)\n")
    printRow("what is done", "share", "to a bare play")
    for (part, time) in zip(parts, times) { printRow(part.rawValue, time / whole, time / bare) }
    let rest = whole - times[..<parts.count].reduce(0, +)
    printRow("all else: counting, and caches gone cold", rest / whole, rest / bare)
    printRow("a whole case", 1, whole / bare)
    printRow(
      "a whole case that leaves a trail", times[parts.count + 1] / whole,
      times[parts.count + 1] / bare)
    let aim = Double(workload.campaign.cases) / goal
    print("\nOf \(Int(goal)) a second and core are done:")
    print("whole cases \(format(aim / whole)), bare plays \(format(aim / bare))")
    let isKept = whole / bare <= workload.mostBarePlays
    let most = format(workload.mostBarePlays)
    print("A whole case may cost \(most) bare plays\(isKept ? "." : ", and costs more.")")
    return isKept
  }

  private static func printRow(_ name: String, _ share: Double, _ ratio: Double) {
    printRow(name, String(format: "%.1f %%", share * 100), format(ratio))
  }

  private static func format(_ ratio: Double) -> String { String(format: "%.2f", ratio) }

  private static func printRow(_ name: String, _ share: String, _ ratio: String) {
    let cells = [share, ratio].map { String(repeating: " ", count: max(1, 16 - $0.count)) + $0 }
    print(name.padding(toLength: 48, withPad: " ", startingAt: 0) + cells.joined())
  }
}

/// The seconds that each piece of work takes in its quickest round; each round runs every piece once,
/// so that what disturbs one of them disturbs all. What counts is the time of this process alone: the
/// pieces differ in length, and the long ones would be interrupted in every round.
private func seconds(rounds: Int, of pieces: [() -> Void]) -> [Double] {
  var quickest = [Double](repeating: .infinity, count: pieces.count)
  for _ in 0..<rounds {
    for (index, piece) in pieces.enumerated() {
      let start = clock()
      piece()
      quickest[index] = min(quickest[index], Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
  }
  return quickest
}

/// A campaign that leaves a trail of its cases in a temporary folder, as one with a memory does.
private struct TrailedCampaign {
  private let campaign: Campaign
  private let folder: URL

  init(_ campaign: Campaign) {
    self.campaign = campaign
    folder = FileManager.default.temporaryDirectory
      .appending(path: "CaseBenchmark-\(ProcessInfo.processInfo.processIdentifier)")
  }

  func run() -> Campaign.Outcome {
    let file = Trails.makeFile()
    defer { close(file) }
    var campaign = campaign
    campaign.trails = Trails(file: file)
    return campaign.run()
  }
}
