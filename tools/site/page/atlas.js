// Shows the rows with a code that begins as the one typed, in which `0.` may be left out.
{
  const field = document.getElementById("code");
  const line = field.closest("p");
  const status = line.querySelector("[role=status]");
  line.hidden = false;
  field.addEventListener("input", () => {
    const typed = field.value.trim();
    const code = typed && (typed.includes(".") ? typed.replace(/^\./, "0.") : "0." + typed);
    let shown = 0;
    for (const cell of document.querySelectorAll("td.codes")) {
      const links = [...cell.querySelectorAll("a")];
      for (const link of links) {
        const isMeant = [code, code.replace(/0+$/, "")].includes(link.textContent);
        link.ariaCurrent = isMeant ? "true" : null;
      }
      const row = cell.parentElement;
      row.hidden = !links.some(link =>
        link.textContent.startsWith(code) || link.ariaCurrent);
      shown += !row.hidden;
    }
    status.textContent = code ? status.dataset.found + shown : "";
  });
}
