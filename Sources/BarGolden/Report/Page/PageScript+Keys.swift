extension PageScript {
  /// Keys, sliders and buttons.
  static let keys = #"""
    function listen() {
      find("search").addEventListener("input", () => {
        state.words = find("search").value;
        refresh();
      });
      find("zoom-in").addEventListener("click", () => zoom(1));
      find("zoom-out").addEventListener("click", () => zoom(-1));
      find("zoom-fit").addEventListener("click", fit);
      find("split").addEventListener("input", () => split(Number(find("split").value)));
      find("swap").addEventListener("click", swap);
      find("blink-run").addEventListener("change", () => draw());
      // Whoever asks for less motion starts it by hand.
      find("blink-run").checked = !matchMedia("(prefers-reduced-motion: reduce)").matches;
      find("amplify").addEventListener("change", () => {
        state.amplified = find("amplify").checked;
        tune();
      });
      find("frame").addEventListener("input", () => seek(Number(find("frame").value)));
      find("frame-back").addEventListener("click", () => stepBy(-1));
      find("frame-on").addEventListener("click", () => stepBy(1));
      find("ask").addEventListener("click", () => find("help").showModal());
      find("help-close").addEventListener("click", () => find("help").close());
      find("panes").addEventListener("pointerdown", drag);
      find("panes").addEventListener("pointermove", (event) => event.buttons === 1 && drag(event));
      find("list").addEventListener("keydown", (event) => {
        const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (!by) return;
        event.preventDefault();
        move(by);
      });
      addEventListener("resize", size);
      document.addEventListener("keydown", press);
    }

    function fit() {
      state.zoom = null;
      size();
    }

    function split(value) {
      if (state.view === "swipe") state.split = value;
      else state.opacity = value;
      find("split").value = value;
      find("split-value").textContent = value + " %";
      tune();
    }

    function drag(event) {
      const canvas = event.target.closest(".canvas.swipe");
      if (!canvas) return;
      const box = canvas.getBoundingClientRect();
      split(Math.round(Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * 100));
    }

    function press(event) {
      const field = event.target.tagName === "INPUT" && event.target.type !== "checkbox" ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || find("help").open) return;
      if (field && event.key === "Escape") field.blur();
      // A slider keeps its arrows, a field its letters.
      if (field && (field.type === "search" || event.key.startsWith("Arrow"))) return;
      const scroller = event.target.closest && event.target.closest(".stage, .diff, .scroller");
      if (scroller && event.key.startsWith("Arrow") && scroller.scrollWidth > scroller.clientWidth + 1) return;
      const action = { j: () => move(1), k: () => move(-1), ArrowLeft: () => stepBy(-1), ArrowRight: () => stepBy(1),
        "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1), 0: fit, "/": () => find("search").focus(),
        "?": () => find("help").showModal() }[event.key];
      const view = /^[1-5]$/.test(event.key) ? views[Number(event.key) - 1][0] : null;
      if (!action && !view) return;
      event.preventDefault();
      if (view) show(view);
      else action();
    }

    """#
}
