import Foundation
import Generators
import PropertyTesting
import Synchronization
import TouchScript

/// Tells another process what is being played, so that it knows what this one died of.
///
/// Both have the same file open, which has no name. Each job has a place in it, and before a case is
/// played it writes there which one it is: 24 bytes, and the token of a case that has no number.
public final class Trails: Sendable {
  /// The bytes of one job: a record, and behind it a token.
  fileprivate static let place = 1 << 17
  private static let record = MemoryLayout<Record>.size
  fileprivate static let longestToken = place - record
  /// More jobs leave no trail.
  private static let most = 4_096

  fileprivate struct Record {
    var kind = Kind.none.rawValue
    /// The number of the case, or the length of the token.
    var value: Int64 = 0
    /// How often something was written here, twice; and one more while the engine plays.
    var count: Int64 = 0

    enum Kind: Int64 { case none, idle, numbered, spelled }
  }

  private let file: Int32
  private let state = Mutex<(count: Int, free: [Trail])>((0, []))

  /// Leaves trails in a file that is open. It is not closed.
  public init(file: Int32) { self.file = file }

  /// Opens a file that has no name, and is gone with who has it open.
  ///
  /// - Returns: The file; -1 if there can be none.
  public static func makeFile() -> Int32 {
    let folder = FileManager.default.temporaryDirectory
    var name = Array("\(folder.path)/touchstone-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return -1 }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  /// A trail for one job, until it is given back; nil if there are too many.
  func trail() -> Trail? {
    state.withLock { state in
      if let trail = state.free.popLast() { return trail }
      guard state.count < Self.most else { return nil }
      defer { state.count += 1 }
      let trail = Trail(file, at: off_t(state.count * Self.place))
      trail.clear()
      return trail
    }
  }

  /// Takes a trail back: what was played came to its end.
  func giveBack(_ trail: Trail?) {
    guard let trail else { return }
    trail.clear()
    state.withLock { $0.free.append(trail) }
  }

  /// The system, with a trail of every scenario it plays; for scenarios that have no number.
  public func watching(_ system: any TouchSystem) -> any TouchSystem {
    Watched(system: system, trails: self)
  }

  private struct Watched: TouchSystem {
    let system: any TouchSystem
    let trails: Trails

    var about: About { system.about }

    var enduring: any TouchSystem { Watched(system: system.enduring, trails: trails) }

    func perform(_ scenario: Scenario) throws(Skip) -> Trace {
      let trail = trails.trail()
      defer { trails.giveBack(trail) }
      trail?.drop(scenario)
      return try system.perform(scenario)
    }

    func outcome(of scenario: Scenario) -> EngineOutcome {
      let trail = trails.trail()
      defer { trails.giveBack(trail) }
      trail?.drop(scenario)
      return system.outcome(of: scenario)
    }
  }
}

/// Where one job leaves its trail. Only one job writes at a time.
final class Trail: @unchecked Sendable {
  private let file: Int32
  private let place: off_t
  /// The record as part of our memory, so that a note costs no call of the system; nil: it cannot be.
  private let memory: UnsafeMutablePointer<Trails.Record>?
  private var count: Int64 = 0

  fileprivate init(_ file: Int32, at place: off_t) {
    self.file = file
    self.place = place
    let size = MemoryLayout<Trails.Record>.size
    // What lies beyond the end of the file cannot be written to.
    var nothing = Trails.Record()
    let isThere = withUnsafeBytes(of: &nothing) {
      pwrite(file, $0.baseAddress, $0.count, place) == $0.count
    }
    let mapped = isThere ? mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, place) : nil
    memory =
      mapped == MAP_FAILED ? nil : mapped?.bindMemory(to: Trails.Record.self, capacity: 1)
  }

  deinit {
    if let memory { munmap(memory, MemoryLayout<Trails.Record>.size) }
  }

  /// Says that a numbered case is next.
  func drop(case index: Int) { write(.numbered, Int64(index), isPlaying: false) }

  /// Says whether the engine plays the numbered case now; or else something is made of what it did.
  func note(isPlaying: Bool, case index: Int) {
    write(.numbered, Int64(index), isPlaying: isPlaying)
  }

  /// Says that a case without a number of its own is about to be played: one that was given, or a step of
  /// shrinking.
  func drop(_ scenario: Scenario) {
    guard let tree = try? Scenarios.generator.tree(of: scenario) else { return clear() }
    drop(token: Token.encode(tree))
  }

  /// Says that the case that a token spells is about to be played.
  func drop(token: String) {
    let bytes = Array(token.utf8)
    guard bytes.count <= Trails.longestToken else { return clear() }
    let start = place + off_t(MemoryLayout<Trails.Record>.size)
    bytes.withUnsafeBytes { _ = pwrite(file, $0.baseAddress, $0.count, start) }
    write(.spelled, Int64(bytes.count), isPlaying: true)
  }

  /// Says that nothing is being played.
  func clear() { write(.idle, 0, isPlaying: false) }

  private func write(_ kind: Trails.Record.Kind, _ value: Int64, isPlaying: Bool) {
    count += 2
    memory?.pointee = Trails.Record(
      kind: kind.rawValue, value: value, count: count + (isPlaying ? 1 : 0))
  }
}

extension Trail {
  /// The system, with a word here whenever it plays; for a case that has a number.
  func watching(_ system: any TouchSystem, case index: Int) -> any TouchSystem {
    Playing(system: system, trail: self, index: index)
  }

