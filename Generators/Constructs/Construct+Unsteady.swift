import TouchScript

/// What fingers do that are not made by a machine, and where views stand that are not laid out once
/// and for all. Engines go wrong there, and chance makes hardly any of it.
extension Construct {
  static let unsteadyFingers = [
    Construct("a finger that trembles") {
      $0.fingerTouches.contains { $0.path.count > 3 && $0.distance <= 2 && $0.way > 2 }
    },
    Construct("a finger that drifts away in small steps") {
      $0.fingerTouches.contains {
        $0.path.count > 3 && $0.distance > 10 && ($0.steps.max() ?? 0) <= $0.distance / 3
      }
    },
    Construct("fingers of a press that come one after the other") { scenario in
      guard scenario.recognizers.contains(where: { $0.kind == .longPress && $0.touches > 1 })
      else { return false }
      return scenario.contains { $0.began < $1.began && $1.began < $0.end && $1.duration >= 300 }
    },
    Construct("a finger that comes when another has left a third") { scenario in
      scenario.contains { left, comes in
        left.end <= comes.began
          && scenario.fingerTouches.contains { $0.began <= left.began && $0.end > comes.began }
      }
    },
    Construct("a second tap with another finger") { scenario in
      scenario.contains { first, second in
        first.finger != second.finger && first.duration <= 150
          && 0...150 ~= second.began - first.end
          && max(abs(first.start.x - second.start.x), abs(first.start.y - second.start.y)) <= 2
      }
    },
    Construct("three fingers on a pinch") { scenario in
      scenario.recognizers.contains { $0.kind == .pinch }
        && scenario.fingerTouches.contains { newest in
          scenario.fingerTouches.count { $0.began <= newest.began && newest.began < $0.end } > 2
        }
    },
    Construct("a finger that leaves its view by a point") { scenario in
      let frames = scenario.uprightFrames
      return scenario.fingerTouches.contains { touch in
        touch.path.contains { _, place in
          frames.contains { frame in
            frame.width > 1 && frame.height > 1 && frame.contains(touch.start)
              && !frame.contains(place) && frame.grown(by: 2).contains(place)
          }
        }
      }
    },
  ]

  static let places = [
    view("a window that is turned, scaled or shifted") {
      $0.kind == .window && $0.transform != .identity
    },
    Construct("a window that is shown again beside another") { scenario in
      let windows = scenario.views.filter { $0.kind == .window }.map(\.id)
      return windows.count > 1
        && windows.contains { scenario.undergoes([.setHidden($0, true), .setHidden($0, false)]) }
    },
    Construct("eight siblings") { scenario in
      let scene = SceneIndex(scenario)
      return scenario.views.indices.contains { scene.children(of: $0).count >= 8 }
    },
    Construct("a view that is put back after its animation, and touched") { scenario in
      scenario.views.contains { view in
        guard let parent = view.parent, !scenario.animations.isEmpty else { return false }
        return scenario.undergoes([.removeFromSuperview(view.id), .addSubview(view.id, to: parent)])
      }
    },
    Construct("a view that is nested elsewhere between two touches") { scenario in
      let moves = scenario.script.filter { step in
        step.changes.contains { change in
          guard case .addSubview(let id, let home) = change else { return false }
          return scenario.views.contains { $0.id == id && $0.parent != home }
        }
      }
      return moves.contains { step in
        scenario.fingerTouches.contains { $0.end <= step.at }
          && scenario.fingerTouches.contains { $0.began >= step.at }
      }
    },
    view("a control of an odd scale") {
      $0.kind.isControl && ![0.25, 1, 4].contains(abs($0.transform.determinant))
    },
    Construct("pans on views in one another") { scenario in
      let scene = SceneIndex(scenario)
      let pans = scenario.recognizers.filter { $0.kind == .pan }.compactMap { scene.view($0.view) }
      return pans.contains { inner in
        scene.path(from: inner).dropFirst().contains { pans.contains($0) }
      }
    },
  ]
}

extension FingerTouch {
  /// When it lifts; never lifted, at the end of time.
  fileprivate var end: Int { ended ?? .max }

  /// How far it goes with each move, along one axis.
  fileprivate var steps: [Double] {
    zip([start] + path.map(\.place), path.map(\.place)).map { from, to in
      max(abs(to.x - from.x), abs(to.y - from.y))
    }
  }

  /// How far it goes in all.
  fileprivate var way: Double { steps.reduce(0, +) }
}

extension Scenario {
  /// Whether there are two touches of fingers, in an order, of which something is so.
  fileprivate func contains(_ isSo: (FingerTouch, FingerTouch) -> Bool) -> Bool {
    let touches = fingerTouches
    return touches.contains { first in touches.contains { isSo(first, $0) } }
  }

  /// Whether the script makes some changes in an order, and a finger comes down after the last.
  fileprivate func undergoes(_ changes: [Change]) -> Bool {
    var rest = changes[...]
    for step in script {
      if rest.isEmpty, step.touches.contains(where: { $0.phase == .began }) { return true }
      for change in step.changes where change == rest.first { rest.removeFirst() }
    }
    return false
  }

  /// Where views are on the screen that are neither turned nor scaled, nor in one that is.
  fileprivate var uprightFrames: [Rect] {
    let scene = SceneIndex(self)
    return views.indices.compactMap { index in
      let path = scene.path(from: index)
      guard path.allSatisfy({ views[$0].transform == .identity }) else { return nil }
      var frame = views[index].frame
      for place in path.dropFirst() {
        let above = views[place]
        frame.x += above.frame.x - above.boundsOrigin.x
        frame.y += above.frame.y - above.boundsOrigin.y
      }
      return frame
    }
  }
}

extension Rect {
  fileprivate func grown(by margin: Double) -> Rect {
    Rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
  }
}
