import Foundation
import Testing
import TouchEngine

@Suite("Controls that do something")
struct ValueControlTests {
  @Test("A tap sends what each class is there for", arguments: ControlClass.allCases)
  func tap(_ kind: ControlClass) {
    let world = World()
    world.add(kind.make(), 0, 0, 60, 20)
    world.tap(55, 10, at: 0, until: 50)
    let extra = kind.eventsOfTap
    #expect(world.diary.take() == ["down"] + extra.before + ["upInside"] + extra.after)
  }

  @Test(
    "A finger that leaves, or is taken away, changes nothing",
    arguments: ControlClass.allCases.filter { $0 != .slider && $0 != .switch })
  func changedMind(_ kind: ControlClass) {
    let world = World()
    world.add(kind.make(), 0, 0, 60, 20)
    world.touch(at: 0, .down(55, 10))
    world.touch(at: 10, .up(55, 400))
    world.touch(at: 1000, .down(55, 10))
    world.touch(at: 1010, .cancel(55, 10))
    #expect(world.diary.take() == ["down", "exit", "upOutside", "down", "cancelled"])
  }

  @Test("A second tap with a quick finger is one more tap")
  func quickTaps() {
    let world = World()
    let stepper = world.add(UIStepper(), 0, 0, 60, 20)
    world.tap(55, 10, at: 0, until: 50)
    world.tap(55, 10, at: 100, until: 150)
    world.tap(5, 10, at: 200, until: 250)
    #expect(stepper.value == 1)
  }
}

@Suite("Switches")
struct SwitchTests {
  private let world = World()
  private let toggle: UISwitch

  init() { toggle = world.add(UISwitch(), 0, 0, 60, 20) }

  /// Drags from one place along the switch to others, and lifts.
  private func drag(_ xs: CGFloat...) {
    let start = world.application.time + 1000
    world.touch(at: start, .down(xs[0], 10))
    for (step, x) in xs.enumerated().dropFirst() {
      world.touch(at: start + step * 10, .move(x, 10))
    }
    world.touch(at: start + 500, .up(xs[xs.count - 1], 10))
  }

  @Test("A tap anywhere on it toggles it, when the finger lifts")
  func tap() {
    world.touch(at: 0, .down(55, 10))
    #expect(!toggle.isOn)
    world.touch(at: 10, .up(55, 10))
    #expect(toggle.isOn)
    world.tap(55, 10, at: 1000, until: 1050)
    #expect(!toggle.isOn)
  }

  @Test("A drag leaves it where the knob is, however often it went to and fro")
  func drags() {
    drag(10, 30, 50)
    #expect(toggle.isOn)
    drag(50, 55, 62)
    #expect(toggle.isOn)
    drag(50, 10, 50, 30, 5)
    #expect(!toggle.isOn)
    drag(10, 50, 10)
    #expect(!toggle.isOn)
    #expect(world.diary.take().filter { $0 == "changed" }.count == 2)
  }

  @Test("A touch that is taken away leaves it as it was")
  func cancelled() {
    world.touch(at: 0, .down(5, 10))
    world.touch(at: 10, .move(50, 10))
    world.touch(at: 20, .cancel(50, 10))
    #expect(!toggle.isOn)
    #expect(!world.diary.take().contains("changed"))
  }

  @Test("Setting it by program sends nothing, and it has a size of its own")
  func program() {
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
    #expect(world.diary.take() == [])
    #expect(UISwitch().bounds.size == UISwitch.standardSize)
    #expect(UISwitch(frame: CGRect(x: 1, y: 2, width: 80, height: 40)).bounds.width == 80)
  }
}

@Suite("Sliders")
struct SliderTests {
  private let world = World()
  private let slider: UISlider

  /// The thumb can move 100 points.
  init() { slider = world.add(UISlider(), 0, 0, 100 + UISlider.thumbLength, 31) }

