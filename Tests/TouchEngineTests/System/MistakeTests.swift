import Logs
import Testing

@testable import TouchEngine

@Suite("The mistakes of an engine")
struct MistakeTests {
  @Test("A set has those that were put in, and no others")
  func membership() {
    for mistake in Mistake.allCases {
      let alone: Mistakes = [mistake]
      #expect(Mistake.allCases.filter(alone.contains) == [mistake])
    }
    let two: Mistakes = [.forwardSubviews, .oneEndEndsIgnoring]
    #expect(Mistake.allCases.filter(two.contains) == [.forwardSubviews, .oneEndEndsIgnoring])
  }

  @Test("There is room for all")
  func capacity() { #expect(Mistake.allCases.count <= Mistakes.capacity) }

  @Test("An engine that makes none is UIKit's; each makes another of it")
  func difference() {
    #expect(Behavior() == .uikit)
    for mistake in Mistake.allCases { #expect(Behavior(mistakes: [mistake]) != .uikit) }
  }

  @Test("Two mistakes are made together, whenever they are named")
  func together() {
    var behavior = Behavior(mistakes: [.hiddenHit])
    behavior.mistakes.insert(.interactionIgnored)
    let world = World(behavior: behavior)
    let view = world.add("a", 0, 0, 10, 10)
    view.isHidden = true
    view.isUserInteractionEnabled = false
    world.touch(at: 0, .down(5, 5))
    world.expectLog("V(a).began [touch 0]")
  }
}
