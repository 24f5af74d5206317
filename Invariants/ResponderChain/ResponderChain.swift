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
  static let nextOfView = Invariant("RC-01", seeing: .chain) { evidence in
    evidence.judgeLinks { link in
      evidence.scene.isView(link.from) && evidence.view(link.from).kind != .window
        && !evidence.view(link.from).overrides.hasNext
    }
  }

  /// RC-02: a controller's `next` is the superview of its view.
  static let nextOfController = Invariant("RC-02", of: .controllers, seeing: .chain) { evidence in
    evidence.judgeLinks { evidence.isController($0.from) && evidence.scene.isView($0.expected) }
  }

  /// RC-03: for the controller of a view right in the window, that is the window.
  static let nextOfRootController = Invariant("RC-03", of: .controllers, seeing: .chain) {
    evidence in
    evidence.judgeLinks { link in
      evidence.isController(link.from) && evidence.scene.isView(link.expected)
        && evidence.view(link.expected).kind == .window
    }
  }

  /// RC-04: a presented controller whose view has no superview leads to the one that presented it.
  static let presentedController = Invariant("RC-04", of: .controllers, seeing: .chain) {
    evidence in
    evidence.judgeLinks { link in
      let scene = evidence.moments[link.moment].scene
      return evidence.isController(link.from)
        && scene.presenters[link.from - scene.views.count] == link.expected
        && link.expected >= 0 && evidence.isController(link.expected)
    }
  }

  /// RC-05: a child controller leads to the view of its parent that contains its own.
  static let childController = Invariant("RC-05", of: .controllers, seeing: .chain) { evidence in
    evidence.judgeLinks { link in
      let scene = evidence.moments[link.moment].scene
      return evidence.isController(link.from) && scene.isView(link.expected)
        && scene.chain(after: link.from)?.contains(where: evidence.isController) == true
    }
  }

  /// RC-06: a window's `next` is its scene, or in the older chain the application.
  static let nextOfWindow = Invariant("RC-06", seeing: .chain) { evidence in
    evidence.judgeLinks { link in
      evidence.scene.isView(link.from) && evidence.view(link.from).kind == .window
        && !evidence.view(link.from).overrides.hasNext
    }
  }

  /// RC-07: a scene's `next` is the application.
  static let nextOfScene = Invariant("RC-07", seeing: .chain) { evidence in
    if evidence.scenario.dialect != .ios13 { return .notExercised }
    return evidence.judgeLinks { $0.from == evidence.scene.sceneNumber }
  }

  /// RC-08: the application's `next` is its delegate, if that is a responder.
  static let nextOfApplication = Invariant("RC-08", seeing: .chain) { evidence in
    evidence.judgeLinks { $0.from == evidence.scene.applicationNumber }
  }

  /// RC-09: the delegate's `next` is nil.
  static let endOfResponders = Invariant("RC-09", seeing: .chain) { evidence in
    evidence.judgeLinks { $0.from == evidence.scene.delegateNumber }
  }

  /// RC-10: recognizers are not responders.
  static let recognizersAreNotResponders = Invariant("RC-10", of: .recognizers, seeing: .chain) {
    evidence in
    Verdict.of(evidence.links) { link in
      guard let seen = link.seen else { return .notExercised }
      return .expect(
        link.to != Scene.unknown || evidence.scene.names.recognizer(seen) == Scene.unknown,
        at: link.event, "the recognizer \"\(seen)\" stands in a responder chain",
        expected: "only responders")
    }
  }

  /// RC-11: an overridden `next` is followed.
  static let overriddenNext = Invariant("RC-11", seeing: .chain, .responder) { evidence in
    evidence.judgeLinks { link in
      evidence.scene.isView(link.from) && evidence.view(link.from).overrides.hasNext
    }
    .and(
      Verdict.of(evidence.forwardings) { forwarding in
        for (place, responder) in forwarding.plan.dropLast().enumerated() {
          guard evidence.scene.isView(responder),
            evidence.view(responder).overrides.hasNext
              || evidence.moments[forwarding.moment].scene.next[responder]
                != evidence.scene.next[responder],
            evidence.scene.handling(responder)[forwarding.phase] == .passesOn,
            let call = forwarding.calls.firstIndex(where: { $0.who == responder })
          else { continue }
          let next = forwarding.plan[place + 1]
          let seen = call + 1 < forwarding.calls.count ? forwarding.calls[call + 1] : nil
          return .expect(
            seen?.who == next || evidence.scene.handling(next)[forwarding.phase] != .passesOn,
            at: seen?.event ?? forwarding.calls[call].event + 1,
            "\(evidence.name(responder)) has \(evidence.name(next)) for its next responder, but "
              + "\(evidence.name(seen?.who ?? Scene.none)) came next",
            expected: "touches\(forwarding.phase.suffix) of \(evidence.name(next))")
        }
        return .notExercised
      })
  }
}

extension Evidence {
  func isController(_ number: Int) -> Bool {
    number >= scene.views.count && number < scene.applicationNumber
  }

  /// The links of the chains that were read off, from the responders that `rule` picks.
  fileprivate func judgeLinks(_ rule: (ChainLink) -> Bool) -> Verdict {
    Verdict.of(links, where: { $0.from >= 0 && $0.expected != Scene.unknown && rule($0) }) { link in
      .expect(
        link.to == link.expected, at: link.event,
        "next of \(name(link.from)) is \(name(link.to)), not \(name(link.expected))",
        expected: "next of \(name(link.from)) is \(name(link.expected))")
    }
  }
}
