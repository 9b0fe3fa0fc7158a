// What the programs of several pages share: elements of a page or of a drawing, and texts.
const isChinese = document.documentElement.lang.startsWith("zh");

// An attribute that is a function listens to the event of its name; one that is false is left out.
function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if ((value ?? false) !== false) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}
const element = (name, attributes = {}, ...children) =>
  fill(document.createElement(name), attributes, children);
const shape = (name, attributes, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

// Returns a text with values in the place of the names in braces.
const fillIn = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
