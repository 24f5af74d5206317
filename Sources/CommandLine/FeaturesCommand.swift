import Conformance
import TouchScript

/// Prints the table of features.
struct FeaturesCommand: Command {
  static let name = "features"
  static let says = "list what a scene can contain and an engine may lack, and which rules need it"
  static let operands = "[FEATURE…]"
  static let options = [Option.list, Option.format]
  static let operandValues = Option.Values.words(Scenario.Feature.allCases.map(\.name))

  private let features: [Scenario.Feature]
  private let isJSON: Bool
  private let listsNames: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    features = try arguments.operands.map { name throws(Misuse) in
      do throws(ScenarioError) {
        return try Scenario.Feature(named: name)
      } catch {
        throw Misuse(error.problem)
      }
    }
    isJSON = try arguments.isJSON()
    listsNames = arguments.has(Option.list.name)
    try arguments.refuse(["--format"], with: Option.list.name)
  }

  func run() -> ExitStatus {
    if listsNames {
      let listed = features.isEmpty ? Scenario.Feature.allCases : features
      Console.say(listed.map(\.name).joined(separator: "\n"))
    } else if isJSON {
      Console.say(features.isEmpty ? FeatureTable.json() : FeatureTable.json(features))
    } else {
      Console.say(
        features.isEmpty
          ? FeatureTable.plain : features.map(FeatureTable.whole).joined(separator: "\n\n"))
    }
    return .clean
  }
}
