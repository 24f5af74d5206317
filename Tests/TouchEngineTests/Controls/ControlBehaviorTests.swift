import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("What a control does with a touch")
struct ControlBehaviorTests {
  /// What the finger does on a control, and the log of it.
  enum Touch: CaseIterable, Sendable {
    case tap, tapTwice, dragOut, cancel, twoFingers, refused, stopped

    var scenario: Scenario {
      controlScene { control in
        switch self {
        case .refused: control.beginsTracking(false)
        case .stopped: control.continuesTracking(false)
        case .twoFingers: control.isMultipleTouchEnabled()
        default: control
        }
      } script: {
        Drag((0, 105, 105))
        switch self {
        case .tap, .refused:
          At(10)
          Up()
        case .tapTwice:
          At(10)
          Up()
          Drag((100, 105, 105), up: 110)
        case .dragOut:
          At(10)
          Move(to: Point(105, 400))
          At(20)
          Up()
        case .stopped:
          At(10)
          Move(to: Point(105, 106))
          At(20)
          Up()
        case .cancel:
          At(10)
          Change(.interrupt)
        case .twoFingers:
          At(10)
          Down(1, at: Point(106, 106))
          At(20)
          Up(1)
        }
      }
    }

    var log: LogPattern {
      switch self {
      case .tap: ControlBehaviorTests.tap
      case .tapTwice: [ControlBehaviorTests.tap, ControlBehaviorTests.secondTap]
      case .dragOut:
        """
        beginTracking(c)
        send(c, touchDown) [tracking, inside, highlighted]
        continueTracking(c)
        send(c, touchDragExit) [tracking]
        send(c, touchDragOutside) [tracking]
        endTracking(c)
        send(c, touchUpOutside) []
        """
      case .cancel:
        """
        beginTracking(c)
        send(c, touchDown)
        cancelTracking(c)
        send(c, touchCancel)
        """
      case .twoFingers:
        """
        beginTracking(c)
        send(c, touchDown)
        """
      case .refused: "beginTracking(c)"
      case .stopped:
        """
        beginTracking(c)
        send(c, touchDown)
        continueTracking(c)
        """
      }
    }
  }

  @Test("Calls and events, in their order", arguments: Touch.allCases)
  func calls(touch: Touch) {
    expectLog(of: touch.scenario, observing: controlCalls, touch.log)
  }

  private static let tap: LogPattern = """
    beginTracking(c)
    send(c, touchDown) [tracking, inside, highlighted]
    endTracking(c)
    send(c, touchUpInside) [inside]
    """
  private static let secondTap: LogPattern = """
    beginTracking(c)
    send(c, touchDown)
    send(c, touchDownRepeat) [tracking, inside, highlighted]
    endTracking(c)
    send(c, touchUpInside)
    """
}
