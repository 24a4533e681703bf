extension PageScript {
  /// The golden that is looked at: what is known of it, and which view shows it.
  static let viewer = #"""
    function buildViews() {
      views.forEach(([view, title], index) => {
        const button = make("button", { type: "button", "data-view": view, title: title + " (" + (index + 1) + ")" }, title);
        button.addEventListener("click", () => show(view));
        find("views").append(button);
      });
    }

    function select(index) {
      const golden = index === null ? null : data.goldens[index];
      state.golden = index;
      state.step = golden && golden.step !== undefined ? golden.step : null;
      state.frame = golden && golden.frame !== undefined ? golden.frame : null;
      if (state.step !== null && state.frame === null && data.steps[state.step].isAnimation) {
        const first = data.steps[state.step].frames.findIndex((frame) => frame.distance > 0);
        state.frame = Math.max(first, 0);
      }
      mark();
      draw();
    }

    function show(view) {
      state.view = view;
      draw();
    }

    // The pictures at hand: of the frame that is looked at, else of the golden.
    function pictures() {
      const golden = data.goldens[state.golden] || {};
      const step = state.step === null ? null : data.steps[state.step];
      const frame = step && state.frame !== null ? step.frames[state.frame] : null;
      if (frame && step.isAnimation && frame.actual !== undefined) return frame;
      if (frame && frame.golden === undefined && !step.isAnimation) return null;
      return golden.pictures || {};
    }

    // Above the pictures why, below them how much and where.
    function facts(golden) {
      const above = (golden.environment || []).map((text) => ["renderer", text])
        .concat((golden.causes || []).map((text) => ["cause", text]))
        .concat(golden.reason ? [["change", golden.reason]] : []);
      if (golden.decision) above.unshift(["decision", golden.decision]);
      const below = (golden.details || []).slice(1).map((text, index) => [index ? "" : "details", text.trim()])
        .concat((golden.files || []).map((file) => [file.label, file.path]));
      const line = ([label, text]) => make("li", {}, make("b", { class: "soft" }, label),
        ["expected", "pending", "diff"].includes(label) ? name(text) : make("bdi", {}, text));
      find("facts").replaceChildren(...above.map(line));
      find("details").replaceChildren(...below.map(line));
    }

    function draw() {
      clearInterval(state.timer);
      state.timer = null;
      const golden = data.goldens[state.golden];
      find("name").replaceChildren(golden ? name(golden.path) : data.isPassing ? "Nothing differs" : "No golden is chosen");
      find("state").hidden = !golden;
      if (golden) {
        find("state").className = "state " + golden.status;
        find("state").textContent = golden.status;
      }
      facts(golden || {});
      drawFrames();
      const shown = golden ? pictures() : {};
      const both = shown && picture(shown.expected) && picture(shown.actual);
      find("toolbar").hidden = !golden || golden.text !== undefined || !shown;
      for (const button of find("views").children) {
        button.setAttribute("aria-pressed", button.dataset.view === state.view);
        button.disabled = !both;
      }
      const tuned = both && ["swipe", "onion"].includes(state.view);
      find("tuning").hidden = !tuned;
      find("blinking").hidden = !(both && state.view === "blink");
      find("amplifying").hidden = !(both && state.view === "difference");
      if (tuned) {
        find("split-label").textContent = state.view === "swipe" ? "Split" : "Opacity";
        find("split").value = state.view === "swipe" ? state.split : state.opacity;
        find("split-value").textContent = find("split").value + " %";
      }
      drawPanes(golden, shown, both);
    }

    """#
}
