// Forms (modals): what the bot asks in a window of its own, checked before it is sent.
import { find, make } from "./dom.js";
import { choices } from "./components.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

// Opens a form. `done(values)` is called with the values by custom id when everything in it is allowed.
export function open(form, at, done) {
  const dialog = find("form");
  const fields = [];
  const body = make("form", { method: "dialog", class: "body" });
  for (const one of form.components) {
    if (one.type === 10) body.append(make("div", { class: "text" }, ...markdown(one.content, at)));
    else if (one.type === 18) body.append(field(one.component, one.label, one.description, fields, at));
    else if (one.type === 1) for (const inner of one.components) body.append(field(inner, inner.label, "", fields, at));
    else body.append(make("p", { class: "unknown", "data-type": one.type }, say("unknown", { n: one.type })));
  }
  const close = () => dialog.close();
  dialog.replaceChildren(
    make("header", {}, make("h2", {}, form.title), make("button", { type: "button", class: "icon", "aria-label": say("close"), onclick: close }, "×")),
    body,
    make("footer", {}, make("button", { type: "button", class: "button secondary", onclick: close }, say("cancel")),
      make("button", { type: "button", class: "button primary", "data-submit": "", onclick: () => send() }, say("submit"))),
  );
  body.addEventListener("submit", (e) => { e.preventDefault(); send(); });
  function send() {
    let wrong = null;
    const values = {};
    for (const one of fields) {
      const why = one.check();
      one.tell(why);
      if (why && !wrong) wrong = one;
      values[one.id] = one.value();
    }
    if (wrong) { wrong.focus(); return; }
    close();
    done(values);
  }
  dialog.showModal();
  fields[0]?.focus();
}

let count = 0;

function field(entry, label, description, fields, at) {
  const id = `field-${++count}`;
  const error = make("p", { class: "error", id: `${id}-error`, role: "alert" });
  const required = entry.required !== false;
  const box = make("div", { class: "field" },
    make("label", { for: id, id: `${id}-label` }, label || "", required ? make("span", { class: "star", "aria-hidden": "true" }, " *") : null),
    description ? make("p", { class: "quiet" }, description) : null);
  const one = { id: entry.custom_id, tell: (why) => { error.textContent = why; } };
  if (entry.type === 4) text(entry, id, required, box, one);
  else if (entry.type === 23) tick(entry, id, box, one);
  else marks(entry, id, required, box, one, at);
  box.append(error);
  fields.push(one);
  return box;
}

function text(entry, id, required, box, one) {
  const input = entry.style === 2 ? make("textarea", { id, rows: 4 }) : make("input", { id, type: "text" });
  input.value = entry.value || "";
  if (entry.placeholder) input.placeholder = entry.placeholder;
  if (entry.max_length) input.maxLength = entry.max_length;
  box.append(input);
  one.value = () => input.value;
  one.focus = () => input.focus();
  one.check = () => {
    if (required && !input.value) return say("required");
    return input.value && input.value.length < (entry.min_length || 0) ? say("too-short", { n: entry.min_length }) : "";
  };
}

function tick(entry, id, box, one) {
  const input = make("input", { id, type: "checkbox" });
  input.checked = Boolean(entry.default);
  box.append(input);
  one.value = () => input.checked;
  one.focus = () => input.focus();
  one.check = () => "";
}

function marks(entry, id, required, box, one, at) {
  const options = entry.options || choices(entry, at);
  const single = entry.type === 21 || (entry.max_values ?? 1) === 1;
  const least = entry.min_values ?? (required ? 1 : 0);
  const most = entry.type === 21 ? 1 : entry.max_values ?? (entry.type === 22 ? options.length : 1);
  const inputs = options.map((o, i) => {
    const input = make("input", { type: single && required ? "radio" : "checkbox", name: id, value: o.value, id: i ? `${id}-${i}` : id });
    input.checked = Boolean(o.default);
    if (single && !required) input.addEventListener("change", () => inputs.forEach((x) => { if (x !== input) x.checked = false; }));
    return input;
  });
  box.append(make("div", { class: "marks", role: "group", "aria-labelledby": `${id}-label` },
    ...options.map((o, i) => make("label", { class: "mark" }, inputs[i], make("span", {}, o.label, o.description ? make("small", {}, o.description) : null)))));
  const chosen = () => inputs.filter((x) => x.checked).map((x) => x.value);
  one.value = () => (entry.type === 21 ? chosen()[0] ?? null : chosen());
  one.focus = () => inputs[0]?.focus();
  one.check = () => {
    if (required && !chosen().length && least > 0) return say("required");
    return chosen().length < least && chosen().length ? say("min", { n: least }) : chosen().length > most ? say("not-offered") : "";
  };
}
