import Foundation
import Testing

@Suite("Nothing is of one system alone")
struct PortabilityTests {
  /// What only Linux has; the mutation check is for Linux, and no part of any product.
  private static let ofLinux = ["prctl", "epoll", "signalfd", "inotify", "memfd_create", "/proc/"]

  @Test("What Linux alone has stands beside what Darwin has, in every product")
  func darwin() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var count = 0
    for room in ["Sources", "Generators", "Invariants"] {
      let files = try #require(
        FileManager.default.enumerator(
          at: root.appending(path: room), includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        count += 1
        let isOfLinux = Self.ofLinux.contains(where: text.contains)
        #expect(!isOfLinux || text.contains("#if canImport(Darwin)"), "\(file.lastPathComponent)")
        let libraries = ["Glibc", "Musl", "Darwin"].filter { text.contains("import \($0)\n") }
        #expect([0, 3].contains(libraries.count), "\(file.lastPathComponent): only \(libraries)")
      }
    }
    #expect(count > 500)
  }
}
