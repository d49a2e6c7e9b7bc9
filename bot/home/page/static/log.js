// The messages of a channel, each kept in place and drawn anew only when it changes.
import { find, make } from "./dom.js";
import { named, picture, render } from "./components.js";
import { asTyped } from "./composer.js";
import { markdown, relative } from "./markdown.js";
import { say, spoken } from "./words.js";

const TEXT = 10;
const drawn = new Map();
let drawnFor = null;

// Grounds of faces, and a letter that can be read on each.
const COLOURS = [["#0072B2", "#ffffff"], ["#D55E00", "#10131a"], ["#009E73", "#10131a"], ["#CC79A7", "#10131a"], ["#56B4E9", "#10131a"], ["#B8860B", "#10131a"]];

export function face(person) {
  const node = make("span", { class: person?.bot ? "face bot" : "face", "aria-hidden": "true" }, [...(person?.name || "?")][0]);
  if (person && !person.bot) [node.style.background, node.style.color] = COLOURS[Number(BigInt(person.id) % 6n)];
  return node;
}

const same = (a, b) => a && b && a.author === b.author && !a.command && !b.command && b.at - a.at < 420 && a.private === b.private;

// Draw the messages of a channel. `at` as for components; `view` is {channel, messages, more, you}.
export function draw(view, at) {
  const log = find("log");
  view = { ...view, messages: inOrder(view.messages) };
  if (drawnFor !== view.channel) { log.replaceChildren(); drawn.clear(); drawnFor = view.channel; }
  const wanted = [];
  if (view.more) wanted.push(older(at));
  let before = null;
  for (const message of view.messages) {
    // A message that has changed is another object; what its author is called may have changed beside it.
    const key = `${Boolean(same(before, message))} ${spoken()} ${at.someone(message.author)?.name} ${at.someone(message.user)?.name}`;
    const there = drawn.get(message.id);
    if (!there || there.key !== key || there.message !== message) {
      const node = row(message, same(before, message), view, there ? { ...at, kept: pictures(there.node) } : at);
      if (there?.node.contains(document.activeElement) || (waiting && there?.node.contains(waiting))) refocus(there.node, node);
      if (there) there.node.replaceWith(node);
      drawn.set(message.id, { key, message, node });
    }
    wanted.push(drawn.get(message.id).node);
    before = message;
  }
  for (const [id, one] of drawn) if (!view.messages.some((m) => m.id === id)) { one.node.remove(); drawn.delete(id); }
  if (!view.messages.length) wanted.push(make("p", { class: "empty quiet" }, say("empty")));
  let place = log.firstChild;
  for (const node of wanted) {
    if (node === place) place = place.nextSibling;
    else log.insertBefore(node, place);
  }
  while (place) { const next = place.nextSibling; place.remove(); place = next; }
}

// A picture that is shown again stays as it is: its name says what it shows, its address only when it was sent.
function pictures(old) {
  const there = [...old.getElementsByTagName("img")].filter((one) => one.complete && one.naturalWidth);
  return new Map(there.map((one) => [named(one.src), one]));
}

// One's own newest panel stands last, where the thumb is, whatever was said after it; only the sentence that a press in it
// was just answered with stands below, because above a tall panel nobody would see it.
function inOrder(messages) {
  const panel = messages.findLast((m) => m.private && m.components.length);
  if (!panel) return messages;
  const latest = messages.findLast((m) => m.private);
  const last = latest === panel ? [panel] : [panel, latest];
  return [...messages.filter((m) => !last.includes(m)), ...last];
}

// What was pressed and had the focus: it lets go of it at once, while the bot works, because drawing something anew that
// has the focus takes as long as all the rest of it.
let waiting = null;

export function letGo(node) {
  if (!node || node !== document.activeElement) return;
  waiting = node;
  node.blur();
}

// Nothing was drawn anew: the focus is where it was.
export function takeBack(node) {
  if (!waiting || waiting !== node) return;
  waiting = null;
  if (node.isConnected && document.activeElement === document.body) node.focus({ preventScroll: true });
}

// After a redraw the focus goes where it was: to the same button, else to the first of the message.
function refocus(old, node) {
  const id = (waiting || document.activeElement)?.dataset?.id;
  waiting = null;
  requestAnimationFrame(() => {
    const target = (id && node.querySelector(`[data-id="${CSS.escape(id)}"]:not(:disabled)`)) || node.querySelector(".button:not(:disabled), .opener");
    target?.focus({ preventScroll: true });
  });
}

// Whoever reads the end stays there when something below grows; whoever has scrolled up is left alone.
let atEnd = true;

// `settled` is told whenever something in the conversation has found its size.
export function stickToEnd(settled) {
  const log = find("log");
  // Before the frame that shows it, and once for it: reading a height lays out everything that has just changed.
  let due = 0;
  const follow = () => { due ||= requestAnimationFrame(() => { due = 0; if (atEnd) log.scrollTop = log.scrollHeight; coverLines(log); settled(); }); };
  // Only hands leave the end: what is drawn anew is shorter for a moment, until its picture is there.
  let touched = 0;
  for (const hand of ["wheel", "touchmove", "keydown"]) log.addEventListener(hand, () => { touched = Date.now(); }, { passive: true });
  log.addEventListener("scroll", () => {
    const low = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
    if (low) atEnd = true;
    else if (Date.now() - touched < 400) atEnd = false;
    coverLines(log);
  });
  const sizes = new ResizeObserver(follow);
  sizes.observe(log);
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) if (node.nodeType === 1) sizes.observe(node);
    follow();
  }).observe(log, { childList: true });
}

