import Foundation
import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance
@testable import TouchstoneTesting

/// What version 1.0 printed and read, in the folder `Kept`: later versions print and read it as well. A version
/// that adds something adds a file; what stands there is never written again.
@Suite("What is promised to stay does")
struct StabilityTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func kept(_ name: String) throws -> [Substring] {
    let file = root.appending(path: "Tests/ConformanceTests/Kept/1.0/\(name)")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  private static func article(_ name: String) throws -> String {
    try String(
      contentsOf: root.appending(path: "Sources/Conformance/Conformance.docc/\(name).md"),
      encoding: .utf8)
  }

  private struct KeptScene: Decodable {
    let token: String
    let scenario: Scenario
  }

  @Test("A token and a file show the scene that they showed")
  func tokens() throws {
    let scenes = try Self.kept("scenes.jsonl").map {
      try JSONDecoder().decode(KeptScene.self, from: Data($0.utf8))
    }
    #expect(scenes.count >= 24)
    for scene in scenes {
      try scene.scenario.validate()
      #expect(try Replay.scenario(ofToken: scene.token) == scene.scenario, "\(scene.token)")
    }
  }

  @Test("A key of a report is where it was; that it is in reports is tested with the article")
  func reportKeys() throws {
    let sections = try Self.article("Reports").components(separatedBy: "\n### ").dropFirst()
    var keys: [Substring: Set<Substring>] = [:]
    for section in sections {
      let lines = section.split(separator: "\n")
      keys[lines[0]] = Set(
        lines.filter { $0.hasPrefix("| `") }.compactMap {
          $0.split(separator: "`").dropFirst().first
        })
    }
    let kept = try Self.kept("report-keys.txt").map { $0.split(separator: "\t") }
    #expect(kept.count > 200)
    for line in kept {
      #expect(keys[line[0]]?.contains(line[1]) == true, "\(line[0]): \(line[1])")
    }
  }

  @Test("A rule's number is never another rule's, and every rule has the version that brought it")
  func rules() throws {
    let now = Dictionary(
      uniqueKeysWithValues: (Rulebook.all + Relations.all.map(\.rule)).map { ($0.id, $0.statement) }
    )
    let kept = try Self.kept("rules.tsv").map { $0.split(separator: "\t").map(String.init) }
    for line in kept {
      guard let statement = now[line[0]] else { continue }
      // A sentence may be worded better; another rule would say something else.
      let (before, after) = (Set(words(of: line[1])), Set(words(of: statement)))
      #expect(before.intersection(after).count * 3 >= min(before.count, after.count), "\(line[0])")
    }
    let first = try #require(Rulebook.editions.first)
    #expect(first.version == "1.0" && first.added == kept.map { $0[0] })
    let all = Rulebook.editions.flatMap(\.added)
    #expect(Set(all).count == all.count, "each came once")
    #expect(Set(now.keys).subtracting(all) == [], "these need an edition")
    let table = try Self.article("Stability")
    for edition in Rulebook.editions {
      #expect(table.contains("| `\(edition.version)` | \(edition.ranges) |"))
    }
  }

  private func words(of sentence: String) -> [Substring] {
    sentence.lowercased().split { !$0.isLetter && !$0.isNumber }.map { Substring(String($0)) }
  }

  @Test(
    "The rules of a version can be asked for, in tests as well, and of no version that had none")
  func rulesOf() throws {
    #expect(Rulebook.ids(ofVersion: "0.9") == nil && Rulebook.version(of: "HT-99") == nil)
    #expect(
      Rulebook.version(of: "M-8") == "1.0" && SuiteVersion.rules == Rulebook.editions.last?.version)
    let ids = try #require(Rulebook.ids(ofVersion: "1.0"))
    let judged = Conformance(of: Stage(), rulesOf: "1.0", cases: 1)
    #expect(
      judged.rules.map(\.id)
        == (Invariants.all.map(\.id) + Relations.all.map(\.id)).filter(ids.contains))
    let unknown = Conformance(of: Stage(), rulesOf: "0.9", cases: 1)
    #expect(
      unknown.complaints(about: unknown.played().report)
        == ["no version 0.9 brought rules: all were judged"])
  }

  @Test("The changelog begins with this version")
  func changelog() throws {
    let first = try Self.article("Changelog").components(separatedBy: "\n## ").dropFirst().first
    #expect(first?.hasPrefix("\(SuiteVersion.current)\n") == true)
  }
}

extension Rulebook.Edition {
  /// The rules as ranges, such as `HT-01 to HT-43, M-1`.
  fileprivate var ranges: String {
    var ranges: [(first: Rule.ID, last: Rule.ID)] = []
    for id in added {
      func number(_ id: Rule.ID) -> Int { Int(id.split(separator: "-")[1]) ?? 0 }
      if let last = ranges.last?.last, last.prefix(2) == id.prefix(2),
        number(last) + 1 == number(id)
      {
        ranges[ranges.count - 1].last = id
      } else {
        ranges.append((id, id))
      }
    }
    return ranges.map { $0 == $1 ? $0 : "\($0) to \($1)" }.joined(separator: ", ")
  }
}

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
