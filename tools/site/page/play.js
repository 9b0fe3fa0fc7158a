// Draws a game and listens; the program knows the rules, the values and the winning moves.

// The game that is played: what the fields said when it began, the moves, and how many are shown.
let game = { rule: part("rule").defaultValue, start: part("start").defaultValue,
  ending: part("misere").defaultChecked ? "misère" : "normal", opponent: "perfect",
  side: part("side").querySelector("[selected]")?.value || "first", moves: [], shown: 0 };
let answer = {};
// The stones that the reader has selected in a rule that splits heaps.
let selection = null;
// The places of the board at which the reader has pointed, of those that make a move.
let picked = [];
let isHintShown = false;
let timer = 0;

// A rule stands before the letter of its heap, which then needs no noun.
const heapName = letter => letter.length > 2 ? letter : fillIn(TEXTS.heap, { letter });

const moveKey = (heap, parts) =>
  heap + ":" + parts.filter(part => part > 0).sort((a, b) => a - b).join("+");
const isAtEnd = () => game.shown === game.moves.length;
const isReadersTurn = () => isAtEnd() && answer.reader && !answer.winner;
const isProjected = () => document.documentElement.classList.contains("projector");

function play(code) {
  if (!isAtEnd()) return;
  game.moves.push(code);
  view(game.shown + 1);
}

// Makes a cell of the board: a button that the arrow keys reach.
function cell(x, y, label, kind, action) {
  return element("button", { type: "button", class: kind, "aria-label": label, "data-x": x,
    "data-y": y, tabindex: -1, "aria-disabled": !action && "true", click: action });
}

function aim(row, from) {
  for (const stone of row.querySelectorAll(".stone:not(.gone)")) {
    stone.classList.toggle("aim", from !== null && Number(stone.dataset.x) >= from);
  }
}

function select(heap, stone) {
  if (isSelected(heap, stone)) {
    selection = null;
  } else if (selection && selection.heap === heap) {
    // The last stone of a longer stretch.
    selection.from = Math.min(selection.from, stone);
    selection.to = Math.max(selection.to, stone);
  } else {
    selection = { heap, from: stone, to: stone };
  }
  draw();
}

const isSelected = (heap, stone) => selection !== null && selection.heap === heap &&
  stone >= selection.from && stone <= selection.to;

// Returns what the selection leaves of its heap, from left to right.
function selectedParts() {
  const { heap, from, to } = selection;
  return [from, answer.board.heaps[heap].stones - 1 - to];
}

// Sends a move that leaves these parts from left to right; a part of 0 says which end is taken.
function leave(heap, parts) {
  if (parts.every(part => part === 0)) parts = [0];
  play([answer.board.heaps[heap].letter, "to", ...parts].join("_"));
}

const isSame = (one, other) => one[0] === other[0] && one[1] === other[1];
const isPicked = spot => picked.some(other => isSame(other, spot));

// Returns whether a move may be meant by places that were pointed at. Of the two places of a token
// the first is where it stands, which may be left out.
function isMeant(move, spots) {
  if (!answer.board.tokens || move.spots.length < 2) {
    return spots.every(spot => move.spots.some(other => isSame(other, spot)));
  }
  if (spots.length === 2) return spots.every((spot, place) => isSame(spot, move.spots[place]));
  const stands = answer.moves.some(other => isSame(other.spots[0], spots[0]));
  return isSame(spots[0], move.spots[stands ? 0 : 1]);
}

const movesOf = spots => answer.moves.filter(move => isMeant(move, spots));
const pickedMove = () => movesOf(picked).find(move => move.spots.length === picked.length);

// Adds a place to those pointed at, or removes it, and makes the move if only one is meant.
function pick(spot) {
  const isRow = answer.board.kind === "heaps";
  const others = picked.filter(other => isRow ? other[0] !== spot[0] : !isSame(other, spot));
  if (isPicked(spot)) picked = others;
  else picked = movesOf([...others, spot]).length ? [...others, spot] : [spot];
  const meant = picked.length ? movesOf(picked) : [];
  if (meant.length === 1) play(meant[0].code);
  else draw();
}

