import TouchScript

extension Invariants {
  /// Chapter RC: what `next` is.
  static let responderChain: [Invariant] = [
    .nextOfView, .nextOfController, .nextOfRootController, .presentedController,
    .childController, .nextOfWindow,
    .nextOfScene, .nextOfApplication, .endOfResponders, .recognizersAreNotResponders,
    .overriddenNext,
  ]
}

extension Invariant {
  /// RC-01: a view's `next` is its controller, or else its superview.
  static let nextOfView = Invariant(
    "RC-01", nextOf: { $0.isPlainView($1.from) && $0.view($1.from).kind != .window })

  /// RC-02: a controller's `next` is the superview of its view.
  static let nextOfController = Invariant(
    "RC-02", of: .controllers,
    nextOf: { $0.isController($1.from) && $0.scene.isView($1.expected) })

  /// RC-03: for the controller of a view right in the window, that is the window.
  static let nextOfRootController = Invariant(
    "RC-03", of: .controllers,
    nextOf: {
      $0.isController($1.from) && $0.scene.isView($1.expected)
        && $0.view($1.expected).kind == .window
    })

  /// RC-04: a presented controller whose view has no superview leads to the one that presented it.
  static let presentedController = Invariant(
    "RC-04", of: .controllers,
    nextOf: {
      $0.isController($1.from) && $1.expected >= 0 && $0.isController($1.expected)
        && $0.moments[$1.moment].scene.presenters[$1.from - $0.scene.views.count] == $1.expected
    })

  /// RC-05: a child controller leads to the view of its parent that contains its own.
  static let childController = Invariant(
    "RC-05", of: .controllers,
    nextOf: { evidence, link in
      let scene = evidence.moments[link.moment].scene
      return evidence.isController(link.from) && scene.isView(link.expected)
        && scene.chain(after: link.from)?.contains(where: evidence.isController) == true
    })

  /// RC-06: a window's `next` is its scene, or in the older chain the application.
  static let nextOfWindow = Invariant(
    "RC-06", nextOf: { $0.isPlainView($1.from) && $0.view($1.from).kind == .window })

  /// RC-07: a scene's `next` is the application.
  static let nextOfScene = Invariant(
    "RC-07", nextOf: { $0.scenario.dialect == .ios13 && $1.from == $0.scene.sceneNumber })

  /// RC-08: the application's `next` is its delegate, if that is a responder.
  static let nextOfApplication = Invariant(
    "RC-08", nextOf: { $1.from == $0.scene.applicationNumber })

  /// RC-09: the delegate's `next` is nil.
  static let endOfResponders = Invariant(
    "RC-09", nextOf: { $1.from == $0.scene.delegateNumber })

  /// RC-10: recognizers are not responders.
  static let recognizersAreNotResponders = Invariant(
    "RC-10", of: .recognizers, seeing: .chain, each: { $0.links }, given: { $1.seen }
  ) { evidence, link, seen in
    .expect(
      link.to != Scene.unknown || evidence.scene.names.recognizer(seen) == Scene.unknown,
      at: link.event, "the recognizer \(id: seen) stands in a responder chain",
      expected: "only responders")
  }

  /// RC-11: an overridden `next` is followed.
  static let overriddenNext = Invariant("RC-11", seeing: .chain, .responder) { evidence in
    evidence.judgeLinks { $0.isOverriddenView($1.from) }
      && Verdict.of(evidence.forwardings, given: evidence.redirection) { message, step in
        let place = message.calls.firstIndex { $0.who == step.from } ?? 0
        let seen = message.calls.dropFirst(place + 1).first
        return .expect(
          seen?.who == step.to || evidence.handling(step.to, message) != .passesOn,
          at: seen?.event ?? message.calls[place].event + 1,
          "\(evidence.name(step.from)) has \(evidence.name(step.to)) for its next responder, but "
            + "\(evidence.name(seen?.who ?? Scene.none)) came next",
          expected: "\(message.method) of \(evidence.name(step.to))")
      }
  }
}

extension Invariant {
  /// Makes the invariant of a rule about what `next` is of the responders that are meant.
  fileprivate convenience init(
    _ id: Rule.ID, of subject: Ingredients = [],
    nextOf isMeant: @escaping @Sendable (Evidence, ChainLink) -> Bool
  ) {
    self.init(id, of: subject, seeing: .chain) { $0.judgeLinks(where: isMeant) }
  }
}

extension Evidence {
  func isController(_ number: Int) -> Bool {
    number >= scene.views.count && number < scene.applicationNumber
  }

  /// Whether it is a view that overrides `next`.
  fileprivate func isOverriddenView(_ number: Int) -> Bool {
    scene.isView(number) && view(number).overrides.hasNext
  }

  /// Whether it is a view that does not override `next`.
  fileprivate func isPlainView(_ number: Int) -> Bool {
    scene.isView(number) && !view(number).overrides.hasNext
  }

  /// The first step of a message from a view whose `next` is overridden, or is not what it was at
  /// the beginning, where the view was called and passes the message on.
  fileprivate func redirection(of message: Forwarding) -> (from: Int, to: Int)? {
    message.steps.first { from, _ in
      scene.isView(from)
        && (view(from).overrides.hasNext
          || moments[message.moment].scene.next[from] != scene.next[from])
        && handling(from, message) == .passesOn && message.reached(from)
    }
  }

  /// Whether `next` of the responders that are meant is what it must be, in the chains that were
  /// read off.
  fileprivate func judgeLinks(where isMeant: (Evidence, ChainLink) -> Bool) -> Verdict {
    Verdict.of(
      links, where: { $0.from >= 0 && $0.expected != Scene.unknown && isMeant(self, $0) }
    ) { link in
      .expect(
        link.to == link.expected, at: link.event,
        "next of \(name(link.from)) is \(name(link.to)), not \(name(link.expected))",
        expected: "next of \(name(link.from)) is \(name(link.expected))")
    }
  }
}
