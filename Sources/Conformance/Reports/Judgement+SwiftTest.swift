import Invariants
import TouchScript

/// A judgement as a test, ready to be pasted: it fails as long as the engine breaks a rule in the scene.
public enum SwiftTest {
  /// How source makes the engine that is tested.
  public enum Engine: Sendable {
    /// The in-repo engine, or the wrong engine of a name; empty: none.
    case inRepo(fault: String)
    /// An engine in another process, by its command.
    case process([String])
    /// An engine of the program that runs, by its module and what makes it.
    case own(module: String, source: String)

    /// An engine of the program that runs. Where its type cannot be named, the test has a name to be
    /// replaced.
    public static func own(of engine: any TouchSystem) -> Engine {
      var name = String(reflecting: type(of: engine))
      let around = "TouchScript.OnMainActor<"
      let isOnMainActor = name.hasPrefix(around) && name.hasSuffix(">")
      if isOnMainActor { name = String(name.dropFirst(around.count).dropLast()) }
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      let isPlain = parts.allSatisfy { part in
        part.first.map { $0.isLetter || $0 == "_" } == true
          && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
      guard isPlain, parts.count > 1 else { return .own(module: "MyEngine", source: "MyEngine()") }
      let made = parts.dropFirst().joined(separator: ".") + "()"
      return .own(
        module: String(parts[0]), source: isOnMainActor ? "OnMainActor(\(made))" : made)
    }

    fileprivate var source: String {
      switch self {
      case .inRepo(""): "Stage()"
      case .inRepo(let fault): "try WrongEngine(named: \(fault.swiftLiteral))"
      case .process(let words):
        "try ExternalEngine([\(words.map(\.swiftLiteral).joined(separator: ", "))])"
      case .own(_, let source): source
      }
    }

    fileprivate var imports: [String] {
      switch self {
      case .inRepo(""): ["Conformance", "Invariants", "Stage", "Testing", "TouchScript"]
      case .inRepo, .process: ["Conformance", "Invariants", "Testing", "TouchScript"]
      case .own(let module, _):
        ["Conformance", "Invariants", "Testing", "TouchScript", "@testable \(module)"]
      }
    }

    fileprivate var remark: String {
      switch self {
      case .own: "Make your engine as your program does."
      case .inRepo, .process: "Put your own engine here: any TouchSystem."
      }
    }
  }

  /// The test for a scene: what it breaks on the engine gives it its name.
  public static func source(of judgement: Judgement, on engine: Engine) -> String {
    let rule = judgement.broken.first
    let title = rule.map { "\($0.id): \($0.violation.sentence)" } ?? judgement.title
    let name = rule.map { "obeys" + $0.id.filter { $0 != "-" } } ?? "breaksNoRule"
    let scene = judgement.scenario.swiftSource.split(separator: "\n").map { "  \($0)" }
    return """
      \(engine.imports.map(importing).joined(separator: "\n"))

      @Test(\(title.swiftLiteral))
      func \(name)() throws {
      \(scene.joined(separator: "\n"))
        // \(engine.remark)
        let engine = \(engine.source)
        try scenario.validate()
        let judgement = Judgement(scenario, on: engine, relations: Relations.all)
        #expect(judgement.broken.map(\\.id) == [], "\\(judgement.text(showsTrace: true))")
        #expect(judgement.failure == nil)
      }

      """
  }

  private static func importing(_ module: String) -> String {
    module.hasPrefix("@testable ")
      ? "@testable import \(module.dropFirst(10))" : "import \(module)"
  }
}
