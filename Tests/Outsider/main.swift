import Touchstone

/// The engine as one of the main actor, as an engine with UIKit's names is.
struct TinyEngineOnMainActor: MainActorTouchSystem {
  var about: About { TinyEngine().about }

  func perform(_ scenario: Scenario) -> Trace { TinyEngine().perform(scenario) }
}

TouchstoneCommand.main(engine: OnMainActor(TinyEngineOnMainActor()))
