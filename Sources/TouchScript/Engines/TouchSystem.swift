/// Anything that can play a scenario: an engine, behind whatever wall it stands.
///
/// Every call is a fresh world; nothing may be left over from the scenario before. An engine in the same
/// process has `perform(_:)` alone; one in another process, which can crash, hang, or answer what is no
/// trace, has `outcome(of:)` of its own besides.
public protocol TouchSystem: Sendable {
  /// What the engine says of itself.
  var about: About { get }

  /// Plays `scenario`, which is valid, and reports what was observed. Throws where the engine lacks
  /// something that the scenario needs: such a scenario is counted, and not judged.
  func perform(_ scenario: Scenario) throws(Skip) -> Trace

  /// What became of `scenario`, which is valid; a trace has nothing in it that `about` says is not
  /// reported, see `EngineOutcome.reporting(only:)`.
  func outcome(of scenario: Scenario) -> EngineOutcome

  /// The same for who plays valid scenarios alone, so that nobody need look whether they are.
  var trusting: any TouchSystem { get }

  /// The same for who makes scenes smaller on which the engine fails: it will fail again and again there,
  /// which is no reason to give out.
  var enduring: any TouchSystem { get }
}

extension TouchSystem {
  /// The name of the type, and nothing else.
  public var about: About { About(name: String(describing: Self.self)) }

  /// The trace that `perform` reports, without what `about` says is not reported; or what it lacks.
  public func outcome(of scenario: Scenario) -> EngineOutcome {
    do throws(Skip) {
      return .played(try perform(scenario).reporting(only: about.reports))
    } catch {
      return .skipped(error)
    }
  }

  /// The system itself, which does not look.
  public var trusting: any TouchSystem { self }

  /// The system itself, which does not count its failures.
  public var enduring: any TouchSystem { self }
}
