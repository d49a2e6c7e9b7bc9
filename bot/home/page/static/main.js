// The page: what it knows of the world, and what happens when somebody does something.
import { find, make, note } from "./dom.js";
import * as composer from "./composer.js";
import * as forms from "./forms.js";
import * as hint from "./hint.js";
import * as log from "./log.js";
import { enlarge } from "./viewer.js";
import { connect, knock, send, tell } from "./socket.js";
import { say, speak, spoken } from "./words.js";
import * as welcome from "./welcome.js";

const THREADS = new Set([10, 11, 12]);
const world = { you: null, mine: [], people: new Map(), channels: new Map(), guild: null, roles: [], games: [], messages: new Map(), more: new Map(), current: null, version: null, autoplay: null, known: new Map() };

// A game's own channel is called by the game's name in the reader's language.
const called = (c) => world.games.find((game) => game.room === c.id)?.title[spoken()] || c.name;

// --- what components need of the page ------------------------------------------------------------------------------

const at = {
  person: (id) => make("span", { class: id === world.you ? "mention me" : "mention" }, `@${world.people.get(id)?.name || "?"}`),
  channel: (id) => make("button", { type: "button", class: "mention plain", onclick: () => show(id) }, `#${world.channels.has(id) ? called(world.channels.get(id)) : "?"}`),
  command: (words) => make("button", { type: "button", class: "mention plain", onclick: () => composer.type(`/${words}`) }, `/${words}`),
  link: (url, inside) => make("a", { href: url, ...at.away(url) }, ...[inside].flat()),
  away: (url) => {
    const inside = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/.exec(url);
    if (inside) return { onclick: (e) => { e.preventDefault(); show(inside[1], inside[2]); } };
    return { target: "_blank", rel: "noopener noreferrer", title: say("link-away") };
  },
  someone: (id) => world.people.get(id),
  botId: () => [...world.people.values()].find((p) => p.bot)?.id,
  people: () => [...world.people.values()],
  channels: () => [...world.channels.values()],
  roles: () => world.roles,
  called,
  enlarge,
  older: async () => {
    const first = messages()[0];
    await send({ t: "open", channel: world.current, before: first.id });
  },
  dismiss: (message) => tell({ t: "dismiss", channel: message.channel, message: message.id }),
  press: (message, one, node) => act({ t: "press", channel: message.channel, message: message.id, id: one.custom_id }, node),
  choose: (message, one, values, node) => act({ t: "select", channel: message.channel, message: message.id, id: one.custom_id, values }, node),
};

// Bring something to the bot. The pressed thing shows that it is on its way; one press at a time for each.
async function act(what, node = null) {
  if (node?.classList.contains("busy")) return;
  const coming = send(what); // before anything else: the bot works while the page shows that it does
  node?.classList.add("busy");
  node?.setAttribute("aria-busy", "true");
  log.letGo(node);
  const answer = await coming;
  node?.classList.remove("busy");
  node?.removeAttribute("aria-busy");
  log.takeBack(node);
  if (answer.state === "failed") note(say("failed"), "bad");
  else if (answer.state === "refused") note(say(answer.why || "not-offered"), "bad");
  else if (answer.form) forms.open(answer.form, at, (values) => act({ t: "submit", form: answer.form.id, values }));
}

// --- packets -------------------------------------------------------------------------------------------------------

const packets = {
  hello(p) {
    if (world.version && world.version !== p.version) location.reload();
    world.version = p.version;
    world.games = p.games;
  },
  world(p) {
    const other = world.you !== p.you;
    Object.assign(world, { you: p.you, mine: p.mine, guild: p.guild, roles: p.roles, party: p.party });
    if (!p.you && world.arriving) send({ t: "make", name: world.arriving, locale: spoken() });
    world.arriving = null;
    world.people = new Map(p.people.map((one) => [one.id, one]));
    world.channels = new Map(p.channels.map((one) => [one.id, one]));
    if (other) { world.messages.clear(); world.more.clear(); }
    if (p.you && p.locale !== (spoken() === "ko" ? "ko" : "en-US")) tell({ t: "locale", locale: spoken() });
    const wanted = world.current || location.hash.slice(1);
    if (p.you && world.channels.has(wanted)) show(wanted);
    else show(null);
    frame();
  },
  party(p) {
    world.party = p.party;
    for (const old of document.querySelectorAll(".night")) old.replaceWith(night());
  },
  person(p) { world.people.set(p.person.id, p.person); frame(); again(); },
  channel(p) { world.channels.set(p.channel.id, p.channel); frame(); },
  left(p) { world.channels.delete(p.id); if (world.current === p.id) show(null); frame(); },
  history(p) {
    const there = p.older ? world.messages.get(p.channel) || [] : [];
    world.messages.set(p.channel, [...p.messages, ...there]);
    world.more.set(p.channel, p.more);
    if (p.channel === world.current) { again(); if (!p.older) log.toEnd(); }
    if (world.autoplay === p.channel) autoplay();
  },
  message(p) { put(p.message); heard(p.message); },
  edit(p) { put(p.message); },
  gone(p) {
    const there = world.messages.get(p.channel);
    if (there) world.messages.set(p.channel, there.filter((m) => m.id !== p.id));
    again();
  },
  commands(p) { if (p.channel === world.current) composer.commands(p.commands); },
  done() {},
};

