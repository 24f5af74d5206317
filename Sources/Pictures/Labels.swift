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
    let front: [Rect]
    /// What does not surround it.
    let beside: [Rect]
  }

  /// The size of the text.
  let text: Double
  let width: Double
  private(set) var height: Double
  private(set) var labels: [Label] = []
  /// Whether a label has no place of its own in the picture.
  private(set) var isCramped = false
  private var taken: [Rect]

  private static let gap = 6.0
  private static let step = 4.0

  /// How wide a character is at most, in wide system fonts.
  private var character: Double { 0.6 * text }
  private var line: Double { 1.22 * text }

  /// - Parameter fingers: What fingers cover.
  init(text: Double, width: Double, height: Double, fingers: [Rect]) {
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
    return cut + "…"
  }

  /// Finds a place for the label of a group; below the picture, where there is none in it.
  mutating func place(_ group: Group) {
    let frame = Self.frame(of: group.corners).clipped(width, height)
    // As it fits into the view, or else in as few lines as the picture allows.
    let widths = [frame.width - 14, width - 14].map { max($0, 9 * character) }
    for (isInside, room) in [(true, widths[0]), (false, widths[1])] {
      let lines = wrapped(group.parts, to: min(room, width - 14))
      let size = size(of: lines)
      if let place = (isInside ? inside(frame, size, group) : beside(frame, size, group)) {
        add(lines, at: place, size)
        return
      }
    }
    isCramped = true
    let lines = wrapped(group.parts, to: width - 14)
    let size = size(of: lines)
    if let place = onTop(frame, size) {
      add(lines, at: place, size)
      return
    }
    let below = taken.map { $0.y + $0.height }.max() ?? 0
    add(lines, at: Point(7, max(height, below) + 2), size, of: frame.center)
    height = max(height, below) + size.height + Self.gap
  }

  private mutating func add(
    _ lines: [[Label.Part]], at place: Point, _ size: Size, of target: Point? = nil
  ) {
    taken.append(Rect(place.x, place.y, size.width, size.height))
    labels.append(Label(lines: lines, place: place, target: target))
  }

  // MARK: - Places

  /// In the view, from the top down at the left, and then at the right.
  private func inside(_ frame: Rect, _ size: Size, _ group: Group) -> Point? {
    guard frame.width >= size.width + 12, frame.height >= size.height + 4 else { return nil }
    let tops = stride(
      from: frame.y + 2, through: frame.y + frame.height - size.height - 2, by: Self.step)
    for x in [frame.x + Self.gap, frame.x + frame.width - Self.gap - size.width] {
      for y in tops {
        let place = Rect(x, y, size.width, size.height)
        let corners = [
          Point(x, y), Point(x + size.width, y), Point(x, y + size.height),
          Point(x + size.width, y + size.height),
        ]
        if isFree(place), !group.front.contains(where: { $0.overlaps(place) }),
          corners.allSatisfy({ Self.isInside($0, group.corners) })
        {
          return Point(x, y)
        }
      }
    }
    return nil
  }

  /// Right of the view, below, left or above it.
  private func beside(_ frame: Rect, _ size: Size, _ group: Group) -> Point? {
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let middle = frame.y + frame.height / 2 - size.height / 2
    let places = [
      Point(right + Self.gap, middle), Point(right + Self.gap, frame.y),
      Point(frame.x, bottom + 3), Point(right - size.width, bottom + 3),
      Point(frame.x - Self.gap - size.width, middle), Point(frame.x, frame.y - size.height - 3),
      Point(right - size.width, frame.y - size.height - 3),
    ]
    return places.first { point in
      let place = Rect(point.x, point.y, size.width, size.height)
      return isFree(place) && !group.beside.contains { $0.overlaps(place) }
    }
  }

  /// Over what is in the view, but over no label and no finger.
  private func onTop(_ frame: Rect, _ size: Size) -> Point? {
    for y in stride(
      from: frame.y + 2, through: frame.y + frame.height - size.height - 2, by: Self.step)
    {
      let xs = [frame.x + Self.gap, frame.x + frame.width - Self.gap - size.width]
      for x in xs where isFree(Rect(x, y, size.width, size.height)) { return Point(x, y) }
    }
    return nil
  }

  private func isFree(_ place: Rect) -> Bool {
    place.x >= 2 && place.y >= 2 && place.x + place.width <= width - 2
      && place.y + place.height <= height - 2 && !taken.contains { $0.overlaps(place) }
  }

  private static func isInside(_ point: Point, _ corners: [Point]) -> Bool {
    let turns = corners.indices.map { index in
      let (one, two) = (corners[index], corners[(index + 1) % corners.count])
      return (two.x - one.x) * (point.y - one.y) - (two.y - one.y) * (point.x - one.x)
    }
    return turns.allSatisfy { $0 >= -0.5 } || turns.allSatisfy { $0 <= 0.5 }
  }

  private static func frame(of corners: [Point]) -> Rect {
    var box = Box()
    box.include(corners)
    return Rect(box.left, box.top, box.width, box.height)
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

extension Rect {
  /// Whether the two have a point in common.
  func overlaps(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  /// The part that lies in a picture of that size.
  func clipped(_ width: Double, _ height: Double) -> Rect {
    let (left, top) = (max(0, x), max(0, y))
    return Rect(
      left, top, max(0, min(width, x + self.width) - left),
      max(0, min(height, y + self.height) - top))
  }
}
