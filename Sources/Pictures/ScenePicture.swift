import Invariants
import TouchScript

/// The views of a scene as they lie on the screen, with their names, and the fingers with their ways.
struct ScenePicture {
  let scenario: Scenario
  let drawings: [SceneDrawing]
  let ways: [FingerWay]
  private(set) var crop: Crop
  /// The size of the text.
  let text: Double
  private(set) var labels: [[Label]] = []
  private(set) var height: Double
  /// Tells the clip paths of several pictures on one page apart.
  private let prefix: String
  private let depths: [Int]

  /// With more outlines than that only the way to the hit view and views with recognizers have labels.
  private static let fewGroups = 12
  /// More labels than that are no help.
  private static let mostLabels = 30
  /// More views than that are drawn only as they lie at the beginning.
  private static let mostViews = 4_000
  /// The radius of a finger.
  static let finger = 15.0

  /// - Parameters:
  ///   - width: The width, in points of the picture.
  ///   - least: The least height, as a part of the width.
  ///   - text: The size of the text.
  ///   - prefix: What names in the picture begin with; each picture on a page has its own.
  init(
    _ scenario: Scenario, _ trace: Trace, width: Double = 340, least: Double = 0.33,
    text: Double = 14, prefix: String = "k"
  ) {
    let all = Evidence(scenario, trace).drawings
    let isLarge = all.reduce(0) { $0 + $1.order.count } > Self.mostViews
    let drawings = isLarge ? Array(all.prefix(1)) : all
    self.scenario = scenario
    self.drawings = drawings
    self.text = text
    self.prefix = prefix
    ways = FingerWay.all(in: scenario, trace.bound(to: scenario))
    crop = Crop(drawings, scenario, ways, width: width, least: least)
    height = crop.height
    depths = SceneIndex(scenario).depths
    // The crop grows where a label has no place.
    for least in [least, 0.5, 0.75, 1] where place(labelsOf: drawings, least) { break }
  }

  /// Crops the screen and places the labels; false: there may be more room for them.
  private mutating func place(labelsOf drawings: [SceneDrawing], _ least: Double) -> Bool {
    crop = Crop(drawings, scenario, ways, width: crop.width, least: least)
    height = crop.height
    labels = []
    var isCramped = false
    let picture = Box(0, 0, crop.width, crop.height)
    let tears = (0..<4).filter { crop.torn[$0] }.map { side in
      var strip = picture
      strip.sides[(side + 2) % 4] = 11 - picture.sides[side]
      return strip
    }
    for drawing in drawings {
      var places = LabelPlaces(
        text: text, width: crop.width, height: crop.height, fingers: fingerFrames + tears)
      for group in groups(of: drawing) { places.place(group) }
      labels.append(places.labels)
      height = max(height, places.height)
      isCramped = isCramped || places.isCramped
    }
    return !isCramped || !crop.torn[1] && !crop.torn[3]
  }

  /// The whole picture, `says` what it shows.
  func svg(says: String) -> String {
    """
    <svg class="views" viewBox="0 0 \(Markup.number(crop.width)) \(Markup.number(height))" \
    role="img" aria-label="\(Markup.text(says))">
    \(elements)
    </svg>
    """
  }

  /// The elements: a group for each moment, of which a page shows one, and the fingers.
  var elements: String {
    let first = labels.indices.map { place in
      let start = place == 0 ? 0 : drawings[place].start
      return """
        <g class="moment\(place == 0 ? "" : " later")" data-from="\(start)">\(views(of: place))
        \(labels[place].map(markup).joined())</g>
        """
    }
    return
      "<g clip-path=\"url(#\(prefix))\">\(first.joined(separator: "\n"))\(tears)</g><clipPath id=\"\(prefix)\"><rect width=\"\(Markup.number(crop.width))\" height=\""
      + "\(Markup.number(height))\"/></clipPath>" + fingers
  }

  // MARK: - Views

