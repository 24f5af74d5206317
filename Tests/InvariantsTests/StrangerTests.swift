import Foundation
import Invariants
import Testing
import TouchScript

/// Scenes in which rules see what strangers to them got wrong, and once did not see.
@Suite("What strangers got wrong")
struct StrangerTests {
  @Test("A recognizer that left with its view receives no interruption any more")
  func takenOut() throws {
    let scene = """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":1,"height":1}},
      {"id":"a","parent":"w","frame":{"x":0,"y":0,"width":1,"height":1}}],
      "recognizers":[{"id":"r","view":"a"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":0,"y":0}}]},
      {"at":1,"changes":[{"removeFromSuperview":"a"},"interrupt"]}]}
      """
    _ = Played(try JSONDecoder().decode(Scenario.self, from: Data(scene.utf8)))
  }
}
