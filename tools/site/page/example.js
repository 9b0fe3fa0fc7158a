// The example of a problem, played in its picture: a click on a position that one move reaches
// plays that move, and an opponent who never errs answers. The picture says all there is to know:
// each position its number, outcome, Grundy value, moves and how it is written.
for (const section of document.querySelectorAll("figure[data-example]")) {
  const texts = JSON.parse(section.dataset.example);
  const svg = section.querySelector("svg");
  const boxes = [...svg.querySelectorAll("[data-number]")]
    .sort((a, b) => a.dataset.number - b.dataset.number);
  const positions = boxes.map(({ dataset }) => ({
    name: dataset.label.replaceAll("\n", " / "),
    outcome: dataset.outcome,
    value: dataset.value,
    turn: dataset.turn,
    moves: dataset.moves.split(" ").filter(word => word).map(Number),
  }));
  const isWin = (from, to) => positions[from].outcome === "N" && positions[to].outcome === "P";

  let path = [];      // the positions so far
  let isSecond = false;
  const at = () => path[path.length - 1];
  const isPlayers = () => (path.length % 2 === 1) !== isSecond;

  // The answer of the opponent: a winning move, or else one that draws, or else the first.
  function answer() {
    if (isPlayers() || positions[at()].moves.length === 0) return "";
    const rank = to => ["P", "=", "N"].indexOf(positions[to].outcome);
    const best = positions[at()].moves.reduce((a, b) => rank(b) < rank(a) ? b : a);
    path.push(best);
    return fillIn(texts.answer, { position: positions[best].name });
  }

  function result() {
    const { outcome, moves } = positions[at()];
    if (moves.length > 0) return "";
    if (outcome === "=") return texts.draw;
    return (outcome === "N") === isPlayers() ? texts.won : texts.lost;
  }

  function show(said) {
    const { moves, turn } = positions[at()];
    boxes.forEach((box, number) => {
      const isOption = moves.includes(number);
      box.classList.toggle("here", number === at());
      box.classList.toggle("option", isOption);
      box.tabIndex = isOption ? 0 : -1;
      const label = fillIn(texts.move, { position: positions[number].name });
      if (isOption) fill(box, { role: "button", "aria-label": label }, []);
      else for (const name of ["role", "aria-label"]) box.removeAttribute(name);
    });
    const now = fillIn(turn ? texts.turn : texts.now, { position: positions[at()].name, turn });
    output.textContent = [said, result() || now].filter(text => text).join(" ");
    undo.disabled = path.length < (isSecond ? 3 : 2);
    hint.disabled = moves.length === 0;
  }

  function begin() {
    path = [0];
    svg.setAttribute("role", "group");
    section.classList.add("playing");
    show(answer());
  }

  function play(number) {
    if (!positions[at()]?.moves.includes(number)) return;
    path.push(number);
    const hadFocus = svg.contains(document.activeElement);
    show(answer());
    if (hadFocus) (boxes.find(box => box.tabIndex === 0) || output).focus();
  }

  const hintText = () => {
    const wins = positions[at()].moves.filter(to => isWin(at(), to));
    return wins.length === 0 ? texts.none
      : fillIn(texts.wins, { moves: wins.map(to => positions[to].name).join(texts.comma) });
  };
  const reasonText = () => {
    const { outcome, value, moves } = positions[at()];
    if (moves.length === 0) return texts.end;
    if (value !== undefined) {
      const values = [...new Set(moves.map(to => Number(positions[to].value)))];
      values.sort((a, b) => a - b);
      return fillIn(texts.mex, { values: values.join(", "), value });
    }
    return { N: texts.n, P: texts.p, "=": texts.open }[outcome];
  };

  const button = (label, click) => element("button", { type: "button", click }, label);
  const start = button(texts.play, () => {
    begin();
    start.textContent = texts.again;
    for (const each of later) each.hidden = false;
  });
  const undo = button(texts.undo, () => {
    path.pop();
    while (!isPlayers()) path.pop();
    show("");
  });
  const hint = button(texts.hint, () => { output.textContent = hintText(); });
  const reason = button(texts.reason, () => { output.textContent = reasonText(); });
  const side = button(texts.side, () => { isSecond = !isSecond; begin(); });
  const later = [undo, hint, reason, side];
  for (const each of later) each.hidden = true;
  const bar = element("p", { class: "buttons no-print" }, start, ...later);
  const output = element("p", { role: "status", tabindex: -1 });
  section.append(bar, output);

  boxes.forEach((box, number) => {
    box.addEventListener("click", () => play(number));
    box.addEventListener("keydown", event => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      play(number);
    });
  });
}
