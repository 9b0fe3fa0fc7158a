"use strict";
// Shows how values follow from each other: the options of a position one by one, and then its mex
// or its outcome. There is a view for the heaps of a rule, with their period, one for the game of
// a module, one for binary columns, and one for all positions of the heaps that the live page asks
// for. The program draws them and says what they show.

// A link holds the steps of the views. On the live page they are the fourth part, for the rule,
// and the fifth, for all positions; on other pages the link is #steps;source;step;input, where the
// input is a rule or numbers.
const isLivePage = Boolean(part("question"));
const livePlace = source => source === "rule" ? 3 : 4;

function linkedStep(source) {
  const fields = linkFields();
  if (isLivePage) return fields[livePlace(source)] || "";
  return fields[0] === "steps" && fields[1] === source ? fields[2] || "" : "";
}

function writeStep(source, step, input) {
  let fields = ["steps", source, step, ...input];
  if (isLivePage) {
    const steps = linkFields().slice(3);
    fields = [part("rule").value, part("heaps").value, part("misere").checked ? "misere" : "",
      ...steps];
    while (fields.length <= livePlace(source)) fields.push("");
    fields[livePlace(source)] = step;
  }
  writeLink(fields);
}

// Connects a section with the program. The step that it shows is a position, how many of its
// options are `shown`, where one more shows the mex as well, and `proof`, how many steps of the
// period are shown, after which no position is of interest. If `isOpen`, all values are shown.
function stepView(root) {
  const { source, module } = root.dataset;
  const get = name => root.querySelector("[data-step=" + name + "]");
  const input = isLivePage ? null : get("input");
  let step = { heap: 0, shown: 0, proof: 0, isOpen: false };
  let steps = {};
  let clock = 0;
  // The columns have no options, so that each of their steps is shown as a whole.
  const first = source === "columns" ? Infinity : 0;

  // Returns the rule or the module, the heaps or numbers, and how play ends.
  function game() {
    if (isLivePage) {
      return [part("rule").value, part("heaps").value, part("misere").checked ? "misère" : "normal"];
    }
    return module ? [module, input ? input.value : "", ""] : [input.value, "", ""];
  }

  // Shows a position with so many of its options; Infinity shows the mex as well.
  function goTo(heap, shown, proof = 0, isOpen = false) {
    const asked = ask("live_steps", [document.documentElement.lang, source, ...game(), heap, shown,
      proof || (isOpen ? "open" : ""), PROBLEMS]);
    // Where the rule's own steps have no answer, as for a sum of several rules, there are none.
    if (isLivePage && source === "rule") {
      for (const section of document.querySelectorAll("section.steps")) {
        section.hidden = Boolean(asked.error);
      }
    }
    get("view").hidden = Boolean(asked.error);
    get("refusal").textContent = asked.error || "";
    if (asked.error) return false;
    steps = asked;
    step = { heap: steps.heap, shown: Math.min(shown, steps.count + 1), proof, isOpen };
    draw();
    return true;
  }

  const isDone = () => step.shown > steps.count;

  function isAtEnd() {
    if (step.proof) return step.proof > 2 || !steps.periodic;
    return step.heap === steps.last && isDone();
  }

  function drawPlaces() {
    const field = get("position") || get("number");
    if (!steps.labels) field.max = steps.last;
    else field.replaceChildren(...steps.labels.map((label, index) => new Option(label, index)));
    field.value = steps.heap;
  }

  function draw() {
    for (const name of ["picture", "options", "set", "proof", "list"]) {
      if (get(name)) get(name).innerHTML = steps[name];
    }
    for (const name of ["options", "set", "proof"]) get(name).hidden = !steps[name];
    get("line").textContent = steps.line;
    drawPlaces();
    const isFirst = step.heap === 0 && step.shown <= first && !step.proof && !step.isOpen;
    get("start").disabled = get("back").disabled = isFirst;
    get("forward").disabled = isAtEnd();
    if (get("heap")) get("heap").disabled = step.heap === steps.last || step.proof > 0;
    if (get("all")) get("all").disabled = step.isOpen;
    dispatchEvent(new Event("resize"));
  }

  function showClock() {
    const button = get("play");
    button.textContent = clock ? button.dataset.pause : button.dataset.play;
    button.setAttribute("aria-pressed", String(Boolean(clock)));
  }

  function stop() {
    clearInterval(clock);
    clock = 0;
    showClock();
  }

  function forward() {
    if (isAtEnd()) stop();
    else if (step.proof) goTo(step.heap, step.shown, step.proof + 1);
    else if (!isDone()) goTo(step.heap, step.shown + 1, 0, step.isOpen);
    else goTo(step.heap + 1, first, 0, step.isOpen);
  }

  function back() {
    if (step.proof) goTo(step.heap, step.shown, step.proof - 1);
    else if (step.shown > first) goTo(step.heap, step.shown - 1, 0, step.isOpen);
    else if (step.heap > 0) goTo(step.heap - 1, Infinity, 0, step.isOpen);
  }

  function play() {
    if (isAtEnd() || step.isOpen) goTo(0, first);
    clock = setInterval(() => { forward(); write(); }, 700);
    showClock();
  }

  // A step is written as 5.2 for position 5 with 2 of its options, 5 for position 5 with its mex,
  // a5 for the same with all other values, and p2 for the second step of the period.
  function show(place) {
    if (/^p[1-3]$/.test(place)) {
      goTo("last", Infinity, Number(place[1]));
    } else if (place === "" && source === "heaps") {
      goTo("last", Infinity, 0, true);
    } else if (place === "" && source === "rule" && isLivePage) {
      // Heap 0, which has no move, is shown where the first heap has no steps.
      const [heap] = part("heaps").value.match(/[0-9]+/) || ["0"];
      if (!goTo(Number(heap), Infinity)) goTo(0, 0);
    } else {
      const isOpen = place[0] === "a";
      const [heap, shown] = (place || (first ? "0" : "0.0")).slice(isOpen ? 1 : 0).split(".");
      goTo(Number(heap) || 0, shown === undefined ? Infinity : Number(shown) || 0, 0, isOpen);
    }
  }

  function write() {
    let place = (step.isOpen ? "a" : "") + step.heap + (isDone() ? "" : "." + step.shown);
    if (step.proof) place = "p" + step.proof;
    writeStep(source, place, input ? [input.value] : []);
  }

  // Does what a reader asks for in place of what is being played.
  const onRequest = action => event => { stop(); action(event); write(); };
  const actions = {
    start: () => goTo(0, first),
    back,
    forward,
    heap: () => step.heap < steps.last && goTo(step.heap + 1, Infinity, 0, step.isOpen),
    period: () => goTo("last", Infinity, 1),
    all: () => goTo("last", Infinity, 0, true),
  };
  for (const [name, action] of Object.entries(actions)) {
    if (get(name)) get(name).addEventListener("click", onRequest(action));
  }
  get("play").addEventListener("click", () => { if (clock) stop(); else play(); });
  (get("position") || get("number")).addEventListener("change", onRequest(event =>
    goTo(Number(event.target.value), Infinity, 0, step.isOpen)));
  get("picture").addEventListener("click", event => {
    const cell = event.target.closest("[data-at]");
    if (!cell) return;
    const index = Number(cell.dataset.at);
    onRequest(() => goTo(index, Infinity, 0, step.isOpen || index > step.heap))(event);
  });

  // Shows the step of the link, or the first one.
  function restart() {
    stop();
    const place = linkedStep(source);
    const fields = linkFields();
    if (input && place && fields[3]) input.value = fields[3];
    show(place);
    return place;
  }
  if (input) input.addEventListener("input", () => { stop(); if (goTo(0, first)) write(); });
  return { root, restart, play };
}

const stepViews = [...document.querySelectorAll("section.steps")].map(stepView);

// Shows the views as the link says, and the page at the first of them that it names.
function readSteps() {
  const linked = stepViews.filter(view => view.restart());
  if (linked.length) linked[0].root.scrollIntoView();
}

// Shows a view on a page of the theory after its program has been loaded, and plays it unless the
// link names a step.
function openSteps(root) {
  const view = stepViews.find(view => view.root === root);
  root.querySelector("[data-load]").hidden = true;
  root.querySelector("[data-step=body]").hidden = false;
  if (view.restart()) root.scrollIntoView();
  else view.play();
}

if (isLivePage) {
  // The live page has read or written the link by then.
  const restartAll = () => setTimeout(() => stepViews.forEach(view => view.restart()));
  part("question").addEventListener("input", restartAll);
  for (const button of document.querySelectorAll("button[data-rule]")) {
    button.addEventListener("click", restartAll);
  }
  window.addEventListener("hashchange", readSteps);
  readSteps();
}
