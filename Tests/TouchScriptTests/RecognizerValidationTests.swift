import Testing
import TouchScript

@Suite("Validation of recognizers")
struct RecognizerValidationTests {
  @Test("refuses recognizers that cannot be", arguments: recognizers)
  func recognizer(_ spoiling: Spoiling) { spoiling.check(in: Valid.kinds) }

  static let recognizers: [Spoiling] = [
    .init("recognizers[0].taps: 0 is not between 1 and 10") { $0.recognizers[0].taps = 0 },
    .init("recognizers[1].taps: -1 is not between 0 and 10") { $0.recognizers[1].taps = -1 },
    .init("recognizers[1].taps: 11 is not between 0 and 10") { $0.recognizers[1].taps = 11 },
    .init("recognizers[0].minimumTouches: 0 is not between 1 and 10") {
      $0.recognizers[0].minimumTouches = 0
    },
    .init("recognizers[0].maximumTouches: 11 is not between 1 and 10") {
      $0.recognizers[0].maximumTouches = 11
    },
    .init("recognizers[0].maximumTouches: 1 is less than the 2 of minimumTouches") {
      $0.recognizers[0].minimumTouches = 2
      $0.recognizers[0].maximumTouches = 1
    },
    .init(
      "recognizers[1].minimumPressDuration: -1 ms is not between 0 and the 86400000 ms allowed"
    ) { $0.recognizers[1].minimumPressDuration = -1 },
    .init(
      "recognizers[1].minimumPressDuration: 86400001 ms is not between 0 and the 86400000 ms "
        + "allowed"
    ) { $0.recognizers[1].minimumPressDuration = 86_400_001 },
    .init("recognizers[1].allowableMovement: negative (-8)") {
      $0.recognizers[1].allowableMovement = -8
    },
    .init("recognizers[1].allowableMovement: not a finite number") {
      $0.recognizers[1].allowableMovement = .nan
    },
    .init("recognizers[0].directions: empty") { $0.recognizers[0].directions = [] },
    .init(
      "recognizers[0].directions: not in order, or twice the same; the order is right, left, up, "
        + "down"
    ) { $0.recognizers[0].directions = [.left, .right] },
    .init(
      "recognizers[0].edges: not in order, or twice the same; the order is top, left, bottom, "
        + "right"
    ) { $0.recognizers[0].edges = [.top, .top] },
    .init("recognizers[0].edges: empty") { $0.recognizers[0].edges = [] },
    .init("recognizers[0].ignoredFingers[1]: 32 is not between 0 and 31") {
      $0.recognizers[0].ignoredFingers = [1, 32]
    },
    .init("recognizers[0].ignoredFingers[1]: 1 stands behind 1, and fingers ascend") {
      $0.recognizers[0].ignoredFingers = [1, 1]
    },
    .init("recognizers[0].decisions: 17 of them, and 16 are allowed") {
      $0.recognizers[0].decisions = Array(repeating: .init(on: .moved, sets: .failed), count: 17)
    },
    .init("recognizers[0].decisions[0].on: stationary is none of began, moved, ended, cancelled") {
      $0.recognizers[0].decisions = [.init(on: .stationary, sets: .failed)]
    },
    .init("recognizers[0].decisions[1].sets: a recognizer that is began cannot become failed") {
      $0.recognizers[0].decisions = [
        .init(on: .began, sets: .began), .init(on: .moved, from: .began, sets: .failed),
      ]
    },
    .init("recognizers[0].decisions[0].sets: a recognizer that is ended cannot become possible") {
      $0.recognizers[0].decisions = [.init(on: .ended, from: .ended, sets: .possible)]
    },
    .init("recognizers[0].decisions[0].after: 60001 is not between 0 and 60000") {
      $0.recognizers[0].decisions = [.init(on: .began, after: 60_001, sets: .failed)]
    },
    .init("recognizers[0].decisions[0].touch: 0 is not between 1 and 32") {
      $0.recognizers[0].decisions = [.init(on: .began, touch: 0, sets: .failed)]
    },
    .init("recognizers[0].decisions[0].distance: negative (-1)") {
      $0.recognizers[0].decisions = [.init(on: .moved, distance: -1, sets: .failed)]
    },
    .init(
      "recognizers[0].view: 'badge' is a view, and only scroll views can have a pan of their own"
    ) {
      $0.recognizers[0].view = "badge"
      $0.recognizers[0].kind = .scrollPan
    },
    .init(
      "recognizers[0].delegate.onlyWhileOtherIs: not in order, or twice the same; the order is "
        + "possible, began, changed, ended, cancelled, failed"
    ) { $0.recognizers[0].delegate = .init(onlyWhileOtherIs: [.changed, .began]) },
    .init("recognizers[0].requiresFailureOf[1]: no recognizer 'vc'") {
      $0.recognizers[0].requiresFailureOf = ["press", "vc"]
    },
    .init("recognizers[0].subclassRequiresFailureOf[0]: no recognizer 'x'") {
      $0.recognizers[0].subclassRequiresFailureOf = ["x"]
    },
    .init("recognizers[0].subclassIsRequiredToFailBy[0]: no recognizer 'x'") {
      $0.recognizers[0].subclassIsRequiredToFailBy = ["x"]
    },
    .init("recognizers[0].targets[1].receiver: no responder 'press'") {
      $0.recognizers[0].targets = [.init(.released, "a"), .init(.responder("press"), "b")]
    },
    .init("recognizers[0].targets[0].action: empty") {
      $0.recognizers[0].targets = [.init(.responder("vc"), "")]
    },
    .init("recognizers[0].delegate.refusesTouchesIn[0]: no view 'vc'") {
      $0.recognizers[0].delegate = .init(refusesTouchesIn: ["vc"])
    },
    .init("recognizers[0].delegate.requiresFailureOf[0]: no recognizer 'x'") {
      $0.recognizers[0].delegate = .init(requiresFailureOf: ["x"])
    },
    .init("recognizers[0].delegate.isRequiredToFailBy[0]: no recognizer 'w'") {
      $0.recognizers[0].delegate = .init(isRequiredToFailBy: ["w"])
    },
  ]
}
