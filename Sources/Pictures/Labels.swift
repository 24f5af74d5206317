import Invariants
import TouchScript

/// A label in a picture, with its place.
struct Label {
  /// Its lines, each of parts.
  let lines: [[Part]]
  let place: Point
  /// The point that it stands for, where it stands apart.
  var target: Point?

  /// A part of a label: the name of a view, a recognizer of it, or what is between them.
  struct Part {
    let text: String
    /// The class in the sheet.
    var look = ""
    /// The view that it names, as a place in `scenario.views`.
    var view: Int?
  }
}

/// Finds places for labels: none covers another, a finger, or the edge of the picture.
struct LabelPlaces {
  /// What has a label: one view, or several with one outline.
  struct Group {
    let parts: [Label.Part]
    /// The outline in the picture.
    let corners: [Point]
    /// What stands in front of it.
    let front: [Box]
    /// What does not surround it.
    let beside: [Box]
  }

  /// The size of the text.
  let text: Double
  let width: Double
  private(set) var height: Double
  private(set) var labels: [Label] = []
  /// Whether a label has no place of its own in the picture.
  private(set) var isCramped = false
  private var taken: [Box]

  private static let gap = 6.0
  private static let step = 4.0

  /// How wide a character is at most, in wide system fonts.
  private var character: Double { 0.6 * text }
  private var line: Double { 1.22 * text }

  /// - Parameter fingers: What fingers cover.
  init(text: Double, width: Double, height: Double, fingers: [Box]) {
    self.text = text
    self.width = width
    self.height = height
    taken = fingers
  }

  /// How wide a text is, at most: letters of East Asia and signs are as wide as they are high.
  static func width(of text: String, character: Double) -> Double {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .format: width
      default: width + character * (scalar.value < 0x2E80 ? 1 : 1.9)
      }
    }
  }

  /// As much of a text as has room.
  static func cut(_ text: String, to room: Double, character: Double) -> String {
    if width(of: text, character: character) <= room { return text }
    var cut = ""
    for letter in text {
      if width(of: cut + String(letter) + "…", character: character) > room { break }
      cut.append(letter)
    }
    return cut + (text.hasPrefix("\u{2068}") ? "\u{2069}…" : "…")
  }

  /// Finds a place for the label of a group; below the picture, where there is none in it.
  mutating func place(_ group: Group) {
    let frame = Box(around: group.corners).clipped(to: picture)
    // As it fits into the view, or else in as few lines as the picture allows.
    let lines = [max(frame.width - 14, 9 * character), width - 14].map {
      wrapped(group.parts, to: min($0, width - 14))
    }
    let sizes = lines.map(size)
    if let place = inside(frame, sizes[0], group) { return add(lines[0], at: place) }
    if let place = beside(frame, sizes[1], group) { return add(lines[1], at: place) }
    isCramped = true
    // Over what is in the view, but over no label and no finger.
    if let place = places(in: frame, sizes[1]).first(where: isFree) {
      return add(lines[1], at: place)
    }
    let below = max(height, taken.map(\.bottom).max() ?? 0)
    add(
      lines[1], at: Box(7, below + 2, sizes[1].width, sizes[1].height), of: frame.center)
    height = below + sizes[1].height + Self.gap
  }

  private mutating func add(_ lines: [[Label.Part]], at place: Box, of target: Point? = nil) {
    taken.append(place)
    labels.append(Label(lines: lines, place: Point(place.left, place.top), target: target))
  }

  // MARK: - Places

  private var picture: Box { Box(0, 0, width, height) }

  /// The places in a view, from the top down: first at the left, and then at the right.
  private func places(in frame: Box, _ size: Size) -> [Box] {
    let tops = stride(from: frame.top + 2, through: frame.bottom - size.height - 2, by: Self.step)
    return [frame.left + Self.gap, frame.right - Self.gap - size.width].flatMap { x in
      tops.map { Box(x, $0, size.width, size.height) }
    }
  }

  /// In the view, where nothing is in front of it.
  private func inside(_ frame: Box, _ size: Size, _ group: Group) -> Box? {
    guard frame.width >= size.width + 12 else { return nil }
    return places(in: frame, size).first { place in
      let corners = [
        Point(place.left, place.top), Point(place.right, place.top),
        Point(place.left, place.bottom), Point(place.right, place.bottom),
      ]
      return isFree(place) && !group.front.contains { $0.overlaps(place) }
        && corners.allSatisfy { Self.isInside($0, group.corners) }
    }
  }

  /// Right of the view, below, left or above it.
  private func beside(_ frame: Box, _ size: Size, _ group: Group) -> Box? {
    let middle = frame.center.y - size.height / 2
    let (right, left) = (frame.right + Self.gap, frame.left - Self.gap - size.width)
    let (below, above) = (frame.bottom + 3, frame.top - size.height - 3)
    let places = [
      (right, middle), (right, frame.top), (frame.left, below), (frame.right - size.width, below),
      (left, middle), (frame.left, above), (frame.right - size.width, above),
    ].map { Box($0.0, $0.1, size.width, size.height) }
    return places.first { place in
      isFree(place) && !group.beside.contains { $0.overlaps(place) }
    }
  }

  private func isFree(_ place: Box) -> Bool {
    picture.grown(by: -2).contains(place) && !taken.contains { $0.overlaps(place) }
  }

  private static func isInside(_ point: Point, _ corners: [Point]) -> Bool {
    let turns = corners.indices.map { index in
      let (one, two) = (corners[index], corners[(index + 1) % corners.count])
      return (two.x - one.x) * (point.y - one.y) - (two.y - one.y) * (point.x - one.x)
    }
    return turns.allSatisfy { $0 >= -0.5 } || turns.allSatisfy { $0 <= 0.5 }
  }

  // MARK: - Lines

  private func size(of lines: [[Label.Part]]) -> Size {
    let widths = lines.map { $0.reduce(0) { $0 + Self.width(of: $1.text, character: character) } }
    return Size(widths.max() ?? 0, line * Double(lines.count))
  }

  /// The parts in lines; one that is wider than a line is cut.
  private func wrapped(_ parts: [Label.Part], to room: Double) -> [[Label.Part]] {
    var lines: [[Label.Part]] = [[]]
    var free = room
    for var part in parts {
      var needed = Self.width(of: part.text, character: character)
      if needed > free, !lines[lines.count - 1].isEmpty {
        lines.append([])
        free = room
      }
      if needed > room {
        part = Label.Part(
          text: Self.cut(part.text, to: room, character: character), look: part.look,
          view: part.view)
        needed = Self.width(of: part.text, character: character)
      }
      lines[lines.count - 1].append(part)
      free -= needed
    }
    return lines
  }
}
