import TouchEngine

@testable import SceneRecorder

class RecordingWindow: UIWindow {
  var recorder: SceneRecorder?

  override func sendEvent(_ event: UIEvent) {
    recorder?.note(event)
    super.sendEvent(event)
  }
}
