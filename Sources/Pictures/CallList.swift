import Invariants
import TouchScript

/// The list of calls of a page: lanes run down its left edge, as in a graph of commits.
struct CallList {
  let timeline: Timeline
  let lanes: [Lane]
  let picture: ScenePicture
  private let leftOut: Int

  /// Browsers grow slow with more rows.
  static let mostRows = 3_000
  /// More lanes have no room on a phone.
  private static let mostLanes = 8

  init(_ scenario: Scenario, _ trace: Trace, _ timeline: Timeline, _ picture: ScenePicture) {
    let all = Lanes(scenario, trace, picture.ways, timeline).lanes.filter { $0.kind != .control }
    // The first of each kind, rather than all of one.
    let most = [Lane.Kind.finger: 3, .recognizer: 3, .responder: 2]
    var counts: [Lane.Kind: Int] = [:]
    let first = all.filter { lane in
      counts[lane.kind, default: 0] += 1
      return all.count <= Self.mostLanes
        || counts[lane.kind, default: 0] <= most[lane.kind, default: 0]
    }
    self.timeline = timeline
    self.picture = picture
    lanes = first
    leftOut = all.count - first.count
  }

  /// The list with its legend. `marked` are the calls that a page is about.
  func html(marked: Set<String> = []) -> String {
    let calls = timeline.calls
    guard !calls.isEmpty else { return "<p>Nothing was observed.</p>" }
    let isLong = calls.count > Self.mostRows
    var items = lanes.enumerated().map(nameItem)
    if leftOut > 0 {
      items.append("<li class=\"lane-name soft\"><span>and \(leftOut.of("lane")) more</span></li>")
    }
    var place = 0
    var rows = 0
    var last: Moment?
    for moment in timeline.moments {
      let pause = moment.start - (last?.end ?? moment.start)
      if pause > 0 {
        items.append(idle(pause, isShort: moment.isDrag && last?.isDrag ?? false, at: place))
      }
      items.append(head(of: moment, at: place))
      for call in moment.calls {
        if rows < Self.mostRows, !isLong || !call.isBookkeeping {
          items.append(item(call, at: place, isMarked: marked.contains(call.id)))
          rows += 1
        }
        place += 1
      }
      last = moment
    }
    let missing = calls.count - rows
    return Self.controls + Self.legend(of: calls)
      + "<ol class=\"calls\">\n\(items.joined(separator: "\n"))\n</ol>"
      + (missing > 0 ? "<p class=\"small soft\">\(missing.of("call")) are left out.</p>" : "")
  }

  // MARK: - Rows

  private func nameItem(_ place: Int, _ lane: Lane) -> String {
    let cells = lanes.indices.map { other in
      let look = lane.spans.first { $0.look != .none }?.look ?? .none
      return other == place
        ? "<i class=\"cap \(look == .none ? "has" : look.rawValue)\"></i>"
        : other < place ? "<i class=\"none\"></i>" : "<i></i>"
    }
    let sign = lane.kind == .recognizer ? "◇ " : ""
    return "<li class=\"lane-name\">\(Self.lanes(cells))<span>\(sign)\(HTML.words(lane.says))"
      + "</span></li>"
  }

  private func head(of moment: Moment, at place: Int) -> String {
    "<li class=\"group\(moment.isSetUp ? " book" : "")\">\(between(place))"
      + "<span>\(HTML.words(moment.title))<time>\(moment.time)</time></span></li>"
  }

  private func idle(_ time: Int, isShort: Bool, at place: Int) -> String {
    "<li class=\"idle\">\(between(place))<svg class=\"brk\" viewBox=\"0 0 32 42\" aria-hidden=\"true\">"
      + "<path d=\"M16 0V15M9 20L23 12M9 29L23 21M16 26V42\"/></svg>"
      + "<span>\(Moment.duration(time)) pass</span></li>"
  }

  private func item(_ call: Call, at place: Int, isMarked: Bool) -> String {
    let classes =
      [call.isBookkeeping ? "book" : "", call.sign == .absent ? "absent" : ""]
      + [call.wrong.isEmpty ? "" : "wrong", isMarked ? "cited" : ""]
    let cells = lanes.map { lane in
      let span = lane.spans.last { $0.from <= place && place <= $0.to }
      guard let span else { return "<i></i>" }
      let ends = span.to == place && !span.isOpen && span.look != .cut && span.look != .none
      return
        "<i class=\"\(span.look.rawValue)\(span.from == place && span.look != .none ? " top" : "")"
        + "\(ends ? " end" : "")\"></i>"
    }
    return
      "<li id=\"\(call.id)\" class=\"\(classes.filter { !$0.isEmpty }.joined(separator: " "))\""
      + Self.data(of: call, picture) + ">\(Self.lanes(cells))\(Self.link(call))</li>"
  }

