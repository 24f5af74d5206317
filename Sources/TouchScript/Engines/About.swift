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
  /// What it reports: by default everything.
  public var reports: Reports

  /// Describes an engine.
  public init(
    name: String, version: String = "", url: String = "", mostJobs: Int = .max,
    reports: Reports = .all
  ) {
    self.name = name
    self.version = version
    self.url = url
    self.mostJobs = max(1, mostJobs)
    self.reports = reports
  }
}
