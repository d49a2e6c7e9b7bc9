// Discord's markdown, as far as anybody here writes it: a small parser that makes elements, never HTML.
import { make } from "./dom.js";
import { spoken } from "./words.js";

const INLINE = [
  [/^\\([\\*_~`|>#\-\[\]()<@!:])/, (m) => m[1]],
  [/^``([\s\S]+?)``|^`([^`]+)`/, (m) => make("code", {}, m[1] ?? m[2])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => stamp(Number(m[1]), m[2] || "f")],
  [/^<@!?(\d+)>/, (m, at) => at.person(m[1])],
  [/^<@&(\d+)>/, (m, at) => make("span", { class: "mention" }, `@${at.roles().find((one) => one.id === m[1])?.name || "?"}`)],
  [/^<#(\d+)>/, (m, at) => at.channel(m[1])],
  [/^<\/([^:>]+):\d+>/, (m, at) => at.command(m[1])],
  [/^<(https?:\/\/[^>\s]+)>/, (m, at) => at.link(m[1], m[1])],
  [/^\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)/, (m, at) => at.link(m[2], inline(m[1], at))],
  [/^https?:\/\/[^\s<>)]+/, (m, at) => at.link(m[0], m[0])],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m, at) => make("strong", {}, make("em", {}, ...inline(m[1], at)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, at) => make("strong", {}, ...inline(m[1], at))],
  [/^__([\s\S]+?)__/, (m, at) => make("u", {}, ...inline(m[1], at))],
  [/^\*(?!\s)([^*\n]+?)\*/, (m, at) => make("em", {}, ...inline(m[1], at))],
  [/^_(?!\s)([^_\n]+?)_(?!\w)/, (m, at) => make("em", {}, ...inline(m[1], at))],
  [/^~~([\s\S]+?)~~/, (m, at) => make("s", {}, ...inline(m[1], at))],
  [/^\|\|([\s\S]+?)\|\|/, (m, at) => spoiler(inline(m[1], at))],
];

function spoiler(inside) {
  return make("button", { type: "button", class: "spoiler", onclick: (e) => e.currentTarget.classList.add("open") }, ...inside);
}

function inline(text, at) {
  const found = [];
  let plain = "";
  while (text) {
    let hit = null;
    for (const [pattern, build] of INLINE) {
      const match = pattern.exec(text);
      if (match) { hit = [match[0].length, build(match, at)]; break; }
    }
    if (hit) {
      if (plain) found.push(plain);
      plain = "";
      found.push(...[hit[1]].flat());
      text = text.slice(hit[0]);
    } else {
      const run = /^[^\\`<\[*_~|h]+|^[\s\S]/.exec(text)[0];
      plain += run;
      text = text.slice(run.length);
    }
  }
  if (plain) found.push(plain);
  return found;
}

// A text as a list of blocks. `at` says how people, channels, commands and links look.
export function markdown(text, at) {
  const blocks = [];
  const lines = text.split("\n");
  let open = null;
  const flush = () => { open = null; };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (line.startsWith("```")) {
      const code = [];
      if (line.length > 3 && line.endsWith("```") && line.length > 5) code.push(line.slice(3, -3));
      else for (i++; i < lines.length && !lines[i].startsWith("```"); i++) code.push(lines[i]);
      blocks.push(make("pre", {}, make("code", {}, code.join("\n"))));
      flush();
      continue;
    }
    const heading = /^(#{1,3}) (.+)/.exec(line);
    const small = /^-# (.+)/.exec(line);
    const item = /^(\s*)(?:[-*]|\d+\.) (.+)/.exec(line);
    const quote = /^> ?(.*)/.exec(line);
    if (heading) { blocks.push(make(`h${heading[1].length + 1}`, {}, ...inline(heading[2], at))); flush(); }
    else if (small) { blocks.push(make("small", {}, ...inline(small[1], at))); flush(); }
    else if (item) {
      const tag = /^\s*\d/.test(line) ? "ol" : "ul";
      if (!open || open.tagName !== tag.toUpperCase()) { open = make(tag, tag === "ol" ? { start: parseInt(line.trim(), 10) } : {}); blocks.push(open); }
      open.append(make("li", { class: item[1].length > 1 ? "deep" : "" }, ...inline(item[2], at)));
    } else if (quote) {
      if (!open || open.tagName !== "BLOCKQUOTE") { open = make("blockquote"); blocks.push(open); }
      open.append(make("p", {}, ...inline(quote[1], at)));
    } else if (line.trim() === "") { flush(); }
    else {
      if (!open || open.tagName !== "P") { open = make("p"); blocks.push(open); } else open.append(make("br"));
      open.append(...inline(line, at));
    }
  }
  return blocks;
}

// --- times ---------------------------------------------------------------------------------------------------------

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

function stamp(seconds, style) {
  const node = make("time", { "data-at": seconds, "data-style": style, datetime: new Date(seconds * 1000).toISOString() });
  node.title = new Intl.DateTimeFormat(spoken(), STYLES.F).format(seconds * 1000);
  tick(node);
  return node;
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relative(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, one]) => Math.abs(left) >= one) || UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(Math.trunc(left / size), unit);
}

function tick(node) {
  const at = Number(node.dataset.at);
  node.textContent = node.dataset.style === "R" ? relative(at)
    : new Intl.DateTimeFormat(spoken(), STYLES[node.dataset.style]).format(at * 1000);
}

setInterval(() => document.querySelectorAll("time[data-style=R]").forEach(tick), 1000);
