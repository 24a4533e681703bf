extension PageScript {
  /// With `#selftest` behind its address the page presses each of its controls and writes down what happened.
  static let selftest = #"""
    async function selftest() {
      const results = [];
      const expect = (what, holds, seen) => results.push({ what, holds: Boolean(holds), seen: seen === undefined ? "" : String(seen) });
      const violations = [];
      document.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
      const type = (key, target) => (target || document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const put = (id, value, kind) => { find(id).value = value; find(id).dispatchEvent(new Event(kind || "input", { bubbles: true })); };
      // Not decode(): a browser whose time is virtual waits for loading only.
      const loaded = (node) => node.complete || new Promise((done) => ["load", "error"].forEach((event) => node.addEventListener(event, done)));
      const settle = () => Promise.all([...document.querySelectorAll(".canvas img")].map(loaded))
        .then(() => new Promise((done) => setTimeout(done, 20)));
      const canvas = () => document.querySelector(".canvas");
      const pressed = () => (find("views").querySelector("[aria-pressed=true]") || { dataset: {} }).dataset.view;
      const isPair = (golden) => golden.pictures && golden.pictures.expected !== undefined && golden.pictures.actual !== undefined;
      const tests = { list: testList, views: testViews, zoom: testZoom, frames: testFrames, texts: testTexts, help: testHelp };
      for (const [title, test] of Object.entries(tests)) {
        try { await test(); } catch (error) { expect(title + " ran to its end", false, error); }
      }
      expect("names made no elements of their own", !document.querySelector("[onerror], [onclick], [onload], body > img"));
      expect("all pictures are in the page", [...document.images].every((node) => node.src.startsWith("data:")));
      const requests = performance.getEntriesByType("resource").filter((entry) => !entry.name.startsWith("data:"));
      expect("nothing was requested", !requests.length, requests.map((entry) => entry.name));
      expect("nothing broke the security policy", !violations.length, violations);
      expect("nothing is wider than the page", document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollWidth + " of " + innerWidth);
      const good = results.filter((result) => result.holds).length;
      const lines = results.map((result) => (result.holds ? "pass: " : "FAIL: ") + result.what + (result.seen ? " (" + result.seen + ")" : ""));
      document.body.append(make("pre", { id: "selftest" }, [...lines, "selftest: " + good + " of " + results.length].join("\n")));

      function only(test) {
        const index = data.goldens.findIndex(test);
        if (index >= 0) select(index);
        return index >= 0;
      }

      function testList() {
        const all = state.shown.length;
        for (const button of [...find("filters").children]) {
          const before = button.getAttribute("aria-pressed");
          button.click();
          expect("filter " + button.dataset.status + " turns", button.getAttribute("aria-pressed") !== before);
          const rows = [...find("list").children].filter((item) => item.querySelector(".state." + button.dataset.status)).length;
          expect("filter " + button.dataset.status + " decides what is listed", (rows > 0) === (before === "false") || state.shown.length === mostRows, rows);
          button.click();
        }
        expect("filters return to where they were", state.shown.length === all, state.shown.length);
        if (!all) return;
        const path = data.goldens[state.shown[all - 1]].path;
        put("search", path.toUpperCase());
        expect("search finds a golden by its name", state.shown.length >= 1 && state.shown.every((index) => data.goldens[index].path.toLowerCase().includes(path.toLowerCase())), state.shown.length);
        put("search", "\u0001nothing");
        expect("search finds nothing for other words", !state.shown.length && !find("list").children.length);
        put("search", "");
        expect("an empty search shows all", state.shown.length === all);
        select(state.shown[0]);
        type("j");
        expect("j goes to the next golden", state.golden === state.shown[Math.min(1, all - 1)], state.golden);
        type("k");
        expect("k goes back", state.golden === state.shown[0], state.golden);
        type("k");
        expect("k stops at the first", state.golden === state.shown[0]);
        type("ArrowDown", find("list"));
        expect("the list's arrow goes down", state.golden === state.shown[Math.min(1, all - 1)]);
        find("list").lastElementChild.click();
        expect("a click chooses a golden", state.golden === state.shown[all - 1]);
        expect("the chosen golden is marked", document.querySelectorAll("[aria-selected=true]").length === 1);
        type("/");
        expect("/ goes to the search", document.activeElement === find("search"));
        type("j", find("search"));
        expect("letters in the search are no commands", state.golden === state.shown[all - 1]);
        find("search").blur();
      }

      async function testViews() {
        if (!only(isPair)) return;
        const counts = { side: 1, swipe: 2, onion: 2, blink: 2, difference: 2 };
        for (let round = 0; round < 2; round++) {
          for (const [index, [view, title]] of views.entries()) {
            round ? type(String(index + 1)) : find("views").children[index].click();
            await settle();
            const images = [...document.querySelectorAll(".canvas img")];
            const layers = Math.max(...[...document.querySelectorAll(".canvas")].map((node) => node.children.length));
            expect(title + (round ? " by key " + (index + 1) : " by button"), pressed() === view && layers === counts[view] && images.length >= 2 && images.every((node) => node.naturalWidth > 0), images.map((node) => node.naturalWidth + "×" + node.naturalHeight).join(" "));
          }
        }
        show("swipe");
        put("split", 30);
        expect("the slider moves the split", getComputedStyle(canvas().children[1]).clipPath.includes("30%"), getComputedStyle(canvas().children[1]).clipPath);
        await settle();
        const box = canvas().getBoundingClientRect();
        canvas().dispatchEvent(new PointerEvent("pointerdown", { clientX: box.left + box.width * 0.8, clientY: box.top + 1, bubbles: true }));
        expect("a drag moves the split", find("split").value === "80", find("split").value);
        show("onion");
        put("split", 25);
        expect("the slider sets the opacity", getComputedStyle(canvas().children[1]).opacity === "0.25", getComputedStyle(canvas().children[1]).opacity);
        show("swipe");
        expect("each view keeps its own slider", find("split").value === "80");
        find("blink-run").checked = false;
        show("blink");
        const before = getComputedStyle(canvas().children[1]).visibility;
        find("swap").click();
        expect("swap shows the other picture", getComputedStyle(canvas().children[1]).visibility !== before, find("blink-words").textContent);
        find("blink-run").click();
        const words = find("blink-words").textContent;
        await new Promise((done) => setTimeout(done, 620));
        expect("blinking swaps by itself", find("blink-words").textContent !== words);
        find("blink-run").click();
        show("difference");
        const computed = document.querySelector(".canvas.computed");
        expect("the difference is computed by blending", getComputedStyle(computed.children[1]).mixBlendMode === "difference");
        find("amplify").click();
        expect("the difference can be brightened", getComputedStyle(computed).filter.includes("16"), getComputedStyle(computed).filter);
        find("amplify").click();
        show("side");
      }

      async function testZoom() {
        if (!only((golden) => golden.pictures && golden.pictures.actual !== undefined)) return;
        await settle();
        find("zoom-fit").click();
        expect("fit shows the whole picture", canvas().clientWidth <= canvas().parentNode.clientWidth + 1);
        find("zoom-in").click();
        const zoomed = state.zoom;
        expect("zoom in enlarges", zoomed > 0 && find("zoom").textContent === zoomed * 100 + " %", find("zoom").textContent);
        type("+");
        expect("+ enlarges", state.zoom > zoomed, state.zoom);
        type("-");
        expect("- shrinks", state.zoom === zoomed, state.zoom);
        for (let times = 0; times < 12; times++) type("+");
        const node = document.querySelector(".canvas img");
        expect("zoom ends at 3200 % and shows pixels", state.zoom === 32 && getComputedStyle(node).imageRendering === "pixelated", getComputedStyle(node).imageRendering);
        find("zoom-out").click();
        expect("zoom out shrinks", state.zoom === 16);
        type("0");
        expect("0 fits", state.zoom === null && find("zoom-fit").getAttribute("aria-pressed") === "true");
      }

      async function testFrames() {
        const number = data.steps.findIndex((step) => step.frames.length > 1);
        if (number < 0) return;
        visit(number);
        const count = data.steps[number].frames.length;
        expect("a step shows its frames", !find("frames").hidden && find("strip").children.length === count, find("strip").children.length);
        expect("the first frame that differs is shown", data.steps[number].frames[state.frame].distance > 0, state.frame);
        put("frame", count - 1);
        expect("the slider goes to the last frame", state.frame === count - 1 && find("strip").lastElementChild.classList.contains("now"));
        type("ArrowRight");
        expect("→ stops at the last frame", state.frame === count - 1);
        type("ArrowLeft");
        expect("← goes back a frame", state.frame === count - 2, state.frame);
        find("frame-on").click();
        find("frame-back").click();
        expect("the buttons go on and back", state.frame === count - 2);
        find("strip").children[0].click();
        expect("a click on the strip jumps", state.frame === 0 && find("frame").value === "0");
        const heat = [...find("strip").children].map((cell) => Number(cell.style.getPropertyValue("--share")));
        expect("frames that differ are hot and others are not", data.steps[number].frames.every((frame, index) => (frame.distance > 0) === (heat[index] > 0)));
        const same = data.steps[number].frames.findIndex((frame) => frame.status === "same" && frame.golden === undefined && frame.actual === undefined);
        if (same >= 0) {
          seek(same);
          expect("a frame that is the same says so", find("state").textContent === "same" && document.querySelector(".blank"));
        }
        const button = find("run").querySelector(".plain button");
        if (button) {
          button.click();
          expect("a step in the run's list opens", state.step !== null);
        }
      }

      function testTexts() {
        if (!only((golden) => golden.text !== undefined)) return;
        const lines = [...document.querySelectorAll(".diff span")];
        expect("a text shows what was added and removed", lines.some((line) => line.className === "added" || line.className === "removed"), lines.length);
        expect("a text has no picture views", find("toolbar").hidden);
      }

      function testHelp() {
        type("?");
        expect("? opens the help", find("help").open);
        type("j");
        expect("keys rest while the help is open", find("help").open);
        find("help-close").click();
        expect("the help closes", !find("help").open);
        select(state.shown.length ? state.shown[0] : null);
        if (find("toolbar").hidden) return;
        find("ask").click();
        expect("the button opens the help", find("help").open);
        find("help").close();
      }
    }

    """#
}
