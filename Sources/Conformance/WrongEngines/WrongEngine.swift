internal import EmbeddedTexts
import Invariants
import Stage
import TouchScript

/// The in-repo engine behind a lens: it plays another scene, or reports another trace.
///
/// The suite is tested by these. Each must be caught by a rule that it names:
/// `Tests/Checks/run conviction`.
public struct WrongEngine: TouchSystem, Identifiable, CustomStringConvertible {
  /// Its name on the command line, such as `forward-subviews`.
  public let name: String
  /// What it does wrong, in one sentence.
  public let summary: String
  /// The rules and relations that it may be caught by.
  public let breaks: [Rule.ID]
  /// What it does to scenes and traces.
  let lens: Lens

  /// The name.
  public var id: String { name }
  /// The name.
  public var description: String { name }

  /// The engine behind the lens.
  public var about: About { Stage().about }

  /// The scene that is played for `scenario`; nil: the changed one is not valid, and the scene is played
  /// as it is.
  public func scene(for scenario: Scenario) -> Scenario? {
    var changed = scenario
    lens.scene(&changed)
    if changed == scenario { return scenario }
    return (try? changed.validate()) == nil ? nil : changed
  }

  /// Plays the scene as the lens changes it, and reports the trace as the lens changes that.
  public func perform(_ scenario: Scenario) -> Trace {
    let trace = Stage().perform(scene(for: scenario) ?? scenario)
    guard let change = lens.trace else { return trace.bound(to: scenario) }
    var calls = trace.observations
    change(&calls, scenario)
    return Trace(calls).bound(to: scenario)
  }
}

// MARK: - All of them

extension WrongEngine {
  /// All wrong engines, as `Lenses.txt` lists them, chapter by chapter.
  public static let all = table.compactMap(WrongEngine.init)

  /// The lines of `Lenses.txt`, without headings.
  static let table = String(cString: Lenses_txt()).split(separator: "\n").map(String.init)
    .filter { !$0.hasPrefix("#") }

  /// The engine of a line: a name, the rules that it breaks, and what it does, as in
  /// `hidden-hit HT-04 M-1: Hidden views take touches.`; or a verb, what it is about, and the rules, as
  /// in `ignores view.alpha HT-06`. Nil: no lens has the name or the verb.
  private init?(line: String) {
    let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
    let words = parts[0].split(separator: " ").map(String.init)
    if parts.count == 2, let lens = Lens.named[words[0]] {
      self.init(name: words[0], summary: parts[1], breaks: Array(words.dropFirst()), lens: lens)
    } else if words.count > 2, let verb = Lens.Verb(rawValue: words[0]) {
      let path = words[1].split(separator: ".").map(String.init)
      self.init(
        name: ([words[0]] + path).joined(separator: "-"), summary: verb.sentence(about: path),
        breaks: Array(words.dropFirst(2)), lens: verb.lens(about: path))
    } else {
      return nil
    }
  }

  /// The engine with all lenses of a list such as `never-self,tap-at-zero`.
  public init(named names: String) throws(UnknownName) {
    var engines: [WrongEngine] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let engine = Self.all.first(where: { $0.name == name }) else {
        throw UnknownName(name: String(name))
      }
      if !engines.contains(where: { $0.name == engine.name }) { engines.append(engine) }
    }
    var known: Set<Rule.ID> = []
    let breaks = engines.flatMap(\.breaks).filter { known.insert($0).inserted }
    self.init(
      name: engines.map(\.name).joined(separator: ","),
      summary: engines.map(\.summary).joined(separator: " "),
      breaks: breaks, lens: Lens(engines.map(\.lens)))
  }

  /// Whether there is a wrong engine of that name.
  public static func isNamed(_ name: String) -> Bool { all.contains { $0.name == name } }

  /// A name that no wrong engine has.
  public struct UnknownName: Error, Hashable, CustomStringConvertible {
    /// The name that was asked for.
    public let name: String

    /// Makes it.
    public init(name: String) { self.name = name }

    /// Says what is wrong, in one sentence, with the nearest name there is.
    public var description: String {
      let hint = WrongEngine.all.map(\.name).hint(for: name) ?? "; touchstone faults lists them"
      return "there is no fault \(name.quotedOnOneLine)\(hint)"
    }
  }
}
