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
    const askAbout = (game, start, moves) => ask("live_play",
      [game, start, ending ? "misère" : "normal", "nobody", "first", moves.join(" "), PROBLEMS]);
    const after = (...moves) => askAbout(game, start, moves.map(move => move.code));
    const here = after();
    if (here.error) return here.error;
    const sumOf = position => position.balance ? position.balance.sum : 0;
    const sum = sumOf(here);
    const winsOf = position => position.moves.filter(move => move.wins);
    const list = items => items.join(LESSON.comma);
    const names = moves => list(moves.map(move => move.name));
    const numbers = values => list([...new Set(values)].sort((one, other) => one - other));
    const say = (name, values) => fillIn(LESSON[name], values) + (isChinese ? "" : " ");
    // Each claim is about positions with the nim sum 0, or about the others. From a position of the
    // other kind, a move leads to one.
    const sums = isZero => {
      const isOther = isZero !== (sum === 0);
      const path = here.moves.filter(move => isOther && (sum === 0 || move.wins)).slice(0, 1);
      const place = after(...path);
      const said = say("sum", { sum }) +
        path.map(move => say("after move", { move: move.name, sum: sumOf(place) })).join("");
      if (!isZero) return said + say("wins", { moves: names(winsOf(place)) });
      const found = place.moves.map(move => sumOf(after(...path, move)));
      return said + (found.length ? say("leads", { count: found.length, sums: numbers(found) }) : "") +
        (found.includes(0) ? "" : LESSON.never);
    };
    const kinds = {
      zero: () => sums(true),
      nonzero: () => sums(false),
      reason: () => here.reason,
      outcome() {
        const [outcome, moves] = [TEXTS.outcome[here.outcome], names(winsOf(here))];
        return say(moves ? "to P" : "no P", { outcome, moves });
      },
      // A game to the end, in which whoever can win does.
      end() {
        const path = [];
        for (let place = here; place.moves.length; place = after(...path)) {
          path.push(winsOf(place)[0] || place.moves[place.moves.length - 1]);
        }
        return say("end", { moves: names(path) });
      },
      // What wins after each move from this P-position, or from one to which a move leads.
      answers() {
        const path = winsOf(here).slice(0, 1);
        const replies = after(...path).moves.slice(0, 12).map(move => fillIn(LESSON.reply,
          { move: move.name, reply: winsOf(after(...path, move))[0].name }));
        return path.map(move => say("after", { move: move.name })).join("") +
          say("answers", { replies: replies.join(LESSON.semicolon) });
      },
      values: () => say("values",
        { values: numbers(here.moves.map(move => sumOf(after(move)))), value: sum }),
      heap() {
        const beside = askAbout(game + " + nim", start + " " + sum, []);
        return say("heap", { sum, outcome: TEXTS.outcome[beside.outcome] });
      },
      count() {
        const sizes = here.board.heaps.map(heap => heap.stones + 1);
        const positions = sizes.reduce((product, size) => product * size);
        return say("count", { positions, entries: Math.max(...sizes) });
      },
      law: () => ask("live_answer", [game, start, "normal", PROBLEMS]).law,
      part() {
        const parts = here.moves.map(move => Math.max(...move.left));
        return say("part", { count: parts.length, least: Math.min(...parts) });
      },
      pairs() {
        const pairs = here.outcomes.flatMap((row, y) => [...row].map((outcome, x) =>
          outcome === "P" && [Number(here.board.across[x]), Number(here.board.down[y])]));
        const own = pairs.filter(pair => pair && pair[0] <= pair[1]).reverse();
        return say("pairs", { pairs: list(own.map(([a, b]) => "(" + a + ", " + b + ")")) });
      },
      larger() {
        for (const move of here.moves) {
          const row = here.balance.rows.find(row => row.label === move.name[0]);
          // The value of a heap changes by as much as the nim sum does.
          const to = row ? row.value ^ sum ^ sumOf(after(move)) : 0;
          const replies = to > row?.value ? after(move).moves : [];
          const reply = replies.find(reply => sumOf(after(move, reply)) === sum);
          if (reply) {
            return say("larger", { move: move.name, from: row.value, to, reply: reply.name, sum });
          }
        }
        return LESSON["none larger"];
      },
    };
    return kinds[kind]();
  }
}
