// Shows how values follow from each other: the options of a position one by one, and then its mex
// or its outcome. There is a view for the heaps of a rule, with their period, one for the game of
// a module, and one for all positions of the heaps that the live page asks for.

function tag(name, text, kind) {
  const element = document.createElement(name);
  element.textContent = text;
  if (kind) element.className = kind.trim();
  return element;
}

// A link holds the steps of the views. On the live page they are the fourth part, for the rule,
// and the fifth, for all positions; on other pages the link is #steps;source;step;input, where the
// input is a rule or numbers.
const isLivePage = Boolean(part("question"));
const linkFields = () => location.hash.slice(1).split(";").map(field => {
  try { return decodeURIComponent(field); } catch { return field; }
});
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
  const link = fields.map(encodeURIComponent).join(";");
  // Some browsers forbid this for pages opened from files.
  try { history.replaceState(null, "", "#" + link); } catch { }
}

// Connects a section with the program. The step that it shows is a position, how many of its
// options are `shown`, where one more shows the mex as well, and `proof`, how many steps of the
// period are shown, after which no position is of interest. If `isOpen`, all values are shown.
function stepView(root) {
  const { source, module } = root.dataset;
  const get = name => root.querySelector("[data-step=" + name + "]");
  const input = isLivePage ? null : get("input");
  const rule = () => isLivePage ? part("rule").value : input.value;
  let step = { heap: 0, shown: 0, proof: 0, isOpen: false };
  let steps = {};
  let clock = 0;
  // The columns have no options, so that each of their steps is shown as a whole.
  const first = source === "columns" ? Infinity : 0;

  function question(index) {
    const language = document.documentElement.lang;
    if (source === "rule") {
      const wanted = step.proof ? "period" : "";
      return ["live_steps", [language, rule(), String(index), wanted, PROBLEMS]];
    }
    if (source === "columns") {
      return ["live_columns", [language, module, input.value, String(index)]];
    }
    if (source === "module") {
      return ["live_walk", [language, "module", module, "", "", String(index), PROBLEMS]];
    }
    const ending = part("misere").checked ? "misère" : "normal";
    return ["live_walk",
      [language, "heaps", rule(), part("heaps").value, ending, String(index), PROBLEMS]];
  }

  function askSteps(index) {
    const asked = ask(...question(index));
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
    step.heap = steps.heap;
    return true;
  }

  const isDone = () => step.shown > steps.options.length;
  const name = index => steps.labels ? steps.labels[index] : STEP_TEXTS.heap(index);
  const isKnown = index => step.isOpen || index < step.heap || (index === step.heap && isDone());
  const valueOf = index => index === steps.heap ? steps.mex : steps.values[index];
  const markOf = index => {
    if (step.proof) return String(valueOf(index));
    if (!isKnown(index)) return "";
    return steps.marks ? steps.marks[index] : String(valueOf(index));
  };

  // Returns the classes of a position: what is known of it, and whether the step is about it.
  function kindOf(index) {
    if (step.proof) return periodClass(index);
    const option = steps.options[step.shown - 1];
    const lit = isDone() ? steps.options.flatMap(option => option.left) : option ? option.left : [];
    const isLit = lit.includes(index) && (steps.labels || !isDone());
    return [index === steps.heap ? "current" : "", isLit ? "lit" : "",
      isKnown(index) && valueOf(index) === 0 ? "lost" : ""].join(" ").trim();
  }

  function periodClass(heap) {
    const period = steps.period;
    if (!period) return "";
    const inFirst = heap >= period.start && heap < period.start + period.length;
    const isCompared = heap >= period.first && heap <= period.last + period.length;
    return (inFirst ? "framed" : "") + (step.proof > 1 && isCompared ? " lit" : "");
  }

  function describe(element, index) {
    const mark = markOf(index) || STEP_TEXTS.unknown;
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", steps.labels ? STEP_TEXTS.cell(name(index), mark)
      : STEP_TEXTS.heapCell(index, mark));
    // A position whose value is known can be looked at.
    if (!steps.labels) return element;
    element.classList.add("known");
    element.addEventListener("click", () => {
      stop();
      goTo(index, Infinity, 0, step.isOpen || index > step.heap);
      write();
    });
    return element;
  }

  function cell(index) {
    const cell = tag("span", "", "cell " + kindOf(index));
    const mark = markOf(index) || (index === steps.heap ? "?" : "\u00a0");
    cell.append(tag("small", steps.labels ? steps.labels[index] : String(index)), tag("b", mark));
    return describe(cell, index);
  }

  function table() {
    const places = new Map(steps.cells.map((cell, index) => [cell.join(), index]));
    const [rows, columns] = [0, 1].map(side =>
      [...new Set(steps.cells.map(cell => cell[side]))].sort((a, b) => a - b));
    const head = tag("tr", "");
    head.append(tag("td", ""), ...columns.map(column => tag("th", String(column))));
    const lines = rows.map(row => {
      const line = tag("tr", "");
      line.append(tag("th", String(row)), ...columns.map(column => {
        const index = places.get([row, column].join());
        if (index === undefined) return tag("td", "");
        const mark = markOf(index) || (index === steps.heap ? "?" : "");
        const field = tag("td", "", "field " + kindOf(index));
        field.append(describe(tag("span", mark), index));
        return field;
      }));
      return line;
    });
    const table = tag("table", "", "grown-table");
    table.append(head, ...lines);
    return table;
  }

  function graph() {
    const { width, height, box, places, widths, edges } = steps.drawing;
    const svg = shape("svg", { width, height, viewBox: [0, 0, width, height].join(" "),
      class: "positions", role: "group", "aria-label":
        STEP_TEXTS.picture(steps.labels.length, name(steps.last)) });
    const isCurrent = ([tail]) => tail === steps.heap;
    const option = steps.options[step.shown - 1];
    const isShown = head => isDone() ||
      steps.options.slice(0, step.shown).some(option => option.left.includes(head));
    const draw = edge => {
      const [tail, head] = edge;
      const [x, y] = [places[tail][0], places[tail][1] + box];
      const [toX, toY] = places[head];
      const bend = (toY - y) / 2;
      const isWinning = isKnown(tail) && valueOf(head) === 0;
      const isLit = !isDone() && option && isCurrent(edge) && option.left.includes(head);
      const isOwn = isCurrent(edge) && isShown(head);
      const kind = (isWinning ? "won " : "") + (isOwn ? "own " : "") + (isLit ? "lit" : "");
      return shape("path", { class: kind.trim(),
        d: `M${x} ${y}C${x} ${y + bend} ${toX} ${toY - bend} ${toX} ${toY}` });
    };
    // Those of the position that the step is about lie above the others.
    svg.append(...edges.filter(edge => !isCurrent(edge)).map(draw),
      ...edges.filter(isCurrent).map(draw));
    places.forEach(([x, y], index) => {
      const node = shape("g", { class: ("node " + kindOf(index)).trim() });
      node.append(
        shape("rect", { x: x - widths[index] / 2, y, width: widths[index], height: box, rx: 6 }),
        shape("text", { x, y: y + 15, class: "label" }, steps.labels[index]),
        shape("text", { x, y: y + 33, class: "mark" },
          markOf(index) || (index === steps.heap ? "?" : "")));
      svg.append(describe(node, index));
    });
    const scroll = tag("div", "", "scroll");
    scroll.append(svg);
    return scroll;
  }

  // Draws the numbers in binary, and below them what their columns give.
  function columns() {
    const isAbout = place => steps.sums.length - 1 - place === steps.column;
    const digits = (tagName, texts, counts) => [...texts].map((text, place) =>
      tag(tagName, text, "field " + (isAbout(place) ? "lit " : "") +
        (text === "1" && counts ? "one" : "")));
    const table = tag("table", "", "grown-table columns");
    const powers = steps.sums.map((_, place, sums) =>
      tag("th", String(2 ** (sums.length - 1 - place))));
    const head = tag("tr", "");
    head.append(tag("td", ""), ...powers);
    const lines = steps.rows.map(row => {
      const line = tag("tr", "", (row.counts ? "" : "off ") + (row.changed ? "changed" : ""));
      line.append(tag("th", String(row.value)), ...digits("td", row.bits, row.counts));
      return line;
    });
    const sum = tag("tr", "", "sum");
    sum.append(tag("th", STEP_TEXTS.sum), ...digits("td", steps.sums, false));
    table.append(head, ...lines, sum);
    return table;
  }

  function drawPositions() {
    const kind = { table, graph, columns }[steps.layout];
    const isRow = !steps.layout || steps.layout === "row";
    const count = steps.labels ? steps.labels.length : steps.heap + 1;
    const cells = isRow ? Array.from({ length: count }, (_, index) => cell(index)) : [kind()];
    // What was scrolled to stays in view.
    const before = get("grown").querySelector(".scroll");
    const left = before ? before.scrollLeft : 0;
    get("grown").classList.toggle("cells", isRow);
    get("grown").replaceChildren(...cells);
    const after = get("grown").querySelector(".scroll");
    if (after) {
      after.scrollLeft = left;
      if (after.scrollWidth > after.clientWidth) after.tabIndex = 0;
    }
  }

  // Draws the numbers from 0 on: those in the set are full, and the least that is missing is
  // framed.
  function drawSet() {
    const values = new Set(steps.options.slice(0, step.shown).flatMap(option => option.adds));
    const boxes = [];
    for (let number = 0; number <= Math.max(steps.mex, ...values); number++) {
      const isMex = isDone() && number === steps.mex;
      const box = tag("span", String(number),
        "cell " + (values.has(number) ? "lit " : "") + (isMex ? "framed" : ""));
      if (isMex) box.title = STEP_TEXTS.missing;
      boxes.push(box);
    }
    get("mex").replaceChildren(...boxes);
  }

  function drawLine() {
    const count = steps.options.length;
    let line = step.shown ? STEP_TEXTS.option(name(steps.heap), step.shown, count)
      : STEP_TEXTS.begin(name(steps.heap), count);
    if (isDone()) {
      const isEmpty = !count && !steps.labels;
      line = STEP_TEXTS.value(name(steps.heap), isEmpty ? STEP_TEXTS.empty : steps.why);
    }
    if (step.proof) line = steps.period ? "" : STEP_TEXTS.noPeriod;
    get("line").textContent = line;
  }

  function drawList() {
    const list = get("list");
    if (!list) return;
    const options = steps.labels.map((_, index) => steps.drawing.edges
      .filter(([tail]) => tail === index).map(([, head]) =>
        steps.labels[head] + (isKnown(index) && valueOf(head) === 0
          ? " (" + STEP_TEXTS.winning + ")" : "")));
    list.replaceChildren(...steps.labels.map((label, index) => tag("li", STEP_TEXTS.listed(label,
      markOf(index) || STEP_TEXTS.unknown, options[index].join(", ")))).reverse());
  }

  function drawPlaces() {
    const select = get("position");
    if (select && select.options.length !== steps.labels.length) {
      select.replaceChildren(...steps.labels.map((label, index) => {
        const option = tag("option", label);
        option.value = index;
        return option;
      }));
    }
    const field = select || get("number");
    if (!select) field.max = steps.last;
    else steps.labels.forEach((label, index) => { select.options[index].textContent = label; });
    field.value = steps.heap;
  }

  function draw() {
    drawPositions();
    drawSet();
    drawLine();
    drawPlaces();
    drawList();
    get("options").replaceChildren(...steps.options.slice(0, step.shown).map(option => {
      const wins = steps.labels && isDone() && option.adds.includes(0);
      return tag("li", (option.name || STEP_TEXTS.nothing) + " → " + option.sum +
        (wins ? " (" + STEP_TEXTS.winning + ")" : ""), wins ? "wins" : "");
    }));
    const proof = steps.period ? steps.period.steps.slice(0, step.proof) : [];
    get("proof").replaceChildren(...proof.map(text => tag("li", text)));
    get("options").hidden = step.proof > 0;
    get("mex").hidden = step.proof > 0 || Boolean(steps.outcomes);
    get("proof").hidden = !proof.length;
    const isFirst = step.heap === 0 && step.shown <= first && !step.proof && !step.isOpen;
    get("start").disabled = get("back").disabled = isFirst;
    get("forward").disabled = isAtEnd();
    if (get("heap")) get("heap").disabled = step.heap === steps.last || step.proof > 0;
    if (get("all")) get("all").disabled = step.isOpen;
  }

  function isAtEnd() {
    if (step.proof) return step.proof > 2 || !steps.period;
    return step.heap === steps.last && isDone();
  }

  // Shows a position with so many of its options; Infinity shows the mex as well.
  function goTo(heap, shown, proof = 0, isOpen = false) {
    const before = step;
    step = { heap, shown, proof, isOpen };
    if (!askSteps(heap)) { step = before; return false; }
    step.shown = Math.min(shown, steps.options.length + 1);
    draw();
    return true;
  }

  function stop() {
    clearInterval(clock);
    clock = 0;
    get("play").textContent = STEP_TEXTS.play;
    get("play").setAttribute("aria-pressed", "false");
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
    get("play").textContent = STEP_TEXTS.pause;
    get("play").setAttribute("aria-pressed", "true");
  }

  // A step is written as 5.2 for position 5 with 2 of its options, 5 for position 5 with its mex,
  // a5 for the same with all other values, and p2 for the second step of the period.
  function show(place) {
    if (/^p[1-3]$/.test(place)) {
      goTo(0, 0);
      goTo(steps.last || 0, Infinity, Number(place[1]));
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

  const actions = {
    start: () => goTo(0, first),
    back,
    forward,
    heap: () => step.heap < steps.last && goTo(step.heap + 1, Infinity, 0, step.isOpen),
    period: () => goTo(steps.last, Infinity, 1),
    all: () => goTo("last" in steps ? steps.last : 0, Infinity, 0, true),
  };
  for (const [name, action] of Object.entries(actions)) {
    if (get(name)) get(name).addEventListener("click", () => { stop(); action(); write(); });
  }
  get("play").addEventListener("click", () => { if (clock) stop(); else play(); });
  const field = get("position") || get("number");
  field.addEventListener("change", () => {
    stop();
    goTo(Number(field.value), Infinity, 0, step.isOpen);
    write();
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
