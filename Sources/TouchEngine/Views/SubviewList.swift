/// The subviews of a view, back to front, in a shape that stays quick when there are very many.
///
/// A plain array moves all that follows a view when it is taken out, and everything when a view is
/// inserted at the back: taking 100,000 views apart one by one would be quadratic. Here a view that
/// is taken out leaves a hole, and room at the back is made for several at once. The holes are
/// closed when the list is read, and when they become more than the views.
struct SubviewList {
  /// Room at the back, then the views with holes among them; the front-most is never a hole.
  private(set) var slots: [UIView] = []
  /// What is in the holes. It is nobody's subview.
  private var filler: UIView?
  /// How many slots at the back are empty.
  private var backRoom = 0
  /// How many holes there are among the views.
  private var holes = 0
  /// How much room was made at the back last.
  private var stride = 0

  /// How many slots are moved rather than leave a hole.
  private static let shortMove = 64

  /// How many views there are.
  var count: Int { slots.count - backRoom - holes }

  /// Whether there are none.
  var isEmpty: Bool { count == 0 }

  /// Whether there are slots with no view in them.
  var hasHoles: Bool { backRoom + holes > 0 }

  /// Takes all views out and hands them over, back to front.
  mutating func takeAll() -> [UIView] {
    closeHoles()
    defer { self = SubviewList() }
    return slots
  }

  // MARK: Changing

  /// Adds a view in front of all others.
  mutating func append(_ view: UIView) {
    view.slot = slots.count
    slots.append(view)
  }

  /// Inserts a view in front of `index` others; that is at most `count`.
  mutating func insert(_ view: UIView, at index: Int) {
    if index == count { return append(view) }
    if index == 0, slots.count > Self.shortMove { return insertAtBack(view) }
    closeHoles()
    view.slot = index
    slots.insert(view, at: index)
  }

  /// Takes a view out; nothing happens if it is not in the list.
  mutating func remove(_ view: UIView) {
    guard let slot = slot(of: view) else { return }
    if slots.count - slot <= Self.shortMove {
      slots.remove(at: slot)
      while slots.count > backRoom, slots.last === filler {
        slots.removeLast()
        holes -= 1
      }
    } else {
      slots[slot] = fillerInUse()
      if slot == backRoom { backRoom += 1 } else { holes += 1 }
    }
    if backRoom + holes > count { closeHoles() }
  }

  /// Exchanges the views at two indices, both of them in range.
  mutating func swap(_ first: Int, _ second: Int) {
    closeHoles()
    slots.swapAt(first, second)
    slots[first].slot = first
    slots[second].slot = second
  }

  /// How many views are behind this one; nil if it is not in the list.
  mutating func index(of view: UIView) -> Int? {
    closeHoles()
    return slot(of: view)
  }

  // MARK: Slots

  /// The slot that a view is in. It remembers the one it was put in; as changes elsewhere in the
  /// list move it, the search goes from there in both directions. At the ends, where most views come
  /// and go, it is looked for first.
  private mutating func slot(of view: UIView) -> Int? {
    guard !isEmpty else { return nil }
    let last = slots.count - 1
    let remembered = min(view.slot, last)
    if slots[remembered] === view { return remembered }
    if slots[last] === view { return last }
    if slots[backRoom] === view { return backRoom }
    for distance in 1...max(1, last) {
      let (below, above) = (remembered - distance, remembered + distance)
      guard below >= 0 || above <= last else { break }
      if below >= 0, slots[below] === view { return found(below, distance) }
      if above <= last, slots[above] === view { return found(above, distance) }
    }
    return nil
  }

  /// A view that was far from where it remembered to be: the others probably are as well.
  private func found(_ slot: Int, _ distance: Int) -> Int {
    if distance > Self.shortMove { renumber() }
    return slot
  }

  private func renumber() {
    for slot in slots.indices { slots[slot].slot = slot }
  }

  private mutating func fillerInUse() -> UIView {
    let present = filler ?? UIView()
    filler = present
    return present
  }

  /// Puts a view behind all others. If there is no room, twice as much is made as the last time, up
  /// to a part of what there is: so that room is cheap for many and small for few.
  private mutating func insertAtBack(_ view: UIView) {
    if backRoom == 0 {
      stride = min(stride * 2 + 1, slots.count)
      backRoom = stride
      slots.insert(contentsOf: repeatElement(fillerInUse(), count: stride), at: 0)
      if stride > Self.shortMove { renumber() }
    }
    backRoom -= 1
    slots[backRoom] = view
    view.slot = backRoom
  }

  /// Makes `slots` the views and nothing else.
  @inline(never)
  mutating func closeHoles() {
    guard hasHoles else { return }
    let closed = backRoom + holes
    slots.removeFirst(backRoom)
    if holes > 0 { slots.removeAll { $0 === filler } }
    (backRoom, holes, stride) = (0, 0, 0)
    if closed > Self.shortMove { renumber() }
  }
}
