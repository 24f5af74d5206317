import Invariants
import TouchScript

/// A label in a picture, with its place, and the point that it stands for, where it stands apart.
typealias Label = (text: TextBlock, place: Box, target: Point?)

/// Finds places for labels: none covers another, a finger, or the edge of the picture.
struct LabelPlaces {
  /// What has a label, one view, or several with one outline: its parts; the outline in the picture; what stands
  /// in front of it; and what does not surround it.
  typealias Group = (parts: [TextBlock.Part], corners: [Point], front: [Box], beside: [Box])

  /// The size of the text.
  let text: Double
  let picture: Box
  /// How high the picture is with the labels below it.
  private(set) var height: Double
  private(set) var labels: [Label] = []
  /// Whether a label has no place of its own in the picture.
  private(set) var isCramped = false
  private var taken: [Box]

  private static let gap = 6.0

  /// - Parameter taken: What fingers and edges cover.
  init(text: Double, in picture: Box, taken: [Box]) {
    (self.text, self.picture, self.taken) = (text, picture, taken)
    height = picture.height
  }

  /// Finds a place for the label of a group; below the picture, where there is none in it.
  mutating func place(_ group: Group) {
    let frame = Box(around: group.corners).clipped(to: picture)
    // As it fits into the view, or else in as few lines as the picture allows.
    let room = picture.width - 14
    let narrow = min(max(frame.width - 14, 5.4 * text), room)
    let own = TextBlock(group.parts, size: text, room: narrow)
    let wide = TextBlock(group.parts, size: text, room: room)
    let inside = places(in: frame, own).filter { place in
      frame.width >= own.width + 12
        && place.corners.allSatisfy { Self.isInside($0, group.corners) }
    }
    if let place = inside.first(where: { isFree($0, of: group.front) }) {
      return add(own, at: place)
    }
    if let place = beside(frame, wide).first(where: { isFree($0, of: group.beside) }) {
      return add(wide, at: place)
    }
    isCramped = true
    // Over what is in the view, but over no label and no finger.
    if let place = places(in: frame, wide).first(where: { isFree($0) }) {
      return add(wide, at: place)
    }
    let below = max(height, taken.map(\.bottom).max() ?? 0)
    add(wide, at: Box(7, below + 2, wide.width, wide.height), of: frame.center)
    height = below + wide.height + Self.gap
  }

  private mutating func add(_ text: TextBlock, at place: Box, of target: Point? = nil) {
    taken.append(place)
    labels.append((text, place, target))
  }

  /// The places in a view, from the top down: first at the left, and then at the right.
  private func places(in frame: Box, _ text: TextBlock) -> [Box] {
    let tops = stride(from: frame.top + 2, through: frame.bottom - text.height - 2, by: 4)
    return [frame.left + Self.gap, frame.right - Self.gap - text.width].flatMap { x in
      tops.map { Box(x, $0, text.width, text.height) }
    }
  }

  /// Right of the view, below, left or above it.
  private func beside(_ frame: Box, _ text: TextBlock) -> [Box] {
    let middle = frame.center.y - text.height / 2
    let (right, left) = (frame.right + Self.gap, frame.left - Self.gap - text.width)
    let (below, above) = (frame.bottom + 3, frame.top - text.height - 3)
    return [
      (right, middle), (right, frame.top), (frame.left, below), (frame.right - text.width, below),
      (left, middle), (frame.left, above), (frame.right - text.width, above),
    ].map { Box($0.0, $0.1, text.width, text.height) }
  }

  private func isFree(_ place: Box, of others: [Box] = []) -> Bool {
    picture.grown(by: -2).contains(place) && !(taken + others).contains { $0.overlaps(place) }
  }

  private static func isInside(_ point: Point, _ corners: [Point]) -> Bool {
    let turns = zip(corners, corners.dropFirst() + corners.prefix(1)).map { one, two in
      (two.x - one.x) * (point.y - one.y) - (two.y - one.y) * (point.x - one.x)
    }
    return turns.allSatisfy { $0 >= -0.5 } || turns.allSatisfy { $0 <= 0.5 }
  }
}
