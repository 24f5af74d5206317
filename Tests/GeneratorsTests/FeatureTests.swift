import Generators
import PropertyTesting
import Testing
import TouchScript

@Suite("Scenes for engines that lack features")
struct FeatureTests {
  /// How many scenes are made for each missing feature, and for each small set.
  private let cases = 12

  @Test("need none that is missing, are valid, and are spelled and drawn again")
  func everyFeature() throws {
    for feature in Scenario.Feature.allCases {
      try check(Scenario.Features.all.without(feature), "without \(feature.name)")
    }
  }

  @Test(
    "need no more than a small engine has",
    arguments: [[], [.taps], [.pans], [.buttons], [.taps, .pans, .buttons, .controlTargets]]
      as [Scenario.Features])
  func smallSets(features: Scenario.Features) throws {
    try check(features, "with \(features.names)")
    let search = Search(Scenarios.generator(of: .default, within: features), seed: 8)
    let scenes = (0..<60).map { search.value(ofCase: $0) }
    #expect(scenes.allSatisfy { scene in scene.script.contains { !$0.touches.isEmpty } })
    for feature in features.list {
      #expect(scenes.contains { $0.needs.contains(feature) }, "\(feature.name) is tried")
    }
  }

  @Test("are the usual ones for an engine that has all")
  func all() {
    let usual = Search(Scenarios.generator(of: .default), seed: 3)
    let within = Search(Scenarios.generator(of: .default, within: .all), seed: 3)
    #expect((0..<50).allSatisfy { usual.value(ofCase: $0) == within.value(ofCase: $0) })
  }

  @Test("are about sketches that are themselves without what is missing")
  func sketches() throws {
    let needs = Dictionary(
      Sketch.all.map { ($0.name, $0.needs) }, uniquingKeysWith: { one, _ in one })
    #expect(needs["many siblings"] == [.changes])
    #expect(needs["a pinch in several steps"] == [.pinches, .severalFingers])
    #expect(needs["a control that declines to track on"] == [.controls, .trackingOverrides])
    #expect(needs["a view that another comes before"] == [.reordering])
    #expect(needs["a window that lets touches through"]?.contains(.severalWindows) == true)
  }

  @Test("are what is left of others that are beyond them")
  func kept() throws {
    let search = Search(Scenarios.generator(of: .everything), seed: 9)
    for index in 0..<60 {
      let scene = search.value(ofCase: index)
      #expect(scene.kept(within: .all) == scene)
      let bare = scene.kept(within: [])
      try bare.validate()
      #expect(bare.needs == [] && bare.kept(within: []) == bare)
    }
  }

  private func check(_ features: Scenario.Features, _ what: String) throws {
    let generator = Scenarios.generator(of: .default, within: features)
    let search = Search(generator, seed: 7)
    for index in 0..<cases {
      let scene = search.value(ofCase: index)
      let beyond = features.lacking(scene.needs).map(\.name)
      #expect(beyond == [], "\(what), case \(index)")
      #expect(throws: Never.self, "\(what), case \(index)") { try scene.validate() }
      guard index < 4 else { continue }
      let again = generator.value(of: try generator.tree(of: scene))
      #expect(again == scene, "\(what), case \(index)")
    }
  }
}
