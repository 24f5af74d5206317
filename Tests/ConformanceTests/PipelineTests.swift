import Testing
import TouchScript

@testable import Conformance

@Suite("Requests in flight")
struct PipelineTests {
  @Test("A search asks for the next scenes before it has the answer to the first")
  func asksAhead() throws {
    let engine = try ExternalEngine(
      [Hostile.program, "waits for the second request"], comparesProcesses: false)
    // None of these cases is played twice, or changed: the second request is that of another case.
    let shard = try #require(Shard(2, of: 2))
    let outcome = Campaign(seed: 0, cases: 4, shard: shard, relations: [], system: engine).run()
    #expect(outcome.cases == 2)
    #expect(outcome.unjudged.failed.isEmpty)
  }

  @Test("A failure belongs to its own scene, and what was asked behind it is asked again")
  func failure() throws {
    let pipeline = Pipeline(try Hostile.engine("crashes"))
    let scenes = [Hostile.plain, Hostile.bad, Hostile.scene("x")]
    pipeline.ask(for: scenes)
    let outcomes = scenes.map(pipeline.outcome)
    #expect(outcomes.map { $0.trace != nil } == [true, false, true])
    #expect(outcomes[1].failure?.kind == .crashed)
    #expect(outcomes[1].failure?.says.contains("other scene") == false)
  }

  @Test("An engine that answers in another order is garbled")
  func order() throws {
    let pipeline = Pipeline(try Hostile.engine("answers the second first"))
    pipeline.ask(for: [Hostile.bad, Hostile.plain])
    #expect(
      pipeline.outcome(of: Hostile.bad).failure?.says
        == "the engine answers request 2 before 1")
  }

  @Test(
    "What was asked and is not wanted is passed over, and what was not asked is played by itself")
  func unwanted() throws {
    let pipeline = Pipeline(try Hostile.engine("skips"))
    let other = Hostile.scene("x")
    pipeline.ask(for: [Hostile.bad, other])
    #expect(pipeline.outcome(of: other).trace != nil)
    #expect(
      pipeline.outcome(of: Hostile.bad) == .skipped(Skip(feature: "pinch", reason: "not yet")))
  }

  @Test("An engine of one job can be asked by others once what is in flight has settled")
  func settling() throws {
    let engine = try Hostile.engine("allows one job")
    let pipeline = Pipeline(engine)
    pipeline.ask(for: [Hostile.plain, Hostile.bad])
    pipeline.settle()
    #expect(engine.outcome(of: Hostile.plain).trace != nil)
    #expect(pipeline.outcome(of: Hostile.plain).trace != nil)
    #expect(pipeline.outcome(of: Hostile.bad).trace != nil)
  }
}
