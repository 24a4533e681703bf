extension PageScript {
  /// The pictures themselves.
  static let stage = #"""
    function image(source, words) {
      const node = make("img", { alt: words, draggable: "false" });
      node.addEventListener("load", size);
      node.src = source;
      return node;
    }

    function pane(title, kind, ...images) {
      const canvas = make("div", { class: "canvas " + kind }, ...images);
      const stage = make("div", { class: "stage", tabindex: "0", role: "group", "aria-label": title }, canvas);
      stage.addEventListener("scroll", () => follow(stage));
      const note = make("span", { class: "size" });
      return make("figure", { class: "pane" }, make("figcaption", {}, make("span", {}, title), note), stage);
    }

    // Both sides show the same place.
    function follow(stage) {
      for (const other of document.querySelectorAll("#panes .stage")) {
        if (other === stage) continue;
        if (Math.abs(other.scrollLeft - stage.scrollLeft) > 1) other.scrollLeft = stage.scrollLeft;
        if (Math.abs(other.scrollTop - stage.scrollTop) > 1) other.scrollTop = stage.scrollTop;
      }
    }

    function drawPanes(golden, shown, both) {
      const panes = find("panes");
      panes.className = "panes";
      panes.replaceChildren();
      if (!golden) return panes.append(blank("Choose a golden from the list."));
      if (golden.text !== undefined) return panes.append(textDifference(golden.text));
      if (!shown) {
        const status = data.steps[state.step].frames[state.frame].status;
        return panes.append(blank(status === "same" ? "This frame is the same as its golden; a run keeps no pictures of it."
          : "No picture of this frame was compared."));
      }
      const expected = picture(shown.expected), actual = picture(shown.actual), marked = picture(shown.difference);
      if (!expected && !actual && !marked) {
        return panes.append(blank(golden.omitted ? "Its pictures found no room in this page; they lie under the paths above."
          : golden.status === "skipped" ? "It was not compared: a former picture of its step differs."
          : golden.status === "tolerated" ? "It differs within what its scene allows; a run keeps no pictures of it."
          : golden.status === "same" ? "It is the same as its golden; a run keeps no pictures of it." : "There is no picture of it in this page."));
      }
      if (!both) {
        if (expected) panes.append(pane("Expected", "", image(expected, "Expected")));
        if (actual) panes.append(pane("Actual", "", image(actual, "Actual")));
        if (marked) panes.append(pane("Difference", "", image(marked, "Difference")));
        panes.classList.toggle("two", panes.children.length > 1);
        return;
      }
      const pair = () => [image(expected, "Expected"), image(actual, "Actual")];
      switch (state.view) {
      case "side":
        panes.classList.add("two");
        panes.append(pane("Expected", "", image(expected, "Expected")), pane("Actual", "", image(actual, "Actual")));
        break;
      case "swipe": panes.append(pane("Expected left, actual right", "swipe", ...pair())); break;
      case "onion": panes.append(pane("Actual over expected", "onion", ...pair())); break;
      case "blink":
        panes.append(pane("Expected and actual by turns", "blink", ...pair()));
        if (find("blink-run").checked) state.timer = setInterval(() => swap(), 500);
        break;
      case "difference":
        if (marked) panes.append(pane("Recorded difference", "", image(marked, "Recorded difference")));
        panes.append(pane("Computed difference: black is the same", "computed", ...pair()));
        panes.classList.toggle("two", Boolean(marked));
      }
      tune();
    }

    const blank = (text) => make("p", { class: "blank card" }, text);

    function tune() {
      const canvas = document.querySelector(".canvas.swipe, .canvas.onion, .canvas.blink, .canvas.computed");
      if (!canvas) return;
      canvas.style.setProperty("--split", state.split + "%");
      canvas.style.setProperty("--opacity", state.opacity / 100);
      canvas.classList.toggle("amplified", state.amplified);
      canvas.classList.toggle("first", state.view === "blink" && !state.second);
      find("blink-words").textContent = state.second ? "actual" : "expected";
    }

    function swap() {
      state.second = !state.second;
      tune();
    }

    // Pictures are as large as their pixels times the zoom; without one, as large as there is room.
    function size() {
      const canvases = [...document.querySelectorAll(".canvas")];
      let least = 1;
      for (const canvas of canvases) {
        const widest = Math.max(...[...canvas.children].map((node) => node.naturalWidth || 1));
        least = Math.min(least, canvas.parentNode.clientWidth / widest);
      }
      const scale = state.zoom === null ? least : state.zoom / (devicePixelRatio || 1);
      for (const canvas of canvases) {
        canvas.classList.toggle("pixels", scale >= 1);
        let widest = 0, tallest = 0;
        for (const node of canvas.children) {
          node.style.width = node.naturalWidth * scale + "px";
          node.style.height = node.naturalHeight * scale + "px";
          widest = Math.max(widest, node.naturalWidth * scale);
          tallest = Math.max(tallest, node.naturalHeight * scale);
        }
        canvas.style.width = widest + "px";
        canvas.style.height = tallest + "px";
        const sizes = [...new Set([...canvas.children].map((node) => node.naturalWidth + "×" + node.naturalHeight))];
        canvas.closest("figure").querySelector(".size").textContent = sizes.join(" → ");
      }
      find("zoom").textContent = Math.round(scale * (devicePixelRatio || 1) * 100) + " %";
      find("zoom-fit").setAttribute("aria-pressed", state.zoom === null);
    }

    function zoom(by) {
      const canvas = document.querySelector(".canvas img");
      const now = state.zoom !== null ? state.zoom
        : canvas && canvas.naturalWidth ? canvas.clientWidth / canvas.naturalWidth * (devicePixelRatio || 1) : 1;
      const next = by > 0 ? zooms.find((zoom) => zoom > now * 1.01) : zooms.findLast((zoom) => zoom < now * 0.99);
      state.zoom = next === undefined ? (by > 0 ? zooms[zooms.length - 1] : zooms[0]) : next;
      size();
    }

    function textDifference(text) {
      const kinds = { "+": "added", "-": "removed", "@": "place" };
      const lines = text.replace(/\n$/, "").split("\n").map((line) => {
        const kind = line.startsWith("+++ ") || line.startsWith("--- ") ? "soft" : kinds[line[0]] || "";
        return make("span", { class: kind }, line || " ");
      });
      return make("pre", { class: "diff", tabindex: "0", "aria-label": "Difference of the texts" }, ...lines);
    }

    """#
}
