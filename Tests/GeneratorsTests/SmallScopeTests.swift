import Generators
import PropertyTesting
import Testing
import TouchScript

@Suite("Small scopes")
struct SmallScopeTests {
  private func scenes(
    _ size: Int, _ scope: Scenarios.Scope = .everything
  ) throws -> Enumeration<AnyGenerator<Scenario>> {
    try #require(
      Enumeration(
        of: Scenarios.generator, in: SmallScopes.scenes(ofSize: size, of: scope),
        where: SmallScopes.isOneOfItsKind))
  }

  private static let plainest = Scenario {
    Window("v1", Rect(0, 0, 256, 256))
  } script: {
    Down(at: Point(0, 0))
  }

  @Test("There is one scene in which nothing is unusual")
  func plainest() throws {
    #expect(Array(try scenes(0)) == [Self.plainest])
    #expect(Array(try scenes(0, .taps)) == [Self.plainest])
  }

  @Test("Scenes of one unusual thing are valid, and all different")
  func one() throws {
    let scenes = Array(try scenes(1))
    #expect(Set(scenes).count == scenes.count)
    for scene in scenes { #expect(throws: Never.self) { try scene.validate() } }
    // The last point of the window and the first outside of it.
    for x in [255.0, 256] {
      #expect(scenes.contains { $0.script.first?.touches.first?.location == Point(x, 0) })
    }
    #expect(scenes.contains { $0.views.count == 2 })
    #expect(scenes.contains { $0.views[0].isHidden })
    #expect(scenes.contains { $0.recognizers.count == 1 })
    #expect(scenes.contains { $0.script.last?.touches.first?.phase == .ended })
    #expect(scenes.contains { $0.script.contains { $0.changes == [.interrupt] } })
  }

  @Test("What there is not among taps is not tried there")
  func taps() throws {
    let (few, many) = (try scenes(1, .taps), try scenes(1))
    #expect(few.count < many.count)
    #expect(few.allSatisfy { many.contains($0) })
    #expect(!few.contains { $0.script.contains { !$0.changes.isEmpty } })
  }

  @Test("Fingers are numbered in the order of their touches")
  func fingers() throws {
    let scene = { (numbers: [Int]) in
      Scenario(
        script: numbers.enumerated().map { place, number in
          Scenario.Step(
            at: place, touches: [Scenario.Finger(number, .began, at: Point(0, 0))])
        })
    }
    let isOne = { (numbers: [Int]) in
      SmallScopes.isOneOfItsKind(try Scenarios.generator.tree(of: scene(numbers)))
    }
    #expect(try isOne([0, 1, 2]))
    #expect(try !isOne([1]))
    #expect(try !isOne([0, 2]))
  }

  @Test("The scenes around one are simpler, and made of the same")
  func around() throws {
    let scene = Scenario {
      Window("v1", Rect(0, 0, 1, 1)) { View("v2", Rect(0, 0, 1, 1)).alpha(0.01) }
    } script: {
      Down(at: Point(0, 0))
    }
    let tree = try Scenarios.generator.tree(of: scene)
    let scope = SmallScopes.scenes(around: tree, of: .everything, departures: 0)
    let all = try #require(Enumeration(of: Scenarios.generator, in: scope))
    #expect(Array(all).contains(scene))
    #expect(all.allSatisfy { $0.views.count <= 3 && $0.script.count <= 2 })
    let simpler = all.indices.filter { all.tree(at: $0).isSimpler(than: tree) }
    #expect(simpler.contains { all[$0] == Scenarios.generator.simplest })
    #expect(!simpler.contains { all[$0] == scene })
  }

  @Test("Choices are described in words of the scene")
  func words() throws {
    let scene = Scenario {
      Window("home", Rect(0, 0, 8, 8)) {
        Button("ok", Rect(0, 0, 4.5, 4)).alpha(0.01).isHidden().next("home").tap("tap") {
          $0.taps = 2
        }
      }
    } script: {
      Tap(at: Point(1, 0))
    }
    let tree = try Scenarios.generator.tree(of: scene)
    let sayings = zip(ChoiceSubject.all(of: scene, spelled: tree), tree.choices).map {
      "\($0.owner) \($0.name): \($0.words(for: $1.value, of: $1))"
    }
    #expect(sayings.count == tree.choices.count)
    for saying in [
      "home width: 8", "ok width: 4.5", "ok kind: button", "ok alpha: 0.01", "tap taps: 2",
      "touch 1 x: 1", "touch 1 wait: 50 ms", "ok is hidden: yes", "ok to: home",
    ] {
      #expect(sayings.contains(saying), "\(saying)")
    }
  }
}
