import TouchScript

extension Invariants {
  /// Chapter TO: where a touch is.
  static let touchPlaces: [Invariant] = [.location, .previousLocation]
}

extension Invariant {
  /// TO-06: locations are those of the finger, in the coordinates of the view that asks.
  static let location = Invariant("TO-06") { evidence in
    evidence.judgePlaces(
      of: { touch, sample, sight in
        sample.phase != .cancelled && touch.hasView
          && sight.window == touch.scene.windows[touch.view] ? sample : nil
      },
      { touch, sight, point in
        .expect(
          sight.location.isSame(as: point), at: sight.event,
          "finger \(finger: touch.finger) is at (\(point.x), \(point.y)) in its window, but its touch at "
            + "(\(sight.location.x), \(sight.location.y))",
          expected: "the touch is where the finger is")
      })
      && evidence.eachTouch { touch in
        evidence.judgeReceiverLocations(touch, of: Scene.none)
          && evidence.judgePlaceOfCancelled(touch)
      }
  }

  /// TO-07: `previousLocation` is the location in the event before.
  static let previousLocation = Invariant("TO-07") { evidence in
    evidence.judgePlaces(
      of: { touch, sample, _ in
        sample.phase == .began || sample.phase == .cancelled || touch.isIdle(sample)
          ? nil : touch.samples.last { $0.delivery < sample.delivery }
      },
      { touch, sight, point in
        .expect(
          sight.previousLocation.isSame(as: point), at: sight.event,
          "the previous location of finger \(finger: touch.finger) is (\(sight.previousLocation.x), "
            + "\(sight.previousLocation.y)), but it was at (\(point.x), \(point.y))",
          expected: "its previous location is (\(point.x), \(point.y))")
      })
  }
}

extension Evidence {
  /// The touches in the application's events, each with where the finger was at the sample that is
  /// meant, in the coordinates of the touch's window.
  fileprivate func judgePlaces(
    of find: (Touch, Contact.Sample, TouchFact) -> Contact.Sample?,
    _ judge: (Touch, TouchFact, Point) -> Verdict
  ) -> Verdict {
    judgeSamples { touch, sample, sight in
      // Of a touch in another window than its view's the places are those of that: RE-29.
      let isOfView = touch.hasView && sight.window == touch.scene.windows[touch.view]
      return .given(isOfView ? find(touch, sample, sight) : nil) { meant in
        .given(window(of: touch, at: meant)) { window in
          judge(touch, sight, SceneGeometry.convert(meant.location, to: window))
        }
      }
    }
  }

  /// Whether a view that loses a touch sees it where its finger is. Source: TO-06.
  fileprivate func judgePlaceOfCancelled(_ touch: Touch) -> Verdict {
    .given(viewCall(.cancelled, touch)) { call in
      let known = touch.samples.filter {
        $0.phase != .cancelled
          && ($0.delivery <= call.delivery || call.delivery == Scene.none && $0.at < call.at)
      }
      let sight = touches[call.touch]
      // Of fingers that change at one time this one may come in an event of its own, later: RE-13.
      let isSure =
        eventsSent(at: call.at) < 2 && touch.hasView && hasHeardInTime(touch)
        && sight.window == touch.scene.windows[touch.view] && touch.isInTree(at: call.event)
      return .given(isSure ? known.last : nil) { sample in
        .given(window(of: touch, at: sample)) { window in
          let point = SceneGeometry.convert(sample.location, to: window)
          return .expect(
            sight.location.isSame(as: point), at: call.event,
            "finger \(finger: touch.finger) is at (\(point.x), \(point.y)), but its touch is cancelled at "
              + "(\(sight.location.x), \(sight.location.y))",
            expected: "the touch is where the finger is")
        }
      }
    }
  }

  /// Whether views see a touch's location in their own coordinates: `view`, or all that are called.
  func judgeReceiverLocations(_ touch: Touch, of view: Int) -> Verdict {
    Verdict.of(
      touch.calls,
      given: { view == Scene.none || $0.who == view ? place(of: touch, for: $0) : nil }
    ) { call, place in
      .expect(
        place.seen.isSame(as: place.due), at: call.event,
        "\(name(call.who)) sees the touch at (\(place.seen.x), \(place.seen.y)), but in its "
          + "coordinates it is at (\(place.due.x), \(place.due.y))",
        expected: "location(in:) is (\(place.due.x), \(place.due.y))")
    }
  }

  /// Where the view that is called sees a touch, and where it is, if they are in one window still.
  private func place(of touch: Touch, for call: Call) -> (seen: Point, due: Point)? {
    guard scene.isView(call.who), let seen = touches[call.touch].locationInReceiver,
      touch.isInTree(at: call.event)
    else { return nil }
    let moment = moment(at: call.event)
    let window = moment.scene.windows[call.who]
    guard moment.isSure, scene.isView(window), window == touch.scene.windows[touch.view],
      window == touches[call.touch].window
    else { return nil }
    let location = touches[call.touch].location
    return (seen, moment.geometry.pointOfWindow(location, in: call.who, moment.scene))
  }

  /// The window of a touch, as it is when the finger does something; nil where nobody can say.
  func window(of touch: Touch, at sample: Contact.Sample) -> SceneView? {
    guard touch.hasView else { return nil }
    let moment = moment(of: sample.delivery)
    let window = touch.scene.windows[touch.view]
    return moment.isSure && moment.scene.isView(window) ? moment.scene.views[window] : nil
  }
}