// Returns what a click at a place does; nothing where no move is made by it.
function actionAt(spot) {
  const isUsed = answer.moves.some(move => move.spots.some(other => isSame(other, spot)));
  return isReadersTurn() && isUsed && (() => pick(spot));
}

// Returns the name of the move that a click at a place makes, or of the place if it makes none.
function labelAt(spot, name) {
  const meant = isReadersTurn() ? movesOf([spot]) : [];
  return meant.length === 1 ? meant[0].name : name;
}

function drawHeaps(board) {
  const moves = board.splits ? answer.moves : [];
  const legal = new Map(moves.map(move => [moveKey(move.heap, move.left), move]));
  const rows = board.rows.map((stones, y) => {
    const numbered = board.heaps.map((heap, place) => ({ ...heap, place }));
    const heaps = numbered.filter(heap => heap.row === y);
    const row = element("div", { class: "heap-row" });
    let x = 0;
    const fill = to => {
      for (; x < to; x++) row.append(element("span", { class: "stone gone" }));
    };
    for (const heap of heaps) {
      fill(heap.from);
      const group = element("span", { role: "group", style: "display: contents",
        "aria-label": fillIn(TEXTS.stones[heap.stones === 1 ? "one" : "many"],
          { heap: heapName(heap.letter), stones: heap.stones }) });
      const rule = heap.rule && " (" + heap.rule + ")";
      group.append(element("span", { class: "letter", "aria-hidden": "true" }, heap.letter + rule));
      for (let stone = 0; stone < heap.stones; stone++) {
        const split = stone > 0 && legal.get(moveKey(heap.place, [stone, heap.stones - stone]));
        if (split) {
          group.append(cell(x - 0.5, y, split.name, "split",
            isReadersTurn() && (() => leave(heap.place, [stone, heap.stones - stone]))));
        } else if (stone > 0 && moves.some(move => move.taken === 0)) {
          group.append(element("span", { class: "split no" }));
        }
        group.append(board.splits ? splittingStone(heap, stone, x, y)
          : takingStone(heap, stone, x, y, row));
        x += 1;
      }
      row.append(group);
    }
    fill(stones);
    return row;
  });
  const frame = element("div", { role: "group", class: board.pins ? "pins" : "stones",
    "aria-label": TEXTS.boardOf.heaps });
  frame.append(...rows);
  return frame;
}

const stoneName = (heap, stone) => fillIn(TEXTS.stone,
  { number: stone + 1, stones: heap.stones, heap: heapName(heap.letter) });

function takingStone(heap, stone, x, y, row) {
  const action = actionAt([y, x]);
  const label = labelAt([y, x], stoneName(heap, stone));
  const aimFrom = from => action && (() => aim(row, from));
  return fill(cell(x, y, label, "stone", action), { "aria-pressed": String(isPicked([y, x])),
    mouseenter: aimFrom(x), focus: aimFrom(x), mouseleave: aimFrom(null), blur: aimFrom(null) }, []);
}

function splittingStone(heap, stone, x, y) {
  const takes = answer.moves.some(move => move.taken > 0);
  const action = isReadersTurn() && takes && (() => select(heap.place, stone));
  const button = cell(x, y, stoneName(heap, stone), "stone", action);
  return fill(button, { "aria-pressed": String(isSelected(heap.place, stone)) }, []);
}

// What is drawn on a cell; a cell that is gone is none.
const MARKS = { "·": "", "■": "", "#": "■" };

