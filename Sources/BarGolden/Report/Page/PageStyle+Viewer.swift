extension PageStyle {
  static let viewer = #"""
    .golden { display: grid; gap: .8rem; padding: 1rem; min-width: 0 }
    .title { display: flex; flex-wrap: wrap; gap: .4rem .7rem; align-items: baseline }
    .title h2 { flex: 1 1 16rem; min-width: 0 }
    .toolbar { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center }
    .group { display: inline-flex; flex-wrap: wrap }
    .group button { border-radius: 0; margin-left: -1px }
    .group button:first-child { border-radius: 7px 0 0 7px; margin-left: 0 }
    .group button:last-child { border-radius: 0 7px 7px 0 }
    .group output { min-width: 4.2rem; padding: .3rem .5rem; text-align: center; border: 1px solid var(--line);
      margin-left: -1px; font-variant-numeric: tabular-nums; font-size: .86rem }
    .tuning { display: flex; gap: .8rem; align-items: center }
    .tuning input[type="range"] { flex: 1 }
    .tuning output { min-width: 3rem; text-align: right; font-variant-numeric: tabular-nums }
    .panes { display: grid; gap: .8rem; grid-template-columns: minmax(0, 1fr) }
    .panes.two { grid-template-columns: repeat(2, minmax(0, 1fr)) }
    .pane { min-width: 0 }
    .pane figcaption { display: flex; justify-content: space-between; gap: .5rem; padding-bottom: .3rem;
      font-size: .84rem; font-weight: 600; color: var(--soft) }
    .stage { overflow: auto; max-height: 78vh; border: 1px solid var(--line); border-radius: 7px;
      background: var(--inset) }
    .canvas { position: relative; margin: 0 auto; width: max-content; line-height: 0;
      background: repeating-conic-gradient(var(--check2) 0 25%, var(--check1) 0 50%) 0 0 / 16px 16px }
    .canvas img { display: block; max-width: none }
    .canvas img + img { position: absolute; left: 0; top: 0 }
    .canvas.pixels img { image-rendering: pixelated }
    .canvas.swipe { cursor: ew-resize; touch-action: pan-y }
    .canvas.swipe img + img { clip-path: inset(0 0 0 var(--split)) }
    .canvas.swipe::after { content: ""; position: absolute; top: 0; bottom: 0; left: var(--split); width: 2px;
      margin-left: -1px; background: var(--accent); box-shadow: 0 0 0 1px var(--card) }
    .canvas.onion img + img { opacity: var(--opacity) }
    .canvas.blink.first img + img { visibility: hidden }
    .canvas.computed { isolation: isolate; background: #000000 }
    .canvas.computed img + img { mix-blend-mode: difference }
    .canvas.computed.amplified { filter: brightness(16) }
    .blank { padding: 2.2rem 1rem; text-align: center; color: var(--soft) }
    .frames { display: grid; gap: .35rem; padding: .7rem .8rem; border-radius: 8px; background: var(--inset) }
    .frames .row { display: flex; gap: .6rem; align-items: center; flex-wrap: wrap }
    .frames .row span { flex: 1 1 12rem; min-width: 0; overflow-wrap: anywhere }
    .strip { display: flex; height: 2.4rem; gap: 1px; cursor: pointer; padding: 0 .45rem }
    .strip i { flex: 1 1 0; min-width: 0; border-radius: 2px; border: 1px solid var(--line);
      background: color-mix(in srgb, var(--heat) calc(var(--share) * 100%), var(--card)) }
    .strip i.skipped { background: repeating-linear-gradient(45deg, var(--line) 0 2px, transparent 2px 6px) }
    .film { margin: .4rem 0 .8rem; line-height: 0; overflow-x: auto }
    .strip i.now { outline: 2px solid var(--accent); outline-offset: 1px; z-index: 1 }
    .diff { margin: 0; padding: .6rem 0; max-height: 70vh; overflow: auto; border: 1px solid var(--line);
      border-radius: 7px; background: var(--page); line-height: 1.45; overflow-wrap: normal }
    .diff span { display: block; padding: 0 .8rem; white-space: pre; width: max-content; min-width: 100% }
    .diff .added { background: var(--goodback); color: var(--good) }
    .diff .removed { background: var(--badback); color: var(--bad) }
    .diff .place { color: var(--accent); margin-top: .3rem }
    .facts { display: grid; gap: .2rem; overflow-wrap: anywhere }
    .facts:empty { display: none }
    .facts li { display: grid; grid-template-columns: 5.2rem minmax(0, 1fr); gap: .5rem }
    .facts b { font-weight: 600 }
    .note { display: block }
    @media (max-width: 820px) {
      .golden { padding: .75rem }
      .panes.two { grid-template-columns: minmax(0, 1fr) }
      .views button { flex: 1 1 auto; padding: .2rem .3rem; font-size: .8rem }
      .views { width: 100% }
    }

    """#
}
