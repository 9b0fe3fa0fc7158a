// Draws Green Hackenbush and graphs, and lets the reader change them: a grid of points, on which
// two clicks draw an edge or remove it.

const UNIT = 56;
const COLUMNS = 9;
let isDrawing = false;
// The point at which the next edge begins, and what the next click on a point does.
let anchor = null;
let tool = "edge";

const place = (point, rows) => [(point[0] + 0.7) * UNIT, (rows - point[1] - 0.3) * UNIT];

// Puts a button on the drawing, at a point that may lie between those of the grid.
function spot(point, rows, label, kind, action, text = "") {
  const [x, y] = place(point, rows);
  const button = cell(point[0], rows - point[1], label, "spot " + kind, action);
  button.style.left = x + "px";
  button.style.top = y + "px";
  button.textContent = text;
  return button;
}

const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function line(board, edge, index, rows) {
  const [a, b] = edge.ends.map(end => place(board.points[end], rows));
  const attributes = { x1: a[0], y1: a[1], x2: b[0], y2: b[1] };
  attributes.class = edge.stands ? "edge" : "cut";
  if (board.kind === "graph") {
    // The arrow ends before the point, which would hide its head.
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    attributes.x2 = b[0] - (b[0] - a[0]) * 17 / length;
    attributes.y2 = b[1] - (b[1] - a[1]) * 17 / length;
    attributes["marker-end"] = "url(#arrow)";
  }
  const drawn = shape("line", attributes);
  const move = !isDrawing && isReadersTurn() && answer.moves.find(move => move.edge === index);
  if (move) drawn.addEventListener("click", () => play(move.code));
  return drawn;
}

function drawDrawing(board) {
  const rows = isDrawing ? 6 : Math.max(...board.points.map(point => point[1])) + 1;
  const columns = isDrawing ? COLUMNS : Math.max(...board.points.map(point => point[0])) + 1;
  const [width, height] = [(columns + 0.4) * UNIT, (rows + 0.4) * UNIT];
  const arrow = shape("marker", { id: "arrow", viewBox: "0 0 10 10", refX: 9, refY: 5,
    markerWidth: 7, markerHeight: 7, orient: "auto" }, shape("path", { d: "M0 0L10 5L0 10z" }));
  const svg = shape("svg", { width, height, "aria-hidden": "true" }, arrow);
  if (board.kind === "hackenbush") {
    const y = (rows - 0.3) * UNIT;
    svg.append(shape("line", { x1: 0, y1: y, x2: width, y2: y, class: "ground" }));
  }
  svg.append(...board.edges.map((edge, index) => line(board, edge, index, rows)));
  const frame = element("div", { class: "drawing", role: "group",
    "aria-label": TEXTS.boardOf[board.kind], style: "width:" + width + "px" });
  frame.append(svg);
  if (isDrawing) frame.append(...gridSpots(board, rows));
  else if (board.kind === "hackenbush") frame.append(...edgeSpots(board, rows));
  else frame.append(...tokenSpots(board, rows));
  return element("div", { class: "scroll" }, frame);
}

function edgeSpots(board, rows) {
  const byEdge = new Map(answer.moves.map(move => [move.edge, move]));
  return board.edges.map((edge, index) => [edge, byEdge.get(index)]).filter(([edge]) => edge.stands)
    .map(([edge, move]) => spot(middle(...edge.ends.map(end => board.points[end])), rows, move.name,
      "scissors", isReadersTurn() && (() => play(move.code)), "✂"));
}

const letterOf = token => String.fromCharCode("a".charCodeAt(0) + token);

// A token is chosen by a click on its point, if there are several, and then the point it goes to.
let chosen = null;

