import Foundation

/// What a folder holds in which the suite keeps scenes, by the names that end in `.json` and are not hidden.
struct SceneFolder {
  /// The regular files, in the order of their names.
  let files: [URL]
  /// The names of everything else, such as pipes, devices, folders and links, in their order. They are not opened:
  /// it may take for ever.
  let others: [String]

  /// Looks into a folder, which need not be there.
  ///
  /// - Throws: Where it is there and cannot be read.
  init(_ folder: URL) throws {
    guard Self.kind(of: folder) != nil || errno != ENOENT else {
      files = []
      others = []
      return
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    let isFile = { (name: String) in Self.kind(of: folder.appending(path: name)) == S_IFREG }
    files = names.filter(isFile).map { folder.appending(path: $0) }
    others = names.filter { !isFile($0) }
  }

  /// What stands at a place, as the system calls it; nil: nothing that can be looked at, and `errno` says why.
  private static func kind(of place: URL) -> mode_t? {
    var about = stat()
    return lstat(place.path, &about) == 0 ? about.st_mode & S_IFMT : nil
  }
}
