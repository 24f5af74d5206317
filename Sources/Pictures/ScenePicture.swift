import Invariants
import TouchScript

/// The views of a scene as they lie on the screen, the way down to the view that is hit, and the
/// fingers with their ways, as elements of an SVG.
struct ScenePicture {
  let scenario: Scenario
  let drawing: SceneDrawing
  let canvas: Canvas
  let ways: [FingerWay]
  private let depths: [Int]

  /// More labels than that are no help.
  private static let mostLabels = 120
  /// With more views than that only what has room for its label bears one.
  private static let fewViews = 24

  init(_ scenario: Scenario, _ drawing: SceneDrawing, _ canvas: Canvas, _ ways: [FingerWay]) {
    self.scenario = scenario
    self.drawing = drawing
    self.canvas = canvas
    self.ways = ways
    var depths = Array(repeating: 0, count: scenario.views.count)
    for index in drawing.order {
      if let parent = drawing.views[index].parent { depths[index] = depths[parent] + 1 }
    }
    self.depths = depths
  }

  /// The elements. What a page lights up as it steps through the events goes between the views and
  /// their names.
  var elements: String {
    """
    <defs>\(clips)<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect class="ground" width="6" height="6"/>\
    <path class="hatching" d="M0 0V6"/></pattern></defs>
    <g class="views">\(views)</g>
    <g class="ghosts">\(ghosts)</g>
    <g class="hitway">\(hitWay)</g>
    <g class="glow"></g>
    <g class="labels">\(labels)</g>
    <g class="ways">\(fingerWays)</g>
    """
  }

  // MARK: - Views

  private var clips: String {
    drawing.order.filter { scenario.views[$0].clipsToBounds }.map { index in
      let outer = clipper(of: index).map { " clip-path=\"url(#k\($0))\"" } ?? ""
      return "<clipPath id=\"k\(index)\"\(outer)><polygon data-k=\"\(index)\" points=\""
        + "\(points(index))\"/></clipPath>"
    }.joined()
  }

  private var views: String {
    drawing.order.map { index in
      let view = scenario.views[index]
      let clip = clipper(of: index).map { " clip-path=\"url(#k\($0))\"" } ?? ""
      let title = Markup.text("\(view.id.shown): \(remarks(on: index).joined(separator: ", "))")
      return "<polygon class=\"\(classes(of: index))\" data-v=\"\(index)\"\(clip) points=\""
        + "\(points(index))\"><title>\(title)</title></polygon>"
    }.joined(separator: "\n")
  }

  func classes(of index: Int) -> String {
    let view = scenario.views[index]
    let place = drawing.views[index]
    var classes = ["view", "d\(depths[index] % 6)"]
    if view.kind == .window { classes.append("window") }
    if !place.isInWindow { classes.append("away") }
    if view.kind.isControl { classes.append("control") }
    if place.isHidden {
      classes.append("unseen")
    } else if !place.takesTouches {
      classes.append("shut")
    }
    if place.alpha < 1, !place.isHidden { classes.append(place.alpha < 0.3 ? "faint" : "pale") }
    return classes.joined(separator: " ")
  }

  /// What is clipped away of a view takes touches all the same. Source: rulebook HT-22.
  private var ghosts: String {
    drawing.order.filter { index in
      guard let clipper = clipper(of: index), !drawing.views[index].isHidden else { return false }
      let inner = canvas.frame(of: drawing.views[index].corners)
      let outer = canvas.frame(of: drawing.views[clipper].corners)
      return inner.x < outer.x || inner.y < outer.y
        || inner.x + inner.width > outer.x + outer.width
        || inner.y + inner.height > outer.y + outer.height
    }.map { "<polygon class=\"ghost\" data-v=\"\($0)\" points=\"\(points($0))\"/>" }.joined()
  }

  /// The nearest view above that clips.
  private func clipper(of index: Int) -> Int? {
    var place = drawing.views[index].parent
    while let view = place {
      if scenario.views[view].clipsToBounds { return view }
      place = drawing.views[view].parent
    }
    return nil
  }

  private func points(_ index: Int) -> String { canvas.polygon(drawing.views[index].corners) }

  /// What a view is, and what about it matters for touches.
  private func remarks(on index: Int) -> [String] {
    let view = scenario.views[index]
    let marks = marks(of: index)
    let recognizers = scenario.recognizers.filter { $0.view == view.id }.map(\.id.shown)
    return ["\(view.kind.rawValue)"] + marks
      + (recognizers.isEmpty ? [] : ["recognizers " + recognizers.joined(separator: ", ")])
  }

  /// Why a view takes no touches, and what makes it more or less than it looks.
  private func marks(of index: Int) -> [String] {
    let view = scenario.views[index]
    let overrides = view.overrides
    return [
      view.isHidden ? "hidden" : nil,
      view.alpha < 1 ? "alpha \(view.alpha)" : nil,
      view.isUserInteractionEnabled ? nil : "no interaction",
      view.kind.isControl && !view.isEnabled ? "disabled" : nil,
      view.clipsToBounds ? "clips" : nil,
      overrides.hitTest == nil ? nil : "own hitTest",
      overrides.pointInside == nil ? nil : "own pointInside",
    ].compactMap { $0 }
  }

