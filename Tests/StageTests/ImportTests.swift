import Foundation
import Testing

@Suite("The stage knows its engine")
struct ImportTests {
  @Test("in three files: UIKit's names, what is beyond UIKit, and the choice of behavior")
  func imports() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Stage").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var importing: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      if text.contains("import TouchEngine") { importing.insert(file.lastPathComponent) }
    }
    #expect(importing == ["BeyondUIKit.swift", "Stage.swift", "UIKit.swift"])
  }
}
