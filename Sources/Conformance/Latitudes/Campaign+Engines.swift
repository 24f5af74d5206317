import Invariants
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
  func system(ofCase index: Int) -> any TouchSystem {
    engines?.system(index).within(features) ?? system
  }

  /// The campaign with the engine of one case for all that is played.
  func settled(onCase index: Int) -> Campaign {
    guard let engines else { return self }
    var campaign = self
    campaign.engines = nil
    campaign.system = engines.system(index).within(features)
    campaign.latitude = engines.latitude(index)
    return campaign
  }

  /// The campaign with the engine that a finding was found on, for all that is played.
  func settled(for finding: Finding) -> Campaign {
    var campaign = settled(onCase: finding.caseIndex)
    if finding.latitude != campaign.latitude, let system = choosing?(finding.latitude) {
      campaign.system = system.within(features)
      campaign.latitude = finding.latitude
    }
    return campaign
  }

  /// The same with as few choices as still break the rule `id` in a scene: each is dropped that is not
  /// needed, one after another.
  func withoutNeedlessChoices(in scenario: Scenario, breaking id: Rule.ID) -> Campaign {
    guard engines == nil, let choosing, !latitude.isEmpty else { return self }
    var campaign = self
    var rows = latitude.split(separator: ",").map(String.init)
    for row in rows {
      let fewer = rows.filter { $0 != row }
      let words = fewer.joined(separator: ",")
      guard let system = choosing(words) else { continue }
      var plainer = campaign
      plainer.system = system.within(features)
      plainer.latitude = words
      guard let isBroken = plainer.test(of: id), isBroken(scenario), isBroken(scenario) else {
        continue
      }
      campaign = plainer
      rows = fewer
    }
    return campaign
  }
}
