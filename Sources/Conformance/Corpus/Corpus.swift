import Foundation
import Generators
import PropertyTesting
import TouchScript

/// A folder of cases that are worth keeping, a file each.
///
/// A file holds the replay token of its case and is named by the token's digest; so several runs may
/// keep cases in one folder at the same time, and two that find the same case write the same file.
/// A file is written beside its place and moved there whole: whoever is interrupted leaves no half
/// file behind, only a hidden one that nobody reads.
public struct Corpus: Sendable {
  /// The folder.
  public let folder: URL

  /// Names a folder; it is made when the first case is kept.
  public init(at folder: URL) {
    self.folder = folder
  }

  /// A case of the folder.
  public struct Entry: Sendable {
    /// The name of its file.
    public let name: String
    /// The scenario that its token spells.
    public let scenario: Scenario
    /// How long its token is, in bytes.
    public let length: Int
  }

  /// What the folder holds.
  public struct Contents: Sendable {
    /// The cases, in the order of their files' names.
    public var entries: [Entry] = []
    /// The names of the files that hold no case, in order; they are left alone.
    public var unreadable: [String] = []

    /// Says in one sentence which files could not be read; nil if all could be.
    public var complaint: String? {
      guard let first = unreadable.first else { return nil }
      let more = unreadable.count > 1 ? " and \(unreadable.count - 1) more" : ""
      return "the corpus has files that hold no case and are left alone: "
        + first.quotedOnOneLine + more
    }
  }

  /// Reads the cases; a folder that is not there holds none.
  public func contents() -> Contents {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var contents = Contents()
    for name in names.sorted() where !name.hasPrefix(".") {
      guard let token = token(in: name), let scenario = try? Replay.scenario(ofToken: token) else {
        contents.unreadable.append(name)
        continue
      }
      contents.entries.append(Entry(name: name, scenario: scenario, length: token.utf8.count))
    }
    return contents
  }

  private func token(in name: String) -> String? {
    let path = folder.appending(path: name).path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
      let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: Token.longestText + 2)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Keeps a case, and says whether it is new here.
  public func keep(_ tree: ChoiceTree) throws(CorpusError) -> Bool {
    let token = Token.encode(tree)
    let place = folder.appending(path: Digest.text(of: token) + ".token")
    if FileManager.default.fileExists(atPath: place.path) { return false }
    do {
      try WholeFile.write(Data((token + "\n").utf8), to: place)
    } catch {
      throw CorpusError(folder: folder.path)
    }
    return true
  }

  /// Takes a case out.
  public func remove(_ entry: Entry) throws(CorpusError) {
    do {
      try FileManager.default.removeItem(at: folder.appending(path: entry.name))
    } catch {
      // Another run may have taken it out first.
      let isGone = !FileManager.default.fileExists(
        atPath: folder.appending(path: entry.name).path)
      if !isGone { throw CorpusError(folder: folder.path) }
    }
  }
}

/// A folder that cannot be written.
public struct CorpusError: Error, Hashable, CustomStringConvertible {
  /// The folder's path.
  public let folder: String

  /// Says what is wrong, in one sentence.
  public var description: String { "the corpus \(folder.quotedOnOneLine) cannot be written" }
}
