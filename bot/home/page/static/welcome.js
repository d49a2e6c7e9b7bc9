// What one sees first: the games, and one press to a board.
import { find, make, note } from "./dom.js";
import { say, spoken } from "./words.js";

let chosen = {};

// `at`: games(), you(), send(what), begin(channel), command(text), night() (how to invite, for the host of an evening).
export function draw(at) {
  const box = find("welcome");
  const lang = spoken();
  const name = make("input", { id: "name", type: "text", maxlength: 32, value: at.you()?.name || localStorage.getItem("name") || say("player", { n: 1 + Math.floor(Math.random() * 99) }) });
  name.addEventListener("change", () => {
    localStorage.setItem("name", name.value);
    if (at.you() && name.value.trim()) at.send({ t: "rename", name: name.value });
  });
  const command = (text) => make("button", { type: "button", class: "plain", onclick: async () => { if (await someone(at)) at.command(text); } }, text);
  const places = {
    command: () => command(lang === "ko" ? "/메트로매니아 새게임" : "/metromania new"),
    open: () => command(lang === "ko" ? "/마당 열기" : "/madang open"),
  };
  const more = say("welcome-more", Object.fromEntries(Object.keys(places).map((key) => [key, `\u0001${key}\u0001`]))).split("\u0001").map((part) => places[part]?.() ?? part);
  box.replaceChildren(
    make("h2", {}, say("welcome-title")), make("p", { class: "lead" }, say("welcome-lead")),
    make("label", { class: "name" }, make("span", {}, say("welcome-name")), name),
    make("div", { class: "shelf" }, ...at.games().map((game) => card(game, lang, at))),
    ...[at.night()].filter(Boolean), make("p", { class: "more quiet" }, ...more),
    make("button", { type: "button", class: "button secondary", onclick: () => find("help").click() }, say("hint-title")),
  );
}

// Whoever does something here for the first time becomes somebody of the name that stands there.
export async function someone(at) {
  if (at.you()) return true;
  const made = await at.send({ t: "make", name: find("name")?.value || say("player", { n: 1 }), locale: spoken() });
  if (made.state !== "ok") note(say(made.why || "failed"), "bad");
  return made.state === "ok";
}

function card(game, lang, at) {
  const mine = (chosen[game.key] ||= { bots: game.first - 1, level: "easy" });
  const bots = make("select", { "aria-label": say("welcome-bots") }, ...game.seats.filter((n) => n > 1).map((n) => make("option", { value: n - 1, selected: n - 1 === mine.bots }, say("welcome-bot", { n: n - 1 }))));
  const level = make("select", { "aria-label": say("welcome-level") }, ...Object.entries(game.levels).map(([key, names]) => make("option", { value: key, selected: key === mine.level }, names[lang])));
  bots.addEventListener("change", () => { mine.bots = Number(bots.value); });
  level.addEventListener("change", () => { mine.level = level.value; });
  const play = async (e) => {
    const buttons = [...find("welcome").querySelectorAll("button")];
    buttons.forEach((b) => { b.disabled = true; });
    e.currentTarget.closest(".card").classList.add("busy");
    const go = node.querySelector(".play");
    go.textContent = say("welcome-wait");
    if (!(await someone(at))) { draw(at); return; }
    const begun = await at.send({ t: "play", game: game.key, bots: mine.bots, level: mine.level });
    if (begun.state !== "ok") { note(say(begun.why || "busy")); draw(at); return; }
    draw(at);
    at.begin(begun.channel);
  };
  const node = make("article", { class: "card", "data-game": game.key, "aria-label": game.title[lang] },
    make("button", { type: "button", class: "cover", onclick: play, "aria-label": `${say("welcome-play")}: ${game.title[lang]}` },
      make("img", { src: `/covers/${game.key}/${lang}.png`, alt: game.title[lang] })),
    make("p", { class: "pitch" }, game.pitch[lang]),
    make("div", { class: "choices" }, bots, level),
    make("button", { type: "button", class: "button primary play", onclick: play }, say("welcome-play")));
  return node;
}
