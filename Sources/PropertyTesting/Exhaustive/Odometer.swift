/// Answers as the wheels of an odometer stand: one wheel for every decision that a draw takes.
///
/// The first wheels are set from outside, all that follow show their first face, the simplest. A
/// draw with them tells which wheels there are and how many faces each has, and so which setting
/// comes next.
struct Odometer: Supply {
  /// One decision of the draw: which of how many answers it got.
  struct Wheel: Hashable {
    let face: Int
    let faces: Int
    /// Whether it says how long a list is.
    let isLength: Bool
  }

  /// The decisions of the draw, in order.
  private(set) var wheels: [Wheel] = []
  /// How many choices and elements were drawn.
  private(set) var size = 0
  /// How many of them were unusual.
  private(set) var departures = 0
  /// What was drawn.
  private(set) var spelling = Spelling()

  /// What the scope has said so far, for the draws that follow.
  private(set) var memory: Memory
  private let settings: ArraySlice<UInt16>
  private let scope: Scope
  /// The tag of the innermost element around, for every open span.
  private var parts: [Tag] = [""]

  init(_ settings: ArraySlice<UInt16>, in scope: Scope, memory: Memory = Memory()) {
    self.settings = settings
    self.scope = scope
    self.memory = memory
  }

  /// The answers of a scope, which is asked the same again and again.
  struct Memory: Sendable {
    private struct Place: Hashable {
      let tag: Tag
      let part: Tag
      let bounds: ClosedRange<Int>

      func hash(into hasher: inout Hasher) {
        hasher.combine(tag)
        hasher.combine(part)
      }
    }

    private var values: [Place: Scope.Values] = [:]
    private var lengths: [Place: Scope.Lengths] = [:]

    mutating func values(of choice: Choice, in part: Tag, of scope: Scope) -> Scope.Values {
      let place = Place(tag: choice.tag, part: part, bounds: choice.bounds)
      if let known = values[place] { return known }
      let found = scope.values(choice, part).within(choice)
      values[place] = found
      return found
    }

    mutating func lengths(
      of list: Tag, _ bounds: ClosedRange<Int>, in part: Tag, of scope: Scope
    ) -> Scope.Lengths {
      let place = Place(tag: list, part: part, bounds: bounds)
      if let known = lengths[place] { return known }
      let found = scope.lengths(list, bounds, part).within(bounds)
      lengths[place] = found
      return found
    }
  }

  mutating func choose(_ choice: Choice) -> Int {
    let values = memory.values(of: choice, in: part, of: scope)
    let isFree = departures < scope.departures
    let face = turn(
      faces: values.usual.count + (isFree ? values.unusual.count : 0), isLength: false)
    let place = face - values.usual.count
    if place >= 0 { departures += 1 }
    let value = place >= 0 ? values.unusual[place] : values.usual[face]
    size += 1
    try? spelling.write(choice, value: value)
    return value
  }

  mutating func enter(_ kind: ChoiceTree.Span.Kind, _ tag: Tag) {
    if kind == .element { size += 1 }
    parts.append(kind == .element ? tag : part)
    spelling.enter(kind, tag)
  }

  mutating func leave() {
    if parts.count > 1 { parts.removeLast() }
    spelling.leave()
  }

  mutating func count(of tag: Tag, in bounds: ClosedRange<Int>) -> Int {
    let lengths = memory.lengths(of: tag, bounds, in: part, of: scope)
    let (least, usual) = (lengths.usual.lowerBound, lengths.usual.upperBound)
    let free = min(lengths.most - usual, scope.departures - departures)
    let count = least + turn(faces: usual - least + 1 + max(0, free), isLength: true)
    departures += max(0, count - usual)
    return count
  }

  /// The setting after the one of this draw; nil where there is none.
  ///
  /// A draw that is larger than the scope allows was so for the wheels that were set: the others
  /// show what makes least. So those are not turned, nor is a list made longer still.
  var next: [UInt16]? {
    var last = min(isTooLarge ? settings.count : wheels.count, wheels.count) - 1
    if isTooLarge, last >= 0, wheels[last].isLength { last -= 1 }
    while last >= 0, wheels[last].face + 1 >= wheels[last].faces { last -= 1 }
    guard last >= 0 else { return nil }
    return wheels[..<last].map { UInt16(truncatingIfNeeded: $0.face) }
      + [UInt16(truncatingIfNeeded: wheels[last].face + 1)]
  }

  /// Whether more was drawn than the scope allows.
  var isTooLarge: Bool { scope.size.map { size > $0 } ?? false }

  private var part: Tag { parts[parts.count - 1] }

  private mutating func turn(faces: Int, isLength: Bool) -> Int {
    // Settings are kept in 16 bits.
    let faces = min(faces, 1 << 16)
    let index = settings.startIndex + wheels.count
    let face = index < settings.endIndex ? min(Int(settings[index]), faces - 1) : 0
    wheels.append(Wheel(face: face, faces: faces, isLength: isLength))
    return face
  }
}
