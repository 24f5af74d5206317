import Conformance
import Dispatch
import Foundation
import Invariants
import Stage
import Synchronization
import TouchScript

/// Plays scenes on engines, and prints a line for each: the engine, the number of the scene, a digest
/// of the trace, the rules that were exercised as bits, and the rules that were broken.
///
/// The bits are those of `Invariants.all` and then `Relations.all`, in their order, four to a digit.
struct Play {
  private let scenes: [Scenario]
  private let engines: [(name: String, stage: Stage)]
  private let every: Int
  private let panel = Panel(Invariants.all)

  /// Reads the words of the command line: a file of scenes, then `right`, `faults` (all of them) or
  /// names of faults; without any, `right`. With `--every N` only each Nth scene is played.
  init(_ words: [String]) throws(Complaint) {
    var names = words
    var step = 1
    if let flag = names.firstIndex(of: "--every") {
      guard names.indices.contains(flag + 1), let number = Int(names[flag + 1]), number > 0 else {
        throw Complaint("--every takes a number")
      }
      step = number
      names.removeSubrange(flag...flag + 1)
    }
    guard let path = names.first else { throw Complaint("play takes a file of scenes") }
    every = step
    scenes = try Scenes.read(path)
    var engines: [(name: String, stage: Stage)] = []
    for name in names.count > 1 ? Array(names.dropFirst()) : ["right"] {
      switch name {
      case "right": engines.append((name, Stage()))
      case "faults": engines += Fault.all.map { ($0.name, Stage(behavior: $0.behavior)) }
      default:
        do {
          engines.append((name, Stage(behavior: try Fault.named(name).behavior)))
        } catch {
          throw Complaint("\(error)")
        }
      }
    }
    self.engines = engines
  }

  func run() {
    let numbers = Array(stride(from: 0, to: scenes.count, by: every))
    let batch = 50
    for (name, stage) in engines {
      let batches = (numbers.count + batch - 1) / batch
      let results = Mutex([String](repeating: "", count: batches))
      DispatchQueue.concurrentPerform(iterations: batches) { index in
        let part = numbers[index * batch..<min(numbers.count, (index + 1) * batch)]
        let text = part.map { line(of: $0, name, stage) }.joined()
        results.withLock { $0[index] = text }
      }
      FileHandle.standardOutput.write(Data(results.withLock { $0.joined() }.utf8))
    }
  }

  private func line(of number: Int, _ name: String, _ stage: Stage) -> String {
    let scene = scenes[number]
    let trace = stage.perform(scene)
    var bits = Array(repeating: false, count: Invariants.all.count + Relations.all.count)
    var broken: [String] = []
    func note(_ verdict: Verdict, of id: String, at place: Int) {
      bits[place] = verdict.isExercised
      if verdict.violation != nil { broken.append(id) }
    }
    panel.judge(Evidence(scene, trace)) { note($1, of: Invariants.all[$0].id, at: $0) }
    for (place, relation) in Relations.all.enumerated() {
      guard let changed = relation.transformed(scene) else { continue }
      note(
        relation.judge(scene, trace, changed, stage.perform(changed)), of: relation.id,
        at: Invariants.all.count + place)
    }
    let digest = String(trace.compactJSON.utf8.reduce(14_695_981_039_346_656_037, mix), radix: 16)
    return "\(name)\t\(number)\t\(digest)\t\(digits(of: bits))\t\(broken.joined(separator: ","))\n"
  }

  /// Fowler, Noll and Vo's hash, which is the same on every machine.
  private func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 1_099_511_628_211
  }

  private func digits(of bits: [Bool]) -> String {
    stride(from: 0, to: bits.count, by: 4).map { start in
      let digit = (start..<start + 4).reduce(0) { digit, place in
        digit * 2 + (place < bits.count && bits[place] ? 1 : 0)
      }
      return String(digit, radix: 16)
    }.joined()
  }
}
