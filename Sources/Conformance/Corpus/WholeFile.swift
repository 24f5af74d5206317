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

/// Names by content.
enum Digest {
  /// 128 bits in hexadecimal digits that tell texts apart; no protection against forgery.
  static func text(of text: String) -> String {
    let halves = [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142].map { (start: UInt64) in
      Word.code(
        text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, start)
    }
    return halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
