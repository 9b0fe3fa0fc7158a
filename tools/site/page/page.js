"use strict";
// What every page can do: copy a listing, and scroll what is too wide with the keyboard.
for (const button of document.querySelectorAll("button[data-copy]")) {
  const listing = document.getElementById(button.dataset.copy);
  const label = button.textContent;
  const show = text => {
    button.textContent = text;
    setTimeout(() => { button.textContent = label; }, 2000);
  };
  // Some browsers forbid the clipboard to pages opened from files; then the text is selected.
  const select = () => {
    const fold = listing.closest("details");
    if (fold) fold.open = true;
    getSelection().selectAllChildren(listing);
    if (document.execCommand("copy")) show(button.dataset.copied);
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    if (!navigator.clipboard) return select();
    navigator.clipboard.writeText(listing.textContent)
      .then(() => show(button.dataset.copied), select);
  });
}

// What gives a problem away is folded until the reader asks for it, or prints the page.
const folds = document.querySelectorAll("details.fold");
const openFolds = () => folds.forEach(fold => { fold.open = true; });
for (const button of document.querySelectorAll("button[data-open]")) {
  button.hidden = false;
  button.addEventListener("click", openFolds);
}
addEventListener("beforeprint", openFolds);

// The steps on a page of the theory: a button, or a link to a step, loads their program.
const loadScript = file => new Promise(done => {
  const script = Object.assign(document.createElement("script"), { src: file, onload: done });
  document.head.append(script);
});
const loads = [...document.querySelectorAll("button[data-load]")];
let loading = null;
function loadSteps(button) {
  const [program, steps] = button.dataset.load.split(" ");
  // A lesson has loaded them for its board.
  if (typeof openSteps === "function") loading = Promise.resolve();
  loading = loading || loadScript(program).then(() => loadScript(steps));
  loading.then(() => openSteps(button.closest("section")));
}
for (const button of loads) {
  button.hidden = false;
  button.addEventListener("click", () => loadSteps(button));
}
function readStepLink() {
  const [kind, source] = location.hash.slice(1).split(";");
  const linked = loads.find(button =>
    kind === "steps" && button.closest("section").dataset.source === source);
  if (linked) loadSteps(linked);
}
addEventListener("hashchange", readStepLink);
readStepLink();

// The same page in the other language shows the same state, which the address holds.
for (const link of document.querySelectorAll("a.language")) {
  link.addEventListener("click", () => { link.hash = location.hash; });
}

function letScroll() {
  for (const box of document.querySelectorAll("pre, .scroll")) {
    const isWide = box.scrollWidth > box.clientWidth;
    box.classList.toggle("wide", isWide);
    if (isWide) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}
letScroll();
addEventListener("resize", letScroll);
// Boards and strips are drawn anew.
new MutationObserver(letScroll).observe(document.body, { childList: true, subtree: true });
for (const details of document.querySelectorAll("details")) {
  details.addEventListener("toggle", letScroll);
}
