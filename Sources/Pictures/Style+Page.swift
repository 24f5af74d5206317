extension Style {
  /// How a page on one scene looks.
  static let page =
    base + picture + """
      main{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);
      grid-template-areas:"scene events" "steps events" "status events";
      grid-template-rows:auto auto 1fr;gap:16px 28px;align-items:start}
      #scene{grid-area:scene}#steps{grid-area:steps}#status{grid-area:status}
      #events{grid-area:events;min-width:0}
      figure{margin:0}
      #picture{display:block;max-width:100%;height:auto;background:var(--sheet);
      border:1px solid var(--line);border-radius:6px}
      .live .hitway{display:none}.live .ways{opacity:.45}.live .ways .down,.live .ways .number{opacity:.5}
      .lit{stroke-width:2.4;fill-opacity:.2}
      .lit.asked{fill:none;stroke:var(--held);stroke-dasharray:5 3}
      .lit.inside{fill:var(--good);stroke:var(--good)}
      .lit.outside{fill:none;stroke:var(--bad);stroke-dasharray:2 4}
      .lit.hit{fill:var(--hit);stroke:var(--hit);fill-opacity:.1}
      .lit.told{fill:var(--hit);stroke:var(--hit);fill-opacity:.32}
      .lit.taken{fill:var(--lost);stroke:var(--lost);fill-opacity:.3;stroke-dasharray:8 3}
      .lit.heard{fill:var(--heard);stroke:var(--heard);fill-opacity:.14}
      .lit.acts{fill:var(--good);stroke:var(--good);fill-opacity:.35;stroke-width:3.4}
      .halo{fill-opacity:.22}.halo.f0{fill:var(--f0)}.halo.f1{fill:var(--f1)}.halo.f2{fill:var(--f2)}
      .halo.f3{fill:var(--f3)}.halo.f4{fill:var(--f4)}
      .live .playhead{display:block;stroke:var(--bad);stroke-width:1.5}
      .legend{list-style:none;display:flex;flex-wrap:wrap;gap:4px 14px;margin:8px 0 0;padding:0;
      font-size:12px;color:var(--soft)}
      .k{display:inline-block;width:16px;height:10px;margin-right:5px;border:2px solid;border-radius:2px;
      vertical-align:-1px}
      .k.asked{border-style:dashed;border-color:var(--held)}.k.inside{border-color:var(--good)}
      .k.outside{border-style:dotted;border-color:var(--bad)}.k.hit{border-color:var(--hit)}
      .k.told{border-color:var(--hit);background:var(--hit)}
      .k.taken,.k.lost{border-color:var(--lost);border-style:dashed;background:var(--wash)}
      .k.lost{border-style:solid;background:var(--lost)}
      .k.heard,.k.began{border-color:var(--heard)}.k.acts,.k.ended{border-color:var(--good);background:var(--good)}
      .k.began{background:var(--heard)}.k.withheld{border:1px dashed var(--edge);background:var(--wash)}
      .k.possible{border:1px solid var(--edge)}.k.failed{border:1px solid var(--edge);background:var(--view4)}
      #steps{position:sticky;bottom:0;background:var(--paper);padding:8px 0;z-index:2}
      .buttons{display:flex;flex-wrap:wrap;gap:8px}
      #slider{width:100%;margin:10px 0 4px;accent-color:var(--hit)}
      #now{margin:0;min-height:3em;font-family:var(--mono);font-size:13px;overflow-wrap:anywhere}
      #now.bad{color:var(--bad)}
      #trace{list-style:none;margin:0;padding:0;max-height:640px;overflow-y:auto;position:relative;
      border:1px solid var(--line);border-radius:6px;background:var(--sheet)}
      #trace li{border-bottom:1px solid var(--line)}#trace li:last-child{border-bottom:0}
      #trace button{display:grid;grid-template-columns:2.6em 4.6em minmax(0,1fr) auto;gap:8px;width:100%;
      text-align:left;border:0;border-left:3px solid transparent;border-radius:0;background:none;
      padding:4px 8px;font:12.5px/1.45 var(--mono);color:inherit}
      #trace button:hover{background:var(--wash)}
      #trace [aria-current] button{background:var(--wash);border-left-color:var(--hit)}
      .n,.t{color:var(--soft);text-align:right}.what{overflow-wrap:anywhere;unicode-bidi:isolate}
      #trace .bad>button{color:var(--bad);font-weight:600}
      #trace .bad[aria-current] button{border-left-color:var(--bad)}
      .why{margin:0;padding:2px 10px 8px 7.2em;font-size:13px}
      .missing .what::before{content:"expected: "}
      #trace .own:not(.bad)>button{color:var(--lost)}#trace .other>button{color:var(--good)}
      #trace .own:not(.bad) .tag{color:var(--lost)}#trace .other .tag{color:var(--good)}
      #trace.beside{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
      .beside>.both{grid-column:1/3}.beside>.own{grid-column:1}.beside>.other{grid-column:2}
      .beside>.other{border-left:1px solid var(--line)}
      .beside>.own .tag,.beside>.other .tag{display:none}.beside>.bad .tag{display:inline}
      .beside .why{padding-left:12px}
      main:has(.beside){grid-template-columns:minmax(0,1fr) minmax(0,1.9fr)}
      .sides{display:flex;justify-content:space-between;margin:0 0 6px;font-size:13px;color:var(--soft)}
      .sides span:first-child{color:var(--lost)}.sides span:last-child{color:var(--good)}
      table{border-collapse:collapse;font-size:13px;width:100%}
      th,td{text-align:left;padding:3px 10px 3px 0;border-bottom:1px solid var(--line);font-weight:400;
      overflow-wrap:anywhere}
      tr.busy th{font-weight:700}.stand{font-family:var(--mono);white-space:nowrap}
      .is-began,.is-changed{color:var(--heard);font-weight:600}.is-ended{color:var(--good);font-weight:600}
      .is-cancelled{color:var(--lost);font-weight:600}.is-failed{color:var(--soft)}
      #chain{list-style:none;display:flex;flex-wrap:wrap;gap:4px;margin:0;padding:0;font:13px var(--mono)}
      #chain li:not(:last-child)::after{content:" →";color:var(--soft)}
      #chain .called{font-weight:700;color:var(--hit)}
      #chain.empty::before{content:"not read yet";color:var(--soft)}
      .lanes{overflow-x:auto;border:1px solid var(--line);border-radius:6px;background:var(--sheet);
      padding:8px}
      .lanes svg{display:block}
      @media (max-width:820px){
      main{grid-template-columns:minmax(0,1fr);grid-template-areas:"scene" "steps" "events" "status"}
      #trace{max-height:340px}.why{padding-left:12px}
      #trace button{grid-template-columns:2.2em 4em minmax(0,1fr);gap:6px}
      #trace .tag{grid-column:3}
      main:has(.beside){grid-template-columns:minmax(0,1fr)}
      #trace.beside{display:block}.beside>li .tag{display:inline!important}
      .beside>.other>button{padding-left:28px}
      }

      """

  /// What all pages share.
  static let base =
    """

    :root{--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    *{box-sizing:border-box}
    body{margin:0 auto;padding:24px 28px 48px;max-width:1240px;background:var(--paper);color:var(--ink);
    font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
    header{margin-bottom:18px}
    h1{font-size:22px;line-height:1.25;margin:0 0 8px;overflow-wrap:anywhere}
    h2{font-size:15px;margin:22px 0 8px}#events h2,#status h2:first-child{margin-top:0}
    h3{font-size:14px;margin:0 0 4px}
    p{margin:0 0 6px;overflow-wrap:anywhere}
    .soft{color:var(--soft);font-size:13.5px}.bad{color:var(--bad)}
    a{color:var(--hit)}
    button{font:inherit;font-size:13.5px;color:var(--ink);background:var(--sheet);
    border:1px solid var(--edge);border-radius:5px;padding:4px 12px;cursor:pointer}
    button:hover:not(:disabled){background:var(--wash)}button:disabled{opacity:.45;cursor:default}
    :focus-visible{outline:2.5px solid var(--hit);outline-offset:2px}
    .tag{font:11px/1.6 system-ui,sans-serif;color:var(--bad);border:1px solid;border-radius:9px;
    padding:0 7px;white-space:nowrap;align-self:start;max-width:14em;overflow:hidden;text-overflow:ellipsis}
    .rule{border-left:3px solid var(--bad);padding:2px 0 2px 14px;margin:0 0 16px}
    details{margin:8px 0}summary{cursor:pointer;font-weight:600;font-size:14px}
    details>button{margin:8px 0}
    pre{margin:0 0 8px;padding:10px 12px;background:var(--sheet);border:1px solid var(--line);
    border-radius:6px;overflow:auto;max-height:420px;font:12.5px/1.5 var(--mono);direction:ltr;
    unicode-bidi:isolate;tab-size:2}
    code{font:.92em var(--mono)}
    #replay{white-space:pre-wrap;overflow-wrap:anywhere}
    @media (max-width:820px){body{padding:16px 14px 40px}h1{font-size:19px}}
    @media (prefers-reduced-motion:no-preference){.lit{transition:fill-opacity .12s}}

    """
}
