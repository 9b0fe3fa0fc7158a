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
    listing.closest("details").open = true;
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

function letScroll() {
  for (const box of document.querySelectorAll("pre, .scroll")) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}
letScroll();
addEventListener("resize", letScroll);
for (const details of document.querySelectorAll("details")) {
  details.addEventListener("toggle", letScroll);
}
