import Testing
import TouchScript

@Suite("Responder chain")
struct ResponderChainTests {
  /// A view in a controller's view, with the chain up to a delegate, and a finger on it.
  private func scene(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    var scenario = Scenario(application: .init(delegate: .init())) {
      Window("w", Rect(0, 0, 320, 480)) {
        View("root", Rect(0, 0, 320, 480)) { View("v", Rect(0, 0, 100, 100)) }.controller("vc")
      }
    } script: {
      Down(at: Point(50, 50))
    }
    change(&scenario)
    return scenario
  }

  @Test("RC-01 to RC-13: hold for the whole chain")
  func holds() {
    Played(scene()).keeps(
      "RC-01", "RC-02", "RC-03", "RC-06", "RC-07", "RC-08", "RC-09", "RC-13")
  }

  @Test("RC-01: a controller that is left out is missed")
  func withoutController() {
    let wrong = Played(scene()).played(by: "controllers-left-out")
    wrong.breaks("RC-01", "next of \"root\" is \"w\", not \"vc\"")
    wrong.breaks(
      "RC-13", "touchesBegan was called on \"w\" where \"vc\" was next", by: "V(w).began")
    wrong.leavesOpen("RC-02")
  }

  @Test("RC-06: the older dialect has no scene")
  func dialect() {
    let old = scene { $0.dialect = .ios12 }
    Played(old).keeps("RC-06")
    Played(scene()).told(of: old).breaks("RC-06", "next of \"w\" is \"scene\", not \"application\"")
  }

  @Test("RC-14: what a view keeps goes no further")
  func kept() {
    let keeping = Played(scene { $0.views[1].overrides.touches.began = .keeps })
    keeping.keeps("RC-14")
    keeping.repeating("V(root).began") { $0.who = "vc" }.breaks(
      "RC-14", "\"vc\" got touchesBegan, which \"root\" does not pass on", by: "V(vc).began")
  }

  @Test("RC-15: calling super first turns the order round")
  func superFirst() {
    let first = scene { $0.views[2].overrides.touches = .init(.passesOnFirst) }
    Played(first).keeps("RC-15")
    Played(scene()).told(of: first).breaks(
      "RC-15", "touchesBegan was called on \"v\" where \"root\" was next", by: "V(v).began")
  }

  @Test("RC-10: a recognizer in the chain is named")
  func recognizers() {
    Played(scene { $0.recognizers = [.init(id: "t", view: "v")] })
      .changing("chain(v)") { $0.names = ["t", "root"] }
      .breaks("RC-10", "the recognizer \"t\" stands in a responder chain")
  }

  @Test("RC-04: a presented controller without a superview leads to who presented it")
  func presented() {
    let shown = Played(
      Scenario {
        Window("w", Rect(0, 0, 320, 480)) {
          View("a", Rect(0, 0, 100, 100)).controller("c")
          View("b", Rect(100, 0, 100, 100)).controller("d") { $0.presentedBy = "c" }
        }
        .hitTest(.returns("b"))
      } script: {
        Change(.removeFromSuperview("b"))
        Down(at: Point(150, 50))
      })
    shown.keeps("RC-04")
    shown.changing("chain(b)") { $0.names = ["d", "application"] }.breaks(
      "RC-04", "next of \"d\" is \"application\", not \"c\"")
  }
}

@Suite("Actions through the responder chain")
struct ActionTests {
  @Test("RC-27: who cannot perform an action passes it on")
  func refusal() {
    let refused = Played(
      Scenario {
        Window("w", Rect(0, 0, 320, 480)) {
          Button("a", Rect(0, 0, 100, 100)).target(nil, "act").implements("act").refuses("act")
        }
        .implements("act")
      } script: {
        Tap(at: Point(50, 50))
      })
    refused.keeps("RC-27")
    refused.changing("target(w, act)") { $0.other = "a" }.breaks(
      "RC-27", "\"a\" says that it cannot perform \"act\" of \"a\", which then was called on \"a\"")
  }

  @Test("RC-24, RC-25: the first that implements an action gets it, or none does")
  func search() {
    func scene(implementing implementers: Int...) -> Scenario {
      var scenario = Scenario {
        Window("w", Rect(0, 0, 320, 480)) {
          Button("b", Rect(0, 0, 100, 100)).target(nil, "go")
        }
      } script: {
        Tap(at: Point(50, 50))
      }
      for view in implementers { scenario.views[view].overrides.actions = ["go"] }
      return scenario
    }
    let window = Played(scene(implementing: 0))
    window.keeps("RC-24")
    window.told(of: scene()).breaks("RC-25", "\"go\" of \"b\" was called on \"w\"")
    window.told(of: scene()).leavesOpen("RC-24")
    window.told(of: scene(implementing: 0, 1)).breaks(
      "RC-24", "\"go\" of \"b\" was called on \"w\"",
      expected: "\"go\" of \"b\", the first that implements it")
  }
}