function tokenSpots(board, rows) {
  if (chosen === null || chosen >= board.tokens.length) chosen = 0;
  return board.points.map((point, index) => {
    const own = board.tokens.map((at, token) => [at, token]).filter(([at]) => at === index);
    const move = answer.moves.find(move => move.token === chosen && move.point === index) ||
      answer.moves.find(move => move.point === index);
    const letters = own.map(([, token]) => letterOf(token)).join("");
    const known = isHintShown && board.values.length ? board.values[index] : "";
    const value = known && TEXTS.value + " " + known;
    let action = isReadersTurn() && move && (() => play(move.code));
    if (isReadersTurn() && own.length && board.tokens.length > 1) {
      const next = own[(own.findIndex(([, token]) => token === chosen) + 1) % own.length][1];
      // A point to which the chosen token can go is a move, even if a token stands there.
      const goes = answer.moves.some(move => move.token === chosen && move.point === index);
      if (!goes) action = () => { chosen = next; draw(); };
    }
    const isChosen = own.some(([, token]) => token === chosen) && board.tokens.length > 1;
    const label = [move && isReadersTurn() ? move.name : TEXTS.point(point.join(".")),
      letters ? TEXTS.token(letters) : "", value].filter(text => text).join(", ");
    const kind = (own.length ? "token " : "") + (isChosen ? "chosen " : "") + (move ? "legal" : "");
    // A value such as ∞(0, 2) is wider than a point.
    const wide = !letters && known.length > 2 ? "wide " : "";
    return spot(point, rows, label, wide + kind, action, letters || known);
  });
}

function gridSpots(board, rows) {
  const tokens = board.kind === "graph" ? startParts().filter(part => part[0] === "@") : [];
  const spots = [];
  for (let y = rows - 1; y >= 0; y--) {
    for (let x = 0; x < COLUMNS; x++) {
      const name = x + "." + y;
      const isAnchor = anchor === name;
      const mark = tokens.includes("@" + name) ? "●" : "";
      spots.push(spot([x, y], rows, TEXTS.point(name) + (mark ? ", " + TEXTS.token("") : ""),
        "grid" + (isAnchor ? " chosen" : ""), () => clickPoint(name), mark));
    }
  }
  return spots;
}

const startParts = () => game.start.split(/[ ,，、]+/).filter(part => part);

function clickPoint(name) {
  if (tool === "token") {
    toggle(part => part === "@" + name, "@" + name);
  } else if (anchor === null) {
    anchor = name;
  } else if (anchor === name) {
    anchor = null;
  } else {
    const [tail, head] = [anchor, name];
    anchor = null;
    // On a graph, an edge and its reverse are two edges.
    const reverse = answer.board.kind === "graph" ? "" : head + "-" + tail;
    toggle(part => part === tail + "-" + head || part === reverse, tail + "-" + head);
  }
  draw();
}

// Removes the part of the drawing that is meant, or adds it.
function toggle(isMeant, added) {
  const parts = startParts();
  const rest = parts.filter(part => !isMeant(part));
  if (rest.length === parts.length) rest.push(added);
  const before = { ...game };
  game = { ...game, start: rest.join(" "), moves: [], shown: 0 };
  part("start").value = game.start;
  show();
  if (!part("error").textContent) return;
  // A drawing that is no game stays as it was, with the reason on the page.
  const reason = part("error").textContent;
  game = before;
  part("start").value = game.start;
  show();
  part("error").textContent = reason;
}

function drawTools() {
  const isPicture = ["hackenbush", "graph"].includes(answer.board.kind);
  if (!isPicture || game.exercise) isDrawing = false;
  part("tools").hidden = !isPicture || Boolean(game.exercise);
  part("draw").setAttribute("aria-pressed", String(isDrawing));
  part("draw-token").hidden = !isDrawing || answer.board.kind !== "graph";
  part("draw-token").setAttribute("aria-pressed", String(tool === "token"));
}

part("draw").addEventListener("click", () => {
  isDrawing = !isDrawing;
  anchor = null;
  tool = "edge";
  draw();
  write();
});
part("draw-token").addEventListener("click", () => {
  tool = tool === "edge" ? "token" : "edge";
  anchor = null;
  draw();
});
