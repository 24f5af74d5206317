import Touchstone

/// The engine as one of the main actor, as an engine with UIKit's names is.
struct TinyEngineOnMainActor: MainActorTouchSystem {
  var about: About { TinyEngine().about }

  func perform(_ scenario: Scenario) -> Trace {
    Misbehaviour.wanted?.happen(in: scenario)
    return TinyEngine().perform(scenario)
  }
}

TouchstoneCommand.main(engine: OnMainActor(TinyEngineOnMainActor()))
