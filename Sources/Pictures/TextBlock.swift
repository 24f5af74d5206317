import TouchScript

/// Text in lines. Each is made of parts, which stay whole where there is room for them.
struct TextBlock {
  private(set) var lines: [[Part]] = [[]]
  /// The size of the letters.
  let size: Double

  /// A part of a text, such as a word or the name of a view.
  struct Part {
    var text: String
    /// The class in the sheet.
    var look = ""
    /// The view that it names, as a place in `scenario.views`.
    var view: Int?
  }

  /// A text in lines that are no wider than `room`; what needs more than `most` lines is cut.
  init(_ parts: [Part], size: Double, room: Double, most: Int = .max) {
    self.size = size
    var free = room
    for var part in parts {
      if part.text.width(size) > free, !lines[lines.count - 1].isEmpty {
        if lines.count == most {
          lines[most - 1].append(Part(text: "…"))
          return
        }
        lines.append([])
        free = room
      }
      part.text = part.text.cut(to: room, size)
      lines[lines.count - 1].append(part)
      free -= part.text.width(size)
    }
  }

  /// Words in lines.
  init(_ words: String, size: Double, room: Double, most: Int) {
    let parts = words.split(separator: " ").map { Part(text: "\($0) ") }
    self.init(parts, size: size, room: room - size, most: most)
  }

  var width: Double {
    lines.map { $0.reduce(0) { $0 + $1.text.width(size) } }.max() ?? 0
  }
  var height: Double { 1.36 * size * Double(lines.count) }

  /// The lines from a point on, to the right and down.
  func markup(at place: Point, look: String = "") -> Markup {
    let lines = lines.enumerated().map { number, parts -> Markup in
      let y = place.y + size * (1.08 + 1.36 * Double(number))
      let spans = parts.map { part -> Markup in
        if part.look.isEmpty, part.view == nil { return "\(exact: part.text)" }
        let view = part.view.map { " data-v='\($0)'" as Markup }
        return
          "<tspan\(if: !part.look.isEmpty, " class='\(part.look)'")\(view)>\(exact: part.text)</tspan>"
      }
      return "<text\(if: !look.isEmpty, " class='\(look)'") x='\(place.x)' y='\(y)'>\(spans)</text>"
    }
    return "\(lines)"
  }
}

extension String {
  /// How wide the text is in letters of some size, at most, in wide system fonts: letters of East Asia and
  /// signs are as wide as they are high.
  func width(_ size: Double) -> Double {
    unicodeScalars.reduce(0) { width, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .format: width
      default: width + 0.6 * size * (scalar.value < 0x2E80 ? 1 : 1.9)
      }
    }
  }

  /// As much of the text as has room.
  func cut(to room: Double, _ size: Double) -> String {
    if width(size) <= room { return self }
    var cut = self
    while !cut.isEmpty, (cut + "…").width(size) > room { cut.removeLast() }
    return cut + (hasPrefix("\u{2068}") ? "\u{2069}…" : "…")
  }

  /// A name on one line, which turns the direction of nothing around it.
  var isolated: String {
    let name = shown
    return name.utf8.allSatisfy { $0 < 0x80 } ? name : "\u{2068}\(name)\u{2069}"
  }
}
