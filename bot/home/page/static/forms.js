// Forms (modals): what the bot asks in a window of its own, checked before it is sent.
import { find, make } from "./dom.js";
import { choices, unknown } from "./components.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

// What a form asks for: its nodes, and its fields with what they hold and what is wrong with it.
export function draw(form, at) {
  const fields = [];
  const nodes = form.components.flatMap((one) => {
    if (one.type === 10) return make("div", { class: "text" }, ...markdown(one.content, at));
    if (one.type === 18) return field(one.component, one.label, one.description, fields, at);
    if (one.type === 1) return one.components.map((inner) => field(inner, inner.label, "", fields, at));
    return unknown(one);
  });
  return { nodes, fields };
}

// Opens a form. `done(values)` is called with the values by custom id when everything in it is allowed.
export function open(form, at, done) {
  const dialog = find("form");
  const { nodes, fields } = draw(form, at);
  const body = make("form", { method: "dialog", class: "body", novalidate: true }, ...nodes);
  const back = document.activeElement;
  const close = () => dialog.close();
  dialog.replaceChildren(
    make("header", {}, make("h2", { id: "form-title" }, form.title), make("button", { type: "button", class: "icon", "aria-label": say("close"), onclick: close }, "×")),
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
  dialog.setAttribute("aria-labelledby", "form-title");
  dialog.addEventListener("close", () => { if (back?.isConnected) back.focus(); }, { once: true });
  dialog.showModal();
  fields[0]?.focus();
}

// What the page knows of fields: how each is drawn, and what it may bring. A test reads this table.
const FIELDS = {
  3: [marks, "custom_id placeholder options min_values max_values required disabled"],
  4: [text, "custom_id style label placeholder value min_length max_length required"],
  5: [marks, "custom_id placeholder default_values min_values max_values required disabled"],
  6: [marks, "custom_id placeholder default_values min_values max_values required disabled"],
  7: [marks, "custom_id placeholder default_values min_values max_values required disabled"],
  8: [marks, "custom_id placeholder default_values channel_types min_values max_values required disabled"],
  21: [marks, "custom_id options required"],
  22: [marks, "custom_id options min_values max_values required"],
  23: [tick, "custom_id default"],
};

let count = 0;

function field(entry, label, description, fields, at) {
  const id = `field-${++count}`;
  const error = make("p", { class: "error", id: `${id}-error`, role: "alert" });
  const required = entry.required !== false;
  const box = make("div", { class: "field" },
    make("label", { for: id, id: `${id}-label` }, label || "", required ? make("span", { class: "star", "aria-hidden": "true" }, " *") : null),
    description ? make("p", { class: "quiet" }, description) : null);
  const one = { id: entry.custom_id, tell: (why) => { error.textContent = why; box.classList.toggle("wrong", Boolean(why)); box.querySelectorAll("input, textarea").forEach((x) => { x.setAttribute("aria-invalid", String(Boolean(why))); }); } };
  const drawn = FIELDS[entry.type];
  if (!drawn) return unknown(entry);
  drawn[0](entry, id, required, box, one, at);
  box.append(error);
  fields.push(one);
  return box;
}

function text(entry, id, required, box, one) {
  const input = entry.style === 2 ? make("textarea", { id, rows: 4 }) : make("input", { id, type: "text" });
  input.value = entry.value || "";
  input.setAttribute("aria-describedby", `${id}-error`);
  if (required) input.setAttribute("aria-required", "true");
  if (entry.placeholder) input.placeholder = entry.placeholder;
  if (entry.max_length) input.maxLength = entry.max_length;
  box.append(input);
  if (entry.max_length && entry.max_length <= 4000) {
    const left = make("p", { class: "count quiet", "aria-hidden": "true" });
    const tell = () => { left.textContent = `${[...input.value].length}/${entry.max_length}`; };
    input.addEventListener("input", tell);
    tell();
    box.append(left);
  }
  one.value = () => input.value;
  one.focus = () => input.focus();
  one.check = () => {
    if (required && !input.value) return say("required");
    return input.value && input.value.length < (entry.min_length || 0) ? say("too-short", { n: entry.min_length }) : "";
  };
}

function tick(entry, id, required, box, one) {
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
