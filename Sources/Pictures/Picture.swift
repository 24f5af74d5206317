import Invariants
import TouchScript

/// What was played, laid out: the parts of pictures and pages of one scene.
struct Layout {
  let exhibit: Exhibit
  let drawings: [SceneDrawing]
  let canvas: Canvas
  let scene: ScenePicture
  let times: TimePicture

  init(_ exhibit: Exhibit) {
    let evidence = Evidence(exhibit.scenario, exhibit.trace)
    let trace = exhibit.trace.bound(to: exhibit.scenario)
    let ways = FingerWay.all(in: exhibit.scenario, trace)
    let axis = TimeAxis(trace, exhibit.scenario)
    self.exhibit = exhibit
    drawings = evidence.drawings
    canvas = Canvas(drawings, exhibit.scenario, ways)
    scene = ScenePicture(exhibit.scenario, drawings[0], canvas, ways)
    times = TimePicture(lanes: Lanes(trace, exhibit.scenario, ways, axis), axis: axis)
  }
}

extension Exhibit {
  /// The scene and what became of it, as one SVG: the views as they lie on the screen at the beginning,
  /// the way to the view that is hit, the fingers with their ways, and lanes of time. It is readable on
  /// light and on dark ground.
  public var svg: String {
    let layout = Layout(self)
    let top = 30.0
    let gap = 26.0
    let width = max(layout.canvas.width, layout.times.width, 320)
    let height = top + layout.canvas.height + gap + layout.times.height
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Markup.number(width + 24)) \
      \(Markup.number(height + 24))" width="\(Markup.number(width + 24))" \
      height="\(Markup.number(height + 24))" role="img">
      <title>\(Markup.text(Markup.brief(title, upTo: 300)))</title>
      <style>\(Sheet.picture.text)</style>
      <rect class="paper" width="100%" height="100%"/>
      <g transform="translate(12 12)">
      <text class="title" x="0" y="14">\(Markup.text(Markup.brief(title, upTo: Int(width / 8.4))))</text>
      <g transform="translate(0 \(Markup.number(top)))">\(layout.scene.elements)</g>
      <g transform="translate(0 \(Markup.number(top + layout.canvas.height + gap)))">\
      \(layout.times.elements)</g>
      </g>
      </svg>

      """
  }
}