function drawCells(board) {
  const table = element("table", { class: "chess", "aria-label": TEXTS.boardOf.cells });
  board.rows.forEach((cells, y) => {
    const row = element("tr", {}, element("th", { scope: "row" }, board.down[y]));
    [...cells].forEach((sign, x) => {
      const outcome = isHintShown && answer.outcomes.length ? answer.outcomes[y][x] : "";
      const name = board.down[y] + " " + board.across[x] + (TEXTS.cell[sign] || "");
      const label = labelAt([y, x], name.trim()) + (outcome && ", " + outcome);
      const action = sign !== " " && actionAt([y, x]);
      const kind = [action ? "legal" : "", outcome === "P" ? "p" : "", sign === " " ? "gone" : "",
        sign === "■" ? "sweet" : ""].join(" ").trim();
      const button = cell(x, y, label, kind, action);
      button.setAttribute("aria-pressed", String(isPicked([y, x])));
      button.textContent = MARKS[sign] === undefined ? sign : MARKS[sign];
      row.append(element("td", {}, button));
    });
    table.append(row);
  });
  const columns = board.across.map(name => element("th", { scope: "col" }, name));
  table.append(element("tr", {}, element("td", { style: "border: 0" }), ...columns));
  return element("div", { class: "scroll" }, table);
}

function drawBalance(balance) {
  part("columns").hidden = !balance;
  if (!balance) return;
  const isOdd = [...balance.bits].map(bit => bit === "1");
  const cells = bits => [...bits].map((bit, column) =>
    element("td", { class: isOdd[column] ? "odd" : undefined }, bit));
  const rows = balance.rows.map(row => element("tr", {}, element("th", { scope: "row" }, row.label),
    element("td", {}, String(row.value)), ...cells(row.bits)));
  const sum = element("tr", { class: "sum" }, element("th", { scope: "row" }, TEXTS.sum),
    element("td", {}, String(balance.sum)), ...cells(balance.bits));
  const powers = [...balance.bits].map((_, column, all) =>
    element("th", { scope: "col" }, String(2 ** (all.length - 1 - column))));
  const head = element("tr", {}, element("td", {}), element("th", { scope: "col" }, TEXTS.value),
    ...powers);
  part("balance").replaceChildren(element("table", {}, head, ...rows, sum));
}

function drawStatus() {
  const isTwo = game.opponent === "nobody";
  let status = answer.reader ? TEXTS.yourTurn : TEXTS.theirTurn;
  if (isTwo) status = TEXTS.turn[game.shown % 2 === 0 ? "first" : "second"];
  if (answer.winner) {
    status = answer.winner === "reader" ? TEXTS.youWin : TEXTS.youLose;
    if (isTwo) status = TEXTS.wins[answer.firstWins ? "first" : "second"];
    if (answer.winner === "draw") status = TEXTS.repeated;
  }
  if (!isAtEnd()) status = TEXTS.viewing;
  part("status").textContent = status;
  part("title").textContent = fillIn(TEXTS.title,
    { game: answer.title, ending: answer.misere ? TEXTS.misere : TEXTS.normal });
}

function drawRecord() {
  const isTwo = game.opponent === "nobody";
  const items = answer.record.map((move, number) => {
    let who = move.reader ? TEXTS.you : TEXTS.opponent;
    if (isTwo) who = number % 2 === 0 ? TEXTS.first : TEXTS.second;
    const item = element("li", {}, fillIn(TEXTS.by, { who, move: move.name }));
    if (part("judge").checked) {
      item.append(" — ", element("span", { class: move.verdict }, TEXTS.verdict[move.verdict]));
    }
    return item;
  });
  part("record").replaceChildren(...items);
}

function drawMoves() {
  const items = answer.moves.slice(0, 400).map(move => element("li", {}, element("button",
    { type: "button", disabled: !isReadersTurn(), click: () => play(move.code) }, move.name)));
  part("all-moves").replaceChildren(...items);
}

function drawReason() {
  if (!isHintShown) { part("reason").textContent = ""; return; }
  const best = answer.moves.find(move => move.wins) || answer.moves.find(move => move.draws);
  // The readers of the first lessons do not know values yet.
  const reason = document.querySelector(".without-sums") ? "" : " " + answer.reason;
  part("reason").textContent = TEXTS.outcome[answer.outcome] + reason +
    (best ? " " + TEXTS.forExample + best.name : "");
}

