import Testing
import TouchScript

@Suite("A scene in each of its forms")
struct SampleTests {
  @Test("is valid, and JSON of its file, which is read again", arguments: SampleScene.allCases)
  func json(_ sample: SampleScene) throws {
    let scenario = sample.scenario
    let file = try text(of: "Samples/\(sample).json")
    try scenario.validate()
    #expect(scenario.json == file)
    #expect(try Scenario(json: file) == scenario)
    #expect(try Scenario(json: scenario.compactJSON) == scenario)
  }

  @Test("is a tree of views, and a line for each step", arguments: SampleScene.allCases)
  func description(_ sample: SampleScene) throws {
    let (scene, script) = (sample.scenario.sceneDescription, sample.scenario.scriptDescription)
    #expect(try "\(scene)\n\n\(script)\n" == text(of: "Samples/\(sample).txt"))
  }

  @Test("is the source that makes it", arguments: SampleScene.allCases)
  func source(_ sample: SampleScene) throws {
    #expect(try text(of: "SampleScenes.swift").contains("\n\(sample.scenario.swiftSource)"))
  }
}

@Suite("A trace with an observation of every kind")
struct SampleTraceTests {
  @Test("is JSON of its file, which is read again")
  func json() throws {
    let file = try text(of: "Samples/trace.json")
    let trace = try SampleScene.trace()
    #expect(trace.json == file)
    #expect(try Trace(json: trace.compactJSON) == trace)
    #expect(Set(trace.observations.map(\.kind)) == Set(Observation.Kind.allCases))
  }

  @Test("has a line for each event, with its time, and a form like a device's log")
  func logs() throws {
    let trace = try SampleScene.trace()
    let logs = [trace.log(), trace.log(form: .device)]
    #expect(try logs.joined(separator: "\n\n") + "\n" == text(of: "Samples/trace.txt"))
  }

  @Test("has one line for each event, with any names")
  func hostileNames() {
    let trace = Trace([.init(.reset, at: 123_456, who: "a\nb", state: .failed)])
    #expect(trace.log() == "123456 ms  reset(a\\u{a}b) from failed")
    #expect(trace.log(form: .device) == "-[a\\u{a}b reset]")
  }
}
