import Foundation
import Testing
import TouchScript

@Suite("A file that says what nobody can mean")
struct WideHostileJSONTests {
  @Test(
    "is refused with the path and what was expected",
    arguments: [
      (
        #"{"views": [{"id": "a", "scrolling": {"contentSize": {"width": 3}}}]}"#,
        "views[0].scrolling.contentSize.height: missing"
      ),
      (
        #"{"views": [{"id": "a", "scrolling": 3}]}"#,
        "views[0].scrolling: expected an object, found a number"
      ),
      (
        #"{"views": [{"id": "a", "items": 2.5}]}"#,
        "views[0].items: expected a whole number, found 2.5"
      ),
      (
        #"{"views": [{"id": "a", "overrides": {"refuses": "cut"}}]}"#,
        "views[0].overrides.refuses: expected a list, found text"
      ),
      (
        #"{"views": [{"id": "a", "overrides": {"sendsActions": 0}}]}"#,
        "views[0].overrides.sendsActions: expected true or false, found a number"
      ),
      (
        #"{"views": [{"id": "a", "overrides": {"otherEvents": "eats"}}]}"#,
        "views[0].overrides.otherEvents: unknown handling 'eats'; known: passesOn, passesOnFirst, "
          + "keeps"
      ),
      (
        #"{"recognizers": [{"id": "a", "view": "b", "directions": ["left", "forth"]}]}"#,
        "recognizers[0].directions[1]: unknown direction 'forth'; known: right, left, up, down"
      ),
      (
        #"{"recognizers": [{"id": "a", "view": "b", "directions": [3]}]}"#,
        "recognizers[0].directions[0]: expected text, found a number"
      ),
      (
        #"{"recognizers": [{"id": "a", "view": "b", "edges": "top"}]}"#,
        "recognizers[0].edges: expected a list, found text"
      ),
      (
        #"{"recognizers": [{"id": "a", "view": "b", "edges": ["middle"]}]}"#,
        "recognizers[0].edges[0]: unknown edge 'middle'; known: top, left, bottom, right"
      ),
      (
        #"{"recognizers": [{"id": "a", "view": "b", "ignoredFingers": [0, 1.5]}]}"#,
        "recognizers[0].ignoredFingers[1]: expected a whole number, found 1.5"
      ),
      (
        #"{"recognizers": [{"id": "a", "view": "b", "targets": [{"action": "go"}]}]}"#,
        "recognizers[0].targets[0].receiver: missing"
      ),
      (
        #"{"recognizers": [{"id": "a", "view": "b", "targets": [{"released": true}]}]}"#,
        "recognizers[0].targets[0].action: missing"
      ),
      (
        #"{"script": [{"at": 0, "changes": [{"animate": {"view": "a", "milliseconds": 0.5}}]}]}"#,
        "script[0].changes[0].animate.milliseconds: expected a whole number, found 0.5"
      ),
      (
        #"{"recognizers": [{"id": "a", "view": "b", "maximumTouches": "many"}]}"#,
        "recognizers[0].maximumTouches: expected a whole number, found text"
      ),
      (
        #"{"recognizers": [{"id": "a", "view": "b", "minimumPressDuration": 0.5}]}"#,
        "recognizers[0].minimumPressDuration: expected a whole number, found 0.5"
      ),
      (
        #"{"recognizers": [{"id": "a", "view": "b", "delegate": {"requiresFailureOf": true}}]}"#,
        "recognizers[0].delegate.requiresFailureOf: expected a list, found true or false"
      ),
      (
        #"{"script": [{"at": 0, "changes": [{"setHidden": "a"}]}]}"#,
        "script[0].changes[0].setHidden: expected an object, found text"
      ),
      (
        #"{"script": [{"at": 0, "changes": [{"setHidden": {"view": "a"}}]}]}"#,
        "script[0].changes[0].setHidden.to: missing"
      ),
      (
        #"{"script": [{"at": 0, "changes": [{"setHidden": {"view": null, "to": true}}]}]}"#,
        "script[0].changes[0].setHidden.view: expected text, found null"
      ),
      (
        #"{"script": [{"at": 0, "changes": [{"setFrame": {"view": "a", "to": {"x": 0}}}]}]}"#,
        "script[0].changes[0].setFrame.to.y: missing"
      ),
      (
        #"{"script": [{"at": 0, "changes": [{"motion": "shaken"}]}]}"#,
        "script[0].changes[0].motion: unknown phase 'shaken'; known: began, ended, cancelled"
      ),
      (
        #"{"script": [{"at": 0, "changes": [{"bringToFront": 3}]}]}"#,
        "script[0].changes[0].bringToFront: expected text, found a number"
      ),
      (
        #"{"script": [{"at": 0, "changes": ["bringToFront"]}]}"#,
        "script[0].changes[0]: change 'bringToFront' needs a value, as in {bringToFront: …}"
      ),
      (
        #"{"script": [{"at": 0, "changes": [{"sendActions": {"control": "a", "for": ["tap"]}}]}]}"#,
        "script[0].changes[0].sendActions.for[0]: unknown control event 'tap'; known: touchDown, "
          + "touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, "
          + "touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered, "
          + "editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit"
      ),
      (#"{"reactions": [{}]}"#, "reactions[0].on: missing"),
      (#"{"reactions": [{"on": {"action": "a"}}]}"#, "reactions[0].changes: missing"),
      (
        #"{"reactions": [{"on": "action", "changes": []}]}"#,
        "reactions[0].on: trigger 'action' needs a value, as in {action: …}"
      ),
      (
        #"{"reactions": [{"on": {"tap": "a"}, "changes": []}]}"#,
        "reactions[0].on: unknown trigger 'tap'; known: action, touches, controlEvent"
      ),
      (
        #"{"reactions": [{"on": {"touches": {"responder": "a", "phase": "up"}}, "changes": []}]}"#,
        "reactions[0].on.touches.phase: unknown phase 'up'; known: began, moved, stationary, ended, "
          + "cancelled"
      ),
    ])
  func types(json: String, sentence: String) {
    #expect(message { try Scenario(json: json) } == sentence)
  }

  @Test("has its unknown keys listed, inside changes and reactions too")
  func unknownKeys() {
    let json = """
      {
        "views": [{"id": "a", "scrolling": {"contentSize": {"depth": 1}, "bounces": true}}],
        "recognizers": [{"id": "r", "delegate": {"shouldFail": true}, "velocity": 3,
          "targets": [{"events": 1}]}],
        "script": [{"at": 0, "changes": [{"setFrame": {"view": "a", "to": {"left": 1}, "in": "b"}},
          {"explode": 1}]}],
        "reactions": [{"on": {"touches": {"view": "a"}}, "changes": [{"hide": "a"}], "often": 2}]
      }
      """
    #expect(
      Scenario.unknownKeys(inJSON: .init(json.utf8)) == [
        "reactions[0].changes[0].hide", "reactions[0].often", "reactions[0].on.touches.view",
        "recognizers[0].delegate.shouldFail", "recognizers[0].targets[0].events",
        "recognizers[0].velocity",
        "script[0].changes[0].setFrame.in", "script[0].changes[0].setFrame.to.left",
        "script[0].changes[1].explode", "views[0].scrolling.bounces",
        "views[0].scrolling.contentSize.depth",
      ])
  }
}
