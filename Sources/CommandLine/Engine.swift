import Conformance
import Foundation
import Stage
import TouchScript

/// The engine under test.
enum Engine {
  /// The in-repo engine, with a fault if one is given; one that traps, if the environment asks for
  /// it.
  static func system(
    _ fault: Fault?, latitude: Stage.Latitude = .init()
  ) -> any TouchSystem {
    var behavior = fault?.behavior ?? .uikit
    behavior.latitude = latitude
    let stage = Stage(behavior: behavior).trusting
    guard let kind = trap else { return stage }
    return Trapping(system: stage, kind: kind)
  }

  /// Its name, with that of its fault if it has one, and what it chooses.
  static func name(of fault: Fault?, _ choice: LatitudeChoice = .rows(.init())) -> String {
    "in-repo" + (fault.map { ", fault \($0.name)" } ?? "")
      + (choice.words.map { ", latitude \($0)" } ?? "")
  }

  /// What a replay on it needs besides the token, as words.
  static func options(_ fault: Fault?, _ choice: LatitudeChoice = .rows(.init())) -> [String] {
    (fault.map { ["--fault", $0.name] } ?? []) + (choice.words.map { ["--latitude", $0] } ?? [])
  }

  /// What a report says besides the name, where the engine was made to trap.
  static var remark: String { trap.map { ", trapping at \($0.rawValue)" } ?? "" }

  /// The kind of recognizer at which the engine is to trap.
  private static var trap: Scenario.Recognizer.Kind? {
    ProcessInfo.processInfo.environment["TOUCHSTONE_TRAP"].flatMap(Scenario.Recognizer.Kind.init)
  }
}

/// An engine that traps in every scene in which a recognizer of one kind and a finger meet.
///
/// It is there so that the command's own tests can see what becomes of a crash: with
/// `TOUCHSTONE_TRAP=pinch` in the environment, and never without.
private struct Trapping: TouchSystem {
  let system: any TouchSystem
  let kind: Scenario.Recognizer.Kind

  func perform(_ scenario: Scenario) -> Trace {
    let isMet = scenario.script.contains { !$0.touches.isEmpty }
    if isMet, scenario.recognizers.contains(where: { $0.kind == kind }) {
      fatalError("the engine traps at \(kind.rawValue), as TOUCHSTONE_TRAP asks")
    }
    return system.perform(scenario)
  }
}