// Whether answers leave no room for the whole picture above them: who reads the end does not see all of it.
export function hidesPicture() {
  const log = find("log");
  const panel = [...log.querySelectorAll(".message.private")].findLast((one) => one.querySelector("[data-id]"));
  const shown = panel?.querySelector(".gallery");
  if (!shown) return false;
  const above = shown.getBoundingClientRect().top - log.getBoundingClientRect().top + log.scrollTop;
  return log.scrollHeight - above > log.clientHeight - (panel.querySelector(".ask")?.offsetHeight || 0);
}

// A headline that stays in sight hides whole lines of what goes under it, never half of one.
function coverLines(log) {
  const range = document.createRange();
  for (const ask of log.querySelectorAll(".ask")) {
    const edge = ask.getBoundingClientRect().bottom;
    let cover = 0;
    for (let node = ask.nextElementSibling; node; node = node.nextElementSibling) {
      const at = node.getBoundingClientRect();
      if (at.top >= edge) break;
      if (at.bottom <= edge || !node.matches(".text")) continue;
      const words = document.createTreeWalker(node, NodeFilter.SHOW_TEXT); // a box of several lines is no line
      while (words.nextNode()) {
        range.selectNodeContents(words.currentNode);
        for (const line of range.getClientRects()) if (line.top < edge - 1 && line.bottom > edge + 1) cover = Math.max(cover, line.bottom - edge);
      }
    }
    ask.style.setProperty("--cover", `${Math.ceil(cover)}px`);
  }
}

export function toEnd() {
  atEnd = true;
  find("log").scrollTop = find("log").scrollHeight;
}

function older(at) {
  return make("button", { type: "button", class: "button secondary older", onclick: () => at.older() }, say("older"));
}

// The time of day. Making a format takes longer than drawing the message it stands in.
const clocks = new Map();
function clock(at) {
  if (!clocks.has(spoken())) clocks.set(spoken(), new Intl.DateTimeFormat(spoken(), { timeStyle: "short" }));
  return clocks.get(spoken()).format(at * 1000);
}

// One message. `view` tells who looks: {you}.
export function row(message, joined, view, at) {
  const author = at.someone(message.author);
  const node = make("article", { class: ["message", joined ? "joined" : "", message.private ? "private" : "", message.pings.includes(view.you) ? "pinged" : ""].join(" "), "data-message": message.id });
  if (message.command || (message.user && message.private)) {
    const who = at.someone(message.user);
    if (message.command) node.append(make("p", { class: "used quiet" }, say("used", { name: who?.name || "?", command: asTyped(message.command) })));
  }
  node.append(joined ? make("span", { class: "gap" }) : face(author));
  const body = make("div", { class: "body" });
  if (!joined) {
    const when = make("time", { class: "quiet", datetime: new Date(message.at * 1000).toISOString() },
      clock(message.at));
    when.title = relative(message.at);
    body.append(make("p", { class: "who" }, make("strong", {}, author?.name || "?"), author?.bot ? make("span", { class: "tag" }, say("bot")) : null, when));
  }
  if (message.thinking) body.append(make("p", { class: "thinking quiet" }, say("thinking")));
  else content(message, body, at);
  if (message.private) {
    body.append(make("p", { class: "footnote quiet" }, say("only-you"), " · ",
      make("button", { type: "button", class: "plain", onclick: () => at.dismiss(message) }, say("dismiss"))));
  }
  node.append(body);
  return node;
}

const MANY = 7; // answers that fill a phone's window together with a picture

function content(message, body, at) {
  if (message.content) {
    const text = make("div", { class: "text" }, ...markdown(message.content, at));
    if (message.edited && message.author !== at.botId()) text.append(make("small", { class: "quiet" }, " ", say("edited")));
    body.append(text);
  }
  for (const one of message.embeds) body.append(embed(one, at));
  const pictures = message.files.filter((f) => (f.content_type || "").startsWith("image/"));
  if (pictures.length) body.append(make("div", { class: `gallery n${Math.min(4, pictures.length)}` }, ...pictures.map((f) => picture(f.url, f.description, at))));
  for (const f of message.files) if (!pictures.includes(f)) body.append(make("a", { class: "file", href: f.url, download: "" }, f.filename));
  const press = { ...at, now: message.private, press: (one, node) => at.press(message, one, node), choose: (one, values, node) => at.choose(message, one, values, node) };
  if (message.components.reduce((sum, one) => sum + (one.type === 1 ? one.components.length : 0), 0) > MANY) body.classList.add("many");
  const [first, ...rest] = message.components;
  if (message.private && first?.type === TEXT && rest.length) {
    // What is asked stays in sight while the picture and the answers below it are looked at.
    const [question, ...more] = first.content.split("\n");
    body.append(make("div", { class: "text ask" }, ...markdown(question, at)));
    const told = more.join("\n").trim() ? [{ ...first, content: more.join("\n") }] : [];
    body.append(...render([...told, ...rest], press));
    return;
  }
  body.append(...render(message.components, press));
}

function embed(one, at) {
  return make("div", { class: "container" },
    one.title ? make("strong", {}, one.title) : null,
    one.description ? make("div", { class: "text" }, ...markdown(one.description, at)) : null,
    ...(one.fields || []).map((f) => make("div", { class: "text" }, make("strong", {}, f.name), ...markdown(f.value, at))),
    one.image ? picture(one.image.url, one.title, at) : null,
    one.footer ? make("small", { class: "quiet" }, one.footer.text) : null);
}
