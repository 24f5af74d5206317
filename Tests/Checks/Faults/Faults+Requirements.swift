import Conformance

/// Wrong ways of recognizers with one another over time: who waits for whom, who comes too late, and
/// which touches and events are not theirs.
extension Fault {
  static let requirements: [Fault] = [
    Fault(
      .requirementsIgnored, breaks: ["GC-27", "GC-30", "GC-35", "GC-38"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
    Fault(
      .onlyOwnDelegateRequires, breaks: ["GC-31", "GC-33"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 3)),
    Fault(
      .onlyOtherDelegateRequires, breaks: ["GC-31", "GC-33"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 3)),
    Fault(
      .classRequirementsIgnored, breaks: ["GC-32"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 2)),
    Fault(
      .waitsAlthoughRecognized, breaks: ["GC-29"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 1)),
  ]

  static let lateness: [Fault] = [
    Fault(
      .laterOnesRecognize, breaks: ["GC-16"],
      smallest: SceneSize(views: 1, recognizers: 2, samples: 4)),
    Fault(
      .activeOnesCancelled, breaks: ["GC-17"],
      smallest: SceneSize(views: 0, recognizers: 2, samples: 1)),
    Fault(
      .recognizersJoinLate, breaks: ["GR-09"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 2)),
    Fault(
      .eventRefusalIgnored, breaks: ["GC-03"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
    Fault(
      .ignoredTouchesTaken, breaks: ["GR-16", "GC-06"],
      smallest: SceneSize(views: 0, recognizers: 1, samples: 1)),
  ]
}
