import Foundation

/// Files that are there whole or not at all.
public enum WholeFile {
  /// Writes a file beside its place, under a hidden name of its own, and moves it there; folders are
  /// made where they are missing.
  public static func write(_ data: Data, to place: URL) throws {
    let folder = place.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The name says which process it is, and which of its files: two never share one.
    let hidden = folder.appending(path: ".\(place.lastPathComponent).\(UUID().uuidString)")
    do {
      try data.write(to: hidden)
      guard rename(hidden.path, place.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: hidden)
      throw error
    }
  }

  /// Writes the pages of a report or of the rulebook into a folder, and then removes the pages there that are named like
  /// them and lead to Touchstone, and of which there are none any more.
  static func write(_ pages: [(name: String, text: String)], to folder: URL) throws {
    removeLeftovers(in: folder)
    for page in pages {
      try write(Data(page.text.utf8), to: folder.appending(path: page.name))
    }
    let names = Set(pages.map(\.name))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !names.contains(name) && name.wholeMatch(of: /(\d+-.+|[A-Z]+-\d+)\.html/) != nil {
      let file = folder.appending(path: name)
      let text = try? String(contentsOf: file, encoding: .utf8)
      if text?.contains("<span>Touchstone</span>") == true {
        try? FileManager.default.removeItem(at: file)
      }
    }
  }

  /// Removes the hidden files that runs left in `folder` which were killed while they wrote: those that have
  /// not changed for a minute.
  public static func removeLeftovers(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(".") {
      let file = folder.appending(path: name)
      guard UUID(uuidString: file.pathExtension) != nil,
        let about = try? FileManager.default.attributesOfItem(atPath: file.path),
        about[.type] as? FileAttributeType == .typeRegular,
        let date = about[.modificationDate] as? Date, date < .now - 60
      else { continue }
      try? FileManager.default.removeItem(at: file)
    }
  }
}
