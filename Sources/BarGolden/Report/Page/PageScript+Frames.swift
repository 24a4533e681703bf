extension PageScript {
  /// The frames of a step and how far each is from its golden.
  static let frames = #"""
    function drawFrames() {
      const step = state.step === null ? null : data.steps[state.step];
      find("frames").hidden = !step || step.frames.length < 2;
      if (!step) return;
      const count = step.frames.length, most = Math.max(...step.frames.map((frame) => frame.distance));
      const cells = step.frames.map((frame, index) => {
        const cell = make("i", { title: "frame " + index });
        // The smallest difference is still seen.
        const share = frame.distance > 0 ? 0.25 + 0.75 * Math.sqrt(frame.distance / most) : 0;
        cell.style.setProperty("--share", share.toFixed(3));
        cell.classList.toggle("skipped", frame.status === "skipped" || (frame.status === undefined && !(frame.distance > 0)));
        cell.classList.toggle("now", index === state.frame);
        cell.addEventListener("click", () => seek(index));
        return cell;
      });
      find("strip").replaceChildren(...cells);
      const differ = step.frames.filter((frame) => frame.distance > 0).length;
      find("strip").setAttribute("aria-label", differ + " of " + count + " frames differ");
      find("frame").max = count - 1;
      find("frame").value = state.frame === null ? 0 : state.frame;
      const now = state.frame === null ? count + " frames" : "frame " + state.frame + " of " + count;
      find("frame-words").replaceChildren(make("b", {}, now), " ", name(step.path), make("bdi", { class: "soft note" }, step.words));
      find("frame-back").disabled = state.frame !== null && state.frame <= 0;
      find("frame-on").disabled = state.frame !== null && state.frame >= count - 1;
    }

    function seek(index) {
      const step = state.step === null ? null : data.steps[state.step];
      if (!step || step.frames.length < 2) return;
      state.frame = Math.min(Math.max(index, 0), step.frames.length - 1);
      const golden = step.frames[state.frame].golden;
      if (golden !== undefined) state.golden = golden;
      mark();
      draw();
      if (!pictures()) {
        facts({});
        find("name").replaceChildren(name(step.path), " frame " + state.frame);
        const status = step.frames[state.frame].status || "not compared";
        find("state").className = "state " + status;
        find("state").textContent = status;
      }
    }

    const stepBy = (by) => seek(state.frame === null ? 0 : state.frame + by);

    """#
}
