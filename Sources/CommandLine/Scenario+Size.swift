import TouchScript

extension Scenario {
  /// How deep views may nest: engines follow them down call by call, and the time that a touch
  /// takes grows with the square of the depth.
  private static let deepestNesting = 1_000

  /// How many there may be of what makes a scene slow: the in-repo engine plays as many in some seconds.
  private static let most = (views: 10_000, recognizers: 1_000, steps: 2_000)

  /// What in the scenario takes too long to play, in a sentence; nil: nothing.
  var complaintAboutSize: String? {
    let counts = [
      ("views", views.count, Self.most.views),
      ("recognizers", recognizers.count, Self.most.recognizers),
      ("steps", script.count, Self.most.steps),
    ]
    for (name, count, most) in counts where count > most {
      return "there are \(count) \(name), and at most \(most) can be played"
    }
    let depth = SceneIndex(self).depths.max() ?? 0
    return depth > Self.deepestNesting
      ? "views nest \(depth) levels deep, and at most \(Self.deepestNesting) can be played" : nil
  }
}
