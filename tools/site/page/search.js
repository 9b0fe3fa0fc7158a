// Shows the entries of SEARCH_INDEX that contain every word of the question. An entry holds a
// path, the titles in English and in Chinese, and further words.
const field = document.getElementById("search");
const LIMIT = 100;
const plain = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
// "HDU 1848" is also found as "hdu1848".
const letters = text => plain(text).replace(/[^\p{L}\p{N}]+/gu, "");

const places = SEARCH_INDEX.map(([path, english, chinese, words]) => ({
  path,
  title: isChinese && chinese ? chinese : english,
  titles: plain(english + " " + chinese),
  text: plain([english, chinese, words].join(" ")),
  letters: letters(english + " " + words),
}));

// Returns how well a place answers: 0 if it lacks a word, and more for a word in its title.
function score(place, words, whole) {
  if (whole.length > 2 && place.letters.startsWith(whole)) return 1000;
  let total = 0;
  for (const word of words) {
    if (place.titles.includes(word)) total += 10;
    else if (place.text.includes(word)) total += 1;
    else return whole.length > 3 && place.letters.includes(whole) ? 1 : 0;
  }
  return total;
}

function search() {
  const question = field.value.trim();
  const words = plain(question).split(/[\s,，、]+/).filter(Boolean);
  const whole = letters(question);
  const found = words.length === 0 ? [] : places
    .map(place => ({ place, points: score(place, words, whole) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
  const status = document.getElementById("found");
  status.textContent = words.length === 0 ? ""
    : found.length === 0 ? status.dataset.none : status.dataset.some + found.length;
  const items = found.slice(0, LIMIT).map(({ place }) =>
    element("li", {}, element("a", { href: place.path }, place.title)));
  document.getElementById("results").replaceChildren(...items);
}

field.value = new URLSearchParams(location.search).get("q") || "";
field.addEventListener("input", search);
field.form.addEventListener("submit", event => event.preventDefault());
search();
