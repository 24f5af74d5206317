import TouchScript

/// How big a scenario is, in what people count.
public struct SceneSize: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Views, windows not counted.
  public var views: Int
  /// Recognizers.
  public var recognizers: Int
  /// Touch samples: every coming down, move and lift of a finger.
  public var samples: Int

  /// Makes a size.
  public init(views: Int, recognizers: Int, samples: Int) {
    self.views = views
    self.recognizers = recognizers
    self.samples = samples
  }

  /// The size of `scenario`.
  public init(_ scenario: Scenario) {
    views = scenario.views.count { $0.kind != .window }
    recognizers = scenario.recognizers.count
    samples = scenario.script.reduce(0) { $0 + $1.touches.count }
  }

  /// How much there is altogether.
  var extent: Int { views + recognizers + samples }

  /// The size in words.
  public var description: String {
    [
      views == 0 ? "no view but windows" : views.of("view"), recognizers.of("recognizer"),
      samples.of("touch sample"),
    ]
    .joined(separator: ", ")
  }
}
