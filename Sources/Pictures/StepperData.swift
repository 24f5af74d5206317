import Invariants
import TouchScript

/// What the page's script needs; keys are short, for there may be thousands of rows.
struct StepperData: Encodable {
  /// Where to begin.
  let start: Int
  let rows: [Row]
  /// How the scene is from some row on, where it is not as at the beginning.
  let moments: [Moment]
  let fingers: [Finger]
  let chains: [[String]]

  struct Row: Encodable {
    /// What it says, for those who cannot see it.
    let says: String
    /// When, in milliseconds.
    let t: Int
    /// Where it is in the lanes.
    let x: Double
    /// Views and lights, by turns: `[3, "asked", 4, "inside"]` as two lists.
    let v: [Int]?
    let l: [String]?
    /// Whether what is lit in the row before stays lit.
    let on: Bool?
    let r: Int?
    let s: String?
    /// The chain that was read off, as a place in `chains`.
    let c: Int?
    /// The name of the responder that was called.
    let w: String?
    let bad: Bool?
  }

  struct Moment: Encodable {
    let row: Int
    /// Views that differ from the beginning, with their corners and looks.
    let views: [Int]
    let points: [String]
    let looks: [String]
    /// Back to front, where that is not as at the beginning.
    let order: [Int]?
  }

  struct Finger: Encodable {
    let n: Int
    /// When and where, three numbers each.
    let places: [Double]
    /// When it is up; nil: never.
    let end: Int?
  }

  init(_ page: Page, start: Int) {
    self.start = start
    let shown = page.rows[page.shown]
    let axis = page.layout.times.axis
    var chains: [[String]] = []
    var x = 0.0
    let names = Trace.Names(page.exhibit.scenario).responders
    rows = shown.map { row in
      if row.side != .other {
        x = row.event.map { axis.events[$0] } ?? axis.place(of: row.at)
      }
      let tag =
        switch row.side {
        case .missing: "Missing: "
        case .own: "Only this engine: "
        case .other: "Only \(page.exhibit.other?.engine ?? ""): "
        case .both: ""
        }
      let place = row.event.map { "Event \($0), " } ?? ""
      let reasons = row.wrong.map { "Wrong: \(page.exhibit.broken[$0].violation.sentence)." }
      let chain = row.chain.map { chain in
        chains.append(chain)
        return chains.count - 1
      }
      return Row(
        says: Markup.brief(
          ([place + "\(row.at) ms. \(tag)\(row.text)"] + reasons).joined(separator: ". "),
          upTo: 900),
        t: row.at, x: (TimePicture.indent + x).rounded(),
        v: row.lit.isEmpty ? nil : row.lit.map(\.view),
        l: row.lit.isEmpty ? nil : row.lit.map(\.light.rawValue),
        on: row.continuesHitTest ? true : nil, r: row.recognizer,
        s: row.side == .other ? nil : row.state?.rawValue, c: chain,
        w: row.responder.flatMap { names.indices.contains($0) ? names[$0].shown : nil },
        bad: row.wrong.isEmpty ? nil : true)
    }
    self.chains = chains
    moments = Self.moments(of: page)
    let canvas = page.layout.canvas
    fingers = page.layout.scene.ways.map { way in
      Finger(
        n: way.finger,
        places: way.places.flatMap { place in
          let at = canvas.place(place.location)
          return [Double(place.at), at.x.rounded(), at.y.rounded()]
        },
        end: way.endTime)
    }
  }

  /// So many changes of a scene can be stepped through; a page must not grow without end.
  private static let mostChanges = 200_000

  private static func moments(of page: Page) -> [Moment] {
    let drawings = page.layout.drawings
    guard let first = drawings.first else { return [] }
    var room = mostChanges
    var places: [Int: Int] = [:]
    for (row, value) in page.rows.enumerated() where value.side != .other {
      if let event = value.event { places[event] = row }
    }
    return drawings.dropFirst().compactMap { drawing in
      let changed = drawing.views.indices.filter { drawing.views[$0] != first.views[$0] }
      let isMoved = drawing.order != first.order
      room -= changed.count + (isMoved ? drawing.order.count : 0)
      guard room >= 0 else { return nil }
      let picture = ScenePicture(
        page.exhibit.scenario, drawing, page.layout.canvas, page.layout.scene.ways)
      return Moment(
        row: (places[drawing.start] ?? page.rows.count) - page.shown.lowerBound, views: changed,
        points: changed.map { page.layout.canvas.polygon(drawing.views[$0].corners) },
        looks: changed.map(picture.classes), order: isMoved ? drawing.order : nil)
    }
  }
}
