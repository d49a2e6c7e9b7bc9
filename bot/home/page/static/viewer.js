// A picture over everything: wheel, drag, two fingers and keys look closer.
import { find, make } from "./dom.js";
import { say } from "./words.js";

export function enlarge(url, alt) {
  const dialog = find("viewer");
  const image = make("img", { src: url, alt: alt || "", draggable: "false" });
  let scale = 1, x = 0, y = 0;
  const held = new Map();
  const lay = () => { image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`; };
  const zoom = (by) => { scale = Math.min(8, Math.max(1, scale * by)); if (scale === 1) { x = 0; y = 0; } lay(); };
  const stage = make("div", { class: "stage" }, image);
  stage.addEventListener("wheel", (e) => { e.preventDefault(); zoom(e.deltaY < 0 ? 1.15 : 0.87); }, { passive: false });
  stage.addEventListener("pointerdown", (e) => { held.set(e.pointerId, e); stage.setPointerCapture(e.pointerId); });
  stage.addEventListener("pointermove", (e) => {
    const was = held.get(e.pointerId);
    if (!was) return;
    if (held.size === 1 && scale > 1) { x += e.clientX - was.clientX; y += e.clientY - was.clientY; }
    if (held.size === 2) {
      const [a, b] = [...held.values()];
      const other = a === was ? b : a;
      const far = (p) => Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY) || 1;
      zoom(far(e) / far(was));
    }
    held.set(e.pointerId, e);
    lay();
  });
  for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, (e) => held.delete(e.pointerId));
  dialog.onkeydown = (e) => {
    const far = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[e.key];
    if (far && scale > 1) { x += far[0]; y += far[1]; lay(); }
    else if (e.key === "+" || e.key === "=") zoom(1.3);
    else if (e.key === "-") zoom(0.77);
    else return;
    e.preventDefault();
  };
  stage.addEventListener("dblclick", () => zoom(scale > 1 ? 0.01 : 2.5));
  dialog.replaceChildren(make("button", { type: "button", class: "icon close", "aria-label": say("close"), onclick: () => dialog.close() }, "×"), stage);
  dialog.addEventListener("click", (e) => { if (e.target === dialog) dialog.close(); }, { once: true });
  dialog.setAttribute("aria-label", alt || say("enlarge"));
  dialog.showModal();
}
