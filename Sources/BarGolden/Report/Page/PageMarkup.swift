/// The page without what scripts fill in.
enum PageMarkup {
  static let golden = #"""
    <main>
    <section class="browse card" aria-label="Goldens">
    <div class="controls">
    <input type="search" id="search" aria-label="Search goldens" placeholder="Search names and reasons" autocomplete="off">
    <div class="filters" id="filters" role="group" aria-label="States that are shown"></div>
    </div>
    <ol class="list" id="list" role="listbox" tabindex="0" aria-label="Goldens, largest change first"></ol>
    <p class="found small soft" id="found" role="status"></p>
    </section>
    <section class="golden card" id="golden" aria-label="The golden">
    <div class="title"><h2 id="name"></h2><span class="state" id="state"></span></div>
    <ul class="facts small" id="facts"></ul>
    <div class="frames" id="frames">
    <div class="row small"><span id="frame-words" role="status"></span>
    <button type="button" id="frame-back" aria-label="Previous frame">‹</button>
    <button type="button" id="frame-on" aria-label="Next frame">›</button></div>
    <div class="strip" id="strip" role="img"></div>
    <input type="range" id="frame" min="0" step="1" aria-label="Frame">
    </div>
    <div class="toolbar" id="toolbar">
    <div class="group views" id="views" role="group" aria-label="View"></div>
    <div class="group" role="group" aria-label="Zoom">
    <button type="button" id="zoom-out" aria-label="Zoom out">−</button><output id="zoom" aria-label="Zoom"></output>
    <button type="button" id="zoom-in" aria-label="Zoom in">+</button>
    <button type="button" id="zoom-fit">Fit</button></div>
    <button type="button" id="ask" aria-label="Keyboard help" aria-haspopup="dialog">?</button>
    </div>
    <div class="tuning" id="tuning">
    <label for="split" id="split-label">Split</label>
    <input type="range" id="split" min="0" max="100" step="1" value="50"><output id="split-value" for="split"></output>
    </div>
    <div class="tuning" id="blinking"><button type="button" id="swap">Swap</button>
    <label><input type="checkbox" id="blink-run"> Blink twice a second</label>
    <output id="blink-words"></output></div>
    <div class="tuning" id="amplifying"><label><input type="checkbox" id="amplify"> Brighten the computed difference 16 times</label>
    </div>
    <div class="panes" id="panes"></div>
    <ul class="facts small" id="details"></ul>
    </section>
    </main>

    """#

  static let help = #"""
    <dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title">Keys</h2>
    <dl>
    <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous golden</dd>
    <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>previous and next frame of the step</dd>
    <dt><kbd>1</kbd> to <kbd>5</kbd></dt><dd>side by side, swipe, onion, blink, difference</dd>
    <dt><kbd>+</kbd> <kbd>-</kbd> <kbd>0</kbd></dt><dd>zoom in, out, fit</dd>
    <dt><kbd>/</kbd></dt><dd>search</dd>
    <dt><kbd>?</kbd></dt><dd>this help; <kbd>Esc</kbd> closes it</dd>
    </dl>
    <button type="button" id="help-close">Close</button>
    </dialog>
    <noscript><p class="notice">Pictures, filters and frames need scripts. The rest of the report is below.</p></noscript>

    """#
}
