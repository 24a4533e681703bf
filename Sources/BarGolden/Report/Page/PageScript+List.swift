extension PageScript {
  /// The list of goldens, its search and its filters.
  static let list = #"""
    const failing = new Set(["different", "size", "missing", "unreadable"]);
    const mostRows = 500;

    function buildFilters() {
      const present = Object.keys(data.counts).filter((status) => status !== "orphan");
      const preset = present.filter((status) => failing.has(status));
      for (const status of preset.length ? preset : present) state.states.add(status);
      for (const status of ["different", "size", "missing", "unreadable", "tolerated", "skipped", "same"]) {
        if (!present.includes(status)) continue;
        const button = make("button", { type: "button", "data-status": status }, status + " " + data.counts[status]);
        button.addEventListener("click", () => {
          if (!state.states.delete(status)) state.states.add(status);
          refresh();
        });
        find("filters").append(button);
      }
    }

    function refresh() {
      for (const button of find("filters").children) {
        button.setAttribute("aria-pressed", state.states.has(button.dataset.status));
      }
      const words = state.words.toLowerCase();
      const found = data.goldens.map((golden, index) => index).filter((index) => {
        const golden = data.goldens[index];
        return state.states.has(golden.status)
          && (!words || (golden.path + " " + (golden.reason || "")).toLowerCase().includes(words));
      });
      state.shown = found.slice(0, mostRows);
      find("list").replaceChildren(...state.shown.map(row));
      const total = data.goldens.length + data.unlisted;
      find("found").textContent = found.length > mostRows
        ? "first " + mostRows + " of " + found.length + "; search to see others"
        : found.length + " of " + total + (data.unlisted ? "; " + data.unlisted + " that are the same are not listed" : "");
      mark();
    }

    function row(index) {
      const golden = data.goldens[index], cut = golden.path.lastIndexOf("/");
      const item = make("li", { role: "option", id: "golden-" + index, "aria-selected": "false" },
        make("div", { class: "first" }, name(golden.path.slice(cut + 1)), badge(golden.status)));
      if (cut > 0) item.append(make("div", { class: "folder soft" }, name(golden.path.slice(0, cut))));
      if (golden.reason) item.append(make("div", { class: "why small", title: golden.reason }, make("bdi", {}, golden.reason)));
      item.addEventListener("click", () => select(index));
      return item;
    }

    function mark() {
      for (const item of find("list").children) {
        item.setAttribute("aria-selected", item.id === "golden-" + state.golden);
      }
      const current = find("golden-" + state.golden);
      if (!current) return find("list").removeAttribute("aria-activedescendant");
      find("list").setAttribute("aria-activedescendant", current.id);
      // Only the list scrolls, not the page.
      const list = find("list"), top = current.offsetTop - list.offsetTop;
      if (top < list.scrollTop) list.scrollTop = top;
      const below = top + current.offsetHeight - list.clientHeight;
      if (below > list.scrollTop) list.scrollTop = below;
    }

    function move(by) {
      if (!state.shown.length) return;
      const place = state.shown.indexOf(state.golden);
      const next = place < 0 ? 0 : Math.min(Math.max(place + by, 0), state.shown.length - 1);
      select(state.shown[next]);
    }

    """#
}
