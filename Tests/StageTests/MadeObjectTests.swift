import Stage
import Logs
import Testing
import TouchScript

@Suite("What the stage reports of new views and recognizers")
struct MadeObjectTests {
  @Test("New views of every kind are reported once, before anything is set")
  func views() throws {
    let kinds = Scenario.View.Kind.allCases.filter {
      $0 != .window && $0 != .tableCell && $0 != .cellContent
    }
    var scenario = Scenario {
      window()
      Window("other", Rect(0, 0, 8, 8))
    }
    for kind in kinds {
      scenario.views += ["1", "2"].map {
        .init(id: kind.rawValue + $0, parent: "other", kind: kind).with {
          $0.isUserInteractionEnabled = false
          $0.isMultipleTouchEnabled = true
          $0.isExclusiveTouch = true
        }
      }
    }
    let table = try #require(scenario.views.firstIndex { $0.id == "tableView2" })
    scenario.views.insert(
      contentsOf: [
        .init(id: "cell", parent: "tableView2", kind: .tableCell),
        .init(id: "content", parent: "cell", kind: .cellContent),
      ], at: table + 1)
    let seen = observations(of: scenario)
    let made = seen.compactMap { what -> Scenario.View.Kind? in
      if case .viewKind(let kind) = what.word { kind } else { nil }
    }
    #expect(made == [.window] + kinds + [.tableCell, .cellContent])
    for kind in Scenario.View.Kind.allCases {
      let isOpen = kind != .label && kind != .imageView
      // Source: rulebook TO-24 tells of views; a slider and its like follow one finger as well.
      let defaults = seen.compactMap { what -> ViewDefaults? in
        what.word == .viewKind(kind) ? what.detail?.viewDefaults : nil
      }
      #expect(defaults == [ViewDefaults(isUserInteractionEnabled: isOpen)], "\(kind)")
    }
  }

  @Test(
    "New recognizers are reported with what is their kind's own, before it is set",
    arguments: Scenario.Recognizer.Kind.allCases.filter { $0 != .scrollPan })
  func recognizers(kind: Scenario.Recognizer.Kind) throws {
    let seen = observations(
      of:
        Scenario {
          window()
            .recognizer(kind, "r") {
              $0.taps = 3
              $0.touches = 2
              $0.minimumPressDuration = 100
              $0.allowableMovement = 20
              $0.minimumTouches = 2
              $0.maximumTouches = 3
              $0.directions = [.up]
              $0.cancelsTouchesInView = false
              $0.delaysTouchesBegan = true
              $0.delaysTouchesEnded = false
              $0.isEnabled = false
            }
        } script: {
          At(0)
        })
    #expect(
      seen.contains(.init(.made, who: "r", detail: .recognizer(RecognizerDefaults(newOf: kind)))))
  }

  @Test("A view that is not opaque is touched as any other")
  func opacity() throws {
    let seen = observations(
      of:
        Scenario {
          window { View("a", Rect(0, 0, 100, 100)).isOpaque(false) }
        } script: {
          Tap(at: Point(10, 10))
        })
    #expect(seen.hitViews == ["a"])
  }
}

@Suite("Key windows and animations in a script")
struct KeyAndAnimationTests {
  @Test("The key window gets events that have no place, and touches go where they are")
  func keyWindow() throws {
    let scenario = Scenario {
      Window("back", Rect(0, 0, 320, 480))
      Window("front", Rect(0, 0, 320, 480))
    } script: {
      Change(.motion(.began))
      After(10)
      Change(.motion(.ended))
      After(10)
      Change(.makeKeyWindow("back"))
      Change(.motion(.began))
      After(10)
      Tap(at: Point(10, 10))
    }
    let seen = observations(of: scenario)
    #expect(
      seen.receivers(of: .motion).filter { $0 == "front" || $0 == "back" } == ["front", "back"])
    #expect(seen.hitViews == ["front"])
  }

  @Test("An animated view receives no touches until it is over, unless that is allowed")
  func animation() throws {
    func receivers(_ allowed: Bool, after milliseconds: Int) throws -> [Scenario.ID] {
      observations(
        of:
          Scenario {
            window { View("a", Rect(0, 0, 100, 100)) { View("b", Rect(0, 0, 50, 50)) } }
          } script: {
            Change(.animate("a", milliseconds: 300, allowsUserInteraction: allowed))
            After(milliseconds)
            Tap(at: Point(10, 10))
          }
      ).filter { $0.kind == .responder && $0.phase == .began }.compactMap(\.who)
    }
    #expect(try receivers(false, after: 299) == [])
    #expect(try receivers(false, after: 300).first == "b")
    #expect(try receivers(true, after: 100).first == "b")
  }

  @Test("An animation leaves the view where it was")
  func place() throws {
    let seen = observations(
      of:
        Scenario {
          window { View("a", Rect(0, 0, 100, 100)) }
        } script: {
          Change(.animate("a", milliseconds: 10, allowsUserInteraction: true))
          After(100)
          Down(0, at: Point(0, 0))
          Down(1, at: Point(99.875, 0))
          Down(2, at: Point(100, 0))
        })
    #expect(seen.hitViews == ["a", "a", "w"])
  }
}
