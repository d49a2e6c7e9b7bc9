// Components of messages (discord_platform 1.2). What is not known here is shown as such, so that nothing goes missing.
import { make } from "./dom.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
export const MENUS = new Set([3, 5, 6, 7, 8]);

export function emoji(one) {
  return one && one.name ? make("span", { class: "emoji" }, one.name) : null;
}

// What the page knows of components: how each is drawn, and what it may bring. A test reads this table.
const PARTS = {
  1: [row, "components"],
  2: [button, "style label emoji custom_id url disabled"],
  3: [menu, "custom_id placeholder options min_values max_values disabled required"],
  5: [menu, "custom_id placeholder default_values min_values max_values disabled required"],
  6: [menu, "custom_id placeholder default_values min_values max_values disabled required"],
  7: [menu, "custom_id placeholder default_values min_values max_values disabled required"],
  8: [menu, "custom_id placeholder default_values channel_types min_values max_values disabled required"],
  9: [section, "components accessory"],
  10: [text, "content"],
  11: [(one, at) => picture(one.media.url, one.description, at, "thumbnail", one.spoiler), "media description spoiler"],
  12: [gallery, "items"],
  13: [file, "file name size spoiler"],
  14: [(one) => make("hr", { class: [one.divider === false ? "bare" : "", one.spacing === 2 ? "wide" : ""].join(" ") }), "divider spacing"],
  17: [container, "components accent_color spoiler"],
};

// Renders a tree. `at` brings what components need of the page: press, choose, markdown's links, people and channels.
export function render(components, at) {
  const nodes = [];
  let answers = null; // rows of buttons that go on, because the one before is full
  for (const one of components) {
    const node = PARTS[one.type] ? PARTS[one.type][0](one, at) : unknown(one);
    const buttons = one.type === 1 && one.components.every((c) => c.type === 2);
    if (answers && buttons) answers.append(node);
    else if (buttons && one.components.length === FULL) nodes.push(answers = make("div", { class: "answers" }, node));
    else nodes.push(node);
    if (!buttons || one.components.length < FULL) answers = null;
  }
  for (const group of nodes) {
    const all = group.classList.contains("answers") ? group.querySelectorAll(".button") : [];
    if (all.length % 2) all[all.length - 1].classList.add("alone");
  }
  return nodes;
}

const FULL = 5; // buttons in a row

export function unknown(one) {
  return make("p", { class: "unknown", "data-type": one.type }, say("unknown", { n: one.type }));
}

function row(one, at) {
  const kind = one.components.some((c) => MENUS.has(c.type)) ? "row menus" : brief(one.components) ? "row brief" : "row";
  return make("div", { class: kind }, ...render(one.components, at));
}

const NARROW = 340; // pixels of a phone's window that a row of buttons has

// Whether several buttons stand side by side on a phone too, by what their labels take.
function brief(buttons) {
  if (buttons.length < 3 || buttons.length === FULL) return false;
  const wide = (c) => (c > "\u1100" ? 16 : 8);
  return buttons.reduce((sum, one) => sum + 22 + [...(one.label || "")].reduce((wid, c) => wid + wide(c), 0), 0) <= NARROW;
}

function section(one, at) {
  return make("div", { class: "section" }, make("div", { class: "texts" }, ...render(one.components, at)), ...render(one.accessory ? [one.accessory] : [], at));
}

function text(one, at) {
  return make("div", { class: "text" }, ...markdown(one.content, at));
}

function gallery(one, at) {
  return make("div", { class: `gallery n${Math.min(4, one.items.length)}` }, ...one.items.map((item) => picture(item.media.url, item.description, at, "picture", item.spoiler)));
}

function file(one) {
  return make("a", { class: "file", href: one.file.url, download: "" }, one.name || one.file.url.split("/").pop());
}

function container(one, at) {
  const box = make("div", { class: "container" }, ...render(one.components, at));
  if (one.accent_color !== null && one.accent_color !== undefined) box.style.borderInlineStartColor = `#${one.accent_color.toString(16).padStart(6, "0")}`;
  return one.spoiler ? veiled(box) : box;
}

// What is hidden until it is pressed.
function veiled(node) {
  const veil = make("button", { type: "button", class: "veil", onclick: () => { veil.remove(); node.inert = false; } }, say("spoiler"));
  node.inert = true;
  return make("div", { class: "veiled" }, node, veil);
}

// What a picture shows, whatever address it has this time.
export const named = (url) => url.split("/").pop();

export function picture(url, alt, at, kind = "picture", spoiler = false) {
  const there = at.kept?.get(named(url)); // what was shown already stays as it is
  at.kept?.delete(named(url));
  const image = there || make("img", { src: url, loading: at.now ? null : "lazy", decoding: "async" });
  image.alt = alt || "";
  const node = make("button", { type: "button", class: kind, title: say("enlarge"), onclick: () => at.enlarge(url, alt) }, image);
  if (!alt) node.setAttribute("aria-label", say("enlarge"));
  return spoiler ? veiled(node) : node;
}

function button(one, at) {
  if (one.style === 5) return make("a", { class: "button link", href: one.url, ...at.away(one.url) }, emoji(one.emoji), one.label || one.url);
  return make(
    "button",
    { type: "button", class: `button ${STYLES[one.style] || "secondary"}${one.label?.length === 1 ? " sign" : ""}`, "data-id": one.custom_id, disabled: Boolean(one.disabled), onclick: (e) => at.press(one, e.currentTarget) },
    emoji(one.emoji), make("span", {}, one.label || ""),
  );
}

// --- menus ---------------------------------------------------------------------------------------------------------