// Returns the move that the button makes: what is selected of a heap, or the places pointed at.
function chosenMove() {
  if (!selection) return picked.length ? pickedMove() : undefined;
  const wanted = moveKey(selection.heap, selectedParts());
  return answer.moves.find(move => moveKey(move.heap, move.left) === wanted);
}

function drawButtons() {
  const isOwn = isReadersTurn();
  const { board } = answer;
  const takes = board.splits && answer.moves.some(move => move.taken > 0);
  part("take").hidden = !takes && !answer.moves.some(move => move.spots.length > 1);
  const move = chosenMove();
  part("take").disabled = !isOwn || !move;
  let label = takes ? TEXTS.select : TEXTS.pick;
  if (selection || picked.length) label = move ? move.name : TEXTS.notLegal;
  if (picked.length && !move) label = TEXTS.pick;
  part("take").textContent = label;
  part("undo").disabled = game.shown === 0 || !isAtEnd();
  part("hint").disabled = Boolean(answer.winner);
  part("again").disabled = game.moves.length === 0;
  part("replay").hidden = game.moves.length === 0;
  part("place").textContent = fillIn(TEXTS.place,
    { shown: game.shown, count: game.moves.length });
  part("to-start").disabled = part("back").disabled = game.shown === 0;
  part("to-end").disabled = part("forward").disabled = isAtEnd();
  part("from-here").hidden = isAtEnd();
  part("how").textContent = isDrawing ? TEXTS.howDraw : answer.how + TEXTS.keys;
}

// Draws the answer, and keeps the focus on the cell where it was.
function draw() {
  const focused = document.activeElement && document.activeElement.closest("#board")
    ? document.activeElement.dataset : null;
  const kinds = { heaps: drawHeaps, cells: drawCells, edges: drawDrawing };
  drawTools();
  const drawing = kinds[answer.board.kind](answer.board);
  part("board").replaceChildren(drawing);
  const cells = [...part("board").querySelectorAll("button")];
  const wanted = focused && nearest(cells, Number(focused.x), Number(focused.y));
  const first = wanted || cells.find(cell => !cell.hasAttribute("aria-disabled")) || cells[0];
  if (first) first.tabIndex = 0;
  if (wanted) wanted.focus();
  drawBalance(answer.balance);
  drawStatus();
  drawRecord();
  // The button of a move in the list goes with the list, from which the next move may be made, too.
  const list = part("all-moves");
  const wasInList = list.contains(document.activeElement);
  drawMoves();
  if (wasInList) list.closest("details").querySelector("summary").focus();
  drawReason();
  drawButtons();
}

function nearest(cells, x, y) {
  const distance = cell => Math.abs(cell.dataset.y - y) * 1000 + Math.abs(cell.dataset.x - x);
  return cells.reduce((best, cell) => !best || distance(cell) < distance(best) ? cell : best, null);
}

function show() {
  clearTimeout(timer);
  selection = null;
  picked = [];
  write();
  const moves = game.moves.slice(0, game.shown);
  const asked = ask("live_play", [game.rule, game.start, game.ending,
    game.opponent, game.side, moves.join(" "), PROBLEMS]);
  part("error").textContent = asked.error || "";
  part("game").hidden = Boolean(asked.error);
  if (asked.error) return;
  answer = asked;
  if (!game.start) {
    game.start = asked.start;
    part("start").value = asked.start;
    write();
  }
  draw();
  // Without a pause one would not see what the opponent did.
  if (isAtEnd() && answer.reply) timer = setTimeout(() => play(answer.reply), 700);
}

function begin() {
  const opponent = part("opponent").value;
  // Another seed for every game; the link holds it, so that a replay is the same.
  const seed = Number((game.opponent.split(" ")[1]) || 0) + 1;
  game = { rule: part("rule").value, start: part("start").value,
    ending: part("misere").checked ? "misère" : "normal",
    opponent: opponent === "erring" ? "erring " + seed : opponent,
    side: part("side").value, moves: [], shown: 0 };
  isHintShown = false;
  show();
  part("game").scrollIntoView({ block: "nearest" });
}