  private func views(of place: Int) -> String {
    let drawing = drawings[place]
    let clips = drawing.order.filter { scenario.views[$0].clipsToBounds }.map { index in
      let outer = clip(of: index, drawing, place)
      return "<clipPath id=\"\(prefix)\(place)-\(index)\"\(outer)>"
        + "<polygon points=\"\(points(drawing.views[index].corners))\"/></clipPath>"
    }
    let hit = Set(ways.compactMap(\.view))
    let views = drawing.order.filter { drawing.views[$0].isInWindow }.map { index in
      let view = drawing.views[index]
      var classes = ["view", "d\(depths[index] % 4)"]
      if scenario.views[index].kind.isControl { classes.append("control") }
      if view.isHidden { classes.append("hidden") }
      if view.alpha < 1, !view.isHidden { classes.append("pale") }
      if hit.contains(index) { classes.append("hit") }
      let attributes =
        "class=\"\(classes.joined(separator: " "))\" data-v=\"\(index)\""
        + clip(of: index, drawing, place)
      let round = scenario.views[index].kind.isControl ? 8 : depths[index] == 0 ? 10 : 3
      return shape(view.corners, attributes, round: Double(round))
    }
    return clips.joined() + views.joined(separator: "\n")
  }

  /// A rectangle with round corners where it stands upright.
  private func shape(_ corners: [Point], _ attributes: String, round: Double) -> String {
    let places = corners.map(crop.place)
    guard places.count == 4, places[0].y == places[1].y, places[0].x == places[3].x else {
      return "<polygon \(attributes) points=\"\(points(corners))\"/>"
    }
    let frame = crop.frame(of: corners)
    return
      "<rect \(attributes) x=\"\(Markup.number(frame.left))\" y=\"\(Markup.number(frame.top))\" "
      + "width=\"\(Markup.number(frame.width))\" height=\"\(Markup.number(frame.height))\" "
      + "rx=\"\(Markup.number(round))\"/>"
  }

  private func points(_ corners: [Point]) -> String {
    corners.map(crop.place).map { "\(Markup.number($0.x)),\(Markup.number($0.y))" }
      .joined(separator: " ")
  }

  /// The nearest view above that clips.
  private func clip(of index: Int, _ drawing: SceneDrawing, _ moment: Int) -> String {
    var place = drawing.views[index].parent
    while let view = place {
      if scenario.views[view].clipsToBounds {
        return " clip-path=\"url(#\(prefix)\(moment)-\(view))\""
      }
      place = drawing.views[view].parent
    }
    return ""
  }

  // MARK: - Names

  /// What has a label, the front-most first: views with one outline have one.
  private func groups(of drawing: SceneDrawing) -> [LabelPlaces.Group] {
    var places: [[Int]: Int] = [:]
    var members: [[Int]] = []
    let order = drawing.order.filter { drawing.views[$0].isInWindow }
    for index in order {
      let outline = drawing.views[index].corners.flatMap { [$0.x, $0.y] }
        .map { Int(($0.clamped * 2).rounded()) }
      if let place = places[outline] {
        members[place].append(index)
      } else {
        places[outline] = members.count
        members.append([index])
      }
    }
    if members.count > Self.fewGroups {
      let named = Set(scenario.recognizers.map(\.view))
      var path = Set(ways.compactMap(\.view))
      for hit in ways.compactMap(\.view) {
        path.formUnion(sequence(first: hit) { drawing.views[$0].parent })
      }
      members = members.filter { group in
        group.contains { path.contains($0) || named.contains(scenario.views[$0].id) }
      }
    }
    let frames = order.map { (view: $0, frame: crop.frame(of: drawing.views[$0].corners)) }
    let picture = Box(0, 0, crop.width, crop.height)
    return members.filter { crop.frame(of: drawing.views[$0[0]].corners).overlaps(picture) }
      .suffix(Self.mostLabels).reversed().map { group in
        let corners = drawing.views[group[0]].corners.map(crop.place)
        let own = Box(around: corners)
        let last = order.firstIndex(of: group[group.count - 1]) ?? 0
        let others = frames.filter { !group.contains($0.view) }
        return .init(
          parts: group.enumerated().flatMap { place, view in parts(of: view, isFirst: place == 0) },
          corners: corners,
          front: frames[(last + 1)...].map(\.frame).filter { !$0.contains(own) },
          beside: others.map(\.frame).filter { !$0.contains(own) } + [own])
      }
  }

  /// A view's name, and what matters of it for touches.
  private func parts(of index: Int, isFirst: Bool) -> [Label.Part] {
    let view = scenario.views[index]
    let marks = [
      view.isHidden ? "hidden" : nil,
      view.alpha < 1 ? "alpha \(Markup.number(Double(view.alpha)))" : nil,
      view.isUserInteractionEnabled ? nil : "no interaction",
      view.kind.isControl && !view.isEnabled ? "disabled" : nil,
      view.overrides.hitTest == nil ? nil : "own hitTest",
      view.overrides.pointInside == nil ? nil : "own pointInside",
    ].compactMap { $0 }
    let recognizers = scenario.recognizers.filter { $0.view == view.id }
    return (isFirst ? [] : [.init(text: " › ", look: "sep")])
      + [.init(text: view.id.isolated, view: index)]
      + (marks.isEmpty ? [] : [.init(text: " (\(marks.joined(separator: ", ")))", look: "sep")])
      + recognizers.map { .init(text: " ◇ \($0.kind.rawValue) \($0.id.isolated)", look: "rec") }
  }

