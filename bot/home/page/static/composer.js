// The line at the bottom: messages, and slash commands as one types them.
import { find, make, note } from "./dom.js";
import { local, say } from "./words.js";

const state = { commands: [], typed: null, options: {}, option: null, offers: [], at: 0, asked: 0 };
let page;

// `api` brings: send(what), channel(), people(), channels().
export function begin(api) {
  page = api;
  const text = find("text");
  text.addEventListener("input", changed);
  text.addEventListener("keydown", keys);
  find("composer").addEventListener("submit", (e) => { e.preventDefault(); enter(); });
}

export function commands(known) { state.commands = flat(known); changed(); }

export function clear() {
  state.typed = null; state.options = {}; state.option = null;
  find("text").value = "";
  draw();
  offer([]);
}

export function type(text) { clear(); find("text").value = text; find("text").focus(); changed(); }

// Every command that can be typed, with the words of it in both languages.
export function flat(known) {
  const found = [];
  for (const root of known) {
    const walk = (node, words, names) => {
      const inner = (node.options || []).filter((o) => o.type === 1 || o.type === 2);
      if (inner.length) inner.forEach((o) => walk(o, [...words, o.name], [...names, o]));
      else found.push({ words, names, description: node, options: node.options || [] });
    };
    walk(root, [root.name], [root]);
  }
  return found;
}

// A command that was used, as its reader would write it.
export function asTyped(words) {
  const known = state.commands.find((c) => c.words.join(" ") === words);
  return known ? shown(known) : `/${words}`;
}

export const shown = (command) => "/" + command.names.map((n) => local(n, "name")).join(" ");
const fits = (command, text) => {
  const wanted = text.toLowerCase().replace(/^\//, "").trim();
  const names = [command.words.join(" "), shown(command).slice(1)].map((n) => n.toLowerCase());
  return names.some((n) => n.startsWith(wanted)) ? 0 : names.some((n) => n.includes(wanted)) ? 1 : -1;
};

function changed() {
  const text = find("text").value;
  if (state.typed) { option(text); return; }
  if (!text.startsWith("/")) { offer([]); return; }
  const ranked = state.commands.map((c) => [fits(c, text), c]).filter(([r]) => r >= 0).sort((a, b) => a[0] - b[0]);
  offer(ranked.slice(0, 40).map(([, c]) => ({ label: shown(c), description: local(c.description, "description"), take: () => take(c) })));
}

function take(command) {
  state.typed = command;
  state.options = {};
  state.option = null;
  find("text").value = "";
  next();
}

// The next option that is needed; without one, those that may be given are offered.
function next() {
  const open = state.typed.options.filter((o) => !(o.name in state.options));
  state.option = open.find((o) => o.required) || null;
  find("text").value = "";
  draw();
  if (state.option) option("");
  else optional("");
  find("text").focus();
}

function optional(text) {
  const open = state.typed.options.filter((o) => !(o.name in state.options) && local(o, "name").includes(text.trim()));
  offer(open.map((o) => ({ label: `+ ${local(o, "name")}`, description: local(o, "description"), take: () => { state.option = o; find("text").value = ""; draw(); option(""); } })));
}

function option(text) {
  const one = state.option;
  if (!one) { optional(text); return; }
  const wanted = text.toLowerCase();
  const pick = (label, value, description = "") => ({ label, description, take: () => give(value, label) });
  if (one.choices) offer(one.choices.map((c) => pick(local(c, "name"), c.value)).filter((o) => o.label.toLowerCase().includes(wanted)));
  else if (one.type === 5) offer([pick("✓", true), pick("✗", false)]);
  else if (one.type === 6) offer(page.people().filter((p) => p.name.toLowerCase().includes(wanted)).map((p) => pick(p.name, p.id)));
  else if (one.type === 7) offer(page.channels().filter((c) => c.name.includes(wanted)).map((c) => pick(`#${c.name}`, c.id)));
  else if (one.autocomplete) complete(text);
  else offer(text ? [pick(text, one.type === 4 || one.type === 10 ? Number(text) : text)] : []);
}

let waiting;
function complete(text) {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const n = ++state.asked;
    const answer = await page.send({ t: "complete", channel: page.channel(), command: state.typed.words.join(" "), options: { ...given(), [state.option.name]: text }, focused: state.option.name });
    if (n !== state.asked || !state.option) return;
    offer((answer.choices || []).map((c) => ({ label: local(c, "name"), description: "", take: () => give(c.value, local(c, "name")) })));
  }, 120);
}

const given = () => Object.fromEntries(Object.entries(state.options).map(([name, one]) => [name, one.value]));

function give(value, label) {
  state.options[state.option.name] = { value, label };
  next();
}

function draw() {
  const parts = find("parts");
  parts.replaceChildren();
  if (!state.typed) return;
  parts.append(make("span", { class: "command" }, shown(state.typed)));
  for (const one of state.typed.options) {
    const here = state.options[one.name];
    if (here || one === state.option) parts.append(make("span", { class: here ? "option" : "option now" }, `${local(one, "name")}${here ? `: ${here.label}` : ""}`));
  }
}

function offer(offers) {
  state.offers = offers;
  state.at = 0;
  const box = find("offers");
  box.hidden = !offers.length;
  find("text").setAttribute("aria-expanded", String(offers.length > 0));
  point();
  box.replaceChildren(...offers.map((one, i) => make(
    "button", { type: "button", role: "option", class: "offer", id: `offer-${i}`, tabindex: "-1", "aria-selected": String(i === 0), onclick: () => one.take() },
    make("strong", {}, one.label), make("small", {}, one.description || ""))));
}

// Whoever listens hears which line is meant, while the writing goes on.
function point() {
  if (state.offers.length) find("text").setAttribute("aria-activedescendant", `offer-${state.at}`);
  else find("text").removeAttribute("aria-activedescendant");
}

function move(by) {
  if (!state.offers.length) return;
  state.at = (state.at + by + state.offers.length) % state.offers.length;
  [...find("offers").children].forEach((node, i) => {
    node.setAttribute("aria-selected", String(i === state.at));
    if (i === state.at) node.scrollIntoView({ block: "nearest" });
  });
  point();
}

function keys(e) {
  if (e.isComposing) return;
  if (e.key === "ArrowDown" || e.key === "ArrowUp") { if (state.offers.length) { move(e.key === "ArrowDown" ? 1 : -1); e.preventDefault(); } }
  else if (e.key === "Tab" && state.offers.length) { state.offers[state.at].take(); e.preventDefault(); }
  else if (e.key === "Escape") { clear(); }
  else if (e.key === "Backspace" && !find("text").value && state.typed) {
    const names = Object.keys(state.options);
    if (state.option && !state.option.required) { state.option = null; draw(); optional(""); }
    else if (names.length) { delete state.options[names.at(-1)]; next(); }
    else clear();
    e.preventDefault();
  }
}

async function enter() {
  const text = find("text").value;
  if (state.typed) {
    if (state.option && state.offers.length) { state.offers[state.at].take(); return; }
    if (state.option) { if (text) give(text, text); return; }
    if (text && state.offers.length) { state.offers[state.at].take(); return; }
    const asked = { t: "command", channel: page.channel(), command: state.typed.words.join(" "), options: given() };
    clear();
    await page.act(asked);
    return;
  }
  if (text.startsWith("/") && state.offers.length) { state.offers[state.at].take(); return; }
  if (!text.trim()) return;
  find("text").value = "";
  const answer = await page.send({ t: "say", channel: page.channel(), text });
  if (answer.state !== "ok") note(say(answer.why || "not-offered"));
}
