import Testing
import TouchScript

@Suite("The scene index")
struct SceneIndexTests {
  private let scene = SceneIndex(
    Scenario {
      Window("w", Rect(0, 0, 9, 9)) {
        View("a", Rect(0, 0, 9, 9)) {
          View("b", Rect(0, 0, 9, 9)).tap("t").tap("u")
          View("c", Rect(0, 0, 9, 9)) { View("d", Rect(0, 0, 9, 9)) }
        }
        .controller("vc").tap("s")
        View("e", Rect(0, 0, 9, 9))
      }
      Window("alert", Rect(0, 0, 9, 9)).level(2)
      Window("over", Rect(0, 0, 9, 9))
      Window("below", Rect(0, 0, 9, 9)).level(-1)
    })

  @Test("knows each view by its name")
  func names() {
    #expect(["w", "a", "b", "c", "d", "e", "alert"].map { scene.view($0) } == Array(0...6))
    #expect(scene.view("vc") == nil)
    #expect(scene.view("x") == nil)
  }

  @Test("knows parents, depths and subviews back to front")
  func tree() {
    #expect(scene.parents == [nil, 0, 1, 1, 3, 0, nil, nil, nil])
    #expect(scene.depths == [0, 1, 2, 2, 3, 1, 0, 0, 0])
    #expect(Array(scene.children(of: 0)) == [1, 5])
    #expect(Array(scene.children(of: 1)) == [2, 3])
    #expect(scene.children(of: 8).isEmpty)
  }

  @Test("asks windows from the highest level down, and the one shown last first")
  func windows() {
    #expect(scene.windows.map { scene.scenario.views[$0].id } == ["alert", "over", "w", "below"])
  }

  @Test("knows the way from a view to its window")
  func paths() {
    #expect(scene.path(from: 4) == [4, 3, 1, 0])
    #expect(scene.path(from: 6) == [6])
  }

  @Test("knows what is attached to each view")
  func attachments() {
    #expect(scene.recognizers(of: 2).map { scene.scenario.recognizers[$0].id } == ["t", "u"])
    #expect(scene.recognizers(of: 1).map { scene.scenario.recognizers[$0].id } == ["s"])
    #expect(scene.recognizers(of: 0).isEmpty)
    #expect(scene.controller(of: 1) == 0)
    #expect(scene.controller(of: 2) == nil)
  }
}
