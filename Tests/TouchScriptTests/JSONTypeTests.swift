import Testing
import TouchScript

@Suite("A file that says what nobody can mean is refused with the path of it")
struct JSONTypeTests {
  @Test(
    "at the top",
    arguments: [
      ("[]", "top level: expected an object, found a list"),
      ("3", "top level: expected an object, found a number"),
      (#""a""#, "top level: expected an object, found text"),
      ("null", "top level: expected an object, found null"),
      (
        #"{"orderSeed": 99999999999999999999}"#,
        "orderSeed: expected a whole number, found 1e+20"
      ),
      (
        #"{"dialect": "ios4"}"#, "dialect: unknown dialect 'ios4'; known: ios13, ios12"
      ),
    ])
  func top(json: String, sentence: String) { check(json, sentence) }

  @Test(
    "in views",
    arguments: [
      (#"{"views": {}}"#, "views: expected a list, found an object"),
      (#"{"views": [3]}"#, "views[0]: expected an object, found a number"),
      (#"{"views": [null]}"#, "views[0]: expected an object, found null"),
      (#"{"views": [{}]}"#, "views[0].id: missing"),
      (#"{"views": [{"id": 3}]}"#, "views[0].id: expected text, found a number"),
      (
        #"{"views": [{"id": "a", "frame": {"x": "1", "y": 0, "width": 0, "height": 0}}]}"#,
        "views[0].frame.x: expected a number, found text"
      ),
      (
        #"{"views": [{"id": "a", "frame": {"x": 1, "y": 0, "width": 0}}]}"#,
        "views[0].frame.height: missing"
      ),
      (
        #"{"views": [{"id": "a", "frame": [0, 0, 1, 1]}]}"#,
        "views[0].frame: expected an object, found a list"
      ),
      (
        #"{"views": [{"id": "a", "isHidden": 1}]}"#,
        "views[0].isHidden: expected true or false, found a number"
      ),
      (
        #"{"views": [{"id": "a", "kind": "lable"}]}"#,
        "views[0].kind: unknown kind of view 'lable'; known: view, control, button, window, label, "
          + "imageView, switch, slider, segmentedControl, stepper, pageControl, textField, "
          + "scrollView, tableView, tableCell, cellContent"
      ),
      (
        #"{"views": [{"id": "a", "level": 1.5}]}"#,
        "views[0].level: expected a whole number, found 1.5"
      ),
      (
        #"{"views": [{"id": "a", "targets": [{"action": "go", "events": ["tap"]}]}]}"#,
        "views[0].targets[0].events[0]: unknown control event 'tap'; known: touchDown, "
          + "touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, "
          + "touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered, "
          + "editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit"
      ),
      (
        #"{"views": [{"id": "a", "overrides": {"hitTest": "nil"}}]}"#,
        "views[0].overrides.hitTest: unknown hitTest 'nil'; known: returnsNil, returnsSelf, "
          + "passesThrough, asksSubviews, asksSubviewsIfOpen, {returns: …}"
      ),
      (
        #"{"views": [{"id": "a", "overrides": {"hitTest": {"return": "b"}}}]}"#,
        "views[0].overrides.hitTest: unknown hitTest 'return'; known: returnsNil, returnsSelf, "
          + "passesThrough, asksSubviews, asksSubviewsIfOpen, {returns: …}"
      ),
      (
        #"{"views": [{"id": "a", "overrides": {"pointInside": 15}}]}"#,
        "views[0].overrides.pointInside: expected text or an object"
      ),
      (
        #"{"views": [{"id": "a", "overrides": {"pointInside": {"grown": "x"}}}]}"#,
        "views[0].overrides.pointInside.grown: expected a number, found text"
      ),
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
    ])
  func views(json: String, sentence: String) { check(json, sentence) }

  @Test(
    "in recognizers and controllers",
    arguments: [
      (
        #"{"controllers": [{"id": "a", "view": "b", "touches": "eats"}]}"#,
        "controllers[0].touches: unknown handling 'eats'; known: passesOn, passesOnFirst, keeps"
      ),
      (
        #"{"recognizers": [{"id": "a", "view": "b", "kind": "swirl"}]}"#,
        "recognizers[0].kind: unknown recognizer 'swirl'; known: tap, longPress, pan, swipe, "
          + "pinch, rotation, screenEdgePan, custom, scrollPan"
      ),
      (
        #"{"recognizers": [{"id": "a"}]}"#, "recognizers[0].view: missing"
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
    ])
  func attachments(json: String, sentence: String) { check(json, sentence) }

  @Test(
    "in the script and in reactions",
    arguments: [
      (#"{"script": [{}]}"#, "script[0].at: missing"),
      (#"{"script": [{"at": "0"}]}"#, "script[0].at: expected a whole number, found text"),
      (
        #"{"script": [{"at": 0, "changes": ["hide"]}]}"#,
        "script[0].changes[0]: unknown change 'hide'; known: interrupt, showHomeScreen, "
          + "showApplication, beginIgnoringInteractionEvents, endIgnoringInteractionEvents, "
          + "remoteControl, {bringToFront: …}, {sendToBack: …}, {removeFromSuperview: …}, "
          + "{addSubview: …}, {setHidden: …}, {setAlpha: …}, and 18 more"
      ),
      (
        #"{"script": [{"at": 0, "touches": [{"finger": 0, "phase": "up"}]}]}"#,
        "script[0].touches[0].phase: unknown phase 'up'; known: began, moved, stationary, ended, "
          + "cancelled"
      ),
      (
        #"{"script": [{"at": 0, "changes": [{"animate": {"view": "a", "milliseconds": 0.5}}]}]}"#,
        "script[0].changes[0].animate.milliseconds: expected a whole number, found 0.5"
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
  func script(json: String, sentence: String) { check(json, sentence) }

  private func check(_ json: String, _ sentence: String) {
    #expect(message { try Scenario(json: json) } == sentence)
  }
}
