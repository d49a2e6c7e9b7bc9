// What else there is: told once in a line above the first board, and whenever somebody asks.
import { find, make } from "./dom.js";
import { say, spoken } from "./words.js";

// `api`: somebody(), type(text), people(), direct(), night(), where the page does it.
let page;

export function begin(api) {
  page = api;
  find("help").addEventListener("click", open);
}

// The line above a first board; it is gone for good when it was read or put away.
export function line(shown) {
  const box = find("hint");
  box.hidden = !shown || localStorage.getItem("hint") === "read";
  if (box.hidden) return;
  box.replaceChildren(
    make("span", { class: "words" }, say("hint-line")),
    make("button", { type: "button", class: "plain", onclick: open }, say("hint-look")),
    make("button", { type: "button", class: "icon small", "aria-label": say("close"), onclick: read }, "×"));
}

function read() {
  localStorage.setItem("hint", "read");
  find("hint").hidden = true;
}

function open() {
  read();
  const dialog = find("hints");
  const close = () => dialog.close();
  const korean = spoken() === "ko";
  const item = (key, act = null) => make("li", {},
    make("h3", {}, say(`hint-${key}`)), make("p", {}, say(`hint-${key}-text`)),
    act ? make("button", { type: "button", class: "button secondary", onclick: async () => { close(); if (act === page.people || await page.somebody()) act(); } }, say(`hint-${key}-do`)) : null);
  const night = page.night();
  dialog.setAttribute("aria-labelledby", "hints-title");
  dialog.replaceChildren(
    make("header", {}, make("h2", { id: "hints-title" }, say("hint-title")), make("button", { type: "button", class: "icon", "aria-label": say("close"), onclick: close }, "×")),
    make("ul", { class: "body hints" },
      item("commands", () => page.type("/")),
      item("practice", () => page.type(korean ? "/마당 열기" : "/madang open")),
      item("people", page.people),
      night ? make("li", {}, night) : item("friends"),
      item("direct", page.direct),
      item("looks")),
  );
  dialog.showModal();
}