  // MARK: - The way down

  /// The views from the window down to the one that was hit, for each finger.
  private var hitWay: String {
    var told: Set<Int> = []
    return ways.compactMap(\.view).filter { told.insert($0).inserted }.map { hit in
      var path: [Int] = []
      var place: Int? = hit
      while let view = place {
        path.append(view)
        place = drawing.views[view].parent
      }
      return path.reversed().map {
        "<polygon class=\"\($0 == hit ? "hit" : "above")\" points=\"\(points($0))\"/>"
      }.joined()
    }.joined()
  }

  // MARK: - Names

  /// The views' names, where there is room for them: first of those that a finger hits or that have
  /// recognizers, then of the others, the front-most first.
  private var labels: String {
    let hit = Set(ways.compactMap(\.view))
    let hearing = Set(scenario.recognizers.map(\.view))
    let ranked = drawing.order.reversed().filter {
      !drawing.views[$0].isHidden || scenario.views.count <= Self.fewViews
    }
    let first = ranked.filter { hit.contains($0) || hearing.contains(scenario.views[$0].id) }
    let isFirst = Set(first)
    var taken: [Rect] = []
    var labels = ""
    for index in first + ranked.filter({ !isFirst.contains($0) }) {
      if taken.count >= Self.mostLabels { break }
      let frame = canvas.frame(of: drawing.views[index].corners)
      let marks = marks(of: index)
      let name = Markup.brief(scenario.views[index].id, upTo: 22)
      let whole = ([name] + marks).joined(separator: " · ")
      // What is wrong with a view is told where it is pointed at as well.
      let fits = [whole, name].lazy.compactMap { text in
        room(for: text, in: frame, besides: taken).map { (text, $0) }
      }
      guard let (text, place) = fits.first else { continue }
      taken.append(place)
      let isShut = !drawing.views[index].takesTouches
      labels += """
        <text class="label\(isShut ? " shut" : "")\(hit.contains(index) ? " strong" : "")" \
        data-l="\(index)" x="\(Markup.number(place.x + 2))" \
        y="\(Markup.number(place.y + 11))">\(Markup.text(text))</text>
        """
    }
    return labels
  }

  /// The first of several places in or at a view where a label covers no other.
  private func room(for text: String, in frame: Rect, besides taken: [Rect]) -> Rect? {
    let width = 6.3 * Double(text.count) + 4
    let isFew = scenario.views.count <= Self.fewViews
    guard isFew || frame.width >= width && frame.height >= 13 else { return nil }
    let rows = isFew ? 6 : max(1, min(6, Int(frame.height / 13)))
    for row in 0..<rows {
      let x = max(1, min(frame.x + 3, canvas.width - width - 1))
      let y = max(1, min(frame.y + 2 + 13 * Double(row), canvas.height - 14))
      let place = Rect(x, y, width, 13)
      if !taken.contains(where: { $0.overlaps(place) }) { return place }
    }
    return nil
  }

  // MARK: - Fingers

  private var fingerWays: String {
    ways.map { way in
      let places = way.places.map { canvas.place($0.location) }
      let color = "f\(way.finger % 5)"
      var text = ""
      if places.count > 1 {
        let line = places.map { "\(Markup.number($0.x)),\(Markup.number($0.y))" }
        text += "<polyline class=\"way \(color)\" points=\"\(line.joined(separator: " "))\"/>"
      }
      for place in places.dropFirst().dropLast(way.end == .none ? 0 : 1) {
        text += circle(at: place, radius: 2, "step \(color)")
      }
      if way.end == .lifted, let last = places.last {
        text += circle(at: last, radius: 11, "up \(color)")
      } else if way.end == .cancelled, let last = places.last {
        let (x, y) = (last.x, last.y)
        let cross = [(x - 9, y - 9), (x + 9, y + 9), (x - 9, y + 9), (x + 9, y - 9)].map {
          "\(Markup.number($0.0)) \(Markup.number($0.1))"
        }
        text += "<path class=\"taken\" d=\"M\(cross[0])L\(cross[1])M\(cross[2])L\(cross[3])\"/>"
      }
      text += circle(at: places[0], radius: 7, "down \(color)")
      text += """
        <text class="number" x="\(Markup.number(places[0].x))" \
        y="\(Markup.number(places[0].y + 3.5))">\(way.finger)</text>
        """
      return text
    }.joined(separator: "\n")
  }

  private func circle(at place: Point, radius: Double, _ classes: String) -> String {
    "<circle class=\"\(classes)\" cx=\"\(Markup.number(place.x))\" cy=\"\(Markup.number(place.y))\" "
      + "r=\"\(Markup.number(radius))\"/>"
  }
}

extension Rect {
  /// Whether the two have more than a border in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
