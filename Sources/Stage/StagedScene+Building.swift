import TouchScript

extension StagedScene {
  /// Builds everything that the scenario says, in its order.
  func build(_ scenario: Scenario) {
    for action in scenario.application.actions { log.implement(action, on: application) }
    if let delegate = responder(Scenario.Reserved.delegate) {
      for action in scenario.application.delegate?.actions ?? [] {
        log.implement(action, on: delegate)
      }
    }
    views.reserveCapacity(scenario.views.count)
    recognizers.reserveCapacity(scenario.recognizers.count)
    for (index, spec) in scenario.views.enumerated() {
      add(spec, content: scenario.content(ofViewAt: index))
    }
    for spec in scenario.controllers { add(spec) }
    for spec in scenario.controllers { present(spec) }
    for spec in scenario.recognizers { add(spec) }
    for spec in scenario.recognizers { require(spec) }
    for spec in scenario.recognizers where !spec.targets.isEmpty { connect(spec) }
    for spec in scenario.views where spec.kind.isControl || !spec.overrides.actions.isEmpty {
      connect(spec)
    }
    for scrollView in scrollViews { listen(to: scrollView) }
    // The window that was shown last is key: events that have no place on the screen go there.
    application.windows.last { !$0.isHidden }?.makeKeyAndVisible()
  }

  // MARK: Views

  private func add(_ spec: Scenario.View, content: Scenario.View?) {
    let view = makeView(spec, content: content)
    if !kindsMade.contains(spec.kind) {
      kindsMade.append(spec.kind)
      log.add(Trace.Event(.madeView, word: .viewKind(spec.kind)), .view(ViewDefaults(view)))
    }
    set(view, as: spec)
    views[spec.id] = view
    if spec.kind.isScrollView, let scrollView = view as? UIScrollView {
      scrollViews.append(scrollView)
    }
    if let parent = spec.parent { views[parent]?.addSubview(view) }
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

  private func makeView(_ spec: Scenario.View, content: Scenario.View?) -> UIView {
    if spec.kind == .cellContent, let cell = spec.parent.flatMap(view) as? UITableViewCell {
      return cell.contentView
    }
    return ViewProbe(spec, content: content, log: log, scene: self).make()
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
    guard let view = views[spec.view] else { return }
    let controller = ProbeViewController(ResponderProbe(spec, log: log))
    controller.restorationIdentifier = spec.id
    controller.view = view
    for action in spec.actions { log.implement(action, on: controller) }
    if spec.presentedBy == nil { nearestController(above: view)?.addChild(controller) }
    controllers[spec.id] = controller
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

  private func present(_ spec: Scenario.Controller) {
    guard let presenter = spec.presentedBy, let controller = controllers[spec.id] else { return }
    controllers[presenter]?.present(controller, animated: false)
  }

  // MARK: Recognizers

  private func add(_ spec: Scenario.Recognizer) {
    guard let view = views[spec.view] else { return }
    recognizers[spec.id] = RecognizerProbe(spec, on: view, log: log).make()
  }

  private func require(_ spec: Scenario.Recognizer) {
    for id in spec.requiresFailureOf {
      if let other = recognizers[id] { recognizers[spec.id]?.require(toFail: other) }
    }
  }
}

extension Scenario {
  /// The content view of the cell at `index`, which stands right behind it; nil: the view there is
  /// no cell, or has no content.
  fileprivate func content(ofViewAt index: Int) -> View? {
    guard views[index].kind == .tableCell, index + 1 < views.count,
      views[index + 1].kind == .cellContent
    else { return nil }
    return views[index + 1]
  }
}

extension Point {
  /// The anchor point of a new view.
  fileprivate static let middle = Point(0.5, 0.5)
}
