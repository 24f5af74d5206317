import Testing
import TouchEngine

final class Card: UIView {
  var hasLostItsTouch = false

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hasLostItsTouch = true
  }
}

@Test func aTapTakesTheTouchFromItsView() {
  let application = UIApplication()
  let window = UIWindow(
    frame: .init(x: 0, y: 0, width: 320, height: 480), application: application)
  window.makeKeyAndVisible()
  let card = Card(frame: .init(x: 20, y: 20, width: 100, height: 100))
  window.addSubview(card)
  card.addGestureRecognizer(UITapGestureRecognizer())

  application.touch([FingerSample(finger: 0, phase: .began, location: .init(x: 50, y: 50))])
  application.advance(to: 80)
  application.touch([FingerSample(finger: 0, phase: .ended, location: .init(x: 50, y: 50))])
  #expect(card.hasLostItsTouch)
}

@Test func theWayOfAFinger() {
  let application = UIApplication()
  let window = UIWindow(
    frame: .init(x: 0, y: 0, width: 320, height: 480), application: application)
  window.makeKeyAndVisible()
  let journal = Journal()
  application.device.journal = journal
  application.device.touch([FingerSample(finger: 0, phase: .began, location: .init(x: 50, y: 50))])
  print(journal)
  #expect(journal.description.contains("UIWindow.sendEvent"))
}