  private struct Playing: TouchSystem {
    let system: any TouchSystem
    let trail: Trail
    let index: Int

    var about: About { system.about }

    func perform(_ scenario: Scenario) throws(Skip) -> Trace {
      trail.note(isPlaying: true, case: index)
      defer { trail.note(isPlaying: false, case: index) }
      return try system.perform(scenario)
    }

    func outcome(of scenario: Scenario) -> EngineOutcome {
      trail.note(isPlaying: true, case: index)
      defer { trail.note(isPlaying: false, case: index) }
      return system.outcome(of: scenario)
    }
  }
}

extension Trails {
  /// What a job is playing.
  public struct Step: Hashable, Sendable {
    /// What it is.
    public let scene: Scene
    /// How often the job had left a trail: as long as this is the same, it is the same play.
    let count: Int64
    /// Whether the engine is at it, and not the suite.
    var isPlaying: Bool { count % 2 != 0 }
  }

  /// A scene that is being played.
  public enum Scene: Hashable, Sendable {
    /// A case of the search, by its number.
    case numbered(Int)
    /// A case that has only its token.
    case spelled(String)
  }

  /// What each job is playing now, by its number: of those that play nothing, nil. What makes no sense is
  /// nothing.
  static func steps(in file: Int32) -> [Step?] {
    var steps: [Step?] = []
    while steps.count < most {
      let start = off_t(steps.count * place)
      var record = Record()
      let size = withUnsafeMutableBytes(of: &record) {
        pread(file, $0.baseAddress, $0.count, start)
      }
      guard size == Self.record, let kind = Record.Kind(rawValue: record.kind), kind != .none
      else { break }
      steps.append(
        scene(kind, record.value, file, start).map { Step(scene: $0, count: record.count) })
    }
    return steps
  }

  private static func scene(
    _ kind: Record.Kind, _ value: Int64, _ file: Int32, _ start: off_t
  ) -> Scene? {
    switch kind {
    case .none, .idle: return nil
    case .numbered: return Int(exactly: value).map(Scene.numbered)
    case .spelled:
      guard 1...Int64(longestToken) ~= value else { return nil }
      var bytes = [UInt8](repeating: 0, count: Int(value))
      let size = bytes.withUnsafeMutableBytes {
        pread(file, $0.baseAddress, $0.count, start + off_t(record))
      }
      return size == bytes.count ? .spelled(String(decoding: bytes, as: UTF8.self)) : nil
    }
  }
}
