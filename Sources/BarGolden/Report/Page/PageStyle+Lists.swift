extension PageStyle {
  static let lists = #"""
    .state { display: inline-block; padding: .05rem .5rem; border-radius: 999px; font-size: .78rem; font-weight: 650;
      line-height: 1.5; white-space: nowrap; background: var(--inset); color: var(--soft) }
    .state.failing, .state.different, .state.size, .state.unreadable { background: var(--badback); color: var(--bad) }
    .state.passing, .state.same { background: var(--goodback); color: var(--good) }
    .state.tolerated, .state.orphan, .state.incomplete { background: var(--warnback); color: var(--warn) }
    .state.missing { background: var(--newback); color: var(--new) }
    .headline .state { font-size: .95rem; padding: .15rem .8rem }
    .list { overflow-y: auto; overscroll-behavior: contain; flex: 1; min-height: 3rem }
    .list li { padding: .5rem .8rem; border-bottom: 1px solid var(--line); cursor: pointer; display: grid; gap: .1rem;
      border-left: 3px solid transparent }
    .list li:last-child { border-bottom: 0 }
    .list li:hover { background: var(--inset) }
    .list li[aria-selected="true"] { background: var(--inset); border-left-color: var(--accent) }
    .list .first { display: flex; gap: .5rem; align-items: baseline; justify-content: space-between }
    .list .path { min-width: 0 }
    .list .first .path { font-weight: 650 }
    .list .folder { line-height: 1.35 }
    .list .why { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .found { padding: .45rem .8rem; border-top: 1px solid var(--line) }
    table { width: 100%; border-collapse: collapse }
    .scroller table { min-width: 34rem }
    th { white-space: nowrap; text-align: left; font-weight: 600; color: var(--soft); font-size: .84rem }
    th, td { padding: .4rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }
    tbody tr:last-child td { border-bottom: 0 }
    td.number { text-align: right; font-variant-numeric: tabular-nums }
    .scroller { overflow-x: auto }
    .command { user-select: all; -webkit-user-select: all; padding: .15rem .4rem; border-radius: 5px;
      background: var(--inset); display: inline-block }
    .columns { columns: 18rem auto; margin-top: .5rem }
    summary { cursor: pointer; font-size: .95rem; font-weight: 650 }
    .plain li { padding: .25rem 0; overflow-wrap: anywhere }
    .plain button { text-align: left; min-height: 0; padding: .25rem .6rem; width: 100%; overflow-wrap: anywhere }
    dialog { max-width: min(34rem, calc(100vw - 2rem)); padding: 1.2rem; border: 1px solid var(--line);
      border-radius: 14px; background: var(--card); color: var(--ink) }
    dialog::backdrop { background: rgb(0 0 0 / .45) }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1rem; margin: .8rem 0 }
    dialog dd { margin: 0 }
    #selftest { max-width: 1760px; margin: 1rem auto; padding: 1rem 1.25rem; white-space: pre-wrap }

    """#
}
