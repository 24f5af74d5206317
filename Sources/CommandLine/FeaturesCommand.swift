import Conformance
import TouchScript

/// Prints the table of features.
struct FeaturesCommand: Command {
  static let name = "features"
  static let says = "print what scenes can have and an engine may lack, and the rules that need it"
  static let operands = "[FEATURE…]"
  static let options = [Option.format]

  private let features: [Scenario.Feature]
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    features = try arguments.operands.map { name throws(Misuse) in
      do throws(ScenarioError) {
        return try Scenario.Feature(named: name)
      } catch {
        throw Misuse(error.problem)
      }
    }
    isJSON = try arguments.isJSON()
  }

  func run() -> ExitStatus {
    if isJSON {
      Console.say(features.isEmpty ? FeatureTable.json() : FeatureTable.json(features))
    } else {
      Console.say(
        features.isEmpty
          ? FeatureTable.plain : features.map(FeatureTable.whole).joined(separator: "\n\n"))
    }
    return .clean
  }
}
