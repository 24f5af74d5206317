import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Text fields")
struct TextFieldTests {
  private let world = World()
  private let field: UITextField

  init() { field = world.add(UITextField(), 0, 0, 60, 20) }

  @Test("A tap begins editing, and another responder ends it")
  func tap() {
    let other = world.add(UITextField(), 100, 0, 60, 20, named: "other")
    world.tap(5, 5, at: 0, until: 50)
    #expect(field.isEditing && field.isFirstResponder)
    world.tap(5, 5, at: 1000, until: 1050)
    world.expectLog(
      """
      send(c, touchDown)
      send(c, editingDidBegin)
      send(c, touchUpInside)
      send(c, touchDown)
      send(c, touchUpInside)
      """)
    other.becomeFirstResponder()
    world.expectLog(["send(c, editingDidEnd)", "send(other, editingDidBegin)"])
    #expect(!field.isEditing && other.isEditing)
    other.resignFirstResponder()
    other.resignFirstResponder()
    world.expectLog("send(other, editingDidEnd)")
  }

  @Test("A field that leaves its window ends editing")
  func gone() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    world.expectLog(["send(c, editingDidBegin)", "send(c, editingDidEnd)"])
    #expect(!field.becomeFirstResponder())
    world.expectLog("")
  }

  private final class Delegate: UITextFieldDelegate {
    let calls: Calls
    var agrees = false

    init(_ calls: Calls) { self.calls = calls }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.note("should begin")
      return agrees
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.note("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { agrees }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.note("did end") }
  }

  @Test("Its delegate decides, and is called before the actions")
  func delegate() {
    let delegate = Delegate(world.calls)
    field.delegate = delegate
    #expect(!field.becomeFirstResponder())
    delegate.agrees = true
    #expect(field.becomeFirstResponder())
    delegate.agrees = false
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
    delegate.agrees = true
    #expect(field.resignFirstResponder())
    world.expectLog(
      """
      should begin
      should begin
      did begin
      send(c, editingDidBegin)
      did end
      send(c, editingDidEnd)
      """)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    world.expectLog("")
  }

  @Test("A delegate that says nothing lets it begin and end, which it does once")
  func silentDelegate() {
    final class Silent: UITextFieldDelegate {}
    let silent = Silent()
    field.delegate = silent
    #expect(field.resignFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(field.resignFirstResponder())
    #expect(!field.isEditing)
  }
}
