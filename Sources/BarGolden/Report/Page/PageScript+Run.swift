extension PageScript {
  /// What concerns the whole run, below the goldens.
  static let run = #"""
    function section(title, wide, ...children) {
      find("run").append(make("section", { class: wide ? "card wide" : "card" }, make("h3", {}, title), ...children));
    }

    function buildRun() {
      if (data.causes.length) {
        const rows = data.causes.map((cause) => make("tr", {}, make("td", {}, make("bdi", {}, cause.words)),
          make("td", { class: "number" }, String(cause.goldens)),
          make("td", {}, make("code", { class: "command" }, cause.command))));
        const head = ["Cause", "Goldens", "Accept with"].map((title) => make("th", { scope: "col" }, title));
        section("Causes", true, make("div", { class: "scroller" },
          make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows))));
      }
      const steps = data.steps.map((step, index) => [step, index]).filter(([step]) => step.words);
      if (steps.length) {
        section("Steps", steps.some(([step]) => step.strip !== undefined), make("ul", { class: "plain small" }, ...steps.map(([step, index]) => {
          const button = make("button", { type: "button" }, name(step.path), " " + step.words);
          button.addEventListener("click", () => visit(index));
          const strip = picture(step.strip);
          return make("li", {}, button, ...(strip ? [make("div", { class: "stage film", tabindex: "0", role: "group", "aria-label": "Film strip" },
            make("img", { src: strip, alt: "Film strip of " + step.path }))] : []));
        })));
      }
      plain("Expectations that do not hold", data.expectations);
      plain("Orphans: no scene makes these goldens", data.orphans);
      plain("Tolerated", data.tolerated);
      plain("Without pictures here, for want of room", data.omitted);
      if (!data.facts.length) return;
      const facts = data.facts.map((line) => make("li", {}, make("bdi", {}, line)));
      find("run").append(make("details", { class: "card wide" }, make("summary", {}, "Rendered with"),
        make("ul", { class: "plain small columns" }, ...facts)));
    }

    function plain(title, lines) {
      if (!lines.length) return;
      section(title, false, make("ul", { class: "plain small" }, ...lines.map((line) => make("li", {}, make("bdi", {}, line)))));
    }

    function visit(index) {
      const frames = data.steps[index].frames;
      const first = frames.findIndex((frame) => frame.distance > 0);
      const golden = first < 0 ? undefined : frames[first].golden;
      if (golden !== undefined) select(golden);
      else select(data.goldens.findIndex((golden) => golden.step === index));
      find("golden").scrollIntoView({ block: "start" });
    }

    """#
}