function put(message) {
  const channel = world.channels.get(message.channel);
  if (channel && !message.private) {
    channel.latest = Math.max(channel.latest, message.at);
  }
  const there = world.messages.get(message.channel);
  if (!there) return;
  const index = there.findIndex((m) => m.id === message.id);
  if (index >= 0) there[index] = message;
  else there.push(message);
  if (index < 0 && message.private && message.channel === world.current) log.toEnd();
  if (message.channel === world.current) { again(); if (world.autoplay === message.channel) autoplay(); }
}

// Something new was said: unread marks, the title, a sound when it is one's turn.
function heard(message) {
  const channel = world.channels.get(message.channel);
  const pinged = message.pings.includes(world.you) || message.pings.includes("-1");
  if (message.private || message.author === world.you) return;
  if (message.channel === world.current && !document.hidden) { tell({ t: "read", channel: message.channel }); if (pinged) chime(); return; }
  if (channel) { channel.unread = true; if (pinged) channel.mentions += 1; }
  if (pinged) chime();
  frame();
}

const messages = () => world.messages.get(world.current) || [];

function again() {
  if (!world.current) return;
  log.draw({ channel: world.current, messages: messages(), more: world.more.get(world.current), you: world.you }, at);
  board();
}

// After *Play now* the first thing to do opens by itself.
function autoplay() {
  const board = messages().findLast((m) => !m.private && m.author === at.botId() && m.pings.includes(world.you) && m.components.some((r) => r.components?.some((b) => b.style === 1)));
  const button = board?.components.flatMap((r) => r.components || []).find((b) => b.type === 2 && b.style === 1 && !b.disabled);
  if (!button) return;
  world.autoplay = null;
  act({ t: "press", channel: board.channel, message: board.id, id: button.custom_id });
}

// --- channels ------------------------------------------------------------------------------------------------------

function show(id, message = null) {
  if (id && !world.channels.has(id)) id = null;
  world.current = id;
  history.replaceState(null, "", id ? `#${id}` : "#");
  document.body.classList.remove("menu-open");
  find("shade").hidden = true;
  find("welcome").hidden = Boolean(id);
  find("log").hidden = !id;
  const channel = world.channels.get(id);
  find("composer").hidden = !id;
  composer.clear();
  if (id) {
    if (world.messages.has(id)) { again(); log.toEnd(); }
    send({ t: "open", channel: id }).then(() => message && find("log").querySelector(`[data-message="${message}"]`)?.scrollIntoView());
    tell({ t: "commands", channel: id });
    tell({ t: "read", channel: id });
    // What was pressed to come here is gone: keys go on from the conversation.
    if (document.activeElement === document.body || find("welcome").contains(document.activeElement)) find("log").focus({ preventScroll: true });
    find("text").placeholder = channel.writable ? say("say", { channel: `${channel.guild ? "#" : "@"}${called(channel)}` }) : say("closed");
    find("text").disabled = !channel.writable;
  } else {
    if (world.games.length) welcome.draw({ night, games: () => world.games, you: () => world.people.get(world.you), send, begin, command });
    board();
  }
  frame();
}

// Begin to type a command: here, or in the channel for everything.
function command(text) {
  const here = world.channels.get(world.current);
  const place = here?.guild && here.writable ? here : [...world.channels.values()].find((c) => c.guild && c.writable);
  if (!place) { show(null); note(say("people-nobody")); return; }
  if (place !== here) show(place.id);
  composer.type(text);
}

async function direct() {
  const answer = await send({ t: "direct" });
  if (answer.channel) begin(answer.channel, false);
  else note(say(answer.why || "failed"), "bad");
}

