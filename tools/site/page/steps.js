// Shows the steps to each value: the options of a heap one by one, their mex, and the period.
// `shown` counts the options that are shown; one more shows the mex as well. `proof` counts the
// steps of the period that are shown, after which no heap is of interest.
let step = { heap: 0, shown: 0, proof: 0 };
let steps = {};
let clock = 0;

function askSteps() {
  const wanted = step.proof ? "period" : "";
  const asked = ask("live_steps", [document.documentElement.lang, part("rule").value,
    String(step.heap), wanted, PROBLEMS]);
  part("steps").hidden = Boolean(asked.error);
  if (!asked.error) steps = asked;
  return !asked.error;
}

function tag(name, text, kind) {
  const made = document.createElement(name);
  made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

function tableCell(heap, value, kind) {
  const cell = tag("span", "", ("cell " + kind).trim());
  cell.append(tag("small", String(heap)), tag("b", String(value)));
  cell.setAttribute("role", "img");
  cell.setAttribute("aria-label", STEP_TEXTS.cell(heap, value));
  return cell;
}

// Returns the classes of a cell while the period is shown.
function periodClass(heap) {
  const period = steps.period;
  if (!period) return "";
  const inFirst = heap >= period.start && heap < period.start + period.length;
  const isCompared = heap >= period.first && heap <= period.last + period.length;
  return (inFirst ? "framed" : "") + (step.proof > 1 && isCompared ? " lit" : "");
}

function drawTable(isDone) {
  const option = steps.options[step.shown - 1];
  const left = !step.proof && !isDone && option ? option.left : [];
  const cells = steps.values.map((value, heap) => tableCell(heap, value,
    step.proof ? periodClass(heap) : left.includes(heap) ? "lit" : ""));
  const value = isDone || step.proof ? steps.mex : "?";
  cells.push(tableCell(steps.heap, value, step.proof ? periodClass(steps.heap) : "current"));
  part("grown").replaceChildren(...cells);
}

// Draws the numbers from 0 on: those in the set are full, and the least that is missing is framed.
function drawSet(isDone) {
  const values = new Set(steps.options.slice(0, step.shown).map(option => option.value));
  const boxes = [];
  for (let number = 0; number <= Math.max(steps.mex, ...values); number++) {
    const isMex = isDone && number === steps.mex;
    const kind = (values.has(number) ? "lit " : "") + (isMex ? "framed" : "");
    const box = tag("span", String(number), "cell " + kind);
    if (isMex) box.title = STEP_TEXTS.missing;
    boxes.push(box);
  }
  part("step-mex").replaceChildren(...boxes);
}

function drawSteps() {
  const count = steps.options.length;
  const isDone = step.shown > count;
  drawTable(isDone);
  drawSet(isDone);
  let line = step.shown ? STEP_TEXTS.heap(steps.heap, step.shown, count)
    : STEP_TEXTS.begin(steps.heap, count);
  if (isDone) line = count ? STEP_TEXTS.value(steps.heap, steps.why) : STEP_TEXTS.empty(steps.heap);
  if (step.proof) line = steps.period ? "" : STEP_TEXTS.noPeriod;
  part("step-line").textContent = line;
  part("step-options").replaceChildren(...steps.options.slice(0, step.shown).map(option =>
    tag("li", (option.name || STEP_TEXTS.nothing) + " → " + option.sum)));
  const proof = steps.period ? steps.period.steps.slice(0, step.proof) : [];
  part("step-proof").replaceChildren(...proof.map(text => tag("li", text)));
  for (const id of ["step-options", "step-mex"]) part(id).hidden = step.proof > 0;
  part("step-proof").hidden = !proof.length;
  part("step-number").value = step.heap;
  part("step-number").max = steps.last;
  const isFirst = step.heap === 0 && step.shown === 0 && !step.proof;
  part("step-start").disabled = part("step-back").disabled = isFirst;
  const isLast = step.heap === steps.last && isDone && !step.proof;
  part("step-forward").disabled = isLast || step.proof > 2 || (step.proof > 0 && !steps.period);
  part("step-heap").disabled = step.heap === steps.last || step.proof > 0;
}

// Shows a heap with so many of its options; Infinity shows the mex as well.
function goTo(heap, shown, proof = 0) {
  const before = step;
  step = { heap, shown, proof };
  if (!askSteps()) { step = before; return; }
  step.shown = Math.min(shown, steps.options.length + 1);
  drawSteps();
}

function stop() {
  clearInterval(clock);
  clock = 0;
  part("step-play").textContent = STEP_TEXTS.play;
  part("step-play").setAttribute("aria-pressed", "false");
}

function forward() {
  if (step.proof > 2) {
    stop();
  } else if (step.proof) {
    goTo(step.heap, step.shown, step.proof + 1);
  } else if (step.shown <= steps.options.length) {
    goTo(step.heap, step.shown + 1);
  } else if (step.heap < steps.last) {
    goTo(step.heap + 1, 0);
  } else {
    stop();
  }
}

function back() {
  if (step.proof) goTo(step.heap, step.shown, step.proof - 1);
  else if (step.shown > 0) goTo(step.heap, step.shown - 1);
  else if (step.heap > 0) goTo(step.heap - 1, Infinity);
}

function playOrPause() {
  if (clock) { stop(); return; }
  clock = setInterval(() => { forward(); writeStep(); }, 700);
  part("step-play").textContent = STEP_TEXTS.pause;
  part("step-play").setAttribute("aria-pressed", "true");
}

// A link holds a step as the fourth part of the live page's own: `5.2` is heap 5 with 2 of its
// options, `5` is heap 5 with its mex, and `p2` is the second step of the period.
function readStep() {
  const linked = location.hash.slice(1).split(";")[3];
  const place = linked || "0.0";
  stop();
  if (linked) part("steps").scrollIntoView();
  if (/^p[1-3]$/.test(place)) {
    goTo(0, 0);
    goTo(steps.last || 0, Infinity, Number(place[1]));
    return;
  }
  const [heap, shown] = place.split(".");
  goTo(Number(heap) || 0, shown === undefined ? Infinity : Number(shown) || 0);
}

function writeStep() {
  const isDone = step.shown > steps.options.length;
  let place = step.heap + (isDone ? "" : "." + step.shown);
  if (step.proof) place = "p" + step.proof;
  const fields = [part("rule").value, part("heaps").value, part("misere").checked ? "misere" : ""];
  const link = [...fields.map(encodeURIComponent), place].join(";");
  // Some browsers forbid this for pages opened from files.
  try { history.replaceState(null, "", "#" + link); } catch { }
}

const actions = {
  "step-start": () => goTo(0, 0),
  "step-back": back,
  "step-forward": forward,
  "step-heap": () => step.heap < steps.last && goTo(step.heap + 1, Infinity),
  "step-period": () => goTo(steps.last, Infinity, 1),
};
for (const [id, action] of Object.entries(actions)) {
  part(id).addEventListener("click", () => { stop(); action(); writeStep(); });
}
part("step-play").addEventListener("click", playOrPause);
part("step-number").addEventListener("change", () => {
  stop();
  goTo(Number(part("step-number").value), Infinity);
  writeStep();
});
function restart() { stop(); goTo(0, 0); }
part("rule").addEventListener("input", () => setTimeout(restart));
for (const button of document.querySelectorAll("button[data-rule]")) {
  button.addEventListener("click", restart);
}
window.addEventListener("hashchange", readStep);
readStep();
