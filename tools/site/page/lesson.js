"use strict";
// What a lesson and the index of the course can do: remember what is done, open the steps of a
// proof one by one, check them on the reader's own position, and show a position on the board above.
{
  // Some browsers forbid this for pages opened from files.
  const readDone = () => {
    try { return JSON.parse(localStorage.getItem("grundy-course")) || []; } catch { return []; }
  };
  for (const box of document.querySelectorAll("input[data-done]")) {
    const { done } = box.dataset;
    box.checked = readDone().includes(done);
    box.addEventListener("change", () => {
      const others = readDone().filter(name => name !== done);
      const all = JSON.stringify(box.checked ? [...others, done] : others);
      try { localStorage.setItem("grundy-course", all); } catch { }
    });
  }
  for (const { dataset: { lesson }, lastElementChild } of document.querySelectorAll("[data-lesson]")) {
    const solved = readDone().filter(done => done.startsWith(lesson + "/")).length;
    lastElementChild.textContent =
      (readDone().includes(lesson) ? "✓ " : "") + (solved ? solved + "/3" : "");
  }

  // A link to the page for playing sets up the board of the lesson instead.
  const board = document.getElementById("game");
  for (const link of board ? document.querySelectorAll('main a[href*="play.html#"]') : []) {
    link.addEventListener("click", event => {
      event.preventDefault();
      location.hash = link.hash;
      board.scrollIntoView();
    });
  }

  for (const proof of document.querySelectorAll("section.proof")) {
    const steps = [...proof.querySelectorAll("li > details")];
    const [next, own] = ["next", "own"].map(name => proof.querySelector("[data-" + name + "]"));
    const update = () => {
      next.hidden = steps.every(step => step.open);
      for (const step of steps) {
        const said = step.querySelector(".check");
        if (said && step.open) said.textContent = check(step.dataset.check, proof.dataset, own.value);
      }
    };
    next.addEventListener("click", () => {
      const step = steps.find(step => !step.open);
      step.open = true;
      step.querySelector("summary").focus();
    });
    for (const step of steps) step.addEventListener("toggle", update);
    if (own) own.addEventListener("input", update);
    update();
  }

  // Returns what the program says of a step of a proof in this position.
  function check(kind, { game, ending }, start) {
    const after = (...moves) => ask("live_play",
      [game, start, ending ? "misère" : "normal", "nobody", "first", moves.join(" "), PROBLEMS]);
    const here = after();
    if (here.error) return here.error;
    const sumOf = position => position.balance ? position.balance.sum : 0;
    const winsFrom = position =>
      position.moves.filter(move => move.wins).map(move => move.name).join(LESSON.comma);
    const say = (name, values) => fillIn(LESSON[name], values) + (isChinese ? "" : " ");
    if (kind === "outcome") {
      const moves = winsFrom(here);
      return say(moves ? "to P" : "no P", { outcome: TEXTS.outcome[here.outcome], moves });
    }
    const sum = sumOf(here);
    if (kind === "larger") {
      for (const move of here.moves) {
        const row = here.balance.rows.find(row => row.label === move.name[0]);
        // The value of a heap changes by as much as the nim sum does.
        const to = row ? row.value ^ sum ^ sumOf(after(move.code)) : 0;
        const replies = to > row?.value ? after(move.code).moves : [];
        const reply = replies.find(reply => sumOf(after(move.code, reply.code)) === sum);
        if (reply) {
          return say("larger", { move: move.name, from: row.value, to, reply: reply.name, sum });
        }
      }
      return LESSON["none larger"];
    }
    // Each claim is about positions with the nim sum 0, or about the others. From a position of the
    // other kind, a move leads to one.
    const isOther = (kind === "zero") !== (sum === 0);
    const move = here.moves.find(move => isOther && (sum === 0 || move.wins));
    const path = move ? [move.code] : [];
    const place = after(...path);
    const said = say("sum", { sum }) +
      (move ? say("after move", { move: move.name, sum: sumOf(place) }) : "");
    if (kind !== "zero") return said + say("wins", { moves: winsFrom(place) });
    const sums = [...new Set(place.moves.map(move => sumOf(after(...path, move.code))))];
    const found = { count: place.moves.length, sums: sums.sort((a, b) => a - b).join(LESSON.comma) };
    return said + (sums.length ? say("leads", found) : "") + (sums.includes(0) ? "" : LESSON.never);
  }
}
