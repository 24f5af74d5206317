import Conformance
import Stage
import TouchScript

/// The scenes that versions are compared on, as this version's generators make them.
enum Scenes {
  /// Prints `count` scenes: the first of seed 0, or as many, evenly spread, of all that differ from
  /// the simplest scene in at most two ways.
  static func export(_ which: String, count: Int) throws(Complaint) {
    let campaign = Campaign(seed: 0, cases: count, system: Stage())
    switch which {
    case "usual":
      for number in 0..<count { write(campaign.scenario(ofCase: number)) }
    case "small":
      guard let walk = campaign.walking(size: 2), walk.cases >= count else {
        throw Complaint("there are not so many small scenes")
      }
      for number in 0..<count {
        write(walk.scenario(ofCase: number * walk.cases / count))
      }
    default:
      throw Complaint("scenes are usual or small, not \(which)")
    }
  }

  /// A scene that the validator refuses could not be read again, and is left out.
  private static func write(_ scene: Scenario) {
    if (try? scene.validate()) != nil { print(scene.compactJSON) }
  }

  /// The scenes of a file, one line of JSON each.
  static func read(_ path: String) throws(Complaint) -> [Scenario] {
    var scenes: [Scenario] = []
    for (number, line) in try lines(of: path).enumerated() {
      do {
        scenes.append(try Scenario(json: String(line)))
      } catch {
        throw Complaint("\(path), line \(number + 1): \(error)")
      }
    }
    return scenes
  }
}
