import Foundation
import Testing

@Suite("The stage knows its engine")
struct ImportTests {
  @Test("in two files: UIKit's names, and what is beyond UIKit")
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
    #expect(importing == ["BeyondUIKit.swift", "UIKit.swift"])
  }

  @Test("and the page shows the second as it is rewritten for another UIKit")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let file = try text("Tests/OtherUIKit/BeyondUIKit.swift")
    #expect(file.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
    let page = try text("Sources/Conformance/Conformance.docc/AnotherUIKit.md")
    #expect(page.contains("```swift\n\(file)```\n"))
  }
}