// Takes back the moves since the reader's last turn, and that turn.
function undo() {
  const own = number => game.opponent === "nobody" || answer.record[number].reader;
  let count = game.moves.length - 1;
  while (count > 0 && !own(count)) count -= 1;
  game.moves.length = count;
  view(count);
}

function view(shown) {
  game.shown = Math.max(0, Math.min(game.moves.length, shown));
  isHintShown = false;
  show();
}

// A link holds a game as #rule;start;ending;opponent;side;moves;shown;view, each part of which is
// optional. `shown` is the number of moves up to the position in view, empty for all of them, and
// each letter of `view` is something else that is seen: h for the hint, d for the points of a
// drawing that is being changed, and p for the projector view.
function readView(view) {
  isHintShown = view.includes("h");
  isDrawing = view.includes("d");
  document.documentElement.classList.toggle("projector", view.includes("p"));
  part("projector").setAttribute("aria-pressed", String(isProjected()));
}

function read() {
  const fields = linkFields();
  // A link may also lead to a part of the page, or to a step.
  if (fields[0] && fields[0] !== "steps" && !part(fields[0])) readGame(fields);
  else show();
}

function readGame([rule, start, ending, opponent, side, moves, shown, view]) {
  const list = (moves || "").split("-").filter(move => move);
  game = { rule, start: start || "", ending: ending === "misere" ? "misère" : "normal",
    opponent: (opponent || "perfect").replace("-", " "), side: side || "first", moves: list,
    shown: /^[0-9]+$/.test(shown || "") ? Math.min(Number(shown), list.length) : list.length };
  part("rule").value = game.rule;
  part("start").value = game.start;
  part("misere").checked = ending === "misere";
  part("opponent").value = game.opponent.split(" ")[0];
  part("side").value = game.side;
  readView(view || "");
  show();
}

function write() {
  const [ending, moves] = [game.ending === "normal" ? "normal" : "misere", game.moves.join("-")];
  if (linkFields()[0] === "steps") return;
  const view = (isHintShown ? "h" : "") + (isDrawing ? "d" : "") + (isProjected() ? "p" : "");
  const shown = isAtEnd() ? "" : String(game.shown);
  writeLink([game.rule, game.start, ending, game.opponent.replace(" ", "-"), game.side, moves, shown,
    view]);
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
part("board").addEventListener("keydown", event => {
  const step = STEPS[event.key];
  const from = event.target.closest("button");
  if (!step || !from) return;
  event.preventDefault();
  const [x, y] = [Number(from.dataset.x), Number(from.dataset.y)];
  const ahead = [...part("board").querySelectorAll("button")].filter(cell =>
    (cell.dataset.x - x) * step[0] + (cell.dataset.y - y) * step[1] > 0);
  const to = nearest(ahead, x, y);
  if (!to) return;
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
});
part("setup").addEventListener("submit", event => { event.preventDefault(); begin(); });
for (const field of ["opponent", "side", "misere"]) part(field).addEventListener("change", begin);
for (const button of document.querySelectorAll("button[data-game]")) {
  button.addEventListener("click", () => {
    part("rule").value = button.dataset.game;
    part("start").value = button.dataset.start;
    begin();
  });
}
part("take").addEventListener("click", () =>
  selection ? leave(selection.heap, selectedParts()) : play(pickedMove().code));
part("undo").addEventListener("click", undo);
part("hint").addEventListener("click", () => { isHintShown = true; draw(); write(); });
part("again").addEventListener("click", () => { game.moves = []; view(0); });
part("to-start").addEventListener("click", () => view(0));
part("back").addEventListener("click", () => view(game.shown - 1));
part("forward").addEventListener("click", () => view(game.shown + 1));
part("to-end").addEventListener("click", () => view(game.moves.length));
part("from-here").addEventListener("click", () => {
  game.moves.length = game.shown;
  show();
});
part("judge").addEventListener("change", drawRecord);
part("projector").addEventListener("click", () => {
  document.documentElement.classList.toggle("projector");
  part("projector").setAttribute("aria-pressed", String(isProjected()));
  write();
});
window.addEventListener("hashchange", read);
read();
