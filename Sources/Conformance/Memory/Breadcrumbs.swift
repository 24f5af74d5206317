import Foundation
import Generators
import PropertyTesting
import Synchronization
import TouchScript

/// Leaves a trail of what is being played, so that it can be told what an engine died of.
///
/// An engine that traps takes the command with it. So each job has a file, and before a case is
/// played 16 bytes are written there: which case it is. Who ends in order removes the files. A file
/// whose writer is gone names the case that was being played.
public final class Breadcrumbs: Sendable {
  /// What a campaign plays, as far as a later run must know to play a case again.
  public struct Search: Hashable, Sendable, Codable {
    /// The seed.
    public var seed: UInt64
    /// The scope's name.
    public var scope: String

    /// The names of the features that scenes may need; nil: all.
    public var features: [String]?

    /// Makes a record.
    public init(seed: UInt64, scope: String, within features: Scenario.Features = .all) {
      self.seed = seed
      self.scope = scope
      self.features = features == .all ? nil : features.names
    }
  }

  private let folder: URL
  private let search: Search
  private let trails = Mutex<(all: [Trail], free: [Trail])>(([], []))

  /// Makes trails in the folder of a memory; none can be left where it cannot be written.
  public init(in memory: Memory, of search: Search) {
    folder = Self.folder(of: memory)
    self.search = search
  }

  static func folder(of memory: Memory) -> URL {
    memory.folder.appending(path: "running").appending(path: memory.subject.slug)
  }

  /// A trail for one job, until it is given back; nil if none can be written.
  func trail() -> Trail? {
    if let trail = trails.withLock({ $0.free.popLast() }) { return trail }
    let name = "\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString).trail"
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let trail = Trail(folder.appending(path: name), of: search) else { return nil }
    trails.withLock { $0.all.append(trail) }
    return trail
  }

  /// Takes a trail back: what was played came to its end.
  func giveBack(_ trail: Trail?) {
    guard let trail else { return }
    trail.clear()
    trails.withLock { $0.free.append(trail) }
  }

  /// The system, with a trail of every scenario it plays; for scenarios that have no number.
  public func watching(_ system: any TouchSystem) -> any TouchSystem {
    Watched(system: system, breadcrumbs: self)
  }

  private struct Watched: TouchSystem {
    let system: any TouchSystem
    let breadcrumbs: Breadcrumbs

    var about: About { system.about }

    var enduring: any TouchSystem { Watched(system: system.enduring, breadcrumbs: breadcrumbs) }

    func perform(_ scenario: Scenario) throws(Skip) -> Trace {
      let trail = breadcrumbs.trail()
      defer { breadcrumbs.giveBack(trail) }
      trail?.drop(scenario)
      return try system.perform(scenario)
    }

    func outcome(of scenario: Scenario) -> EngineOutcome {
      let trail = breadcrumbs.trail()
      defer { breadcrumbs.giveBack(trail) }
      trail?.drop(scenario)
      return system.outcome(of: scenario)
    }
  }

  /// Removes the trails, and the folders if nothing else is in them.
  public func sweep() {
    trails.withLock { trails in
      for trail in trails.all { trail.remove() }
      trails = ([], [])
    }
    // rmdir leaves alone what is not empty.
    rmdir(folder.path)
    rmdir(folder.deletingLastPathComponent().path)
    rmdir(folder.deletingLastPathComponent().deletingLastPathComponent().path)
  }
}

/// The file of one job: 16 bytes that say which case is played, then what the search is, then the
/// token of a case that has no number of its own.
final class Trail: Sendable {
  private static let recordSize = 16

  private let file: Int32
  private let url: URL
  private let tokenPlace: Int

  fileprivate init?(_ url: URL, of search: Breadcrumbs.Search) {
    let file = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    // Held as long as the process lives: whoever gets the lock knows that it does not any more.
    flock(file, LOCK_EX | LOCK_NB)
    let header = Array((JSONReport.line(search) + "\n").utf8)
    self.file = file
    self.url = url
    tokenPlace = Self.recordSize + header.count
    write(header, at: Self.recordSize)
    drop(nil, 0)
  }

  /// Says that a numbered case is about to be played.
  func drop(case index: Int) { drop(index, 0) }

  /// Says that a case without a number of its own is about to be played: one of a corpus, a mutant,
  /// a step of shrinking.
  func drop(_ scenario: Scenario) {
    guard let tree = try? Scenarios.generator.tree(of: scenario) else { return clear() }
    drop(token: Token.encode(tree))
  }

  /// Says that the case that a token spells is about to be played.
  func drop(token: String) {
    let bytes = Array(token.utf8)
    write(bytes, at: tokenPlace)
    drop(nil, bytes.count)
  }

  /// Says that nothing is being played.
  func clear() { drop(nil, 0) }

  private func drop(_ index: Int?, _ tokenLength: Int) {
    var record = (Int64(index ?? -1), Int64(tokenLength))
    withUnsafeBytes(of: &record) { bytes in
      _ = pwrite(file, bytes.baseAddress, bytes.count, 0)
    }
  }

  private func write(_ bytes: [UInt8], at place: Int) {
    bytes.withUnsafeBytes { _ = pwrite(file, $0.baseAddress, $0.count, off_t(place)) }
  }

  fileprivate func remove() {
    unlink(url.path)
    close(file)
  }
}
