import Conformance
import TouchEngine

/// Wrong engines planted by an author who had read the rulebook, the engine and the names of the earlier
/// planted ones. Of fifty, these passed all rules.
extension Fault {
  /// The wrong engines of the seventh author that nobody had seen.
  static let plantedSeventh: [Fault] = [
    Fault(planted: .windowScrollingIgnored, breaks: ["HT-10"]),
    Fault(planted: .tapsNeedSameHitView, breaks: ["KR-02", "KR-06"]),
    Fault(planted: .pinchByRatio, breaks: ["KR-47"]),
    Fault(planted: .scrollingSparesControls, breaks: ["TV-10", "GR-21"]),
    Fault(planted: .presentingCancelsEverywhere, breaks: ["TO-05"]),
    Fault(planted: .liftedFingersCountForMaximum, breaks: ["KR-26", "KR-34"]),
    Fault(planted: .dismissingCancelsTouches, breaks: ["TO-05"]),
    Fault(planted: .ownClassCannotBeginAtLift, breaks: ["GR-36", "GR-44"]),
  ]
}
