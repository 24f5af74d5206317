import Foundation
import Logs
import Testing
import TouchEngine

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
    world.expectLog(
      """
      send(c, touchDown)
      send(c, valueChanged)
      send(c, primaryActionTriggered)
      send(c, touchDragInside)
      send(c, touchDragExit)
      send(c, touchDragOutside)
      send(c, valueChanged)
      send(c, primaryActionTriggered)
      send(c, touchDragOutside)
      send(c, touchDragEnter)
      send(c, valueChanged)
      send(c, primaryActionTriggered)
      send(c, touchUpInside)
      """)
  }

  @Test("One that is not continuous sends its value once")
  func notContinuous() {
    slider.isContinuous = false
    world.touch(at: 0, .down(10, 15))
    world.touch(at: 10, .move(60, 15))
    world.touch(at: 20, .move(61, 15))
    world.touch(at: 30, .up(61, 15))
    world.expectLog(
      """
      send(c, touchDown)
      send(c, touchDragInside)
      send(c, touchDragInside)
      send(c, valueChanged)
      send(c, primaryActionTriggered)
      send(c, touchUpInside)
      """)
  }

  @Test("A touch that is taken away leaves the thumb where it is, and the app knows its value")
  func cancelled() {
    slider.isContinuous = false
    world.touch(at: 0, .down(10, 15))
    world.touch(at: 10, .move(60, 15))
    world.touch(at: 20, .cancel(60, 15))
    #expect(slider.value == 0.5)
    world.expectLog(
      """
      send(c, touchDown)
      send(c, touchDragInside)
      send(c, valueChanged)
      send(c, primaryActionTriggered)
      send(c, touchCancel)
      """)
  }

  @Test("Its value stays between its bounds, of which one pushes the other")
  func bounds() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 20
    slider.setValue(10, animated: true)
    #expect(slider.value == 10)
    slider.minimumValue = 15
    #expect(slider.value == 15)
    slider.minimumValue = 30
    #expect(slider.maximumValue == 30 && slider.value == 30)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
    slider.value = .nan
    slider.maximumValue = .infinity
    #expect(slider.value == -1 && slider.maximumValue == -1)
    world.expectLog("")
    world.touch(at: 0, .down(10, 15))
    world.touch(at: 10, .up(60, 15))
    #expect(slider.value == -1)
    world.expectLog(["send(c, touchDown)", "send(c, touchUpInside)"])
  }

  /// Whether a touch at the place is tracked.
  private func tracks(_ x: CGFloat, _ y: CGFloat, by slider: UISlider) -> Bool {
    world.touch(at: world.application.time + 1000, .down(x, y))
    defer { world.touch(at: world.application.time + 10, .up(x, y)) }
    return slider.isTracking
  }

  @Test("Off its thumb it tracks nothing")
  func offThumb() {
    #expect(!tracks(80, 15, by: slider))
    world.expectLog("")
  }

  @Test("Above and below its thumb it takes touches as far as it reaches, and beside it none")
  func highSlider() {
    slider.frame.size.height = 200
    #expect(tracks(15, 2, by: slider) && tracks(15, 198, by: slider))
    #expect(!tracks(60, 2, by: slider) && !tracks(40, 198, by: slider))
  }

  @Test("A thumb that a subclass moves is taken where it is")
  func subclass() {
    final class Reversed: UISlider {
      override func thumbRect(
        forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
      ) -> CGRect { CGRect(x: rect.maxX - 10, y: rect.minY, width: 10, height: 10) }
    }
    let reversed = world.add(Reversed(), 0, 100, 100, 10)
    #expect(!tracks(5, 105, by: reversed))
    #expect(tracks(95, 105, by: reversed))
  }

  @Test("A thumb is as far along its track as the value between the least and the most")
  func thumb() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    slider.maximumValue = 20
    slider.minimumValue = 10
    let track = CGRect(x: 4, y: 30, width: 231, height: 8)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 12.5)
        == CGRect(x: 4 + 50, y: 34 - 15.5, width: 31, height: 31))
    let short = CGRect(x: 4, y: 30, width: 20, height: 8)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: short, value: 12.5)
        == CGRect(x: 4, y: 34 - 15.5, width: 20, height: 31))
  }

  @Test("A thumb follows the finger along a track that begins elsewhere than the slider")
  func indentedTrack() {
    final class Indented: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 10, y: bounds.minY, width: 131, height: bounds.height)
      }
    }
    // Higher than wide, so that the two cannot be taken for one another.
    let slider = world.add(Indented(), 0, 0, 151, 200)
    world.touch(at: 0, .down(15, 100))
    world.touch(at: 10, .move(65, 100))
    #expect(slider.value == 0.5)
    world.touch(at: 20, .up(90, 100))
    #expect(slider.value == 0.75)
  }

  @Test("A slider with no room for its thumb to go keeps its value")
  func noRoom() {
    let slider = world.add(UISlider(), 0, 0, 31, 20)
    world.touch(at: 0, .down(5, 10))
    world.touch(at: 10, .move(25, 10))
    world.touch(at: 20, .up(25, 10))
    #expect(slider.value == 0)
  }

  @Test("On a track shorter than a thumb, the thumb is as wide as the track")
  func shortTrack() {
    final class Short: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 20, height: bounds.height)
      }
    }
    let short = world.add(Short(), 0, 0, 100, 31)
    #expect(!tracks(25, 10, by: short))
    #expect(tracks(15, 10, by: short))
  }

  @Test("A slider's value lies between its bounds as its thumb lies on the track")
  func range() {
    let slider = world.add(UISlider(), 0, 0, 131, 31)
    slider.minimumValue = 10
    slider.maximumValue = 20
    world.touch(at: 0, .down(10, 10))
    world.touch(at: 10, .move(60, 10))
    #expect(slider.value == 15)
    world.touch(at: 20, .move(85, 10))
    #expect(slider.value == 17.5)
  }
}
