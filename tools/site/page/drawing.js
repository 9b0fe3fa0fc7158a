// Draws games on points and edges, and lets the reader change those whose points are places of a
// grid: two clicks draw an edge or remove it.

const UNIT = 56;
const COLUMNS = 9;
let isDrawing = false;
// The point at which the next edge begins, and what the next click on a point does.
let anchor = null;
let tool = "edge";

const place = (point, rows) => [(point.x + 0.7) * UNIT, (rows - point.y - 0.3) * UNIT];

// Puts a button on the drawing, at a point that may lie between those of the grid.
function spot(point, rows, label, kind, action, text = "") {
  const [x, y] = place(point, rows);
  const button = cell(point.x, rows - point.y, label, "spot " + kind, action);
  button.style.left = x + "px";
  button.style.top = y + "px";
  button.textContent = text;
  return button;
}

const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function line(board, edge, index, rows) {
  const [a, b] = edge.ends.map(end => place(board.points[end], rows));
  const attributes = { x1: a[0], y1: a[1], x2: b[0], y2: b[1] };
  attributes.class = edge.stands ? (board.ground ? "edge" : "link") : "cut";
  if (!board.ground && edge.arrow) {
    // The arrow ends before the point, which would hide its head.
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    attributes.x2 = b[0] - (b[0] - a[0]) * 17 / length;
    attributes.y2 = b[1] - (b[1] - a[1]) * 17 / length;
    attributes["marker-end"] = "url(#arrow)";
  }
  attributes.click = board.ground && !isDrawing && actionAt([0, index]);
  return shape("line", attributes);
}

function drawDrawing(board) {
  const rows = isDrawing ? 6 : Math.ceil(Math.max(...board.points.map(point => point.y))) + 1;
  const columns = isDrawing ? COLUMNS : Math.ceil(Math.max(...board.points.map(point => point.x))) + 1;
  const [width, height] = [(columns + 0.4) * UNIT, (rows + 0.4) * UNIT];
  const arrow = shape("marker", { id: "arrow", viewBox: "0 0 10 10", refX: 9, refY: 5,
    markerWidth: 7, markerHeight: 7, orient: "auto" }, shape("path", { d: "M0 0L10 5L0 10z" }));
  const svg = shape("svg", { width, height, "aria-hidden": "true" }, arrow);
  if (board.ground) {
    const y = (rows - 0.3) * UNIT;
    svg.append(shape("line", { x1: 0, y1: y, x2: width, y2: y, class: "ground" }));
  }
  svg.append(...board.edges.map((edge, index) => line(board, edge, index, rows)));
  const frame = element("div", { class: "drawing", role: "group",
    "aria-label": TEXTS.boardOf[board.ground ? "drawing" : "graph"], style: "width:" + width + "px" });
  frame.append(svg);
  if (isDrawing) frame.append(...gridSpots(board, rows));
  else if (board.ground) frame.append(...edgeSpots(board, rows));
  else frame.append(...tokenSpots(board, rows));
  return element("div", { class: "scroll" }, frame);
}

function edgeSpots(board, rows) {
  return board.edges.map((edge, index) => [edge, [0, index]]).filter(([edge]) => edge.stands)
    .map(([edge, at]) => {
      const ends = edge.ends.map(end => board.points[end]);
      const name = ends.map(end => end.name).join("-");
      return spot(middle(...ends), rows, labelAt(at, name), "scissors", actionAt(at), "✂");
    });
}

const tokenName = letters => fillIn(TEXTS.token, { letters: [...letters].join(TEXTS.comma) });
const letterOf = token => String.fromCharCode("a".charCodeAt(0) + token);

// A token is chosen by a click on its point, if there are several, and then the point it goes to.
function tokenSpots(board, rows) {
  return board.points.map((point, index) => {
    const at = [0, index];
    const tokens = board.tokens.map((place, token) => [place, token]);
    const own = tokens.filter(([place]) => place === index).map(([, token]) => letterOf(token));
    const letters = board.tokens.length > 1 || !own.length ? own.join("") : "●";
    const known = isHintShown && !answer.misere ? point.value : "";
    const value = known && TEXTS.value + " " + known;
    const action = actionAt(at);
    const label = [labelAt(at, fillIn(TEXTS.point, point)), own.length ? tokenName(letters) : "",
      value].filter(text => text).join(", ");
    const kind = (own.length ? "token " : "") + (isPicked(at) ? "chosen " : "") +
      (point.left ? "left " : "") + (action ? "legal" : "");
    const text = letters || known || (isPlace(point.name) ? "" : point.name);
    // A value such as ∞(0, 2) is wider than a point.
    return spot(point, rows, label, (text.length > 2 ? "wide " : "") + kind, action, text);
  });
}

// The sign of an edge in a drawing that can be changed.
const LINKS = { hackenbush: "-", graph: ">" };
const isPlace = name => /^[0-9]+[.][0-9]+$/.test(name);
const canDraw = () => answer.board.kind === "edges" && LINKS[answer.name] &&
  answer.board.points.every(point => isPlace(point.name));

function gridSpots(board, rows) {
  const tokens = startParts().filter(part => part[0] === "@");
  const spots = [];
  for (let y = rows - 1; y >= 0; y--) {
    for (let x = 0; x < COLUMNS; x++) {
      const name = x + "." + y;
      const isAnchor = anchor === name;
      const mark = tokens.includes("@" + name) ? "●" : "";
      spots.push(spot({ x, y }, rows, fillIn(TEXTS.point, { name }) + (mark ? ", " + TEXTS.aToken : ""),
        "grid" + (isAnchor ? " chosen" : ""), () => clickPoint(name), mark));
    }
  }
  return spots;
}

// Returns the edges and the tokens of the start, each token as its point after @.
function startParts() {
  const parts = game.start.split(/[ ,，、]+/).filter(part => part);
  const from = parts.indexOf("from");
  if (from < 0) return parts;
  return [...parts.slice(0, from), ...parts.slice(from + 1).map(point => "@" + point)];
}

// Writes the parts as a start.
function startOf(parts) {
  const tokens = parts.filter(part => part[0] === "@").map(part => part.slice(1));
  const edges = parts.filter(part => part[0] !== "@");
  return [...edges, ...(tokens.length ? ["from", ...tokens] : [])].join(" ");
}

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
    const link = LINKS[answer.name];
    const reverse = link === ">" ? "" : head + link + tail;
    toggle(part => part === tail + link + head || part === reverse, tail + link + head);
  }
  draw();
}

// Removes the part of the drawing that is meant, or adds it.
function toggle(isMeant, added) {
  const parts = startParts();
  const rest = parts.filter(part => !isMeant(part));
  if (rest.length === parts.length) rest.push(added);
  const before = { ...game };
  game = { ...game, start: startOf(rest), moves: [], shown: 0 };
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
  if (!canDraw()) isDrawing = false;
  part("tools").hidden = !canDraw();
  part("draw").setAttribute("aria-pressed", String(isDrawing));
  part("draw-token").hidden = !isDrawing || answer.board.ground;
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