  @Test("Its thumb follows the finger from where it was taken, within the track")
  func drag() {
    world.touch(at: 0, .down(20, 15))
    #expect(slider.value == 0)
    world.touch(at: 10, .move(70, 15))
    #expect(slider.value == 0.5)
    world.touch(at: 20, .move(70, 300))
    world.touch(at: 30, .move(300, 15))
    #expect(slider.value == 1)
    world.touch(at: 40, .up(45, 15))
    #expect(slider.value == 0.25)
    #expect(
      world.diary.take() == [
        "down", "changed", "primary", "dragInside", "exit", "dragOutside", "changed", "primary",
        "dragOutside", "enter", "changed", "primary", "upInside",
      ])
  }

  @Test("Off its thumb it tracks nothing")
  func offThumb() {
    world.tap(80, 15, at: 0, until: 50)
    #expect(world.diary.take() == [])
    #expect(!slider.isTracking)
  }

  @Test("Above and below its thumb it takes touches as far as it reaches, and beside it none")
  func highSlider() {
    slider.frame.size.height = 200
    for (x, y, tracks) in [(15, 2, true), (15, 198, true), (60, 2, false), (40, 198, false)] {
      world.touch(at: world.application.time + 1000, .down(CGFloat(x), CGFloat(y)))
      #expect(slider.isTracking == tracks, "\(x), \(y)")
      world.touch(at: world.application.time + 10, .up(CGFloat(x), CGFloat(y)))
    }
  }

  @Test("One that is not continuous sends its value once")
  func notContinuous() {
    slider.isContinuous = false
    world.touch(at: 0, .down(10, 15))
    world.touch(at: 10, .move(60, 15))
    world.touch(at: 20, .move(61, 15))
    world.touch(at: 30, .up(61, 15))
    #expect(
      world.diary.take() == [
        "down", "dragInside", "dragInside", "changed", "primary", "upInside",
      ])
  }

  @Test("A touch that is taken away leaves the thumb where it is, and the app knows its value")
  func cancelled() {
    slider.isContinuous = false
    world.touch(at: 0, .down(10, 15))
    world.touch(at: 10, .move(60, 15))
    world.touch(at: 20, .cancel(60, 15))
    #expect(slider.value == 0.5)
    #expect(world.diary.take() == ["down", "dragInside", "changed", "primary", "cancelled"])
  }

  @Test("Its value stays between its bounds, of which one pushes the other")
  func bounds() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 20
    slider.setValue(10, animated: false)
    slider.minimumValue = 15
    #expect(slider.value == 15)
    slider.minimumValue = 30
    #expect(slider.maximumValue == 30 && slider.value == 30)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
    slider.value = .nan
    slider.maximumValue = .infinity
    #expect(slider.value == -1 && slider.maximumValue == -1)
    #expect(world.diary.take() == [])
    world.touch(at: 0, .down(10, 15))
    world.touch(at: 10, .up(60, 15))
    #expect(slider.value == -1)
    #expect(world.diary.take() == ["down", "upInside"])
  }

  @Test("A thumb that a subclass moves is taken where it is")
  func subclass() {
    final class Reversed: UISlider {
      override func thumbRect(
        forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
      ) -> CGRect { CGRect(x: rect.maxX - 10, y: rect.minY, width: 10, height: 10) }
    }
    let reversed = world.add(Reversed(), 0, 100, 100, 10)
    world.touch(at: 0, .down(5, 105))
    #expect(!reversed.isTracking)
    world.touch(at: 10, .up(5, 105))
    world.touch(at: 1000, .down(95, 105))
    #expect(reversed.isTracking)
  }
}

@Suite("Text fields")
struct TextFieldTests {
  private let world = World()
  private let field: UITextField

  init() { field = world.add(UITextField(), 0, 0, 60, 20) }

  @Test("A tap begins editing, and another responder ends it")
  func tap() {
    let other = world.add(UITextField(), 100, 0, 60, 20) { "other \($1)" }
    world.tap(5, 5, at: 0, until: 50)
    #expect(field.isEditing && field.isFirstResponder)
    world.tap(5, 5, at: 1000, until: 1050)
    #expect(world.diary.take() == ["down", "editing", "upInside", "down", "upInside"])
    other.becomeFirstResponder()
    #expect(world.diary.take() == ["editingEnds", "other editing"])
    #expect(!field.isEditing && other.isEditing)
    other.resignFirstResponder()
    other.resignFirstResponder()
    #expect(world.diary.take() == ["other editingEnds"])
  }

  @Test("A field that leaves its window ends editing; a disabled one does not begin")
  func gone() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(world.diary.take() == ["editing", "editingEnds"])
    #expect(!field.becomeFirstResponder())
    world.window.addSubview(field)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    #expect(world.diary.take() == [])
  }

  @Test("Its delegate decides, and hears of it before the actions")
  func delegate() {
    final class Delegate: UITextFieldDelegate {
      let diary: Diary
      var agrees = false
      init(_ diary: Diary) { self.diary = diary }
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { agrees }
      func textFieldDidBeginEditing(_ textField: UITextField) { diary.note("did begin") }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { agrees }
      func textFieldDidEndEditing(_ textField: UITextField) { diary.note("did end") }
    }
    let delegate = Delegate(world.diary)
    field.delegate = delegate
    #expect(!field.becomeFirstResponder())
    delegate.agrees = true
    #expect(field.becomeFirstResponder())
    delegate.agrees = false
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
    delegate.agrees = true
    #expect(field.resignFirstResponder())
    #expect(world.diary.take() == ["did begin", "editing", "did end", "editingEnds"])
  }
}