// What can be chosen in a menu of any kind: [{value, label, description, emoji, default}].
export function choices(one, at) {
  if (one.type === 3 || one.options) return one.options;
  const known = {
    5: () => at.people().map((p) => ({ value: p.id, label: p.name, description: p.bot ? say("bot") : "" })),
    6: () => at.roles().map((r) => ({ value: r.id, label: r.name, description: say("role") })),
    7: () => [5, 6].flatMap((type) => choices({ type }, at)),
    8: () => at.channels().filter((c) => c.guild && (!one.channel_types?.length || one.channel_types.includes(c.type))).map((c) => ({ value: c.id, label: `#${at.called(c)}` })),
  };
  const preset = new Set((one.default_values || []).map((d) => d.id));
  return known[one.type]().map((o) => ({ ...o, default: preset.has(o.value) }));
}

function menu(one, at) {
  const least = one.min_values ?? 1;
  const most = one.max_values ?? 1;
  const options = choices(one, at);
  const preset = new Set(options.filter((o) => o.default).map((o) => o.value));
  const box = make("div", { class: "menu" });
  const shown = options.filter((o) => preset.has(o.value)).map((o) => o.label).join(", ");
  const asked = one.placeholder || say("choose");
  const opener = make(
    "button",
    { type: "button", class: "opener", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: Boolean(one.disabled), "data-id": one.custom_id, "aria-label": shown ? `${asked}: ${shown}` : asked },
    make("span", { class: shown ? "" : "quiet" }, shown || asked), make("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );
  const close = () => { box.querySelector(".list")?.remove(); opener.setAttribute("aria-expanded", "false"); };
  opener.addEventListener("click", () => {
    if (box.querySelector(".list")) { close(); return; }
    opener.setAttribute("aria-expanded", "true");
    const there = list(options, preset, least, most, asked, (values) => {
      close();
      opener.focus();
      at.choose(one, values, opener);
    }, () => { close(); opener.focus(); });
    box.append(there);
    there.scrollIntoView({ block: "nearest" });
    (there.querySelector(".seek") || there.querySelector("[aria-selected=true]") || there.querySelector(".option"))?.focus({ preventScroll: true });
  });
  opener.addEventListener("keydown", (e) => {
    if (e.key === "ArrowDown" && !box.querySelector(".list")) { opener.click(); e.preventDefault(); }
  });
  // Whoever goes on to something else has done with the list.
  box.addEventListener("focusout", (e) => { if (e.relatedTarget && !box.contains(e.relatedTarget)) close(); });
  box.append(opener);
  return box;
}

const SEEK = 9;

// A list to choose from: one press where one is wanted, marks and a button where several are. Arrows, Home, End and the
// first letters of a line go through it; long ones have a field that looks for them.
export function list(options, preset, least, most, label, done, leave) {
  const lines = make("div", { class: "lines", role: "listbox", "aria-label": label, "aria-multiselectable": most > 1 ? "true" : null });
  const node = make("div", { class: "list" }, lines);
  const several = most > 1 || least === 0;
  const chosen = new Set(preset);
  const finish = several ? make("button", { type: "button", class: "button primary list-done", onclick: () => done(options.map((o) => o.value).filter((v) => chosen.has(v))) }) : null;
  const update = () => {
    for (const item of lines.querySelectorAll(".option")) item.setAttribute("aria-selected", String(chosen.has(item.dataset.value)));
    if (!finish) return;
    finish.disabled = chosen.size < least || chosen.size > most;
    finish.textContent = `${say("choose")} (${chosen.size}/${most})`;
  };
  const pick = (value) => {
    if (!several) { done([value]); return; }
    if (chosen.has(value)) chosen.delete(value);
    else {
      if (most === 1) chosen.clear();
      if (chosen.size < most) chosen.add(value);
    }
    update();
  };
  for (const o of options) {
    lines.append(make(
      "button",
      { type: "button", class: "option", role: "option", tabindex: "-1", "aria-selected": "false", "data-value": o.value, onclick: () => pick(o.value) },
      emoji(o.emoji), make("span", { class: "names" }, make("span", {}, o.label), o.description ? make("small", {}, o.description) : null),
    ));
  }
  const none = make("p", { class: "quiet none", hidden: options.length > 0 }, say("nobody-found"));
  const there = () => [...lines.querySelectorAll(".option")].filter((item) => !item.hidden);
  node.append(none);
  if (options.length > SEEK) {
    const seek = make("input", { type: "text", class: "seek", placeholder: say("seek"), "aria-label": say("seek"), autocomplete: "off" });
    seek.addEventListener("input", () => {
      const wanted = seek.value.trim().toLowerCase();
      for (const item of lines.querySelectorAll(".option")) item.hidden = !item.textContent.toLowerCase().includes(wanted);
      none.hidden = there().length > 0;
    });
    node.prepend(seek);
  }
  if (finish) node.append(finish);
  node.addEventListener("keydown", (e) => {
    if (e.isComposing) return;
    const items = there();
    const at = items.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? items.length - 1 : at - 1, Home: 0, End: items.length - 1 }[e.key];
    const writing = document.activeElement?.classList.contains("seek");
    if (e.key === "Escape") { e.stopPropagation(); e.preventDefault(); leave(); }
    else if (to !== undefined && items.length && !(writing && e.key !== "ArrowDown" && e.key !== "ArrowUp")) { items[(to + items.length) % items.length].focus(); e.preventDefault(); }
    else if (writing && e.key === "Enter" && items.length) { items[0].click(); e.preventDefault(); }
    else if (!writing && e.key.length === 1 && e.key !== " " && !e.ctrlKey && !e.metaKey) {
      const fits = [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) => item.textContent.toLowerCase().startsWith(e.key.toLowerCase()));
      if (fits) { fits.focus(); e.preventDefault(); }
    }
  });
  update();
  return node;
}
