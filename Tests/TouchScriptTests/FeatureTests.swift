import Foundation
import Testing

@testable import TouchScript

@Suite("What a scenario needs of an engine")
struct FeatureTests {
  private typealias Feature = Scenario.Feature

  @Test("Names are short, in small letters and unique, and each says what it is")
  func table() {
    let names = Feature.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    for feature in Feature.allCases {
      #expect(feature.name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil)
      #expect(!feature.says.isEmpty && !feature.says.hasSuffix("."), "\(feature)")
      #expect(Feature(name: feature.name) == feature)
    }
  }

  @Test("Every place of a scenario needs a feature, or is one that every engine knows")
  func places() {
    let free = Feature.allPlaces.filter { $0.feature == nil }.map(\.path)
    // A property that is new is here, or it has a feature.
    #expect(
      free == [
        "dialect", "views[].id", "views[].parent", "views[].kind", "views[].frame",
        "views[].items", "recognizers[].id", "recognizers[].view",
        "recognizers[].minimumPressDuration", "recognizers[].allowableMovement",
        "recognizers[].directions[]", "recognizers[].edges[]", "script[].at",
        "script[].touches[].finger", "script[].touches[].phase",
        "script[].touches[].location", "orderSeed",
      ])
  }

  @Test("Every feature but those that others bring is needed somewhere")
  func everyFeature() {
    let brought: [Feature] = [.controls, .recognizers, .delegates]
    #expect(Feature.allCases.filter { $0.places.isEmpty } == brought)
    #expect(
      brought.allSatisfy { group in Feature.allCases.contains { $0.implied.contains(group) } })
  }

  @Test(
    "A scenario needs what is in it, and what that brings",
    arguments: [
      ("", []),
      (
        #""views":[{"id":"w","kind":"window"},{"id":"a","parent":"w","frame":{"x":0,"y":0,"width":9,"height":9}}]"#,
        []
      ),
      (
        #""views":[{"id":"w","kind":"window"},{"id":"v","kind":"window"},"#
          + #"{"id":"b","kind":"button","parent":"w","targets":[{"action":"go","receiver":null}]}]"#,
        [.severalWindows, .buttons, .controlTargets, .chainActions]
      ),
      (
        #""recognizers":[{"id":"t","view":"w","delegate":{"shouldBegin":true}},"#
          + #"{"id":"p","view":"w","kind":"pan","decisions":[{"on":"moved","sets":"failed"}]}]"#,
        [.taps, .delegates, .shouldBegin, .pans, .decidingSubclasses]
      ),
      (
        #""recognizers":[{"id":"c","view":"w","kind":"custom","decisions":"#
          + #"[{"on":"moved","sets":"failed","after":9}]}]"#,
        [.ownRecognizers, .recognizerTimers]
      ),
      (
        #""dialect":"ios12","script":[{"at":0,"changes":[{"bringToFront":"a"}]},"#
          + #"{"at":1,"changes":["interrupt"]}],"#
          + #""reactions":[{"on":{"action":"t"},"changes":[{"setHidden":{"view":"a","to":true}}]}]"#,
        [.ios12Chain, .reordering, .interruptions, .reactions, .hiddenViews]
      ),
      (
        #""script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":1,"y":1}}]},"#
          + #"{"at":1,"touches":[{"finger":0,"phase":"ended","location":{"x":1,"y":1}},"#
          + #"{"finger":1,"phase":"began","location":{"x":1,"y":1}}]}]"#,
        [.severalFingers]
      ),
    ] as [(String, [Scenario.Feature])])
  func needs(keys: String, features: [Scenario.Feature]) throws {
    // What is needed of a scene is known before it is known to be valid.
    let scenario = try JSONDecoder().decode(Scenario.self, from: Data("{\(keys)}".utf8))
    #expect(scenario.needs.names == Scenario.Features(features).names)
  }

  @Test("A set without a feature has nothing that brings it; what is lacking is said once")
  func sets() {
    let few = Scenario.Features.all.without(.controls)
    #expect(few.list.allSatisfy { ![.controls, .buttons, .sliders].contains($0) })
    #expect(few.lacking([.buttons, .taps]) == [.buttons])
    #expect(Scenario.Features.all.names.count == Feature.allCases.count)
    #expect(Scenario.Features.all.isSuperset(of: few) && !few.isSuperset(of: .all))
  }

  @Test(
    "A feature that there is not is refused with the nearest that there is",
    arguments: [
      ("tabel-views", "features[1]: there is no feature 'tabel-views'; did you mean table-views?"),
      ("", "features[1]: there is no feature ''; touchstone rules --features lists them"),
      ("flux", "features[1]: there is no feature 'flux'; touchstone rules --features lists them"),
    ])
  func unknown(name: String, sentence: String) throws {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario.Features(names: ["taps", name])
    }
    #expect(error?.description == sentence)
    let line = #"{"engine":{"name":"e"},"features":["taps","\#(name)"],"protocol":1}"#
    let refusal = #expect(throws: WireError.self) { try WireReply.read(Array(line.utf8)[...]) }
    #expect(refusal?.says == sentence)
  }
}
