// Makes an element of a drawing.
const SVG = "http://www.w3.org/2000/svg";
function shape(name, attributes, ...children) {
  const shape = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
  shape.append(...children);
  return shape;
}
