// The gallery: everything the bot sends, one payload of each shape, drawn as the page draws it.
import { flat, shown } from "./composer.js";
import { find, make, note } from "./dom.js";
import * as forms from "./forms.js";
import { row } from "./log.js";
import { enlarge } from "./viewer.js";
import { local, say, speak, spoken } from "./words.js";

const BOT = "1";
const NAMES = ["지수", "Ada", "민수", "Ben"];
// Whoever is named in a payload is somebody here; the same one every time.
const someone = (id) => (id === BOT ? { id, name: "Madang", bot: true } : { id, name: NAMES[Number(BigInt(id) % 4n)] });
const told = (what) => note(JSON.stringify(what).slice(0, 200));

const at = {
  someone, called: (c) => c.name, enlarge, botId: () => BOT,
  person: (id) => make("span", { class: "mention" }, `@${someone(id).name}`),
  channel: () => make("span", { class: "mention" }, "#madang"),
  command: (words) => make("span", { class: "mention" }, `/${words}`),
  link: (url, inside) => make("a", { href: url, ...at.away(url) }, ...[inside].flat()),
  away: () => ({ target: "_blank", rel: "noopener noreferrer" }),
  people: () => [BOT, "8", "9", "10", "11"].map(someone),
  channels: () => [{ id: "1", name: "madang", guild: "1", type: 0 }],
  roles: () => [{ id: "1", name: "@everyone" }],
  press: (message, one) => told({ press: one.custom_id }),
  choose: (message, one, values) => told({ choose: values }),
  dismiss: () => told("dismiss"), older: () => {},
};

// Files are not recorded: a cover stands where a picture would.
const pictured = (data) => JSON.parse(JSON.stringify(data).replace(/attachment:\/\/[^"]+/g, `/covers/metromania/${spoken()}.png`));

function message(one, id) {
  const body = pictured(one.body);
  const inside = JSON.stringify(one.body.components || []);
  const attached = (one.body.attachments || []).filter((f) => f.filename && !inside.includes(`attachment://${f.filename}`));
  const files = attached.map((f) => ({ url: `/covers/metromania/${spoken()}.png`, filename: f.filename, content_type: /\.(png|gif)$/.test(f.filename) ? "image/png" : "", description: f.description || "" }));
  return row({
    id: String(id), author: BOT, at: 1772366400, edited: false, content: body.content || "", embeds: body.embeds || [], components: body.components || [],
    files, private: Boolean(one.private), thinking: one.kind === "thinking", pings: [], user: null, command: null,
  }, false, { you: "9" }, at);
}

const KINDS = {
  message, thinking: message,
  form(one) {
    const { nodes } = forms.draw(one.body, at);
    return make("div", { class: "container" }, make("h2", {}, one.body.title), ...nodes,
      make("button", { type: "button", class: "button secondary", onclick: () => forms.open(one.body, at, told) }, say("form")));
  },
  choices: (one) => make("div", { class: "container" }, ...one.body.choices.map((c) => make("p", { class: "offer" }, make("strong", {}, local(c, "name"))))),
  command: (one) => make("div", { class: "container" }, ...flat([one.body]).map((c) => make("p", { class: "offer" },
    make("strong", {}, shown(c)), make("small", {}, local(c.description, "description")),
    make("span", { class: "parts" }, ...c.options.map((o) => make("span", { class: o.required ? "option now" : "option" }, local(o, "name"), o.choices ? `: ${o.choices.map((x) => local(x, "name")).join(" / ")}` : "")))))),
};

let record = [];

function draw() {
  find("where").textContent = say("gallery");
  find("language").textContent = say("language-short");
  for (const id of ["theme", "language"]) { find(id).setAttribute("aria-label", say(id)); find(id).title = say(id); }
  find("log").replaceChildren(...record.map((one, n) => make("section", { class: "piece", "data-kind": one.kind }, KINDS[one.kind](one, n))));
  const unknown = document.querySelectorAll(".unknown").length;
  find("count").textContent = `${record.length}${unknown ? ` · ${say("unknown", { n: unknown })}` : ""}`;
  document.body.dataset.unknown = String(unknown);
  document.documentElement.lang = spoken();
}

find("language").addEventListener("click", () => { speak(spoken() === "ko" ? "en" : "ko"); draw(); });
find("theme").addEventListener("click", () => {
  const light = getComputedStyle(document.documentElement).getPropertyValue("--light").trim() === "1";
  document.documentElement.dataset.theme = light ? "dark" : "light";
  localStorage.setItem("theme", light ? "dark" : "light");
});
document.documentElement.dataset.theme = localStorage.getItem("theme") || "auto";
record = await (await fetch("/gallery.json")).json();
draw();
