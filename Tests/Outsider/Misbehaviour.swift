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
  case sleepsAndTrapsOnce
  case isSlow
  case trapsAtTheEnd

  static let wanted = ProcessInfo.processInfo.environment["OUTSIDER"].flatMap(Self.init)

  func happen(in scenario: Scenario) {
    let isMet =
      switch self {
      case .exitsAlways, .isSlow: true
      default: scenario.views.count >= 6
      }
    guard isMet else { return }
    switch self {
    case .traps: fatalError("no such view")
    case .exits, .exitsAlways: exit(0)
    case .hangs: while true { sleep(1) }
    case .floods: Self.flood()
    case .floodsAndTraps:
      Self.flood()
      fatalError("no such view")
    case .sleepsAndTrapsOnce:
      // The file says that it has.
      guard !FileManager.default.fileExists(atPath: "trapped") else { return }
      _ = FileManager.default.createFile(atPath: "trapped", contents: nil)
      sleep(3)
      fatalError("no such view")
    case .isSlow: usleep(500_000)
    case .prints: print("{\"status\":0}")
    case .trapsAtTheEnd: atexit { abort() }
    }
  }

  private static func flood() {
    let line = String(repeating: "what a day ", count: 1_000) + "\n"
    for _ in 0..<100 { FileHandle.standardError.write(Data(line.utf8)) }
  }
}
