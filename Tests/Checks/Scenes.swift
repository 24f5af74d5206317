import TouchScript

/// Scenes in a file, one line of JSON each.
enum Scenes {
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