function begin(channel, playing = true) {
  if (playing) world.autoplay = channel;
  const wait = () => (world.channels.has(channel) ? show(channel) : setTimeout(wait, 30));
  wait();
}

function frame() {
  const channels = [...world.channels.values()];
  const tops = channels.filter((c) => c.guild && !THREADS.has(c.type));
  const entry = (c, deep) => make(
    "button",
    { type: "button", class: ["channel", deep ? "deep" : "", c.unread ? "unread" : "", c.id === world.current ? "here" : ""].join(" "), "aria-current": c.id === world.current ? "page" : null, onclick: () => show(c.id) },
    make("span", { class: "sign", "aria-hidden": "true" }, deep ? "↳" : c.guild ? "#" : "@"), make("span", { class: "name" }, called(c)),
    c.mentions ? make("span", { class: "badge", "aria-label": say("mentions", { n: c.mentions }) }, String(c.mentions)) : c.unread ? make("span", { class: "dot", "aria-label": say("unread") }) : null,
  );
  const list = find("channels");
  list.replaceChildren(tops.length ? make("h2", {}, say("channels")) : make("p", { class: "none quiet" }, say("channels-none")));
  for (const c of tops) {
    list.append(entry(c, false));
    const inside = channels.filter((t) => t.parent === c.id && (!t.archived || t.id === world.current || t.mentions)).sort((a, b) => b.latest - a.latest);
    for (const t of inside) list.append(entry(t, true));
  }
  const direct = channels.filter((c) => !c.guild);
  if (direct.length) list.append(make("h2", {}, say("direct")), ...direct.map((c) => entry(c, false)));
  const you = world.people.get(world.you);
  find("me").replaceChildren(make("button", { type: "button", class: "me", onclick: people }, log.face(you), make("span", { class: "name" }, you ? say("people-as", { name: you.name }) : say("people-new")), make("span", { "aria-hidden": "true" }, "⇅")));
  find("home").querySelector("strong").textContent = world.guild?.name || "Madang";
  find("home").classList.toggle("here", !world.current);
  const channel = world.channels.get(world.current);
  hint.line(Boolean(channel));
  find("where").textContent = channel ? `${channel.guild ? "#" : "@"}${called(channel)}` : say("here");
  const calls = channels.reduce((sum, c) => sum + c.mentions, 0);
  find("menu").classList.toggle("called", calls > 0);
  document.title = `${calls ? `(${calls}) ${say("my-turn")} · ` : ""}${channel ? `#${called(channel)}` : world.guild?.name || "Madang"}`;
  for (const [id, key] of [["menu", "menu"], ["home", "home"], ["help", "hint-title"], ["theme", "theme"], ["language", "language"], ["send", "send"], ["sound", quiet() ? "sound-on" : "sound-off"], ["pin", pinned() ? "board-hide" : "board-show"]]) {
    find(id).setAttribute("aria-label", say(key));
    find(id).title = say(key);
  }
  find("language").textContent = say("language-short");
  // What is written on a button is part of what it is called.
  find("language").setAttribute("aria-label", `${say("language-short")}: ${say("language")}`);
  find("home").setAttribute("aria-label", `${world.guild?.name || "Madang"}: ${say("home")}`);
  find("channels").setAttribute("aria-label", say("channels"));
  find("offers").setAttribute("aria-label", say("hint-commands"));
  find("text").setAttribute("aria-label", say("say", { channel: find("where").textContent }));
}

// --- the board beside or above the conversation --------------------------------------------------------------------

// Asking whether it matches lays out the page, so that it is asked once and told of changes.
const wide = matchMedia("(min-width: 720px)");
let roomy = wide.matches;
wide.addEventListener("change", () => { roomy = wide.matches; });
const pinned = () => (localStorage.getItem("board") ?? (roomy ? "on" : "off")) === "on";

