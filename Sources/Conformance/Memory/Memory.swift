import Foundation
import Generators
import Invariants
import PropertyTesting
import TouchScript

/// What earlier runs on this machine found, so that the next one tries it first.
///
/// It lives in a folder `.touchstone`, beside `Package.swift` or else where the command runs. The
/// folder ignores itself in git, and may be deleted at any time. Each engine and dialect has a place
/// of its own there. Nothing that is remembered changes the cases of a campaign.
public struct Memory: Sendable {
  /// The folder.
  public let folder: URL
  /// What the memories are about.
  public let subject: Subject

  /// Opens a memory, which may not be there yet.
  public init(in folder: URL, of subject: Subject) {
    self.folder = folder
    self.subject = subject
  }

  /// What it is that fails: an engine, as it is played.
  public struct Subject: Hashable, Sendable, Codable {
    /// The engine's name, and that of its fault, if it has one.
    public var engine: String
    /// The dialect in which every scenario is played; nil: its own.
    public var dialect: Scenario.Dialect?

    /// Makes a subject.
    public init(engine: String, dialect: Scenario.Dialect? = nil) {
      self.engine = engine
      self.dialect = dialect
    }

    /// A name for a folder: letters, digits and hyphens.
    var slug: String {
      let name = engine + (dialect.map { " \($0.rawValue)" } ?? "")
      return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
  }

  /// The folder for a run in `place`: beside the nearest `Package.swift` above, or in `place`.
  public static func folder(from place: URL) -> URL {
    var root = place.standardizedFileURL
    while root.path != "/" {
      let manifest = root.appending(path: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return root.appending(path: ".touchstone")
      }
      root.deleteLastPathComponent()
    }
    return place.appending(path: ".touchstone")
  }

  /// A rule that was broken, or a crash or hang, and what shows it.
  public struct Failure: Hashable, Sendable, Codable {
    /// The id of the rule; nil: the engine crashed or hung.
    public var rule: Rule.ID?
    /// The replay token of the smallest scene found.
    public var token: String

    /// Makes a memory.
    public init(rule: Rule.ID?, token: String) {
      self.rule = rule
      self.token = token
    }

    /// The scenario that the token spells; nil if the token is damaged.
    public var scenario: Scenario? { try? Replay.scenario(ofToken: token) }
  }

  /// What is remembered, in the order of the rules' names; files that hold nothing of the kind are
  /// left alone.
  ///
  /// - Throws: Where the folder is there and cannot be read.
  public func failures() throws -> [Failure] {
    try SceneFolder(place).files.compactMap { file in
      guard let data = try? Data(contentsOf: file),
        let failure = try? JSONDecoder().decode(Failure.self, from: data),
        self.file(of: failure.rule).lastPathComponent == file.lastPathComponent
      else { return nil }
      return failure
    }
  }

  /// Remembers a failure, in place of an earlier one of the same rule.
  ///
  /// - Throws: Where it cannot be written.
  public func remember(_ failure: Failure) throws {
    for folder in [folder, place] { WholeFile.removeLeftovers(in: folder) }
    let ignore = folder.appending(path: ".gitignore")
    if !FileManager.default.fileExists(atPath: ignore.path) {
      try WholeFile.write(Data("*\n".utf8), to: ignore)
    }
    try WholeFile.write(Data((JSONReport.line(failure) + "\n").utf8), to: file(of: failure.rule))
  }

  /// Forgets the failure of a rule, or the crash.
  ///
  /// - Throws: Where it cannot be removed.
  public func forget(_ rule: Rule.ID?) throws {
    try FileManager.default.removeItem(at: file(of: rule))
  }

  private var place: URL { folder.appending(path: "failures").appending(path: subject.slug) }

  private func file(of rule: Rule.ID?) -> URL {
    place.appending(path: (rule ?? "crash") + ".json")
  }
}
