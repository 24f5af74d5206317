import Foundation
import PropertyTesting

/// How a property is checked, as far as somebody has said.
struct PropertySettings: Sendable {
  var cases: Int?
  var seed: UInt64?
  var token: String?
  var failures: String?
  var caseLimit: Duration?

  /// What the traits of the present test say.
  @TaskLocal static var present = PropertySettings()

  /// A value that makes no sense.
  struct Mistake: Error, CustomStringConvertible { let description: String }

  /// These settings, and what they leave open from others.
  func over(_ other: PropertySettings) -> PropertySettings {
    PropertySettings(
      cases: cases ?? other.cases, seed: seed ?? other.seed, token: token ?? other.token,
      failures: failures ?? other.failures, caseLimit: caseLimit ?? other.caseLimit)
  }

  /// What the check and the traits say and, where they say nothing, the environment.
  static func resolved(
    cases: Int? = nil, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Mistake) -> PropertySettings {
    var settings = present
    settings.cases = cases ?? settings.cases
    if settings.cases == nil { settings.cases = try whole(environment, Variable.cases, from: 1) }
    if settings.seed == nil, environment[Variable.seed] == "random" {
      settings.seed = .random(in: 0...(.max))
    }
    if settings.seed == nil {
      settings.seed = try whole(environment, Variable.seed, from: 0, or: " or the word random")
    }
    settings.token = settings.token ?? environment[Variable.token].flatMap { $0.isEmpty ? nil : $0 }
    settings.failures = settings.failures ?? environment[Variable.failures]
    if let cases = settings.cases, cases < 1 {
      throw Mistake(description: "a property is checked in at least 1 case, not in \(cases)")
    }
    return settings
  }

  private enum Variable {
    static let cases = "PROPERTY_TESTING_CASES"
    static let seed = "PROPERTY_TESTING_SEED"
    static let token = "PROPERTY_TESTING_TOKEN"
    static let failures = "PROPERTY_TESTING_FAILURES"
  }

  /// The whole number that a variable has; nil: it has none.
  private static func whole<Number: FixedWidthInteger>(
    _ environment: [String: String], _ variable: String, from least: Number, or words: String = ""
  ) throws(Mistake) -> Number? {
    guard let text = environment[variable], !text.isEmpty else { return nil }
    if let number = Number(text), number >= least { return number }
    throw Mistake(
      description: "\(variable) takes a whole number from \(least) to \(Number.max)\(words), "
        + "not \"\(text)\"")
  }

  /// What the token spells, if there is one; it must not be another property's.
  func tree(of property: String) throws(Mistake) -> ChoiceTree? {
    guard let token else { return nil }
    do throws(TokenError) {
      return try Token.decode(token, of: property)
    } catch {
      throw Mistake(description: error.description)
    }
  }

  /// Where the failures of a property are remembered, if they are.
  ///
  /// Unless a folder is named it is in the folder that SwiftPM builds into, where there is one: it is in
  /// nobody's way there, and nobody commits it.
  func memory(of property: String) -> FailureMemory? {
    if let failures {
      return failures.isEmpty ? nil : FailureMemory(of: property, in: URL(filePath: failures))
    }
    let build = URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".build")
    guard FileManager.default.fileExists(atPath: build.path) else { return nil }
    return FailureMemory(of: property, in: build.appending(path: "property-failures"))
  }
}
