import Foundation
import Generators
import PropertyTesting
import TouchScript

/// What a run that ended abruptly left behind: the case that it was playing.
public struct Wreck: Sendable {
  /// What was being played.
  public enum Case: Hashable, Sendable {
    /// A case of a search, by its number.
    case numbered(Int, Breadcrumbs.Search)
    /// A case that has only its token.
    case spelled(String)
  }

  /// What was being played.
  public let played: Case

  /// The scenario that was being played; nil if it cannot be told any more.
  public var scenario: Scenario? {
    switch played {
    case .numbered(let index, let search):
      guard let scope = Scenarios.Scope(rawValue: search.scope),
        let features = search.features.map({ try? Scenario.Features(names: $0) }) ?? .all
      else { return nil }
      return Search(Scenarios.generator(of: scope, within: features), seed: search.seed)
        .value(ofCase: index)
    case .spelled(let token):
      return try? Replay.scenario(ofToken: token)
    }
  }

  /// Which case it was, in words.
  public var name: String {
    switch played {
    case .numbered(let index, let search): "case \(index) of seed \(search.seed)"
    case .spelled: "a case that it had made from others"
    }
  }

  /// The wrecks in a memory, in order of their files. Each is handed out once: its file is removed.
  /// Those who still run are left alone.
  public static func salvage(in memory: Memory) -> [Wreck] {
    let folder = Breadcrumbs.folder(of: memory)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    defer { rmdir(folder.path) }
    return names.sorted().filter { $0.hasSuffix(".trail") }.compactMap { name in
      let path = folder.appending(path: name).path
      let file = open(path, O_RDWR | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return nil }
      defer { unlink(path) }
      return (try? Data(contentsOf: URL(filePath: path))).flatMap(Wreck.init)
    }
  }

  /// Reads a trail; nil if nothing was being played, or if it makes no sense.
  private init?(_ data: Data) {
    guard data.count > 16 else { return nil }
    let numbers = data.withUnsafeBytes { bytes in
      (
        bytes.loadUnaligned(as: Int64.self),
        bytes.loadUnaligned(fromByteOffset: 8, as: Int64.self)
      )
    }
    let rest = data.dropFirst(16)
    guard let end = rest.firstIndex(of: 0x0A),
      let search = try? JSONDecoder().decode(Breadcrumbs.Search.self, from: rest[..<end])
    else { return nil }
    let token = rest[(end + 1)...]
    if numbers.1 > 0, numbers.1 <= token.count {
      played = .spelled(String(decoding: token.prefix(Int(numbers.1)), as: UTF8.self))
    } else if let index = Int(exactly: numbers.0), index >= 0 {
      played = .numbered(index, search)
    } else {
      return nil
    }
  }
}
