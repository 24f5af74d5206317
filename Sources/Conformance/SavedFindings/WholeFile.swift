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
}
