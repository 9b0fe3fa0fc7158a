"use strict";
// Joins the fields of the page to the program in WASM, which does all the mathematics. It is
// told with each question which PROBLEMS there are, with their rules.
const part = id => document.getElementById(id);
const bytes = Uint8Array.from(atob(WASM), c => c.charCodeAt(0));
const compiled = new WebAssembly.Module(bytes);
let program = new WebAssembly.Instance(compiled).exports;

function ask(question) {
  const text = new TextEncoder().encode(question);
  try {
    const place = program.live_question(text.length);
    new Uint8Array(program.memory.buffer, place, text.length).set(text);
    const length = program.live_answer();
    const answer = new Uint8Array(program.memory.buffer, program.live_text(), length);
    return JSON.parse(new TextDecoder().decode(answer));
  } catch {
    // A program that has stopped in the middle cannot go on; a new one can.
    program = new WebAssembly.Instance(compiled).exports;
    return { error: WORDS.trap };
  }
}

function item(text) {
  const item = document.createElement("li");
  item.textContent = text;
  return item;
}

function showVerdict(answer, isMisere) {
  const moves = answer.moves || [];
  let said = answer.undecided;
  if (answer.outcome === "P") said = WORDS.lost;
  if (answer.outcome === "N") {
    said = WORDS.won + (moves.length === 1 ? WORDS.oneMove : WORDS.moves(moves.length));
  }
  part("verdict").textContent = said;
  part("by").textContent = answer.by ? WORDS.by(answer.by) : "";
  part("balance").textContent = answer.values.length ? answer.balance : "";
  for (const id of ["values", "balance"]) part(id).hidden = !answer.values.length;
  const most = 40;
  const items = moves.slice(0, most).map(move =>
    item(WORDS.move(move.heap, move.left.join(" + ") || WORDS.nothing)));
  if (moves.length > most) items.push(item(WORDS.moreMoves(moves.length - most)));
  part("moves").replaceChildren(...items);
}

function showProblems(problems) {
  const items = isFixed => problems.filter(problem => problem.fixed === isFixed).map(problem => {
    const link = document.createElement("a");
    link.href = "problem/" + problem.name + ".html";
    link.textContent = TITLES[problem.name] || problem.name;
    const entry = item("");
    entry.append(link);
    return entry;
  });
  const [always, read] = [items(true), items(false)];
  part("problems").replaceChildren(...(problems.length ? always : [item(WORDS.noProblem)]));
  part("read").replaceChildren(...read);
  part("from-input").hidden = !read.length;
}

function show() {
  const isMisere = part("misere").checked;
  const fields = [part("rule").value, part("heaps").value];
  const answer = ask([...fields, isMisere ? "misère" : "normal", PROBLEMS].join("\n"));
  part("error").textContent = answer.error || "";
  part("answer").hidden = Boolean(answer.error);
  if (answer.error) return;
  part("title").textContent = answer.title;
  part("strip").innerHTML = answer.strip;
  part("unknown").hidden = !answer.strip.includes('class="u"');
  const period = answer.period;
  part("period").textContent =
    period ? WORDS.proved + (document.documentElement.lang === "en" ? period.en : period.zh) : WORDS.noPeriod;
  part("form").textContent = period ? WORDS.form + period.form : "";
  showVerdict(answer, isMisere);
  showProblems(answer.problems);
}

// #rule;heaps;misere, each of which may be left out, so that a link can hold a question.
function read() {
  const words = location.hash.slice(1).split(";").map(word => {
    try { return decodeURIComponent(word); } catch { return word; }
  });
  if (words[0]) part("rule").value = words[0];
  if (words.length > 1) part("heaps").value = words[1];
  if (words[0]) part("misere").checked = words[2] === "misere";
}

function write() {
  const words = [part("rule").value, part("heaps").value].map(encodeURIComponent);
  if (part("misere").checked) words.push("misere");
  try { history.replaceState(null, "", "#" + words.join(";")); } catch { /* some browsers forbid it for files */ }
}

part("question").addEventListener("submit", event => event.preventDefault());
part("question").addEventListener("input", () => { show(); write(); });
for (const button of document.querySelectorAll("button[data-rule]")) {
  button.addEventListener("click", () => { part("rule").value = button.dataset.rule; show(); write(); });
}
window.addEventListener("hashchange", () => { read(); show(); });
read();
show();
