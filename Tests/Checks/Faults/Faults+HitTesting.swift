import Conformance
import TouchEngine

/// Wrong ways to find the view under a finger.
extension Fault {
  static let hitTesting: [Fault] = [
    Fault(
      .forwardSubviews, breaks: ["HT-12", "HT-13"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .asksAllSiblings, breaks: ["HT-12", "HT-24"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      "alpha-below-0.009", of: .lowerAlphaLimit, Mistake.lowerAlphaLimit.rawValue,
      breaks: ["HT-06"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .alphaMultiplied, breaks: ["HT-07"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)
    ),
    Fault(.hiddenHit, breaks: ["HT-04"], smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .interactionIgnored, breaks: ["HT-05"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .disabledControlHit, breaks: ["HT-30", "CT-27"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .excludedPointAsked, breaks: ["HT-01", "HT-02"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .excludedSubviewsSkipped, breaks: ["HT-03"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .childrenOutsideParent, breaks: ["HT-21", "HT-20", "HT-11"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .clippingHeeded, breaks: ["HT-22", "HT-21", "HT-20"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .pointNotConverted, breaks: ["HT-15"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .boundsOriginIgnored, breaks: ["HT-10", "HT-15", "HT-17"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .transformIgnored, breaks: ["HT-16", "HT-15", "HT-17"],
      smallest: SceneSize(views: 1, recognizers: 0, samples: 1)),
    Fault(
      .closedEdges, breaks: ["HT-09", "HT-11"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .managedViewsFirst, breaks: ["HT-43"],
      smallest: SceneSize(views: 2, recognizers: 0, samples: 1)),
    Fault(
      .neverSelf, breaks: ["HT-19", "HT-20"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
  ]

  static let windows: [Fault] = [
    Fault(
      .backWindowFirst, breaks: ["HT-36", "HT-39"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .windowLevelIgnored, breaks: ["HT-36"],
      smallest: SceneSize(views: 0, recognizers: 0, samples: 1)),
    Fault(
      .firstWindowOnly, breaks: ["HT-37"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ),
    Fault(
      .hiddenWindowHit, breaks: ["HT-38"], smallest: SceneSize(views: 0, recognizers: 0, samples: 1)
    ),
  ]
}
