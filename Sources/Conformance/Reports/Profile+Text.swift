import PropertyTesting

extension [PassProfile] {
  /// What every pass of the shrinker did, as `--profile-shrink` prints it: a line for each, in the
  /// order in which they run.
  var text: String {
    var passes: [PassProfile] = []
    for pass in self {
      if let index = passes.firstIndex(where: { $0.name == pass.name }) {
        passes[index].tried += pass.tried
        passes[index].evaluations += pass.evaluations
        passes[index].accepted += pass.accepted
      } else {
        passes.append(pass)
      }
    }
    let width = passes.map(\.name.count).max() ?? 0
    let lines = passes.map { pass in
      let space = String(repeating: " ", count: width - pass.name.count + 2)
      return "    \(pass.name)\(space)\(pass.tried) tried, \(pass.evaluations) played, "
        + "\(pass.accepted) smaller"
    }
    return (["  How it was shrunk"] + lines).joined(separator: "\n")
  }
}
