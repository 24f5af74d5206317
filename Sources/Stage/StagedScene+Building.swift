import TouchScript

extension StagedScene {
  /// Builds everything that the scenario says, in its order.
  func build() {
    for action in scenario.application.actions { log.implement(action, on: application) }
    if let delegate = responder(Scenario.Reserved.delegate) {
      for action in scenario.application.delegate?.actions ?? [] {
        log.implement(action, on: delegate)
      }
    }
    views.reserveCapacity(scenario.views.count)
    recognizers.reserveCapacity(scenario.recognizers.count)
    for index in scenario.views.indices { addView(at: index) }
    for spec in scenario.controllers { add(spec) }
    for (controller, spec) in zip(controllers, scenario.controllers) { present(controller, spec) }
    for index in scenario.recognizers.indices { addRecognizer(at: index) }
    for (index, recognizer) in recognizers.enumerated() {
      for id in scenario.recognizers[index].requiresFailureOf {
        if let other = self.recognizer(id) { recognizer.require(toFail: other) }
      }
    }
    for (index, recognizer) in recognizers.enumerated() {
      connect(recognizer, to: scenario.recognizers[index].targets)
    }
    for (index, view) in views.enumerated() {
      for action in scenario.views[index].overrides.actions { log.implement(action, on: view) }
      if let control = view as? UIControl { connect(control, to: scenario.views[index].targets) }
    }
    for scrollView in scrollViews { listen(to: scrollView) }
    // The window that was shown last is key: events that have no place on the screen go there.
    application.windows.last { !$0.isHidden }?.makeKeyAndVisible()
  }

  // MARK: Views

  private func addView(at index: Int) {
    let superview = scenario.views[index].parent.flatMap(view)
    let view = makeView(at: index, in: superview)
    let kind = scenario.views[index].kind
    if !kindsMade.contains(kind) {
      kindsMade.append(kind)
      log.add(Trace.Event(.madeView, word: .viewKind(kind)), .view(ViewDefaults(view)))
    }
    Log.mark(view, as: Trace.Number(index))
    set(view, as: scenario.views[index])
    views.append(view)
    if kind.isScrollView, let scrollView = view as? UIScrollView {
      scrollViews.append(scrollView)
    }
    superview?.addSubview(view)
  }

  /// Sets what the scene says of a view of any kind: a line for each property. What only some kinds
  /// have is set in `ViewKinds.swift`.
  private func set(_ view: UIView, as spec: Scenario.View) {
    view.accessibilityIdentifier = spec.id
    view.bounds = .init(spec.bounds)
    if spec.anchorPoint != .middle { view.anchorPoint = .init(spec.anchorPoint) }
    view.center = .init(
      x: spec.frame.x + spec.anchorPoint.x * spec.frame.width,
      y: spec.frame.y + spec.anchorPoint.y * spec.frame.height)
    if spec.transform != .identity { view.transform = .init(spec.transform) }
    if spec.alpha != 1 { view.alpha = .init(spec.alpha) }
    view.isHidden = spec.isHidden
    if !spec.isOpaque { view.isOpaque = false }
    // What a new view has by itself is the engine's to know.
    if spec.isUserInteractionEnabled != spec.kind.takesTouchesWhenNew {
      view.isUserInteractionEnabled = spec.isUserInteractionEnabled
    }
    view.clipsToBounds = spec.clipsToBounds
    if spec.isMultipleTouchEnabled || !spec.kind.isScrollView {
      view.isMultipleTouchEnabled = spec.isMultipleTouchEnabled
    }
    if spec.isExclusiveTouch { view.isExclusiveTouch = true }
    if !spec.isEnabled { (view as? UIControl)?.isEnabled = false }
  }

  private func makeView(at index: Int, in superview: UIView?) -> UIView {
    if scenario.views[index].kind == .cellContent, let cell = superview as? UITableViewCell {
      return cell.contentView
    }
    return ViewProbe(ofViewAt: index, in: self).make()
  }

  /// Notes what becomes of `scrollView`, now that the scene is there.
  private func listen(to scrollView: UIScrollView) {
    let number = log.number(of: scrollView)
    let listener =
      scrollView is UITableView ? TableProbe(number, log: log) : ScrollProbe(number, log: log)
    listener.listen(to: scrollView)
    scrollProbes.append(listener)
  }

  // MARK: Controllers

  private func add(_ spec: Scenario.Controller) {
    guard let view = view(spec.view) else { return }
    let controller = ProbeViewController(ResponderProbe(spec, log: log))
    controller.restorationIdentifier = spec.id
    controller.view = view
    for action in spec.actions { log.implement(action, on: controller) }
    if spec.presentedBy == nil { nearestController(above: view)?.addChild(controller) }
    controllers.append(controller)
  }

  private func nearestController(above view: UIView) -> UIViewController? {
    var responder = view.superview?.next
    if let superview = view.superview, let managing = superview.next as? UIViewController {
      return managing
    }
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  private func present(_ controller: UIViewController, _ spec: Scenario.Controller) {
    guard let presenter = spec.presentedBy else { return }
    self.controller(presenter)?.present(controller, animated: false)
  }

  // MARK: Recognizers

  private func addRecognizer(at index: Int) {
    guard let view = view(scenario.recognizers[index].view) else { return }
    let probe = RecognizerProbe(scenario.recognizers[index], on: view, log: log)
    recognizers.append(probe.make())
    // Its class does not keep what it does not know.
    if scenario.recognizers[index].kind == .scrollPan { panProbes.append(probe) }
  }
}

extension Point {
  /// The anchor point of a new view.
  fileprivate static let middle = Point(0.5, 0.5)
}
