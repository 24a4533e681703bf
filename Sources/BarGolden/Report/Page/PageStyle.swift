/// How the page looks. No request leaves the page: fonts are the system's.
enum PageStyle {
  static let text = base + layout + viewer + lists

  /// Colours by meaning, in both schemes; text has a contrast of 4.5 or more on what it stands on.
  private static let base = #"""
    :root { color-scheme: light dark; --page: #f4f5f7; --card: #ffffff; --inset: #eceef1; --line: #d5d9df;
      --ink: #16191d; --soft: #545c67; --accent: #0b5fd0; --onaccent: #ffffff; --bad: #b3122a; --badback: #fde8ea;
      --good: #12663a; --goodback: #def3e6; --warn: #7d4a00; --warnback: #fdf0d8; --new: #6a2fb5; --newback: #f0e8fb;
      --check1: #ffffff; --check2: #dcdfe4; --heat: #d3243c; --radius: 10px }
    @media (prefers-color-scheme: dark) { :root { --page: #101215; --card: #1a1d21; --inset: #24282e; --line: #363c44;
      --ink: #eceef0; --soft: #a5adb8; --accent: #7db4ff; --onaccent: #0a1220; --bad: #ff98a2; --badback: #45171d;
      --good: #7fdcA5; --goodback: #13351f; --warn: #f5c26b; --warnback: #3c2a0c; --new: #cdaaff; --newback: #321f50;
      --check1: #2c3036; --check2: #3d434b; --heat: #ff5a6e } }
    * { box-sizing: border-box }
    html { -webkit-text-size-adjust: 100% }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Inter, sans-serif }
    h1, h2, h3, p, ul, ol, figure { margin: 0 }
    h1 { font-size: 1.3rem; line-height: 1.3; font-weight: 650 }
    h2 { font-size: 1.05rem; line-height: 1.35; font-weight: 650; overflow-wrap: anywhere }
    h3 { font-size: .95rem; font-weight: 650 }
    ul, ol { padding: 0; list-style: none }
    code, pre, .path { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      font-size: .86em; overflow-wrap: anywhere }
    button, input { font: inherit; color: inherit }
    button { min-height: 2.1rem; padding: .2rem .7rem; border: 1px solid var(--line); border-radius: 7px;
      background: var(--card); cursor: pointer }
    button:hover { border-color: var(--soft) }
    button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--onaccent) }
    button:disabled { opacity: .45; cursor: default }
    input[type="range"] { width: 100%; height: 1.8rem; margin: 0; accent-color: var(--accent) }
    input[type="checkbox"] { width: 1.05rem; height: 1.05rem; accent-color: var(--accent); vertical-align: -.15rem }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
    kbd { padding: .05rem .4rem; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px;
      background: var(--inset); font: 600 .8em ui-monospace, Menlo, Consolas, monospace }
    .soft { color: var(--soft) } .small { font-size: .86rem }
    [hidden] { display: none !important }

    """#

  private static let layout = #"""
    header, main, .run, footer { max-width: 1760px; margin: 0 auto; padding: 0 1.25rem }
    header { padding-top: 1.25rem; display: grid; gap: .6rem }
    .headline { display: flex; flex-wrap: wrap; gap: .5rem .8rem; align-items: center }
    .headline .tool { margin-left: auto }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: var(--radius) }
    .notice { padding: .55rem .85rem; border-radius: var(--radius); background: var(--warnback); color: var(--warn);
      overflow-wrap: anywhere }
    main { display: grid; grid-template-columns: minmax(270px, 380px) minmax(0, 1fr); gap: 1rem; margin-top: 1rem;
      align-items: start }
    .browse { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); display: flex; flex-direction: column }
    .browse .controls { padding: .8rem; border-bottom: 1px solid var(--line); display: grid; gap: .6rem }
    .filters { display: flex; flex-wrap: wrap; gap: .35rem }
    .filters button { min-height: 1.9rem; padding: .1rem .55rem; font-size: .86rem; border-radius: 999px }
    input[type="search"] { width: 100%; height: 2.3rem; padding: 0 .7rem; border: 1px solid var(--line);
      border-radius: 7px; background: var(--page) }
    .run { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 1rem;
      margin-top: 1rem; align-items: start }
    .run .card { padding: .9rem 1rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: .6rem; min-width: 0 }
    .run .wide { grid-column: 1 / -1 }
    footer { padding-top: 1rem; padding-bottom: 2rem }
    @media (max-width: 820px) {
      header, main, .run, footer { padding-left: .75rem; padding-right: .75rem }
      main { grid-template-columns: minmax(0, 1fr) }
      .browse { position: static; max-height: 19rem }
      .headline .tool { margin-left: 0 }
    }

    """#
}
