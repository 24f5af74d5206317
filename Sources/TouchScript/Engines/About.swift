/// What an engine says of itself before it plays anything.
public struct About: Hashable, Sendable {
  /// The engine's name.
  public var name: String
  /// Its version; empty if it has none.
  public var version: String
  /// Where one reads about it; empty if nowhere.
  public var url: String
  /// How many scenarios it can play at one time, 1 or more.
  public var mostJobs: Int
  /// What it has. It is asked to play no scenario that needs anything else.
  public var features: Scenario.Features
  /// What it reports.
  public var reports: Reports

  /// Describes an engine; one that says nothing of its features has all of them, and one that says nothing of
  /// what it reports tells everything.
  public init(
    name: String, version: String = "", url: String = "", mostJobs: Int = .max,
    features: Scenario.Features = .all, reports: Reports = .all
  ) {
    self.name = name
    self.version = version
    self.url = url
    self.mostJobs = max(1, mostJobs)
    self.features = features
    self.reports = reports
  }
}
