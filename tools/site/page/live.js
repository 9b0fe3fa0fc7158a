// Connects the fields of the live page with the program, which does all the mathematics. Each
// question includes the PROBLEMS, with their rules.
function item(text) {
  const item = document.createElement("li");
  item.textContent = text;
  return item;
}

function showVerdict(answer) {
  const moves = answer.moves || [];
  let verdict = answer.undecided;
  if (answer.outcome === "P") verdict = TEXTS.lost;
  if (answer.outcome === "N") {
    const all = moves.length === 1 ? TEXTS.oneMove : TEXTS.moves(moves.length);
    verdict = TEXTS.won + (answer.some ? TEXTS.someMoves : all);
  }
  part("verdict").textContent = verdict;
  part("by").textContent = answer.by ? TEXTS.by(answer.by) : "";
  part("balance").textContent = answer.values.length ? answer.balance : "";
  for (const id of ["values", "balance"]) part(id).hidden = !answer.values.length;
  const limit = 40;
  const items = moves.slice(0, limit).map(move =>
    item(TEXTS.move(move.heap, move.left.join(" + ") || TEXTS.nothing)));
  if (moves.length > limit) items.push(item(TEXTS.moreMoves(moves.length - limit)));
  part("moves").replaceChildren(...items);
}

function showProblems(problems) {
  const items = isFixed => problems.filter(problem => problem.fixed === isFixed).map(problem => {
    const link = document.createElement("a");
    link.href = "problem/" + problem.name + ".html";
    const titles = TITLES[problem.name];
    link.textContent = titles ? titles[isChinese ? 1 : 0] : problem.name;
    const entry = item("");
    entry.append(link);
    return entry;
  });
  const [always, read] = [items(true), items(false)];
  part("problems").replaceChildren(...(problems.length ? always : [item(TEXTS.noProblem)]));
  part("read").replaceChildren(...read);
  part("from-input").hidden = !read.length;
}

// Links what the page for playing takes: this game or, where it does not take that, others.
function showPlays(answer, ending) {
  const links = answer.plays.map(({ rule, start, name }) => {
    const link = document.createElement("a");
    link.href = "play.html#" + [rule, start, ending].map(encodeURIComponent).join(";");
    link.textContent = answer.plays_whole ? TEXTS.play : TEXTS.playOther(name);
    return link;
  });
  part("plays").replaceChildren(...links.flatMap((link, place) => place ? [" · ", link] : [link]));
}

function show() {
  const fields = [part("rule").value, part("heaps").value];
  const ending = part("misere").checked ? "misère" : "normal";
  const answer = ask("live_answer", [...fields, ending, PROBLEMS]);
  part("error").textContent = answer.error || "";
  part("answer").hidden = Boolean(answer.error);
  // The heaps of a sum may stand beside its rules.
  part("heaps").disabled = Boolean(answer.own_heaps);
  if (answer.error) return;
  part("always-misere").hidden = !answer.misere;
  showPlays(answer, ending === "normal" ? "normal" : "misere");
  part("title").textContent = answer.title;
  part("strip").innerHTML = answer.strip;
  part("unknown").hidden = !answer.strip.includes('class="u"');
  const period = answer.period;
  const law = period || answer.regularity;
  part("period").textContent =
    law ? TEXTS.proved + (isChinese ? law.zh : law.en) : TEXTS.noPeriod;
  part("form").textContent = period ? TEXTS.form + period.form : "";
  // A sum of several games has a period for each rule that is proved to have one.
  if (answer.periods && answer.periods.length) {
    part("period").textContent = TEXTS.proved + answer.periods.map(({ title, period }) =>
      isChinese ? title + "：" + period.zh : title + ": " + period.en).join(TEXTS.separator);
  }
  part("note").textContent =
    answer.notes.map(note => isChinese ? note.zh : note.en).join(TEXTS.separator);
  showVerdict(answer);
  showProblems(answer.problems);
}

// A link can hold a question as #rule;heaps;misere, each part of which is optional.
function read() {
  const [rule, heaps, ending] = location.hash.slice(1).split(";").map(field => {
    try { return decodeURIComponent(field); } catch { return field; }
  });
  if (rule) part("rule").value = rule;
  if (heaps !== undefined) part("heaps").value = heaps;
  if (rule) part("misere").checked = ending === "misere";
}

function write() {
  const fields = [part("rule").value, part("heaps").value].map(encodeURIComponent);
  if (part("misere").checked) fields.push("misere");
  // Some browsers forbid this for pages opened from files.
  try { history.replaceState(null, "", "#" + fields.join(";")); } catch { }
}

part("question").addEventListener("submit", event => event.preventDefault());
part("question").addEventListener("input", () => { show(); write(); });
for (const button of document.querySelectorAll("button[data-rule]")) {
  button.addEventListener("click", () => {
    part("rule").value = button.dataset.rule;
    show();
    write();
  });
}
window.addEventListener("hashchange", () => { read(); show(); });
read();
show();