  /// The lanes between the call at a place and the one before it.
  private func between(_ place: Int) -> String {
    Self.lanes(
      lanes.map { lane in
        let span = lane.spans.first { $0.from < place && place <= $0.to && $0.look != .none }
        return span.map { "<i class=\"\($0.look == .cut ? "has" : $0.look.rawValue)\"></i>" }
          ?? "<i></i>"
      })
  }

  private static func lanes(_ cells: [String]) -> String {
    "<span class=\"lanes\" aria-hidden=\"true\">\(cells.joined())</span>"
  }

  // MARK: - Parts

  /// What a script needs of a call.
  static func data(of call: Call, _ picture: ScenePicture) -> String {
    " data-v=\"\(call.views.map(String.init).joined(separator: " "))\""
      + " data-at=\"\(Moment.duration(call.at))\" data-f=\"\(picture.fingers(at: call.at))\""
      + " data-n=\"\(call.event ?? Int(call.id.dropFirst()) ?? 0)\""
  }

  /// A call as a link to itself; `note` stands in front of what it says, for readers who cannot see it.
  static func link(_ call: Call, to id: String? = nil, note: String = "") -> String {
    let note = note.isEmpty ? "" : "<span class=\"sr\">\(note): </span>"
    let times = call.times > 1 ? " <span class=\"soft\">(\(call.times) times)</span>" : ""
    let recorded = call.recorded.isEmpty ? "" : "<code>\(HTML.code(call.recorded))</code>"
    return
      "<a class=\"call\" href=\"#\(id ?? call.id)\">\(sign(call.sign))<span class=\"say\">\(note)"
      + "\(HTML.words(call.words))\(times)\(recorded)</span></a>"
  }

  private static func sign(_ sign: Call.Sign) -> String {
    "<span class=\"k k-\(sign.name)\" aria-hidden=\"true\">\(sign.rawValue)</span>"
  }

  /// What shows all events; it works without a script.
  static let controls =
    "<p class=\"all\"><input type=\"checkbox\" id=\"all\"><label for=\"all\">All events, as they were "
    + "recorded</label></p>"

  /// The signs that occur, with what they mean.
  static func legend(of calls: [Call]) -> String {
    let meanings: [(Call.Sign, String)] = [
      (.wrong, "wrong"), (.hit, "hit"), (.asked, "asked"), (.told, "gets a touch"),
      (.lost, "cancelled"), (.recognizer, "recognizer"), (.control, "control"),
      (.app, "the app’s code"), (.absent, "does not happen"),
    ]
    let present = Set(calls.filter { !$0.isBookkeeping }.map(\.sign))
    return "<p class=\"signs\" aria-hidden=\"true\">"
      + meanings.filter { present.contains($0.0) }.map { "<span>\(sign($0.0))\($0.1)</span>" }
      .joined()
      + "</p>"
  }
}

extension HTML {
  /// Words with names in quotes, which turn the direction of nothing around them; long names of methods
  /// may be broken before a capital.
  static func words(_ text: String) -> String {
    var html = ""
    var isOpen = false
    for letter in breakable(Markup.text(text)) {
      if letter == "“", !isOpen {
        isOpen = true
        html += "“<bdi>"
      } else if letter == "”", isOpen {
        isOpen = false
        html += "</bdi>”"
      } else {
        html.append(letter)
      }
    }
    return html + (isOpen ? "</bdi>" : "")
  }

  /// A call as it was recorded, or a change: names stand in it without quotes.
  static func code(_ text: String) -> String {
    breakable(Markup.text(Markup.brief(text, upTo: 600)))
  }

  /// The least length of a word that may be broken.
  private static let longWord = 12

  private static func breakable(_ html: String) -> String {
    html.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.utf8.count >= longWord else { return String(word) }
      var broken = ""
      var wasSmall = false
      for letter in word {
        if wasSmall, letter.isUppercase { broken += "<wbr>" }
        wasSmall = letter.isLowercase
        broken.append(letter)
      }
      return broken
    }.joined(separator: " ")
  }
}
