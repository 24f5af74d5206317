// What an engine's author needs, in one import.
//
// The rooms of the suite have many names, and some are those of an engine's own types: a `Button` of the
// builder would silently stand for the engine's. So of the language there is here what an adapter reads
// and writes, and neither the builder nor plain geometry: `import TouchScript` has those.
@_exported import Conformance
@_exported import enum Generators.Scenarios
@_exported import Invariants
@_exported import struct PropertyTesting.AnyGenerator
@_exported import struct Stage.Stage
@_exported import struct TouchScript.About
@_exported import enum TouchScript.ControlEvent
@_exported import struct TouchScript.ControlState
@_exported import struct TouchScript.EngineFailure
@_exported import enum TouchScript.EngineOutcome
@_exported import enum TouchScript.EventPhase
@_exported import struct TouchScript.GestureReading
@_exported import protocol TouchScript.MainActorTouchSystem
@_exported import struct TouchScript.Observation
@_exported import struct TouchScript.OnMainActor
@_exported import struct TouchScript.Query
@_exported import struct TouchScript.RecognizerDefaults
@_exported import enum TouchScript.RecognizerState
@_exported import struct TouchScript.Reports
@_exported import struct TouchScript.Scenario
@_exported import struct TouchScript.SceneIndex
@_exported import struct TouchScript.ScenarioError
@_exported import struct TouchScript.Skip
@_exported import enum TouchScript.TouchPhase
@_exported import struct TouchScript.TouchState
@_exported import protocol TouchScript.TouchSystem
@_exported import struct TouchScript.Trace
@_exported import struct TouchScript.ViewDefaults
@_exported import TouchstoneCommand
