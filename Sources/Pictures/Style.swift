/// How pictures and pages look, in light and in dark.
enum Style {
  /// The colours; all that is said in colour is said in form or words as well.
  private static let light = """
    --paper:#fdfcfa;--sheet:#ffffff;--ink:#1b1d21;--soft:#5b616b;--line:#dcd9d3;--wash:#f3f1ec;
    --view0:#ffffff;--view1:#eef1f4;--view2:#e1e6ec;--view3:#d4dbe3;--view4:#c7d0da;--view5:#bac5d1;
    --edge:#8a94a1;--control:#e7ecfb;--hit:#0a5bb8;--good:#17713f;--lost:#a84a00;--bad:#b3231b;
    --heard:#6b3fa0;--held:#8a6d00;--f0:#b0245e;--f1:#0c6f78;--f2:#7a4bb5;--f3:#8a5a00;--f4:#2f6a1f;
    """
  private static let dark = """
    --paper:#15171a;--sheet:#1c1f23;--ink:#e8e8ea;--soft:#a2a9b4;--line:#343941;--wash:#22262b;
    --view0:#1f2328;--view1:#272c33;--view2:#2f363e;--view3:#38404a;--view4:#414b57;--view5:#4b5664;
    --edge:#76818f;--control:#2a3350;--hit:#74b3ff;--good:#63cf92;--lost:#ffad66;--bad:#ff8f86;
    --heard:#c7a3f5;--held:#e3c450;--f0:#ff8fbb;--f1:#5fd0d9;--f2:#c9a6f7;--f3:#e6b45c;--f4:#98d37f;
    """

  static let colors = """
    :root{color-scheme:light dark;\(light)}
    @media (prefers-color-scheme:dark){:root{\(dark)}}

    """

  /// What a picture that stands alone adds: the ground it is on.
  static let ground = """
    .paper{fill:var(--paper)}
    .title{font:600 14px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:var(--ink)}
    """

  static let picture =
    colors + """
      .view{stroke:var(--edge);stroke-width:1;fill-opacity:.88}
      .d0{fill:var(--view0)}.d1{fill:var(--view1)}.d2{fill:var(--view2)}.d3{fill:var(--view3)}
      .d4{fill:var(--view4)}.d5{fill:var(--view5)}
      .control{fill:var(--control)}.window{stroke-width:1.5}
      .pale{fill-opacity:.45}.faint{fill-opacity:.1;stroke-dasharray:2 3}
      .shut{fill:url(#hatch)}
      .unseen{fill:none;stroke-dasharray:1 4;stroke-opacity:.8}
      .away{display:none}
      .ground{fill:var(--wash)}.hatching{stroke:var(--edge);stroke-width:1.6;stroke-opacity:.5}
      .ghost{fill:none;stroke:var(--edge);stroke-dasharray:3 3}
      .above{fill:none;stroke:var(--hit);stroke-width:1.4;stroke-opacity:.65}
      .hit{fill:var(--hit);fill-opacity:.16;stroke:var(--hit);stroke-width:2.4}
      .label,.number,.time,.lane,.state{font:11px ui-monospace,SFMono-Regular,Menlo,Consolas,
      "DejaVu Sans Mono",monospace;direction:ltr;unicode-bidi:isolate}
      .label{font-size:10.5px;fill:var(--ink);paint-order:stroke;stroke:var(--sheet);
      stroke-width:2.5px;stroke-linejoin:round}
      .label.strong{font-weight:700;fill:var(--hit)}.label.shut{fill:var(--soft)}
      .number{text-anchor:middle;font-size:10px;font-weight:700;fill:var(--sheet)}
      .way{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
      .way.f0,.up.f0{stroke:var(--f0)}.way.f1,.up.f1{stroke:var(--f1)}.way.f2,.up.f2{stroke:var(--f2)}
      .way.f3,.up.f3{stroke:var(--f3)}.way.f4,.up.f4{stroke:var(--f4)}
      .down.f0,.step.f0,.span.f0{fill:var(--f0)}.down.f1,.step.f1,.span.f1{fill:var(--f1)}
      .down.f2,.step.f2,.span.f2{fill:var(--f2)}.down.f3,.step.f3,.span.f3{fill:var(--f3)}
      .down.f4,.step.f4,.span.f4{fill:var(--f4)}
      .up{fill:none;stroke-width:1.6}.taken{stroke:var(--lost);stroke-width:2.6}
      .heading{font:600 11px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:var(--soft);
      letter-spacing:.03em}
      .time{fill:var(--soft)}.lane{fill:var(--ink)}
      .instant{stroke:var(--line);stroke-width:1}.base{stroke:var(--line);stroke-width:1}
      .span{stroke:none}
      .span.told{fill:var(--hit);fill-opacity:.75}
      .span.lost{fill:var(--lost);fill-opacity:.8}
      .span.withheld{fill:url(#hatch);stroke:var(--edge);stroke-dasharray:3 2}
      .s-possible{fill:var(--wash);stroke:var(--edge)}
      .s-began,.s-changed{fill:var(--heard);fill-opacity:.75}
      .s-ended{fill:var(--good)}.s-failed{fill:var(--view4);stroke:var(--edge)}
      .s-cancelled{fill:var(--lost)}
      .state{font-size:10px;fill:var(--ink);paint-order:stroke;stroke:var(--sheet);stroke-width:2.4px}
      .mark{fill:none;stroke:var(--ink);stroke-width:1.5}
      .m-tick{stroke:var(--soft)}
      .m-action,.m-sent{fill:var(--good);stroke:var(--sheet)}
      .m-reset{stroke:var(--soft);stroke-dasharray:2 2}
      .m-cancelled{stroke:var(--bad);stroke-width:2.4}.m-refused{stroke:var(--bad)}
      .playhead{display:none}

      """
}
