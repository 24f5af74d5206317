import PropertyTesting

/// The scenes of `Scene.uniform` by a generator that is written out: the same values from the same
/// seeds, and the same spelling.
///
/// A generator is any type with the two functions of the protocol. Where every nanosecond counts
/// they can be written by hand, and only the choices themselves are left to the library.
struct WrittenOutScene: Generator {
  private let view = WrittenOutView()
  private let touches = list("touches", of: WrittenOutTouch(), count: 1...10)

  func draw(from source: inout Source) -> Scene {
    source.enter(.record, "scene")
    defer { source.leave() }
    return Scene(root: view.draw(from: &source), touches: touches.draw(from: &source))
  }

  func spell(_ scene: Scene, into spelling: inout Spelling) throws(Unspellable) {
    spelling.enter(.record, "scene")
    try view.spell(scene.root, into: &spelling)
    try touches.spell(scene.touches, into: &spelling)
    spelling.leave()
  }
}

private struct WrittenOutTouch: Generator {
  private let x = integer("x", in: 0...400)
  private let y = integer("y", in: 0...400)
  private let wait = integer("wait", in: 0...100)

  @inline(__always)
  func draw(from source: inout Source) -> Touch {
    Touch(x: x.draw(from: &source), y: y.draw(from: &source), wait: wait.draw(from: &source))
  }

  func spell(_ touch: Touch, into spelling: inout Spelling) throws(Unspellable) {
    try x.spell(touch.x, into: &spelling)
    try y.spell(touch.y, into: &spelling)
    try wait.spell(touch.wait, into: &spelling)
  }
}

private struct WrittenOutView: Generator {
  private let x = integer("x", in: 0...400)
  private let y = integer("y", in: 0...400)
  private let width = integer("width", in: 0...400)
  private let height = integer("height", in: 0...400)
  private let alpha = element("alpha", of: [1000, 500, 11, 10, 5, 0])
  private let isHidden = boolean("hidden")
  private let isEnabled = boolean("enabled", simplest: true)
  private let limits = [4, 3, 2, 1, 1]

  func draw(from source: inout Source) -> View {
    source.isSearching ? search(&source, depth: 0) : replay(&source, depth: 0)
  }

  private func search(_ source: inout Source, depth: Int) -> View {
    var view = fields(&source)
    guard depth < limits.count else { return view }
    let count = source.random.integer(in: 0...limits[depth])
    view.children.reserveCapacity(count)
    for _ in 0..<count { view.children.append(search(&source, depth: depth + 1)) }
    return view
  }

  private func replay(_ source: inout Source, depth: Int) -> View {
    source.enter(.record, "view")
    defer { source.leave() }
    var view = fields(&source)
    guard depth < limits.count else { return view }
    source.enter(.list, "views")
    for _ in 0..<source.count(of: "views", in: 0...limits[depth]) {
      source.enter(.element, "views")
      view.children.append(replay(&source, depth: depth + 1))
      source.leave()
    }
    source.leave()
    return view
  }

  @inline(__always)
  private func fields(_ source: inout Source) -> View {
    View(
      x: x.draw(from: &source), y: y.draw(from: &source), width: width.draw(from: &source),
      height: height.draw(from: &source), alpha: alpha.draw(from: &source),
      isHidden: isHidden.draw(from: &source), isEnabled: isEnabled.draw(from: &source))
  }

  func spell(_ view: View, into spelling: inout Spelling) throws(Unspellable) {
    try spell(view, depth: 0, into: &spelling)
  }

  private func spell(
    _ view: View, depth: Int, into spelling: inout Spelling
  ) throws(Unspellable) {
    spelling.enter(.record, "view")
    try x.spell(view.x, into: &spelling)
    try y.spell(view.y, into: &spelling)
    try width.spell(view.width, into: &spelling)
    try height.spell(view.height, into: &spelling)
    try alpha.spell(view.alpha, into: &spelling)
    try isHidden.spell(view.isHidden, into: &spelling)
    try isEnabled.spell(view.isEnabled, into: &spelling)
    if depth < limits.count {
      guard view.children.count <= limits[depth] else {
        throw Unspellable("views", "\(view.children.count) are too many")
      }
      spelling.enter(.list, "views")
      for child in view.children {
        spelling.enter(.element, "views")
        try spell(child, depth: depth + 1, into: &spelling)
        spelling.leave()
      }
      spelling.leave()
    } else if !view.children.isEmpty {
      throw Unspellable("views", "\(view.children.count) are too many")
    }
    spelling.leave()
  }
}
