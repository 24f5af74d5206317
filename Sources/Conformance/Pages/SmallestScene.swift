internal import EmbeddedTexts
import Foundation
import Invariants
import TouchScript

/// The smallest scene known in which a wrong engine breaks a rule that it names.
package struct SmallestScene: Codable, Sendable {
  /// The name of the wrong engine.
  package let fault: String
  /// The rule that the scene breaks.
  package let rule: Rule.ID
  /// The scene.
  package let scene: Scenario

  /// Makes a record.
  package init(fault: String, rule: Rule.ID, scene: Scenario) {
    self.fault = fault
    self.rule = rule
    self.scene = scene
  }

  /// Those that `Tests/Checks/run rules --record` wrote.
  package static let recorded = String(cString: SmallestScenes_jsonl())
    .split(separator: "\n")
    .compactMap { try? JSONDecoder().decode(SmallestScene.self, from: Data($0.utf8)) }
}
