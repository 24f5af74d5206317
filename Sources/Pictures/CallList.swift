import Invariants
import TouchScript

/// The list of calls of a page: lanes run down its left edge, as in a graph of commits.
struct CallList {
  let timeline: Timeline
  let picture: ScenePicture
  private let lanes: [Lane]
  private let leftOut: Int

  /// Browsers grow slow with more rows.
  static let mostRows = 3_000
  /// More lanes have no room on a phone.
  private static let mostLanes = 8

  init(_ exhibit: Exhibit, _ timeline: Timeline, _ picture: ScenePicture) {
    let all = Lane.all(exhibit.scenario, exhibit.trace, picture.ways, timeline)
      .filter { $0.kind != .control }
    // The first of each kind, rather than all of one.
    let some = [(Lane.Kind.finger, 3), (.recognizer, 3), (.responder, 2)].flatMap { kind, most in
      all.indices.filter { all[$0].kind == kind }.prefix(most)
    }
    lanes = all.count <= Self.mostLanes ? all : some.sorted().map { all[$0] }
    leftOut = all.count - lanes.count
    (self.timeline, self.picture) = (timeline, picture)
  }

  /// The list with its legend. `marked` are the calls that a page is about.
  func markup(marked: Set<String> = []) -> Markup {
    let calls = timeline.calls
    guard !calls.isEmpty else { return "<p>Nothing was observed.</p>" }
    var rows = lanes.indices.map(name)
    if leftOut > 0 {
      rows.append("<li class='lane-name soft'><span>and \(leftOut.of("lane")) more</span></li>")
    }
    var (place, missing) = (0, 0)
    for (number, moment) in timeline.moments.enumerated() {
      let last = number > 0 ? timeline.moments[number - 1] : moment
      if moment.start > last.end { rows.append(idle(moment.start - last.end, at: place)) }
      rows.append(
        "<li class='group\(if: moment.isSetUp, " book")'>\(between(place))\(moment.head)</li>")
      while place < calls.count, calls[place].moment == number {
        if place - missing < Self.mostRows,
          calls.count <= Self.mostRows || !calls[place].isBookkeeping
        {
          rows.append(row(calls[place], at: place, isMarked: marked.contains(calls[place].id)))
        } else {
          missing += 1
        }
        place += 1
      }
    }
    return """
      \(Self.head(of: calls))<ol class='calls'>
      \(rows, by: "\n")
      </ol>\(if: missing > 0, "<p class='small soft'>\(missing.of("call")) are left out.</p>")
      """
  }

  // MARK: - Rows

  private func name(of lane: Int) -> Markup {
    let cells = lanes.indices.map { other in
      other == lane ? "cap \(lanes[lane].look?.rawValue ?? "has")" : other < lane ? "none" : ""
    }
    return """
      <li class='lane-name'>\(Self.cells(cells))<span>\(lanes[lane].sign)\(words: lanes[lane].says)\
      </span></li>
      """
  }

  private func idle(_ time: Int, at place: Int) -> Markup {
    """
    <li class='idle'>\(between(place))<svg class='brk' viewBox='0 0 32 42' aria-hidden='true'>\
    <path d='M16 0V15M9 20L23 12M9 29L23 21M16 26V42'/></svg>\
    <span>\(Timeline.duration(time)) pass</span></li>
    """
  }

  private func row(_ call: Call, at place: Int, isMarked: Bool) -> Markup {
    let cells = lanes.map { lane in
      guard let span = lane.span(at: place) else { return "" }
      let isBar = span.look != .none
      let ends = span.to == place && !span.isOpen && isBar && span.look != .cut
      return span.look.rawValue + (span.from == place && isBar ? " top" : "") + (ends ? " end" : "")
    }
    return Self.item(
      call, picture,
      "\(["book": call.isBookkeeping && !isMarked, "absent": call.sign == .absent, "wrong": !call.wrong.isEmpty, "cited": isMarked])",
      "\(Self.cells(cells))\(Self.link(call))")
  }

  /// The lanes between the call at a place and the one before it.
  private func between(_ place: Int) -> Markup {
    Self.cells(
      lanes.map { lane in
        let span = lane.spans.first { $0.from < place && place <= $0.to && $0.look != .none }
        return span.map { $0.look == .cut ? "has" : $0.look.rawValue } ?? ""
      })
  }

  private static func cells(_ looks: [String]) -> Markup {
    let cells = looks.map { "<i\(if: !$0.isEmpty, " class='\($0)'")></i>" as Markup }
    return "<span class='lanes' aria-hidden='true'>\(cells)</span>"
  }

  // MARK: - Parts

  /// A row with what a script needs of its call.
  static func item(
    _ call: Call, _ picture: ScenePicture, _ look: Markup, _ body: Markup
  ) -> Markup {
    """
    <li id='\(call.id)' class='\(look)' data-v='\(call.views.map(String.init).joined(separator: " "))' \
    data-at='\(Timeline.duration(call.at))' data-f='\(picture.fingers(at: call.at))' \
    data-n='\(call.event ?? Int(call.id.dropFirst()) ?? 0)'>\(body)</li>
    """
  }

  /// A call as a link to itself; `note` stands in front of what it says, for readers who cannot see it.
  static func link(_ call: Call, to id: String? = nil, note: String = "") -> Markup {
    """
    <a class='call' href='#\(id ?? call.id)'>\(call.sign.markup)<span class='say'>\
    \(if: !note.isEmpty, "<span class='sr'>\(note): </span>")\(words: call.words)\
    \(if: call.times > 1, " <span class='soft'>(\(call.times) times)</span>")\
    \(if: !call.recorded.isEmpty, "<code>\(words: call.recorded)</code>")</span></a>
    """
  }

  /// What shows all events, which works without a script, and the signs that occur, with what they mean.
  static func head(of calls: [Call]) -> Markup {
    let meanings: [(Call.Sign, String)] = [
      (.wrong, "wrong"), (.hit, "hit"), (.asked, "asked"), (.told, "gets a touch"),
      (.lost, "cancelled"), (.recognizer, "recognizer"), (.control, "control"),
      (.app, "the app’s code"), (.absent, "does not happen"),
    ]
    let present = Set(calls.filter { !$0.isBookkeeping }.map(\.sign))
    let items = meanings.filter { present.contains($0.0) }.map {
      "<span>\($0.0.markup)\($0.1)</span>" as Markup
    }
    return """
      <p class='all'><input type='checkbox' id='all'><label for='all'>All events, as they were \
      recorded</label></p><p class='signs' aria-hidden='true'>\(items)</p>
      """
  }
}
