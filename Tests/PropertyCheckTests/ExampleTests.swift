import Foundation
import Testing

@Suite("The documentation of PropertyTesting and PropertyCheck")
struct ExampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let folders = [
    "PropertyTesting/Generators", "PropertyTesting/Checking", "PropertyTesting/Stateful",
    "PropertyTesting/PropertyTesting.docc", "PropertyCheck", "PropertyCheck/PropertyCheck.docc",
  ]

  /// The texts of the files in which examples are, by name.
  private static func files() throws -> [(name: String, lines: [String])] {
    try folders.flatMap { folder in
      let place = root.appending(path: "Sources").appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted().filter {
        $0.hasSuffix(".swift") || $0.hasSuffix(".md")
      }.map { name in
        let text = try String(contentsOf: place.appending(path: name), encoding: .utf8)
        return (name, text.components(separatedBy: "\n"))
      }
    }
  }

  private static func trimmed(_ line: String) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }

  /// The examples in the comments of a source, or in an article.
  private static func examples(in name: String, _ lines: [String]) -> [[String]] {
    var examples: [[String]] = []
    var present: [String] = []
    var isOpen = false
    for line in lines {
      let text = trimmed(line)
      if name.hasSuffix(".md") {
        if text.hasPrefix("```") {
          if isOpen { examples.append(present) }
          present = []
          isOpen = text == "```swift"
        } else if isOpen {
          present.append(text)
        }
      } else if text.hasPrefix("///     ") || text == "///" && !present.isEmpty {
        present.append(trimmed(String(text.dropFirst(3))))
      } else if !present.isEmpty {
        examples.append(present)
        present = []
      }
    }
    return examples.map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
  }

  private static func compiled() throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Examples.swift")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .map(trimmed).filter { !$0.isEmpty }
  }

  @Test("Every example is compiled and run, line by line")
  func examplesAreCompiled() throws {
    let compiled = try Self.compiled()
    var count = 0
    for (name, lines) in try Self.files() {
      for example in Self.examples(in: name, lines) where name != "PropertyTesting.md" {
        count += 1
        let isThere = compiled.indices.contains { start in
          compiled[start...].starts(with: example)
        }
        #expect(isThere, "\(name): \(example.joined(separator: "\n"))")
      }
    }
    #expect(count > 40)
  }

  @Test("Every function that one would reach for has an example")
  func functionsHaveExamples() throws {
    let compiled = try Self.compiled().joined(separator: "\n")
    var names: Set<String> = []
    for (name, lines) in try Self.files() where name != "Guesses.swift" {
      var isOfGenerators = false
      for line in lines {
        if line.hasPrefix("extension ") { isOfGenerators = line.hasPrefix("extension Generator") }
        if !line.isEmpty, !line.hasPrefix(" "), !line.hasPrefix("extension "), line != "}" {
          isOfGenerators = isOfGenerators && line.hasPrefix("///")
        }
        for start in ["public func ", "  public func "] where line.hasPrefix(start) {
          guard start.first == "p" || isOfGenerators || name == "Check.swift" else { continue }
          names.insert(String(line.dropFirst(start.count).prefix { $0.isLetter }))
        }
      }
    }
    #expect(
      names.isSuperset(of: ["check", "list", "assume", "map", "filter", "flatMap", "commands"]))
    for name in names.sorted() {
      #expect(compiled.contains("\(name)(") || compiled.contains(".\(name) {"), "\(name)")
    }
  }
}
