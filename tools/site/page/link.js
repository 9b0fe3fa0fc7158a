// What the address of a page holds after #: fields between semicolons.
const linkFields = () => location.hash.slice(1).split(";").map(field => {
  try { return decodeURIComponent(field); } catch { return field; }
});

function writeLink(fields) {
  // Some browsers forbid this for pages opened from files.
  try { history.replaceState(null, "", "#" + fields.map(encodeURIComponent).join(";")); } catch { }
}
