// What anybody would see at a glance to be wrong with the page as it stands now: a list of sentences.
() => {
  const found = new Set();
  const near = 1.5; // pixels that rounding may take
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  const called = (node) => {
    const name = node.id ? `#${node.id}` : `${node.tagName.toLowerCase()}${typeof node.className === "string" && node.className ? `.${node.className.trim().split(/\s+/)[0]}` : ""}`;
    return `${name} "${(node.innerText || node.getAttribute("aria-label") || "").trim().replace(/\s+/g, " ").slice(0, 60)}"`;
  };
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const overlaid = [...document.querySelectorAll("dialog[open]")].at(-1);
  const top = overlaid || document.getElementById("app");

  if (document.documentElement.scrollWidth > wide) found.add(`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${wide}`);
  if (document.documentElement.scrollHeight > high) found.add(`the page scrolls as a whole: ${document.documentElement.scrollHeight} of ${high}`);

  // Nothing beyond the window's sides, unless it lies in something that scrolls sideways on purpose.
  const sideways = (node) => { for (let at = node; at && at !== document.body; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.matches("pre")) return true; return false; };
  for (const node of top.querySelectorAll("*")) {
    if (!seen(node) || node.closest("svg, #viewer .stage")) continue;
    const at = node.getBoundingClientRect();
    if (at.width && (at.right > wide + near || at.left < -near) && !sideways(node)) found.add(`beyond the window: ${called(node)} ${Math.round(at.left)}..${Math.round(at.right)}`);
  }

  // No letters cut off by what they stand in, nor standing out of their button.
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const inside = text.parentElement;
    if (!text.data.trim() || inside.closest("select, script, style") || !seen(inside)) continue;
    range.selectNodeContents(text);
    const at = range.getBoundingClientRect();
    if (!at.width) continue;
    let scrolled = false; // what is scrolled away is not cut off
    for (let box = inside; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      scrolled ||= /auto|scroll/.test(style.overflowY);
      if (style.textOverflow === "ellipsis") break;
      const edge = box.getBoundingClientRect();
      const clips = style.overflowX !== "visible" && !box.matches("pre");
      const shape = box.matches("button, .button, .tag, .badge, label, .mention");
      if (style.display !== "inline" && (clips || shape) && (at.right > edge.right + near || at.left < edge.left - near)) found.add(`cut at the side: ${called(inside)} in ${called(box).split(" ")[0]}`);
      const closed = style.overflowY === "hidden" || style.overflowY === "clip";
      if (!scrolled && style.display !== "inline" && (closed || shape) && (at.bottom > edge.bottom + 3 || at.top < edge.top - 3)) found.add(`cut above or below: ${called(inside)} in ${called(box).split(" ")[0]}`);
    }
  }

  // The chosen line of a list of the browser's own, and what is written in a field before anything is typed.
  const brush = document.createElement("canvas").getContext("2d");
  const room = (node) => { const s = getComputedStyle(node); return node.clientWidth - parseFloat(s.paddingLeft) - parseFloat(s.paddingRight); };
  for (const node of top.querySelectorAll("select, input[type=text]")) { // what is written in several lines goes on in the next
    if (!seen(node)) continue;
    const style = getComputedStyle(node);
    brush.font = style.font;
    const text = node.matches("select") ? node.selectedOptions[0]?.text || "" : node.value ? "" : node.placeholder;
    if (style.textOverflow !== "ellipsis" && brush.measureText(text).width > room(node) + near) found.add(`cut in its field: "${text}"`);
  }

  // A word of a button is not broken in two.
  for (const node of top.querySelectorAll("button.button")) {
    if (!seen(node) || !node.clientWidth) continue;
    brush.font = getComputedStyle(node).font;
    for (const word of node.innerText.split(/\s+/)) if (brush.measureText(word).width > room(node) + near) found.add(`a word broken in two: "${word}"`);
  }

  // What can be pressed in sight is not under something else.
  // How much of the window is left to it by all that scrolls or cuts around it.
  const frame = (node) => {
    const left = { top: 0, bottom: high };
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === "visible") continue;
      const edge = at.getBoundingClientRect();
      left.top = Math.max(left.top, edge.top);
      left.bottom = Math.min(left.bottom, edge.bottom);
    }
    return left;
  };
  for (const node of top.querySelectorAll("button, a.button, select, input, textarea")) {
    if (!seen(node) || getComputedStyle(node).pointerEvents === "none") continue;
    const at = node.getBoundingClientRect();
    const edge = frame(node);
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    if (!at.width || y <= edge.top + 1 || y >= edge.bottom - 1) continue; // what an edge cuts through the middle is nobody's
    const over = document.elementFromPoint(x, y);
    // What scrolls goes under what stays in its place on purpose; what is open over the page has the page below it.
    if (over && !node.contains(over) && !over.contains(node) && !over.closest(".ask, .list-done, #shade, .menu-open #side, #offers")) found.add(`under something: ${called(node)} is under ${called(over)}`);
  }

  // Where there is room beside the conversation, what the answers of one's panel are about is in sight, here or there.
  const pane = document.getElementById("board");
  if (pane && seen(pane) && pane.clientWidth) {
    const panel = [...document.querySelectorAll("#log .message.private")].findLast((one) => one.querySelector("[data-id]"));
    const shown = panel?.querySelector(".gallery");
    const edge = shown && (panel.querySelector(".ask") || document.getElementById("log")).getBoundingClientRect();
    const talk = document.getElementById("log");
    const last = talk.scrollHeight - talk.scrollTop - talk.clientHeight < 2;
    const hidden = shown && last && shown.getBoundingClientRect().top < (panel.querySelector(".ask") ? edge.bottom : edge.top) - 8;
    if (hidden && !pane.querySelector(".own img")) found.add("the picture of one's panel is out of sight");
    for (const node of pane.querySelectorAll("img")) {
      const at = node.getBoundingClientRect();
      if (at.top < -near || at.bottom > high + near) found.add(`beside the conversation, out of the window: ${Math.round(at.top)}..${Math.round(at.bottom)} of ${high}`);
    }
  }

  for (const node of top.querySelectorAll(".unknown")) found.add(`not known to the page: ${called(node)}`);
  for (const node of top.querySelectorAll("img")) if (seen(node) && node.complete && !node.naturalWidth) found.add(`no picture: ${node.alt}`);
  for (const node of top.querySelectorAll("button, a, select, input, textarea")) {
    if (!seen(node)) continue;
    const named = node.innerText?.trim() || node.getAttribute("aria-label") || node.labels?.length || node.title || node.querySelector?.("img[alt]:not([alt=''])");
    if (!named) found.add(`without a name: ${called(node)}`);
  }
  return [...found];
}