// The first picture of a message; null where it has none.
function pictureOf(m) {
  const file = m.files.find((f) => (f.content_type || "").startsWith("image/"));
  const shown = file ? null : JSON.stringify(m.components).match(/\/pictures\/\d+\/[^"]+\.png/);
  return file || shown ? { url: file ? file.url : shown[0], alt: file?.description || "" } : null;
}

// The newest public picture of the bot in this channel: the board as everybody knows it.
function current() {
  for (const m of [...messages()].reverse()) {
    const found = m.private || m.author !== at.botId() ? null : pictureOf(m);
    if (found) return found;
  }
  return null;
}

// The picture of one's own newest panel, where its answers push it out of the conversation's sight.
function own() {
  const panel = messages().findLast((m) => m.private && m.components.length);
  return panel && log.hidesPicture() ? pictureOf(panel) : null;
}

function board() {
  const found = world.current ? current() : null;
  find("pin").hidden = !found;
  find("pin").setAttribute("aria-pressed", String(pinned()));
  for (const [box, looked] of [[find("board"), [current, own]], [find("pinned"), [current]]]) {
    box.hidden = !found || !pinned();
    if (box.hidden) continue;
    const wanted = looked.map((look) => [look, look()]).filter(([, one]) => one);
    if (box.dataset.url === wanted.map(([, one]) => one.url).join(" ")) continue;
    box.dataset.url = wanted.map(([, one]) => one.url).join(" ");
    box.replaceChildren(...wanted.map(([look, one]) => [...box.children].find((old) => old.dataset.url === one.url)
      || make("button", { type: "button", class: look === own ? "big own" : "big", "data-url": one.url, "aria-label": `${say("enlarge")}: ${one.alt.slice(0, 120)}`, onclick: () => enlarge(look()?.url || one.url, one.alt) }, make("img", { src: one.url, alt: one.alt }))));
  }
}

// --- people --------------------------------------------------------------------------------------------------------

function people() {
  const dialog = find("people");
  const name = make("input", { type: "text", maxlength: 32, placeholder: say("people-name"), "aria-label": say("people-name") });
  const close = () => dialog.close();
  const done = async (what) => {
    const answer = await send(what);
    if (answer.state === "ok") close();
    else note(say(answer.why || "failed"), "bad");
  };
  dialog.setAttribute("aria-labelledby", "people-title");
  dialog.replaceChildren(
    make("header", {}, make("h2", { id: "people-title" }, say("people-title")), make("button", { type: "button", class: "icon", "aria-label": say("close"), onclick: close }, "×")),
    make("div", { class: "body" },
      ...world.mine.map((id) => {
        const one = world.people.get(id);
        return make("button", { type: "button", class: id === world.you ? "me here" : "me", "data-person": id, "aria-pressed": String(id === world.you), autofocus: id === world.you, onclick: () => done({ t: "switch", person: id }) }, log.face(one), make("span", { class: "name" }, one?.name || "?"));
      }),
      make("div", { class: "line" }, name,
        make("button", { type: "button", class: "button primary", onclick: () => done({ t: "make", name: name.value, locale: spoken() }) }, say("people-make")),
        world.you ? make("button", { type: "button", class: "button secondary", onclick: () => done({ t: "rename", name: name.value }) }, say("people-rename")) : null),
      night(),
      world.you ? make("button", { type: "button", class: "plain", onclick: () => { close(); direct(); } }, say("people-direct")) : null),
  );
  dialog.showModal();
}

// --- a game night --------------------------------------------------------------------------------------------------

// What a guest sees first: the evening's code, and a name.
function door() {
  find("log").hidden = true;
  find("composer").hidden = true;
  const code = make("input", { type: "text", id: "code", maxlength: 12, autocapitalize: "characters", autocomplete: "off", spellcheck: "false" });
  const name = make("input", { type: "text", id: "name", maxlength: 32, value: localStorage.getItem("name") || "" });
  const other = make("button", { type: "button", class: "plain", lang: spoken() === "ko" ? "en" : "ko" }, say("language"));
  other.addEventListener("click", () => {
    const typed = [code.value, name.value];
    speak(spoken() === "ko" ? "en" : "ko");
    dress();
    door();
    [find("code").value, find("name").value] = typed;
  });
  const form = make("form", { class: "door" },
    make("img", { src: "/static/icon.svg", alt: "", width: 56, height: 56 }), make("h1", {}, say("door-title")), make("p", { class: "lead" }, say("door-lead")),
    make("label", {}, make("span", {}, say("door-code")), code), make("label", {}, make("span", {}, say("welcome-name")), name),
    make("button", { type: "submit", class: "button primary" }, say("door-enter")), other);
  form.addEventListener("submit", async (e) => {
    e.preventDefault();
    if (!name.value.trim()) { note(say("people-no-name"), "bad"); name.focus(); return; }
    localStorage.setItem("name", name.value);
    world.arriving = name.value;
    const answer = await knock(code.value);
    if (!answer.ok) { note(answer.wait ? say("door-wait", { n: answer.wait }) : say("door-wrong"), "bad"); code.select(); }
  });
  find("welcome").replaceChildren(form);
  find("welcome").hidden = false;
  code.focus();
}

// A QR code, dark on light whatever the theme: a camera reads no other.
function code(rows) {
  if (!rows.length) return null;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", rows.flatMap((row, y) => [...row].map((one, x) => (one === "1" ? `M${x} ${y}h1v1h-1z` : ""))).join(""));
  svg.setAttribute("viewBox", `0 0 ${rows.length} ${rows.length}`);
  svg.setAttribute("class", "qr");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", say("night-picture"));
  svg.append(path);
  return svg;
}

// What the host alone sees: where guests come in, and who is here.
function night() {
  if (!world.party) return null;
  const box = make("section", { class: "night" }, make("h3", {}, say("night-title")), make("p", {}, say("night-lead")),
    code(world.party.squares),
    make("p", {}, make("a", { href: world.party.address }, world.party.address)),
    make("p", {}, say("door-code"), " ", make("strong", { class: "code" }, world.party.code), " ",
      make("button", { type: "button", class: "plain", onclick: () => send({ t: "code" }) }, say("night-change"))));
  for (const guest of world.party.guests) {
    box.append(make("div", { class: "me" }, log.face(guest), make("span", { class: "name" }, guest.name),
      make("button", { type: "button", class: "plain", "data-remove": guest.id, onclick: () => send({ t: "remove", person: guest.id }) }, say("night-remove"))));
  }
  return box;
}

// --- sound, light, language ----------------------------------------------------------------------------------------

const quiet = () => localStorage.getItem("sound") === "off";
let player = null;

function chime() {
  if (quiet()) return;
  try {
    player ||= new AudioContext();
    const now = player.currentTime;
    for (const [tone, when] of [[660, 0], [880, 0.12]]) {
      const voice = player.createOscillator();
      const gain = player.createGain();
      voice.frequency.value = tone;
      gain.gain.setValueAtTime(0.0001, now + when);
      gain.gain.exponentialRampToValueAtTime(0.15, now + when + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + when + 0.35);
      voice.connect(gain).connect(player.destination);
      voice.start(now + when);
      voice.stop(now + when + 0.4);
    }
  } catch { /* a browser without sound is no reason to stop */ }
}

function dress() {
  document.documentElement.dataset.theme = localStorage.getItem("theme") || "auto";
  document.documentElement.lang = spoken();
}

function begins() {
  dress();
  log.stickToEnd(board);
  composer.begin({ send, act, channel: () => world.current, people: at.people, channels: at.channels });
  // On a phone the line at the top is for where one is; light, sound and language are in the list.
  const handy = matchMedia("(max-width: 719px)");
  const place = () => find(handy.matches ? "tools" : "head").append(find("sound"), find("theme"), find("language"));
  handy.addEventListener("change", place);
  place();
  hint.begin({ somebody: () => welcome.someone({ you: () => world.people.get(world.you), send }), type: command, people, direct, night });
  find("home").addEventListener("click", () => show(null));
  find("menu").addEventListener("click", () => { document.body.classList.add("menu-open"); find("shade").hidden = false; });
  find("shade").addEventListener("click", () => { document.body.classList.remove("menu-open"); find("shade").hidden = true; });
  find("pin").addEventListener("click", () => { localStorage.setItem("board", pinned() ? "off" : "on"); board(); frame(); });
  find("sound").addEventListener("click", () => { localStorage.setItem("sound", quiet() ? "on" : "off"); find("sound").setAttribute("aria-pressed", String(!quiet())); frame(); });
  find("theme").addEventListener("click", () => {
    const light = getComputedStyle(document.documentElement).getPropertyValue("--light").trim() === "1";
    localStorage.setItem("theme", light ? "dark" : "light");
    dress();
  });
  find("language").addEventListener("click", () => {
    speak(spoken() === "ko" ? "en" : "ko");
    dress();
    tell({ t: "locale", locale: spoken() });
    show(world.current);
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden && world.current) tell({ t: "read", channel: world.current }); });
  document.addEventListener("keydown", (e) => {
    if (e.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName) && world.current) { find("text").focus(); }
  });
  let lost = false;
  connect((p) => packets[p.t]?.(p), (state) => {
    const there = state !== "lost";
    document.body.classList.toggle("outside", state === "code");
    if (state === "code") { door(); return; }
    find("lost").hidden = there;
    find("lost").textContent = there ? "" : say("lost");
    if (there && lost) note(say("back"));
    lost = !there;
  });
}

begins();
