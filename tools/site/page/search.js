// Shows the places of the index in search-index.js that answer the question best.
const field = document.getElementById("search");
const LIMIT = 100;
// What a term is worth in a text, in a summary or heading, in a title, and as a name.
const POINTS = [1, 4, 12, 40];
const FIRST = 0x4e00;
const plain = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const terms = SEARCH_TERMS.split("\n").map(line => {
  const [term, found] = line.split(" ");
  return [plain(term), found];
});

// Returns the terms of a question: words, and of what is Chinese every two neighbours.
function split(question) {
  const runs = question.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) || [];
  return runs.flatMap(run => /\p{Script=Han}../u.test(run)
    ? Array.from({ length: run.length - 1 }, (_, start) => run.slice(start, start + 2))
    : run);
}

// Returns how well each place answers that has a term which begins with a word.
function answers(word) {
  const stem = word.length > 3 ? word.replace(/s$/, "") : word;
  const isShort = /^[a-z0-9]$/.test(word);
  const points = new Map();
  for (const [term, found] of terms) {
    const isWhole = term === word || term === stem;
    if (!isWhole && (isShort || !term.startsWith(stem))) continue;
    // A rare word tells more.
    const weight = (isWhole ? 1 : 0.3) * Math.log(1 + SEARCH_PLACES.length / found.length);
    for (let i = 0; i < found.length; i++) {
      const number = found.charCodeAt(i) - FIRST;
      const place = number >> 2;
      points.set(place, Math.max(points.get(place) || 0, POINTS[number & 3] * weight));
    }
  }
  return points;
}

// Returns the places from the best on. One with few of the words that others have is none.
function find(question) {
  const words = [...new Set(split(question))];
  const parts = words.map(answers).filter(part => part.size > 0);
  const whole = words.length > 1 ? answers(question.replace(/[^\p{L}\p{N}]+/gu, "")) : new Map();
  const found = SEARCH_PLACES.map((place, number) => {
    const own = parts.filter(part => part.has(number));
    const sum = own.reduce((sum, part) => sum + part.get(number), whole.get(number) || 0);
    const share = whole.has(number) ? 1 : own.length / parts.length;
    const teaches = /^(lesson|module)/.test(place[0]) ? 2 : 1;
    return { place, share, points: share * share * sum * teaches };
  }).filter(({ points }) => points > 0);
  const least = 0.6 * Math.max(...found.map(({ share }) => share));
  return found.filter(({ share }) => share > least)
    .sort((one, other) => other.points - one.points).map(({ place }) => place);
}

function search() {
  const question = plain(field.value.trim());
  const found = find(question);
  const status = document.getElementById("found");
  status.textContent = !question ? ""
    : found.length === 0 ? status.dataset.none : status.dataset.some + found.length;
  const items = found.slice(0, LIMIT).map(([path, english, chinese]) =>
    element("li", {}, element("a", { href: path }, isChinese && chinese || english)));
  document.getElementById("results").replaceChildren(...items);
}

field.value = new URLSearchParams(location.search).get("q") || "";
field.addEventListener("input", search);
field.form.addEventListener("submit", event => event.preventDefault());
search();
