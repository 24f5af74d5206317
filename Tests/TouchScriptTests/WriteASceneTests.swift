import Foundation
import Testing

@testable import TouchScript

/// The page shows the same thing in Swift and in JSON, a line each. The lines are computed from the
/// schema and the sample scenes, so that the page forgets nothing.
@Suite("The page on how to write a scene")
struct WriteASceneTests {
  @Test("has a line for each element, modifier and word, and no other")
  func lines() throws {
    let page = try text(
      of: "../../Sources/Conformance/Conformance.docc/WriteAScene.md")
    let shown = page.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") }
    let expected = try Self.expected()
    let missing = expected.filter { !shown.contains($0) }
    let stale = shown.filter { !expected.contains($0) }
    #expect(missing == [], "not on the page:\n\(missing.joined(separator: "\n"))")
    #expect(stale == [], "on the page, and not so:\n\(stale.joined(separator: "\n"))")
  }

  @Test("shows one scene in Swift and as a file")
  func example() throws {
    let page = try text(of: "../../Sources/Conformance/Conformance.docc/WriteAScene.md")
    let file = try #require(page.split(separator: "```json\n").last?.split(separator: "```").first)
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("card", Rect(20, 20, 200, 200)) {
          Button("like", Rect(20, 20, 100, 44)).target(nil, "liked")
        }
        .tap("open") { $0.taps = 2 }
      }
    } script: {
      Tap(at: Point(60, 60))
      After(100)
      Tap(at: Point(60, 60))
    }
    #expect(try Scenario(json: String(file)) == scenario)
  }

  private static func expected() throws -> [String] {
    let samples = [SampleScene.everyKind.scenario, SampleScene.everything.scenario]
    let views = samples.flatMap(\.views)
    let recognizers = samples.flatMap(\.recognizers)
    var lines = Scenario.View.Kind.allCases.map { kind in
      row(Scenario.View(id: "a", kind: kind, frame: Rect(0, 0, 90, 40)).sourceHead, kind, "kind")
    }
    let frame = Rect(0, 0, 90, 40)
    lines += [
      row(
        "CollectionView(\"a\", Rect(0, 0, 90, 40))", CollectionView("a", frame).parts.views[0].kind,
        "kind"),
      row(
        "CollectionCell(\"a\", Rect(0, 0, 90, 40))", CollectionCell("a", frame).parts.views[0].kind,
        "kind"),
    ]
    lines += rows(views, except: ["id", "parent", "kind", "frame", "scrolling", "overrides"]) {
      $0.sourceModifiers[0]
    }
    lines += rows(views.map(\.scrolling), at: "scrolling") { scrolling in
      Scenario.View(id: "a").with { $0.scrolling = scrolling }.sourceModifiers[0]
    }
    lines += rows(views.map(\.overrides), at: "overrides") { overrides in
      Scenario.View(id: "a").with { $0.overrides = overrides }.sourceModifiers[0]
    }
    lines += Scenario.Recognizer.Kind.allCases.map { kind in
      row(Scenario.Recognizer(id: "r", view: "a", kind: kind).modifierSource, kind, "kind")
    }
    lines += rows(recognizers, except: ["id", "view", "kind", "delegate"]) { settings(of: $0) }
    lines += rows(recognizers.compactMap(\.delegate), at: "delegate") {
      "$0.delegate = \($0.source)"
    }
    lines += rows(samples.flatMap(\.controllers), except: ["id", "view"]) { settings(of: $0) }
    lines += rows(samples.map(\.application), except: ["delegate"], at: "application") {
      "application: \($0.source)"
    }
    lines += rows(samples.compactMap(\.application.delegate), at: "application.delegate") {
      "application: .init(delegate: \($0.source))"
    }
    let changes = samples.flatMap { $0.script.flatMap(\.changes) }
    for form in Scenario.Change.forms {
      let change = try #require(changes.first { $0.name == form.name })
      lines.append(row("Change(\(change.source))", change))
    }
    for reaction in samples[0].reactions { lines.append(row(reaction.elementSource, reaction)) }
    return lines + words()
  }

  /// A line for each property that some sample says: what is written, and what stands in the file.
  private static func rows<Part: Composite>(
    _ samples: [Part], except names: Set<String> = [], at path: String = "",
    _ source: (Part) -> String
  ) -> [String] {
    Part.schema.properties.filter { !names.contains($0.name) }.compactMap { property in
      guard let sample = samples.first(where: { property.isSaid($0) }) else { return nil }
      var part = sample
      for other in Part.schema.properties where ![property.name, "kind"].contains(other.name) {
        other.renew(&part)
      }
      guard let value = property.value(sample).base as? any Spellable else { return nil }
      return row(source(part), value, path.isEmpty ? property.name : "\(path).\(property.name)")
    }
  }

  private static func settings(of part: some Composite) -> String {
    let settings = part.settings(except: ["id", "view", "kind"]) ?? "{  }"
    return String(settings.dropFirst(2).dropLast(2))
  }

  /// A line of a table: Swift, the key in the file, and what stands behind it.
  private static func row(_ source: String, _ value: some Spellable, _ key: String? = nil) -> String
  {
    var json = JSONWriter.text { value.write(to: &$0) }
    for (depth, key) in (key ?? "").split(separator: ".").reversed().enumerated() {
      json = "\"\(key)\": " + (depth == 0 ? json : "{\(json)}")
    }
    return "| `\(source)` | `\(json)` |"
  }

  /// The words of a script, and the steps that they make.
  private static func words() -> [String] {
    func row(_ source: String, _ word: some ScriptElement) -> String {
      Self.row(source, word.parts.steps)
    }
    return [
      row("At(100)", At(100)), row("After(50)", After(50)),
      row("Down(at: Point(10, 10))", Down(at: Point(10, 10))),
      row("Move(to: Point(10, 30))", Move(to: Point(10, 30))),
      row("Up(at: Point(10, 30))", Up(at: Point(10, 30))),
      row("Tap(at: Point(10, 10))", Tap(at: Point(10, 10))),
      row("Press(at: Point(10, 10), for: 600)", Press(at: Point(10, 10), for: 600)),
      row(
        "Drag(from: Point(10, 10), to: Point(10, 90), over: 90, moves: 2)",
        Drag(from: Point(10, 10), to: Point(10, 90), over: 90, moves: 2)),
      row(
        "Swipe(from: Point(10, 10), to: Point(90, 10))",
        Swipe(from: Point(10, 10), to: Point(90, 10))),
      row(
        "Pinch(at: Point(50, 50), from: 20, to: 40, over: 20, moves: 1)",
        Pinch(at: Point(50, 50), from: 20, to: 40, over: 20, moves: 1)),
      row(
        "Rotate(at: Point(50, 50), by: 90, radius: 10, over: 20, moves: 1)",
        Rotate(at: Point(50, 50), by: 90, radius: 10, over: 20, moves: 1)),
    ]
  }
}
