// Components of messages (discord_platform 1.2). What is not known here is shown as such, so that nothing goes missing.
import { make } from "./dom.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
export const MENUS = new Set([3, 5, 6, 7, 8]);

export function emoji(one) {
  return one && one.name ? make("span", { class: "emoji" }, one.name) : null;
}

// Renders a tree. `at` brings what components need of the page: press, choose, markdown's links, people and channels.
export function render(components, at) {
  return components.map((one) => part(one, at));
}

function part(one, at) {
  if (one.type === 1) return make("div", { class: one.components.some((c) => MENUS.has(c.type)) ? "row menus" : "row" }, ...render(one.components, at));
  if (one.type === 2) return button(one, at);
  if (MENUS.has(one.type)) return menu(one, at);
  if (one.type === 9) {
    const side = one.accessory ? part(one.accessory, at) : null;
    return make("div", { class: "section" }, make("div", {}, ...render(one.components, at)), side);
  }
  if (one.type === 10) return make("div", { class: "text" }, ...markdown(one.content, at));
  if (one.type === 11) return picture(one.media.url, one.description, at, "thumbnail");
  if (one.type === 12) return make("div", { class: `gallery n${Math.min(4, one.items.length)}` }, ...one.items.map((item) => picture(item.media.url, item.description, at)));
  if (one.type === 13) return make("a", { class: "file", href: one.file.url, download: "" }, one.name || one.file.url.split("/").pop());
  if (one.type === 14) return make("hr", { class: one.divider === false ? "bare" : "" });
  if (one.type === 17) {
    const box = make("div", { class: "container" }, ...render(one.components, at));
    if (one.accent_color !== null && one.accent_color !== undefined) box.style.borderInlineStartColor = `#${one.accent_color.toString(16).padStart(6, "0")}`;
    return box;
  }
  return make("p", { class: "unknown", "data-type": one.type }, say("unknown", { n: one.type }));
}

export function picture(url, alt, at, kind = "picture") {
  const image = make("img", { src: url, alt: alt || "", loading: at.now ? null : "lazy", decoding: "async" });
  return make("button", { type: "button", class: kind, "aria-label": `${say("enlarge")}: ${(alt || "").slice(0, 120)}`, onclick: () => at.enlarge(url, alt) }, image);
}

function button(one, at) {
  if (one.style === 5) return make("a", { class: "button link", href: one.url, ...at.away(one.url) }, emoji(one.emoji), one.label || one.url);
  return make(
    "button",
    { type: "button", class: `button ${STYLES[one.style] || "secondary"}`, "data-id": one.custom_id, disabled: Boolean(one.disabled), onclick: (e) => at.press(one, e.currentTarget) },
    emoji(one.emoji), make("span", {}, one.label || ""),
  );
}

// --- menus ---------------------------------------------------------------------------------------------------------

// What can be chosen in a menu of any kind: [{value, label, description, emoji, default}].
export function choices(one, at) {
  if (one.type === 3) return one.options;
  if (one.type === 8) return at.channels().map((c) => ({ value: c.id, label: `#${c.name}` }));
  const people = one.type === 6 ? [] : at.people().map((p) => ({ value: p.id, label: p.name, description: p.bot ? say("bot") : "" }));
  return people;
}

function menu(one, at) {
  const least = one.min_values ?? 1;
  const most = one.max_values ?? 1;
  const options = choices(one, at);
  const preset = new Set([...options.filter((o) => o.default).map((o) => o.value), ...(one.default_values || []).map((d) => d.id)]);
  const box = make("div", { class: "menu" });
  const shown = options.filter((o) => preset.has(o.value)).map((o) => o.label).join(", ");
  const opener = make(
    "button",
    { type: "button", class: "opener", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: Boolean(one.disabled), "data-id": one.custom_id },
    make("span", { class: shown ? "" : "quiet" }, shown || one.placeholder || say("choose")), make("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );
  opener.addEventListener("click", () => {
    const there = box.querySelector(".list");
    if (there) { there.remove(); opener.setAttribute("aria-expanded", "false"); return; }
    opener.setAttribute("aria-expanded", "true");
    box.append(list(options, preset, least, most, (values) => {
      box.querySelector(".list")?.remove();
      opener.setAttribute("aria-expanded", "false");
      at.choose(one, values, opener);
    }));
    box.querySelector(".list input, .list button")?.focus();
  });
  box.append(opener);
  return box;
}

// A list to choose from: one press where one is wanted, marks and a button where several are.
export function list(options, preset, least, most, done) {
  const node = make("div", { class: "list", role: "listbox", "aria-multiselectable": String(most > 1) });
  node.addEventListener("keydown", (e) => {
    const items = [...node.querySelectorAll(".option, .list-done")];
    const at = items.indexOf(document.activeElement);
    if (e.key === "ArrowDown" || e.key === "ArrowUp") {
      items[(at + (e.key === "ArrowDown" ? 1 : -1) + items.length) % items.length]?.focus();
      e.preventDefault();
    }
    if (e.key === "Escape") { node.parentElement.querySelector(".opener")?.click(); e.stopPropagation(); }
  });
  const chosen = new Set(preset);
  const finish = most > 1 || least === 0 ? make("button", { type: "button", class: "button primary list-done", onclick: () => done([...options.map((o) => o.value).filter((v) => chosen.has(v))]) }) : null;
  const update = () => {
    if (!finish) return;
    finish.disabled = chosen.size < least || chosen.size > most;
    finish.textContent = `${say("choose")} (${chosen.size}/${most})`;
  };
  for (const o of options) {
    const item = make(
      "button",
      { type: "button", class: "option", role: "option", "aria-selected": String(chosen.has(o.value)), "data-value": o.value },
      emoji(o.emoji), make("span", { class: "names" }, make("span", {}, o.label), o.description ? make("small", {}, o.description) : null),
    );
    item.addEventListener("click", () => {
      if (!finish) { done([o.value]); return; }
      if (chosen.has(o.value)) chosen.delete(o.value);
      else {
        if (most === 1) { chosen.clear(); node.querySelectorAll(".option").forEach((x) => x.setAttribute("aria-selected", "false")); }
        if (chosen.size < most) chosen.add(o.value);
      }
      item.setAttribute("aria-selected", String(chosen.has(o.value)));
      update();
    });
    node.append(item);
  }
  if (!options.length) node.append(make("p", { class: "quiet" }, say("nobody-found")));
  if (finish) { update(); node.append(finish); }
  return node;
}
