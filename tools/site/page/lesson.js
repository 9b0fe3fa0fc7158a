"use strict";
// What a lesson and the index of the course can do: remember what is done, open the steps of a
// proof one by one, check them on the reader's own position, and show a position on the board above.
{
  const KEY = "grundy-course";
  // Some browsers forbid this for pages opened from files.
  const readDone = () => {
    try { return JSON.parse(localStorage.getItem(KEY)) || []; } catch { return []; }
  };
  for (const box of document.querySelectorAll("input[data-done]")) {
    box.checked = readDone().includes(box.dataset.done);
    box.addEventListener("change", () => {
      const others = readDone().filter(name => name !== box.dataset.done);
      const done = box.checked ? [...others, box.dataset.done] : others;
      try { localStorage.setItem(KEY, JSON.stringify(done)); } catch { }
    });
  }
  for (const item of document.querySelectorAll("[data-lesson]")) {
    const name = item.dataset.lesson;
    const solved = readDone().filter(done => done.startsWith(name + "/")).length;
    item.querySelector(".state").textContent =
      (readDone().includes(name) ? "✓ " : "") + (solved ? solved + "/3" : "");
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
    const [next, all] = ["next", "all"].map(name => proof.querySelector("[data-" + name + "]"));
    const own = proof.querySelector("[data-own]");
    const showButtons = () => {
      next.hidden = all.hidden = steps.every(step => step.open);
    };
    next.addEventListener("click", () => {
      const step = steps.find(step => !step.open);
      step.open = true;
      step.querySelector("summary").focus();
    });
    all.addEventListener("click", () => { for (const step of steps) step.open = true; });
    const check = step => {
      const output = step.querySelector(".check");
      if (!output || !step.open || typeof ask === "undefined") return;
      output.textContent = checkStep(step.dataset.check, proof.dataset, own.value);
    };
    for (const step of steps) {
      step.addEventListener("toggle", () => { showButtons(); check(step); });
    }
    if (own) own.addEventListener("input", () => steps.forEach(check));
    showButtons();
  }

  // Returns what the program says of a step of a proof in this position.
  function checkStep(kind, { game, ending }, start) {
    const after = moves => ask("live_play", [game, start, ending === "misere" ? "misère" : "normal",
      "nobody", "first", moves.join(" "), PROBLEMS]);
    const position = after([]);
    if (position.error) return position.error;
    const names = moves => moves.map(move => move.name).join(LESSON.comma);
    const sumOf = position => position.balance ? position.balance.sum : 0;
    if (kind === "outcome") {
      const wins = position.moves.filter(move => move.wins);
      return fillIn(LESSON[wins.length ? "to P" : "no P"],
        { outcome: TEXTS.outcome[position.outcome] + (isChinese ? "" : " "), moves: names(wins) })
        .replace(/ +/g, " ");
    }
    const sum = sumOf(position);
    const said = [fillIn(LESSON.sum, { sum })];
    const wins = position.moves.filter(move => move.wins);
    let [path, place] = [[], position];
    if (kind === "larger") {
      // The value of a heap changes by as much as the nim sum does.
      for (const move of position.moves) {
        const next = after([move.code]);
        const row = position.balance.rows.find(row => row.label === "abcdefghijkl"[move.heap]);
        const to = row && row.value ^ sum ^ sumOf(next);
        if (!row || to <= row.value) continue;
        const reply = next.moves.find(reply => sumOf(after([move.code, reply.code])) === sum);
        if (!reply) continue;
        return said[0] + " " + fillIn(LESSON.larger,
          { move: move.name, from: row.value, to, reply: reply.name, sum });
      }
      return LESSON["none larger"];
    }
    // Each claim is about positions with the nim sum 0, or about the others: from a position of the
    // other kind, one move leads there.
    const isWanted = kind === "zero" ? sum === 0 : sum !== 0;
    if (!isWanted && position.moves.length) {
      const move = wins[0] || position.moves[0];
      path = [move.code];
      place = after(path);
      said.push(fillIn(LESSON["after move"], { move: move.name, sum: sumOf(place) }));
    }
    if (kind === "zero") {
      const sums = [...new Set(place.moves.map(move => sumOf(after([...path, move.code]))))];
      sums.sort((a, b) => a - b);
      if (sums.length) said.push(fillIn(LESSON.leads, { count: place.moves.length, sums: sums.join(LESSON.comma) }));
      if (!sums.includes(0)) said.push(LESSON.never);
    } else {
      said.push(fillIn(LESSON.wins, { moves: names(place.moves.filter(move => move.wins)) }));
    }
    return said.join(isChinese ? "" : " ");
  }
}
