import TouchScript

// What the overridden methods of probing windows do, besides those of all views.
extension ViewProbe {
  /// Where windows are made in scenes: the scene. Source: rulebook RC-07.
  var windowScene: UIWindowScene? { scene.windowScene }

  /// The application that windows are made for.
  var application: UIApplication { scene.application }

  func sendEvent(_ event: UIEvent, super callSuper: () -> Void) {
    log.add(Trace.Event(.sendEvent, number), event.allTouches ?? [])
    if !spec.overrides.dropsEvents { callSuper() }
  }
}
