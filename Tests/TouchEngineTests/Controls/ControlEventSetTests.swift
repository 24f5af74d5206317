import Testing
import TouchEngine

@Suite("Events and states as sets")
struct ControlEventSetTests {
  @Test("Events have UIKit's raw values")
  func rawValues() {
    let shifts = UIControl.Event.named.map { $0.event.rawValue.trailingZeroBitCount }
    #expect(shifts == Array(0...8) + [12, 13, 14, 16, 17, 18, 19])
    #expect(UIControl.Event.named.allSatisfy { $0.event.rawValue.nonzeroBitCount == 1 })
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF_0000)
    #expect(UIControl.Event.applicationReserved.rawValue == 0x0F00_0000)
    #expect(UIControl.Event.systemReserved.rawValue == 0xF000_0000)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
  }

  @Test("Values are no touches, and editing is neither")
  func families() {
    for (event, name) in UIControl.Event.named {
      let isTouch = UIControl.Event.allTouchEvents.contains(event)
      let isEditing = UIControl.Event.allEditingEvents.contains(event)
      #expect(isEditing == name.hasPrefix("edit"), "\(name)")
      #expect(isTouch == name.hasPrefix("touch"), "\(name)")
      #expect(UIControl.Event.allEvents.contains(event))
    }
  }

  @Test("States have UIKit's raw values")
  func states() {
    #expect(UIControl.State.normal.rawValue == 0)
    #expect(UIControl.State.highlighted.rawValue == 1)
    #expect(UIControl.State.disabled.rawValue == 2)
    #expect(UIControl.State.selected.rawValue == 4)
    #expect(UIControl.State.focused.rawValue == 8)
    #expect(UIControl.State.application.rawValue == 0x00FF_0000)
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
  }

  @Test("A control's state says what its properties say")
  func stateOfControl() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    control.isHighlighted = false
    #expect(control.state == [.selected, .disabled])
  }
}
