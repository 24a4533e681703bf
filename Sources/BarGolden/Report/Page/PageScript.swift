/// What moves on the page. Names reach it as data and are only ever set as text, so none of them can become markup.
enum PageScript {
  static let text =
    "\"use strict\";(() => {\n" + core + list + viewer + stage + frames + run + keys + selftest + start
    + "})();\n"

  private static let core = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const find = (id) => document.getElementById(id);
    const views = [["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion"], ["blink", "Blink"],
      ["difference", "Difference"]];
    const zooms = [0.25, 0.5, 1, 2, 4, 8, 16, 32];
    const state = { states: new Set(), words: "", shown: [], golden: null, step: null, frame: null, view: "side",
      zoom: null, split: 50, opacity: 50, second: true, timer: null, amplified: false };

    function make(tag, attributes, ...children) {
      const node = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) node.setAttribute(name, value);
      node.append(...children);
      return node;
    }
    // Isolated, so that a name written from right to left does not turn its neighbours.
    const name = (text) => make("bdi", { class: "path" }, text);
    const badge = (status) => make("span", { class: "state " + status }, status);
    function picture(number) {
      const node = number === undefined || number === null ? null : find("picture-" + number);
      return node && "data:" + node.dataset.type + ";base64," + node.textContent;
    }

    """#

  private static let start = #"""
    buildFilters();
    buildViews();
    buildRun();
    listen();
    refresh();
    select(state.shown.length ? state.shown[0] : null);
    if (location.hash === "#selftest") addEventListener("load", () => selftest());

    """#
}
