import Foundation
import Generators
import PropertyTesting
import Stage
import TouchScript

/// Scenes and traces to measure with, and the lines that they are.
struct Messages {
  private let scenes: [Scenario]
  private let traces: [Trace]
  private let requests: [[UInt8]]
  private let replies: [[UInt8]]
  private let encoder: JSONEncoder

  var count: Int { scenes.count }

  /// What is done with messages.
  enum Work: String, CaseIterable {
    case writeRequest = "writing a scene"
    case readReply = "reading a trace"
    case readRequest = "reading a scene"
    case writeReply = "writing a trace"

    /// Whether it is done at the suite's end of the pipe, and not at the engine's.
    var isOfSuite: Bool { self == .writeRequest || self == .readReply }
  }

  /// The first scenes of a search of seed 0, as `touchstone fuzz` tries them, and what the in-repo
  /// engine does in them.
  init(cases: Int) {
    let search = Search(Scenarios.generator(of: .default), seed: 0)
    scenes = (0..<cases).map(search.value(ofCase:))
    let stage = Stage().trusting
    traces = scenes.map { stage.outcome(of: $0).trace ?? Trace() }
    requests = scenes.enumerated().map { WireRequest.run(seq: $0, $1).line() }
    replies = traces.enumerated().map { WireReply.trace(seq: $0, $1).line() }
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// How long the lines are on average, in words.
  var sizes: String {
    func average(_ lines: [[UInt8]]) -> Int { lines.reduce(0) { $0 + $1.count } / max(1, count) }
    return "\(count) scenes of \(average(requests)) bytes, traces of \(average(replies)) bytes"
  }

  /// Where this module and Foundation's coder write or read otherwise, in words.
  var differences: [String] {
    (0..<count).flatMap { number -> [String] in
      var found: [String] = []
      let (scene, trace) = (scenes[number], traces[number])
      if Data(scene.compactJSON.utf8) != (try? encoder.encode(scene)) {
        found.append("scene \(number) is written otherwise")
      }
      if Data(trace.compactJSON.utf8) != (try? encoder.encode(trace)) {
        found.append("trace \(number) is written otherwise")
      }
      let request = try? WireRequest.read(requests[number][...])
      if request != .run(seq: number, scene)
        || scene != (try? JSONDecoder().decode(Scenario.self, from: Data(scene.compactJSON.utf8)))
      {
        found.append("scene \(number) is read otherwise")
      }
      let reply = try? WireReply.read(replies[number][...]) { scenes[$0] }
      if reply != .trace(seq: number, trace)
        || trace != (try? JSONDecoder().decode(Trace.self, from: Data(trace.compactJSON.utf8)))
      {
        found.append("trace \(number) is read otherwise")
      }
      return found
    }
  }

  /// Does a work for all messages.
  ///
  /// - Returns: What it came to in numbers, so that none of it can be left out.
  func run(_ work: Work, byFoundation: Bool) -> Int {
    (0..<count).reduce(0) {
      $0 + (byFoundation ? runFoundation(work, $1) : runHere(work, $1))
    }
  }

  private func runHere(_ work: Work, _ number: Int) -> Int {
    switch work {
    case .writeRequest: return WireRequest.run(seq: number, scenes[number]).line().count
    case .writeReply: return WireReply.trace(seq: number, traces[number]).line().count
    case .readRequest:
      guard case .run(_, let scene)? = try? WireRequest.read(requests[number][...]) else {
        return 0
      }
      return scene.views.count
    case .readReply:
      let reply = try? WireReply.read(replies[number][...]) { scenes[$0] }
      guard case .trace(_, let trace)? = reply else { return 0 }
      return trace.events.count
    }
  }

  private func runFoundation(_ work: Work, _ number: Int) -> Int {
    switch work {
    case .writeRequest: return (try? encoder.encode(scenes[number]))?.count ?? 0
    case .writeReply: return (try? encoder.encode(traces[number]))?.count ?? 0
    case .readRequest:
      let request = try? JSONDecoder().decode(Request.self, from: Data(requests[number]))
      return request?.scenario.views.count ?? 0
    case .readReply:
      let reply = try? JSONDecoder().decode(Reply.self, from: Data(replies[number]))
      return reply?.trace.bound(to: scenes[number]).events.count ?? 0
    }
  }

  private struct Request: Decodable {
    let scenario: Scenario
  }

  private struct Reply: Decodable {
    let trace: Trace
  }
}
