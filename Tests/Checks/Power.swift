import Conformance
import Invariants
import Stage
import TouchScript

/// Shows by which rules wrong engines are caught that report only so much.
///
/// `Tests/Checks/run power CASES [LEVEL]` prints for each rule how often wrong engines break it where everything
/// is reported, how often what is still reported differs from what the in-repo engine does there, and
/// how often the rule is still broken.
struct Power {
  private let count: Int
  private let reports: Reports

  init(_ words: [String]) throws(Complaint) {
    guard let first = words.first, let count = Int(first), count > 0 else {
      throw Complaint("power takes how many cases, and perhaps names of what is reported")
    }
    self.count = count
    do {
      reports = try Reports(names: words.count > 1 ? Array(words.dropFirst()) : ["responder-calls"])
    } catch {
      throw Complaint("\(error)")
    }
  }

  func run() -> Bool {
    let panel = Panel(Invariants.all)
    let none = [Int](repeating: 0, count: panel.invariants.count)
    var (full, seen, caught, extra) = (none, none, none, none)
    var faults = [Set<String>](repeating: [], count: none.count)
    var missed = [[String]](repeating: [], count: none.count)
    var pairs: [(name: String, rules: Set<Int>)] = []
    let campaign = Campaign(seed: 0, cases: count, system: Stage())
    let scenes = (0..<count).map { campaign.scenario(ofCase: $0) }
    let rights = scenes.map { Stage().perform($0) }
    var accused: [String: Int] = [:]
    var exercised = none
    for (scene, right) in zip(scenes, rights) {
      let evidence = Evidence(scene, right.reporting(only: reports))
      panel.judgeUnread(evidence) {
        exercised[$0] += 1
        if $1.violation != nil { accused[panel.invariants[$0].id, default: 0] += 1 }
      }
    }
    for fault in WrongEngine.all {
      for (number, scene) in scenes.enumerated() {
        let wrong = fault.perform(scene)
        let right = rights[number]
        if wrong == right { continue }
        var all = [Bool](repeating: false, count: none.count)
        panel.judge(Evidence(scene, wrong)) { if $1.violation != nil { all[$0] = true } }
        let part = wrong.reporting(only: reports)
        let isSeen = part != right.reporting(only: reports)
        var still = [Bool](repeating: false, count: none.count)
        if isSeen, !part.events.isEmpty {
          panel.judgeUnread(Evidence(scene, part)) { if $1.violation != nil { still[$0] = true } }
        }
        let judged = none.indices.filter {
          still[$0] && panel.invariants[$0].isJudged(reporting: reports)
        }
        if !judged.isEmpty { pairs.append(("\(fault.name)/\(number)", Set(judged))) }
        for rule in none.indices {
          if all[rule] {
            full[rule] += 1
            if isSeen { seen[rule] += 1 }
            if isSeen, !still[rule], missed[rule].count < 400 {
              missed[rule].append("\(fault.name)/\(number)")
            }
          }
          if still[rule] {
            if all[rule] { caught[rule] += 1 } else { extra[rule] += 1 }
            faults[rule].insert(fault.name)
          }
        }
      }
    }
    sayCover(pairs, panel)
    for rule in none.indices {
      let id = panel.invariants[rule].id
      let examples = Dictionary(grouping: missed[rule]) { $0.split(separator: "/")[0] }
        .sorted {
          $0.value.count > $1.value.count || $0.value.count == $1.value.count && $0.key < $1.key
        }
        .prefix(4).map { "\($0.value[0])x\($0.value.count)" }
      print(
        id, full[rule], seen[rule], caught[rule], extra[rule], accused[id] ?? 0, exercised[rule],
        panel.invariants[rule].isJudged(reporting: reports) ? "judged" : "-",
        faults[rule].sorted().prefix(3).joined(separator: ","),
        "|", examples.joined(separator: " "))
    }
    return true
  }

  /// Prints few cases of wrong engines in which all rules are broken that any breaks, the richest first.
  private func sayCover(_ pairs: [(name: String, rules: Set<Int>)], _ panel: Panel) {
    var open = pairs.reduce(into: Set<Int>()) { $0.formUnion($1.rules) }
    while let best = pairs.max(by: {
      $0.rules.intersection(open).count < $1.rules.intersection(open).count
    }), !best.rules.isDisjoint(with: open) {
      let ids = best.rules.intersection(open).sorted().map { panel.invariants[$0].id }
      print("// \(best.name): \(ids.joined(separator: " "))")
      open.subtract(best.rules)
    }
  }
}
