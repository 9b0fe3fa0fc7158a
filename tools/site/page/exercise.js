// Asks the questions of exercises on the board of the page, and answers at once.

function startExercise(kind, number, moves = []) {
  const rule = part("rule").value;
  // The claims are about normal play.
  if (kind === "zero" || kind === "nonzero") part("misere").checked = false;
  const ending = part("misere").checked ? "misère" : "normal";
  const asked = ask("live_exercise", [kind, rule, ending, number, PROBLEMS]);
  if (asked.error) {
    part("error").textContent = asked.error;
    return;
  }
  part("start").value = asked.start;
  game = { rule, start: asked.start, ending, opponent: "nobody", side: "first", moves,
    shown: moves.length, exercise: { kind, number: Number(number), said: "" } };
  isHintShown = isDrawing = false;
  part("say-number").value = "";
  show();
}

const verdictOf = isRight => (isRight ? TEXTS.right : TEXTS.wrong) + " ";

// Returns what is to be said of a move that has been made.
function judgeMove() {
  if (!game.moves.length) return "";
  const isRight = answer.record[0].verdict === "wins";
  const reply = answer.moves.find(move => move.wins);
  const refuted = reply ? " " + fillIn(TEXTS.refuted, { move: reply.name }) : "";
  return verdictOf(isRight) + answer.reason + (isRight ? "" : refuted);
}

function judgeOutcome(said) {
  const { outcome, reason } = answer;
  return said && verdictOf(said === outcome) + TEXTS.outcome[outcome] + " " + reason;
}

function judgeValue(said) {
  if (said === "") return "";
  if (answer.board.kind !== "heaps") {
    const isRight = Number(said) === answer.balance.sum;
    const values = answer.moves.map(move =>
      move.name + ": " + answer.board.points?.[move.spots.at(-1)[1]].value);
    const options = answer.name === "graph"
      ? fillIn(TEXTS.optionsOf, { options: values.join(TEXTS.separator) }) + " " : "";
    return verdictOf(isRight) + options + answer.reason;
  }
  const heap = String(answer.board.heaps[0].stones);
  const { mex, moves, why } = ask("live_steps",
    [document.documentElement.lang, "rule", game.rule, "", "", heap, "all", "", PROBLEMS]);
  const options = moves.join(TEXTS.separator);
  return verdictOf(Number(said) === mex) + fillIn(TEXTS.values, { heap, options, why });
}

// Returns what a move, or the position, says of one of Bouton's two claims.
function judgeClaim(kind) {
  // Nothing is left where there are no values.
  const { sum } = answer.balance || { sum: 0 };
  if (game.moves.length) return fillIn(TEXTS.sumIsNow[kind], { sum });
  if (kind === "zero") return fillIn(TEXTS.sumIs, { sum });
  const move = answer.moves.find(move => move.wins).name;
  return fillIn(TEXTS.sumIs + " " + TEXTS.leavesZero, { move, sum });
}

function drawExercise() {
  const { exercise } = game;
  part("exercise").hidden = !exercise;
  if (!exercise) return;
  const { kind, number, said } = exercise;
  part("exercise-title").textContent = fillIn(TEXTS.exercise, { number });
  const isOfHeaps = answer.board.kind === "heaps";
  const whichValue = isOfHeaps
    ? fillIn(TEXTS.whichValue, { heap: answer.board.heaps[0].stones }) : TEXTS.whichDrawingValue;
  const isOfGraph = answer.name === "graph";
  part("exercise-question").textContent = { move: TEXTS.whichMove,
    outcome: isOfGraph ? TEXTS.whichLoopyOutcome : TEXTS.whichOutcome, value: whichValue,
    zero: TEXTS.claimZero, nonzero: TEXTS.claimNonzero }[kind];
  for (const id of ["say-p", "say-n"]) part(id).hidden = kind !== "outcome";
  part("say-draw").hidden = kind !== "outcome" || !isOfGraph;
  for (const id of ["value-label", "say-value"]) part(id).hidden = kind !== "value";
  const judges = { move: judgeMove, outcome: judgeOutcome, value: judgeValue };
  part("result").textContent = isClaim() ? judgeClaim(kind) : judges[kind](said);
}

function say(text) {
  game.exercise.said = text;
  draw();
  write();
}

for (const button of document.querySelectorAll("button[data-exercise]")) {
  button.addEventListener("click", () => {
    const rule = part("rule");
    // The values of Nim, with which the page opens, are the sizes of its heaps.
    const isOpening = rule.value === rule.defaultValue;
    if (button.dataset.instead && isOpening) rule.value = button.dataset.instead;
    startExercise(button.dataset.exercise, 1);
  });
}
part("say-p").addEventListener("click", () => say("P"));
part("say-n").addEventListener("click", () => say("N"));
part("say-draw").addEventListener("click", () => say("draw"));
const sayNumber = () => say(part("say-number").value.trim());
part("say-value").addEventListener("click", sayNumber);
part("say-number").addEventListener("keydown", event => event.key === "Enter" && sayNumber());
part("next").addEventListener("click", () =>
  startExercise(game.exercise.kind, game.exercise.number + 1));
part("projector").addEventListener("click", () => {
  document.documentElement.classList.toggle("projector");
  part("projector").setAttribute("aria-pressed", String(isProjected()));
  write();
});
read();
