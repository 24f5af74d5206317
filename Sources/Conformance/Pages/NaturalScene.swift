internal import EmbeddedTexts
import Foundation
import Invariants
import TouchScript

/// A scene that one could have on a screen, and the rules that it stands for.
package struct NaturalScene: Codable, Sendable {
  /// The rules.
  package var rules: [Rule.ID]
  /// The experiment that it is of; nil: of none.
  package var experiment: String?
  /// What that shows, in a sentence, or what it asks.
  package var says: String?
  /// The scene.
  package let scene: Scenario

  /// Makes a record.
  package init(
    rules: [Rule.ID], experiment: String? = nil, says: String? = nil, scene: Scenario
  ) {
    (self.rules, self.experiment, self.says, self.scene) = (rules, experiment, says, scene)
  }

  /// Those that `Tests/Checks/run natural --record` wrote.
  package static let recorded = String(cString: NaturalScenes_jsonl())
    .split(separator: "\n")
    .compactMap { try? JSONDecoder().decode(NaturalScene.self, from: Data($0.utf8)) }
}
