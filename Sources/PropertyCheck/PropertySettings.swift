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
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

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
    if settings.cases == nil { settings.cases = try count(environment[Variable.cases]) }
    if settings.seed == nil { settings.seed = try seed(environment[Variable.seed]) }
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

  private static func count(_ text: String?) throws(Mistake) -> Int? {
    guard let text, !text.isEmpty else { return nil }
    guard let count = Int(text), count > 0 else {
      throw Mistake(
        description: "\(Variable.cases) takes a whole number from 1 on, not \"\(text)\"")
    }
    return count
  }

  private static func seed(_ text: String?) throws(Mistake) -> UInt64? {
    guard let text, !text.isEmpty else { return nil }
    if text == "random" { return .random(in: 0...(.max)) }
    guard let seed = UInt64(text) else {
      throw Mistake(
        description: "\(Variable.seed) takes a whole number from 0 to \(UInt64.max) or the word "
          + "random, not \"\(text)\"")
    }
    return seed
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
