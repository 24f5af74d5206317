import Foundation
import Touchstone

/// What the engine does in scenes of at least six views, if the variable `OUTSIDER` asks for it: so the
/// command's tests see what becomes of an engine that misbehaves in the same process.
enum Misbehaviour: String {
  case traps
  case exits
  case exitsAlways
  case hangs
  case floods
  case floodsAndTraps
  case prints
  case trapsInSmallScenes
  case trapsAtTheEnd

  static let wanted = ProcessInfo.processInfo.environment["OUTSIDER"].flatMap(Self.init)

  func happen(in scenario: Scenario) {
    let isMet =
      switch self {
      case .exitsAlways: true
      // The search makes none, and making scenes smaller does.
      case .trapsInSmallScenes: scenario.views.count == 1 && scenario.script.isEmpty
      default: scenario.views.count >= 6
      }
    guard isMet else { return }
    switch self {
    case .traps, .trapsInSmallScenes: fatalError("no such view")
    case .exits, .exitsAlways: exit(0)
    case .hangs: while true { sleep(1) }
    case .floods: Self.flood()
    case .floodsAndTraps:
      Self.flood()
      fatalError("no such view")
    case .prints: print("{\"status\":0}")
    case .trapsAtTheEnd: atexit { abort() }
    }
  }

  private static func flood() {
    let line = String(repeating: "what a day ", count: 1_000) + "\n"
    for _ in 0..<100 { FileHandle.standardError.write(Data(line.utf8)) }
  }
}
