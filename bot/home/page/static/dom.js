// Making elements. Text is always text: nothing that anybody typed is ever read as HTML.
export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name in node && typeof value === "boolean") node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children.filter((one) => one !== null && one !== undefined && one !== false));
  return node;
}

export const find = (id) => document.getElementById(id);

let fading;
export function note(text, kind = "") {
  const notes = find("notes");
  notes.replaceChildren(make("p", { class: kind }, text));
  clearTimeout(fading);
  fading = setTimeout(() => notes.replaceChildren(), 6000);
}