  private func markup(_ label: Label) -> String {
    let leader = label.target.map {
      "<path class=\"leader\" d=\"M\(Markup.number(label.place.x + 8)) "
        + "\(Markup.number(label.place.y))L\(Markup.number($0.x)) \(Markup.number($0.y))\"/>"
    }
    return (leader ?? "")
      + label.lines.enumerated().map { number, parts in
        let y = label.place.y + text * (0.94 + 1.22 * Double(number))
        let spans = parts.map { part in
          let look = part.look.isEmpty ? "" : " class=\"\(part.look)\""
          let view = part.view.map { " data-v=\"\($0)\"" } ?? ""
          return "<tspan\(look)\(view)>\(Markup.text(part.text))</tspan>"
        }
        return "<text x=\"\(Markup.number(label.place.x))\" y=\"\(Markup.number(y))\">"
          + "\(spans.joined())</text>"
      }.joined()
  }

  // MARK: - Fingers

  /// What fingers cover, from where they come down to where they lift.
  private var fingerFrames: [Box] {
    ways.flatMap { way in
      way.places.map { place in
        Box(around: [crop.place(place.location)]).grown(by: Self.finger)
      }
    }
  }

  /// Where the fingers are that are down at a time: `0:88,88 1:120,40`.
  func fingers(at time: Int) -> String {
    ways.filter { $0.start <= time && ($0.endTime.map { time < $0 } ?? true) }.map { way in
      let place = crop.place((way.places.last { $0.at <= time } ?? way.places[0]).location)
      return "\(way.finger):\(Markup.number(place.x)),\(Markup.number(place.y))"
    }.joined(separator: " ")
  }

  private var fingers: String {
    var told: Set<Int> = []
    let ends = ways.map { way in
      let places = way.places.map { crop.place($0.location) }
      guard let end = places.last(where: { $0 != places[0] }) else { return "" }
      let line = places.map { "\(Markup.number($0.x)),\(Markup.number($0.y))" }
      return "<polyline class=\"way\" points=\"\(line.joined(separator: " "))\"/>"
        + "<circle class=\"tip up\" cx=\"\(Markup.number(end.x))\" cy=\"\(Markup.number(end.y))\" "
        + "r=\"6\"/>"
    }
    return ends.joined()
      + ways.filter { told.insert($0.finger).inserted }.map { way in
        let place = crop.place(way.places[0].location)
        return """
          <g class="finger" data-finger="\(way.finger)" transform="translate(\
          \(Markup.number(place.x)) \(Markup.number(place.y)))"><circle class="tip" r="15"/>\
          <circle class="dot" r="9"/><text class="num" y="4.3">\(way.finger)</text></g>
          """
      }.joined()
  }

  // MARK: - Edges

  /// The sides at which the screen goes on: teeth along the side, and what is beyond them.
  private var tears: String {
    (0..<4).filter { crop.torn[$0] }.map { side in
      let isLevel = side % 2 == 1
      let (length, depth) = isLevel ? (crop.width, height) : (height, crop.width)
      let teeth = (0...Int(length / 7) + 2).map { (7 * Double($0) - 7, $0 % 2 == 0 ? 5.0 : 10) }
      let outline = [(-9, -2.0)] + teeth + [(length + 9, -2.0)]
      let points = outline.map { along, across in
        let deep = side < 2 ? across : depth - across
        return isLevel ? Point(along, deep) : Point(deep, along)
      }
      let list = points.map { "\(Markup.number($0.x)),\(Markup.number($0.y))" }
      return "<polygon class=\"tear\" points=\"\(list.joined(separator: " "))\"/>"
    }.joined()
  }
}

extension Double {
  /// A number that an `Int` can hold.
  fileprivate var clamped: Double { isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0 }
}

extension String {
  /// A name on one line, which turns the direction of nothing around it.
  var isolated: String {
    let name = shown
    return name.utf8.allSatisfy { $0 < 0x80 } ? name : "\u{2068}\(name)\u{2069}"
  }
}
