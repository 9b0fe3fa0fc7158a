// Connects the fields of the live page with the program, which does all the mathematics. Each
// question includes the PROBLEMS, with their rules.

// The parts of the page that say a sentence of the answer, or nothing.
const SENTENCES = ["title", "law", "form", "note", "by", "closing", "balance"];

function showProblems(problems) {
  const items = isFixed => problems.filter(problem => problem.fixed === isFixed).map(problem => {
    const titles = TITLES[problem.name];
    const title = titles ? titles[isChinese ? 1 : 0] : problem.name;
    return element("li", {}, element("a", { href: "problem/" + problem.name + ".html" }, title));
  });
  const [always, read] = [items(true), items(false)];
  part("problems").replaceChildren(...always);
  part("no-problem").hidden = Boolean(problems.length);
  part("read").replaceChildren(...read);
  part("from-input").hidden = !read.length;
}

// Links what the page for playing takes: this game or, where it does not take that, others.
function showPlays(answer, ending) {
  const links = (answer.plays || []).map(({ rule, start, text }) => {
    const fields = [rule, start, ending].map(encodeURIComponent);
    return element("a", { href: "play.html#" + fields.join(";") }, text);
  });
  const place = answer.error ? "instead" : "plays";
  for (const id of ["instead", "plays"]) part(id).replaceChildren();
  part(place).append(...links.flatMap((link, number) => number ? [" · ", link] : [link]));
}

function show() {
  const fields = [part("rule").value, part("heaps").value];
  const ending = part("misere").checked ? "misère" : "normal";
  const answer = ask("live_answer", [...fields, ending, PROBLEMS]);
  part("error").textContent = answer.error || "";
  part("answer").hidden = Boolean(answer.error);
  // The heaps of a sum may stand beside its rules.
  part("heaps").disabled = Boolean(answer.own_heaps);
  showPlays(answer, ending === "normal" ? "normal" : "misere");
  if (answer.error) return;
  part("always-misere").hidden = !answer.misere;
  for (const id of SENTENCES) part(id).textContent = answer[id] || "";
  part("strip").innerHTML = answer.strip;
  part("unknown").hidden = !answer.strip.includes('class="u"');
  for (const id of ["values", "balance"]) part(id).hidden = !answer.values.length;
  part("verdict").textContent = answer.verdict || answer.undecided;
  part("moves").replaceChildren(...(answer.steps || []).map(step => element("li", {}, step)));
  showProblems(answer.problems);
}

// A link can hold a question as #rule;heaps;misere, each part of which is optional.
function read() {
  const [rule, heaps, ending] = linkFields();
  if (rule) part("rule").value = rule;
  if (heaps !== undefined) part("heaps").value = heaps;
  if (rule) part("misere").checked = ending === "misere";
}

function write() {
  const fields = [part("rule").value, part("heaps").value];
  if (part("misere").checked) fields.push("misere");
  writeLink(fields);
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
