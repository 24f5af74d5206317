import TouchScript

extension Campaign {
  /// The engines of a search in which not every case is played on the same.
  public struct Engines: Sendable {
    /// What makes the engine of a case differ from the usual one, as a command line says it; empty:
    /// nothing does.
    public var latitude: @Sendable (_ index: Int) -> String
    /// The engine of a case.
    public var system: @Sendable (_ index: Int) -> any TouchSystem

    /// Makes them.
    public init(
      latitude: @escaping @Sendable (_ index: Int) -> String,
      system: @escaping @Sendable (_ index: Int) -> any TouchSystem
    ) {
      self.latitude = latitude
      self.system = system
    }
  }

  /// The engine that a case is played on.
  func system(ofCase index: Int) -> any TouchSystem { engines?.system(index) ?? system }

  /// The campaign with the engine of one case for all that is played.
  func settled(onCase index: Int) -> Campaign {
    guard let engines else { return self }
    var campaign = self
    campaign.engines = nil
    campaign.system = engines.system(index)
    campaign.latitude = engines.latitude(index)
    return campaign
  }
}
