import Foundation
import Generators
import PropertyTesting
import TouchScript

/// A scenario from outside: a replay token, or a file.
public enum Replay {
  /// The scenario that a token spells.
  public static func scenario(ofToken token: String) throws(TokenError) -> Scenario {
    Scenarios.generator.value(of: try Token.decode(token))
  }

  /// Whether `text` is meant as a token rather than as a file's name: `ts`, a version and a dot.
  public static func looksLikeToken(_ text: String) -> Bool {
    guard text.hasPrefix("ts"), let dot = text.firstIndex(of: ".") else { return false }
    let version = text[text.index(text.startIndex, offsetBy: 2)..<dot]
    return !version.isEmpty && version.allSatisfy(\.isNumber)
  }
}
