import Foundation
import Invariants
import Testing
import TouchEngine
import TouchScript

/// Scenes in which rules see what strangers to them got wrong, and once did not see.
@Suite("What strangers got wrong")
struct StrangerTests {
  /// A rule, the mistake that breaks it, and the scene.
  private static let rows: [(rule: Rule.ID, mistake: Mistake, scene: String)] = [
    (
      "RC-28", .keptOutTouchesBlock,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"a","parent":"w","frame":{"x":0,"y":0,"width":100,"height":100}},{"id":"b",
      "parent":"w","frame":{"x":100,"y":0,"width":100,"height":100},"isExclusiveTouch":true}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":40,"y":40}}]},
      {"at":20,"touches":[{"finger":1,"phase":"began","location":{"x":140,"y":40}}]},{"at":60,
      "touches":[{"finger":0,"phase":"ended","location":{"x":40,"y":40}}]},{"at":90,
      "touches":[{"finger":2,"phase":"began","location":{"x":240,"y":240}}]}]}
      """
    ),
    (
      "GR-22", .disablingReleasesNothing,
      """
      {"recognizers":[{"delaysTouchesBegan":true,"id":"r1","view":"v1"}],"script":[{"at":0,
      "touches":[{"finger":0,"location":{"x":0,"y":0},"phase":"began"}]},{"at":1,
      "changes":[{"setRecognizerEnabled":{"recognizer":"r1","to":false}}]},{"at":2,
      "touches":[{"finger":0,"location":{"x":0,"y":1},"phase":"moved"}]}],
      "views":[{"frame":{"height":1,"width":1,"x":0,"y":0},"id":"v1","kind":"window"}]}
      """
    ),
    (
      "GR-36", .timerStatesLost,
      """
      {"recognizers":[{"decisions":[{"after":1,"on":"began","sets":"ended"}],"id":"r1",
      "kind":"custom","view":"v1"}],"script":[{"at":0,"touches":[{"finger":0,
      "location":{"x":0,"y":0},"phase":"began"}]},{"at":101}],"views":[{"frame":{"height":1,
      "width":1,"x":0,"y":0},"id":"v1","kind":"window"}]}
      """
    ),
    (
      "KR-33", .earlyMovementCounts,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}}],
      "recognizers":[{"id":"r","view":"w","kind":"pan","minimumTouches":2}],"script":[{"at":0,
      "touches":[{"finger":0,"phase":"began","location":{"x":40,"y":40}}]},{"at":20,
      "touches":[{"finger":0,"phase":"moved","location":{"x":100,"y":40}}]},{"at":60,
      "touches":[{"finger":1,"phase":"began","location":{"x":40,"y":240}}]},{"at":80,
      "touches":[{"finger":0,"phase":"moved","location":{"x":101,"y":40}}]}]}
      """
    ),
    (
      "KR-48", .scaleGoneAtEnd,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}}],
      "recognizers":[{"id":"r","view":"w","kind":"pinch"}],"script":[{"at":0,
      "touches":[{"finger":0,"phase":"began","location":{"x":100,"y":100}},{"finger":1,
      "phase":"began","location":{"x":200,"y":100}}]},{"at":20,"touches":[{"finger":1,
      "phase":"moved","location":{"x":300,"y":100}}]},{"at":40,"touches":[{"finger":0,
      "phase":"ended","location":{"x":100,"y":100}},{"finger":1,"phase":"ended",
      "location":{"x":300,"y":100}}]}]}
      """
    ),
    (
      "GC-09", .onlyFirstFingersViewAsked,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"a","parent":"w","frame":{"x":0,"y":0,"width":100,"height":100}},
      {"id":"b","parent":"w","frame":{"x":100,"y":0,"width":100,"height":100},
      "overrides":{"shouldBegin":false}}],
      "recognizers":[{"id":"r","view":"w","touches":2}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":40,"y":40}}]},
      {"at":10,"touches":[{"finger":1,"phase":"began","location":{"x":140,"y":40}}]},
      {"at":60,"touches":[{"finger":0,"phase":"ended","location":{"x":40,"y":40}},
      {"finger":1,"phase":"ended","location":{"x":140,"y":40}}]}]}
      """
    ),
    (
      "GC-28", .requirementsAreTransitive,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}}],
      "recognizers":[{"id":"q","view":"w","taps":2},
      {"id":"p","view":"w","kind":"pan","requiresFailureOf":["q"]},
      {"id":"r","view":"w","requiresFailureOf":["p"]}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":40,"y":40}}]},
      {"at":40,"touches":[{"finger":0,"phase":"ended","location":{"x":40,"y":40}}]},
      {"at":3000}]}
      """
    ),
    (
      "TO-34", .interruptionKeptFromRecognizers,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}}],
      "recognizers":[{"id":"r","view":"w"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":40,"y":40}}]},
      {"at":40,"changes":["interrupt"]}]}
      """
    ),
    (
      "KR-20", .pressCancelledBySecondFinger,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}}],
      "recognizers":[{"id":"r","view":"w","kind":"longPress"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":40,"y":40}}]},
      {"at":900,"touches":[{"finger":1,"phase":"began","location":{"x":240,"y":40}}]},
      {"at":950,"touches":[{"finger":0,"phase":"ended","location":{"x":40,"y":40}}]}]}
      """
    ),
    (
      "CT-33", .sliderKeepsDragsAcross,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"s","parent":"w","kind":"slider","frame":{"x":0,"y":100,"width":200,"height":31}}],
      "recognizers":[{"id":"r","view":"w","kind":"pan"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":7,"y":116}}]},
      {"at":20,"touches":[{"finger":0,"phase":"moved","location":{"x":7,"y":476}}]},
      {"at":40,"touches":[{"finger":0,"phase":"ended","location":{"x":7,"y":476}}]}]}
      """
    ),
    (
      "RC-28", .exclusiveUntilAllUp,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"a","parent":"w","frame":{"x":0,"y":0,"width":100,"height":100},
      "isExclusiveTouch":true},
      {"id":"b","parent":"w","frame":{"x":0,"y":100,"width":100,"height":100}},
      {"id":"c","parent":"w","frame":{"x":0,"y":200,"width":100,"height":100}}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":10,"y":10}}]},
      {"at":10,"touches":[{"finger":1,"phase":"began","location":{"x":10,"y":110}}]},
      {"at":20,"touches":[{"finger":0,"phase":"ended","location":{"x":10,"y":10}}]},
      {"at":30,"touches":[{"finger":2,"phase":"began","location":{"x":10,"y":210}}]}]}
      """
    ),
    (
      "RC-28", .cancelledExclusiveStillBlocks,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"a","parent":"w","frame":{"x":0,"y":0,"width":100,"height":100},
      "isExclusiveTouch":true},
      {"id":"b","parent":"w","frame":{"x":0,"y":100,"width":100,"height":100}}],
      "recognizers":[{"id":"r","view":"a","kind":"longPress"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":10,"y":10}}]},
      {"at":1000,"touches":[{"finger":1,"phase":"began","location":{"x":10,"y":110}}]},
      {"at":1050,"touches":[{"finger":1,"phase":"ended","location":{"x":10,"y":110}}]}]}
      """
    ),
    (
      "GR-36", .ownStatesAtTouchDownLost,
      """
      {"recognizers":[{"decisions":[{"on":"began","sets":"ended"}],"id":"r1","kind":"custom",
      "view":"v1"}],"script":[{"at":0,"touches":[{"finger":0,"location":{"x":0,"y":0},
      "phase":"began"}]},{"at":101}],"views":[{"frame":{"height":1,"width":1,"x":0,"y":0},
      "id":"v1","kind":"window"}]}
      """
    ),
    (
      "KR-55", .edgePanMustStayAtEdge,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}}],
      "recognizers":[{"id":"r","view":"w","kind":"screenEdgePan"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":1,"y":100}}]},
      {"at":20,"touches":[{"finger":0,"phase":"moved","location":{"x":100,"y":100}}]},
      {"at":40,"touches":[{"finger":0,"phase":"ended","location":{"x":100,"y":100}}]}]}
      """
    ),
    (
      "GC-22", .simultaneityRemembered,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"a","parent":"w","frame":{"x":0,"y":0,"width":100,"height":100}}],
      "recognizers":[{"id":"r","view":"a","delegate":{"simultaneousWith":["s"],
      "onlyWhileOtherIs":["began"]}},{"id":"s","view":"w"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":10,"y":10}}]},
      {"at":40,"touches":[{"finger":0,"phase":"ended","location":{"x":10,"y":10}}]},
      {"at":2000,"touches":[{"finger":0,"phase":"began","location":{"x":10,"y":10}}]},
      {"at":2040,"touches":[{"finger":0,"phase":"ended","location":{"x":10,"y":10}}]}]}
      """
    ),
    (
      "CT-11", .secondFingerUnhighlights,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"c","parent":"w","kind":"control","frame":{"x":0,"y":0,"width":100,"height":100},
      "isMultipleTouchEnabled":true}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":10,"y":10}}]},
      {"at":20,"touches":[{"finger":1,"phase":"began","location":{"x":60,"y":60}}]},
      {"at":40,"touches":[{"finger":1,"phase":"ended","location":{"x":60,"y":60}}]},
      {"at":60,"touches":[{"finger":0,"phase":"moved","location":{"x":14,"y":10}}]}]}
      """
    ),
    (
      "HT-10", .closedEdges,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"s","parent":"w","kind":"scrollView","frame":{"x":0,"y":0,"width":100,"height":100},
      "boundsOrigin":{"x":0,"y":8.5}}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":100,"y":50}}]}]}
      """
    ),
    (
      "TO-08", .cancelledHaveTimeOfBegin,
      """
      {"views":[{"id":"v1","frame":{"x":0,"y":0,"width":400,"height":400},"kind":"window"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":50,"y":50}}]},
      {"at":10,"touches":[{"finger":0,"phase":"moved","location":{"x":51,"y":50}}]},{"at":20,
      "touches":[{"finger":0,"phase":"moved","location":{"x":150,"y":50}}]}],
      "recognizers":[{"id":"r1","kind":"pan","view":"v1"}]}
      """
    ),
    (
      "TO-06", .cancelledAreAtStart,
      """
      {"views":[{"id":"v1","frame":{"x":0,"y":0,"width":400,"height":400},"kind":"window"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":50,"y":50}}]},
      {"at":10,"touches":[{"finger":0,"phase":"moved","location":{"x":51,"y":50}}]},{"at":20,
      "touches":[{"finger":0,"phase":"moved","location":{"x":150,"y":50}}]}],
      "recognizers":[{"id":"r1","kind":"pan","view":"v1"}]}
      """
    ),
    (
      "GR-51", .endedGestureIsNowhere,
      """
      {"views":[{"id":"v1","frame":{"x":0,"y":0,"width":400,"height":400},"kind":"window"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":50,"y":50}}]},
      {"at":10,"touches":[{"finger":0,"phase":"moved","location":{"x":150,"y":50}}]},{"at":20,
      "touches":[{"finger":0,"phase":"ended","location":{"x":150,"y":50}}]}],
      "recognizers":[{"id":"r1","kind":"pan","view":"v1"}]}
      """
    ),
    (
      "KR-27", .changedBeforeEnded,
      """
      {"views":[{"id":"v1","frame":{"x":0,"y":0,"width":400,"height":400},"kind":"window"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":50,"y":50}}]},
      {"at":10,"touches":[{"finger":0,"phase":"moved","location":{"x":150,"y":50}}]},{"at":20,
      "touches":[{"finger":0,"phase":"ended","location":{"x":150,"y":50}}]}],
      "recognizers":[{"id":"r1","kind":"pan","view":"v1"}]}
      """
    ),
    (
      "GC-14", .firstAddingCounts,
      """
      {"views":[{"id":"v1","frame":{"x":0,"y":0,"width":400,"height":400},"kind":"window"},
      {"id":"v2","frame":{"x":200,"y":200,"width":100,"height":100},"parent":"v1"}],
      "script":[{"at":0,"changes":[{"removeRecognizer":"r1"}]},{"at":1,
      "changes":[{"addRecognizer":{"recognizer":"r1","to":"v1"}}]},{"at":10,
      "touches":[{"finger":0,"phase":"began","location":{"x":50,"y":50}}]},{"at":20,
      "touches":[{"finger":0,"phase":"ended","location":{"x":50,"y":50}}]}],
      "recognizers":[{"id":"r1","view":"v1"},{"id":"r2","view":"v1"}]}
      """
    ),
    (
      "KR-26", .liftedFingersCountForMaximum,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}}],
      "recognizers":[{"id":"r","view":"w","kind":"pan","maximumTouches":2}],"script":[{"at":0,
      "touches":[{"finger":0,"phase":"began","location":{"x":40,"y":40}},{"finger":1,
      "phase":"began","location":{"x":40,"y":140}}]},{"at":40,"touches":[{"finger":1,
      "phase":"ended","location":{"x":40,"y":140}}]},{"at":80,"touches":[{"finger":2,
      "phase":"began","location":{"x":40,"y":240}}]},{"at":120,"touches":[{"finger":0,
      "phase":"moved","location":{"x":100,"y":40}},{"finger":2,"phase":"moved",
      "location":{"x":100,"y":240}}]}]}
      """
    ),
    (
      "TV-10", .scrollingSparesControls,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"s","parent":"w","frame":{"x":0,"y":0,"width":300,"height":300},"kind":"scrollView",
      "scrolling":{"contentSize":{"width":300,"height":1000}}},{"id":"c","parent":"s",
      "frame":{"x":0,"y":0,"width":100,"height":100},"kind":"control"}],"script":[{"at":0,
      "touches":[{"finger":0,"phase":"began","location":{"x":20,"y":80}}]},{"at":20,
      "touches":[{"finger":0,"phase":"moved","location":{"x":20,"y":40}}]},{"at":40,
      "touches":[{"finger":0,"phase":"ended","location":{"x":20,"y":40}}]}]}
      """
    ),
    (
      "TO-05", .keyChangeCancelsTouches,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"w2","kind":"window","frame":{"x":160,"y":240,"width":160,"height":240}}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":20,"y":20}}]},
      {"at":20,"changes":[{"makeKeyWindow":"w"}]},{"at":40,"touches":[{"finger":0,"phase":"ended",
      "location":{"x":20,"y":20}}]}]}
      """
    ),
    (
      "TO-05", .presentingCancelsEverywhere,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"a","parent":"w","frame":{"x":0,"y":0,"width":100,"height":100}},{"id":"b",
      "parent":"w","frame":{"x":0,"y":0,"width":100,"height":100}},{"id":"w2","kind":"window",
      "frame":{"x":160,"y":240,"width":160,"height":240}}],"controllers":[{"id":"c1","view":"a"},
      {"id":"c2","view":"b"}],"script":[{"at":0,"touches":[{"finger":0,"phase":"began",
      "location":{"x":200,"y":300}}]},{"at":20,"changes":[{"present":{"controller":"c2",
      "by":"c1"}}]},{"at":40,"touches":[{"finger":0,"phase":"ended","location":{"x":200,
      "y":300}}]}]}
      """
    ),
    (
      "TO-05", .dismissingCancelsTouches,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}},
      {"id":"a","parent":"w","frame":{"x":0,"y":0,"width":100,"height":100}},{"id":"b",
      "parent":"w","frame":{"x":0,"y":0,"width":100,"height":100}},{"id":"w2","kind":"window",
      "frame":{"x":160,"y":240,"width":160,"height":240}}],"controllers":[{"id":"c1","view":"a"},
      {"id":"c2","view":"b","presentedBy":"c1"}],"script":[{"at":0,"touches":[{"finger":0,
      "phase":"began","location":{"x":200,"y":300}}]},{"at":20,"changes":[{"dismiss":"c2"}]},
      {"at":40,"touches":[{"finger":0,"phase":"ended","location":{"x":200,"y":300}}]}]}
      """
    ),
    (
      "GR-36", .ownClassCannotBeginAtLift,
      """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":320,"height":480}}],
      "recognizers":[{"id":"r","view":"w","kind":"custom","decisions":[{"on":"ended",
      "sets":"began"}]}],"script":[{"at":0,"touches":[{"finger":0,"phase":"began",
      "location":{"x":20,"y":20}}]},{"at":80,"touches":[{"finger":0,"phase":"ended",
      "location":{"x":20,"y":20}}]}]}
      """
    ),
  ]

  @Test("The rule sees it, and accuses the right engine of nothing", arguments: rows.indices)
  func seen(place: Int) throws {
    let row = Self.rows[place]
    let scenario = try JSONDecoder().decode(Scenario.self, from: Data(row.scene.utf8))
    let right = Played(scenario)
    #expect(right.verdict(row.rule)?.violation == nil)
    #expect(right.erring(row.mistake).verdict(row.rule)?.violation != nil)
  }

  @Test("A recognizer that left with its view hears of no interruption any more")
  func takenOut() throws {
    let scene = """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":1,"height":1}},
      {"id":"a","parent":"w","frame":{"x":0,"y":0,"width":1,"height":1}}],
      "recognizers":[{"id":"r","view":"a"}],
      "script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":0,"y":0}}]},
      {"at":1,"changes":[{"removeFromSuperview":"a"},"interrupt"]}]}
      """
    _ = Played(try JSONDecoder().decode(Scenario.self, from: Data(scene.utf8)))
  }
}
