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
    drawings = isLarge ? Array(all.prefix(1)) : all
    (self.scenario, self.text, self.prefix) = (scenario, text, prefix)
    ways = FingerWay.all(in: scenario, trace)
    depths = SceneIndex(scenario).depths
    crop = Crop(drawings, scenario, ways, width: width, least: least)
    height = crop.height
    // The crop grows where a label has no place.
    for least in [least, 0.5, 0.75, 1] where place(least) { break }
  }

  /// Crops the screen and places the labels; false: there may be more room for them.
  private mutating func place(_ least: Double) -> Bool {
    crop = Crop(drawings, scenario, ways, width: crop.width, least: least)
    let fingers = ways.flatMap(\.places).map {
      Box(around: [crop.place($0.location)]).grown(by: 15)
    }
    let places = drawings.map { drawing in
      var places = LabelPlaces(
        text: text, in: crop.picture, taken: fingers + crop.tears)
      for group in groups(of: drawing) { places.place(group) }
      return places
    }
    labels = places.map(\.labels)
    height = places.map(\.height).max() ?? crop.height
    return !places.contains(where: \.isCramped) || !crop.torn[1] && !crop.torn[3]
  }

  /// What is drawn of the screen.
  var viewBox: Markup { "viewBox='0 0 \(crop.width) \(height)'" }

  /// The whole picture.
  var svg: Markup {
    """
    <svg class='views' \(viewBox) role='img' aria-label='\(exact: says)'>
    \(elements)
    </svg>
    """
  }

  /// What it shows, for readers who cannot see it.
  var says: String {
    let views = [
      "The screen from the front: \(scenario.views.map(\.id.shown).joined(separator: ", "))."
    ]
    let recognizers = scenario.recognizers.map {
      "The \($0.kind.rawValue) \($0.id.shown) is on \($0.view.shown)."
    }
    let fingers = ways.compactMap { way in
      way.view.map { "Finger \(way.finger) touches \(scenario.views[$0].id.shown)." }
    }
    return (views + recognizers + fingers).joined(separator: " ").onOneLine(limit: 600)
  }

  /// The elements: a group for each moment, of which a page shows one, and the fingers.
  var elements: Markup {
    let clip: Markup = " clip-path='url(#\(prefix))'"
    let moments = drawings.indices.map { place -> Markup in
      """
      <g class='moment\(if: place > 0, " later")' data-from='\(place == 0 ? 0 : drawings[place].start)'>\
      <g\(clip)>\(views(of: place))</g>
      \(labels[place].map(label))</g>
      """
    }
    let tears = crop.tears.map { "<rect class='tear' \($0.markup)/>" as Markup }
    return """
      \(moments, by: "\n")<g\(clip)>\(tears)</g><clipPath id='\(prefix)'>\
      <rect width='\(crop.width)' height='\(crop.height)'/></clipPath>\(fingers)
      """
  }

  // MARK: - Views

  private func views(of place: Int) -> Markup {
    let drawing = drawings[place]
    let clips = drawing.order.filter { scenario.views[$0].clipsToBounds }.map { view -> Markup in
      """
      <clipPath id='\(prefix)\(place)-\(view)'\(clip(of: view, place))>\
      <polygon points='\(outline(of: view, drawing))'/></clipPath>
      """
    }
    let hit = Set(ways.compactMap(\.view))
    let views = drawing.order.filter { drawing.views[$0].isInWindow }.map { index -> Markup in
      let view = drawing.views[index]
      let isControl = scenario.views[index].kind.isControl
      let look: Markup = """
        \(["view": true, "control": isControl, "hidden": view.isHidden, "hit": hit.contains(index),
          "pale": view.alpha < 1 && !view.isHidden]) d\(depths[index] % 4)
        """
      let attributes: Markup = "class='\(look)' data-v='\(index)'\(clip(of: index, place))"
      let places = view.corners.map(crop.place)
      // It has round corners where it stands upright.
      guard places.count == 4, places[0].y == places[1].y, places[0].x == places[3].x else {
        return "<polygon \(attributes) points='\(outline(of: index, drawing))'/>"
      }
      let round = isControl ? 8 : depths[index] == 0 ? 10 : 3
      return "<rect \(attributes) \(Box(around: places).markup) rx='\(round)'/>"
    }
    return "\(clips)\(views, by: "\n")"
  }

  private func outline(of view: Int, _ drawing: SceneDrawing) -> Markup {
    .points(drawing.views[view].corners.map(crop.place))
  }

  /// The nearest view above that clips.
  private func clip(of view: Int, _ moment: Int) -> Markup? {
    drawings[moment].ancestors(of: view).first { scenario.views[$0].clipsToBounds }
      .map { " clip-path='url(#\(prefix)\(moment)-\($0))'" }
  }

  // MARK: - Names

  /// What has a label, the front-most first: views with one outline have one.
  private func groups(of drawing: SceneDrawing) -> [LabelPlaces.Group] {
    let order = drawing.order.filter { drawing.views[$0].isInWindow }
    let corners = order.map { drawing.views[$0].corners.map(crop.place) }
    let frames = corners.map { Box(around: $0) }
    var groups = Dictionary(grouping: order.indices) { Markup.points(corners[$0]).source }
      .values.sorted { $0[0] < $1[0] }
    if groups.count > Self.fewGroups {
      let named = Set(scenario.recognizers.map(\.view))
      let path = Set(ways.compactMap(\.view).flatMap { [$0] + drawing.ancestors(of: $0) })
      groups = groups.filter { group in
        group.contains { path.contains(order[$0]) || named.contains(scenario.views[order[$0]].id) }
      }
    }
    return groups.filter { frames[$0[0]].overlaps(crop.picture) }.suffix(Self.mostLabels).reversed()
      .map { group in
        let own = frames[group[0]]
        /// What does not surround it, of the views from a place on.
        func others(from place: Int) -> [Box] {
          frames.indices.dropFirst(place).filter { !group.contains($0) }.map { frames[$0] }
            .filter { !$0.contains(own) }
        }
        let names = group.map { name(of: order[$0]) }
        return (
          Array(names.joined(separator: [.init(text: " › ", look: "sep")])), corners[group[0]],
          others(from: group[group.count - 1] + 1), others(from: 0) + [own]
        )
      }
  }

  /// A view's name, and what matters of it for touches.
  private func name(of index: Int) -> [TextBlock.Part] {
    let view = scenario.views[index]
    let marks: [(Bool, String)] = [
      (view.isHidden, "hidden"), (view.alpha < 1, "alpha \(Markup.number(Double(view.alpha)))"),
      (!view.isUserInteractionEnabled, "no interaction"),
      (view.kind.isControl && !view.isEnabled, "disabled"),
      (view.overrides.hitTest != nil, "own hitTest"),
      (view.overrides.pointInside != nil, "own pointInside"),
    ]
    let mark = marks.filter(\.0).map(\.1).joined(separator: ", ")
    return [.init(text: view.id.isolated, view: index)]
      + (mark.isEmpty ? [] : [.init(text: " (\(mark))", look: "sep")])
      + scenario.recognizers.filter { $0.view == view.id }.map {
        let kind = $0.id.description == $0.kind.rawValue ? "" : "\($0.kind.rawValue) "
        return .init(text: " ◇ \(kind)\($0.id.isolated)", look: "rec")
      }
  }

  private func label(_ label: Label) -> Markup {
    let (x, y) = (label.place.left, label.place.top)
    let leader = label.target.map {
      "<path class='leader' d='M\(x + 8) \(y)L\($0.x) \($0.y)'/>" as Markup
    }
    return "\(leader)\(label.text.markup(at: Point(x, y)))"
  }

  // MARK: - Fingers

  /// Where the fingers are that are down at a time: `0:88,88 1:120,40`.
  func fingers(at time: Int) -> Markup {
    let down = ways.filter { $0.start <= time && time < $0.endTime ?? .max }
    let places = down.map { way -> Markup in
      let place = way.places.last { $0.at <= time } ?? way.places[0]
      return "\(way.finger):\(Markup.points([crop.place(place.location)]))"
    }
    return "\(places, by: " ")"
  }

  private var fingers: Markup {
    let lines = ways.compactMap { way -> Markup? in
      let places = way.places.map { crop.place($0.location) }
      return places.last { $0 != places[0] }.map { end in
        """
        <polyline class='way' points='\(Markup.points(places))'/>\
        <circle class='tip up' cx='\(end.x)' cy='\(end.y)' r='6'/>
        """
      }
    }
    let tips = Dictionary(grouping: ways, by: \.finger).sorted { $0.key < $1.key }.map {
      finger, ways -> Markup in
      let place = crop.place(ways[0].places[0].location)
      return """
        <g class='finger' data-finger='\(finger)' transform='translate(\(place.x) \(place.y))'>\
        <circle class='tip' r='15'/><circle class='dot' r='9'/>\
        <text class='num' y='4.3'>\(finger)</text></g>
        """
    }
    return "\(lines)\(tips)"
  }
}

extension SceneDrawing {
  /// The views above a view, the nearest first.
  func ancestors(of view: Int) -> [Int] {
    Array(sequence(first: view) { views[$0].parent }.dropFirst())
  }
}
