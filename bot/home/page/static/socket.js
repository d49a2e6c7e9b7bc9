// The line to the server: it comes back by itself, and nothing that was pressed is lost on the way.
let socket = null;
let count = 0;
let tries = 0;
const waiting = new Map();
const unsent = [];
let told = () => {};
let state = () => {};

export function connect(onPacket, onState) {
  told = onPacket;
  state = onState;
  dial();
}

async function dial() {
  const answer = await fetch("/enter", { cache: "no-store" }).catch(() => null);
  if (answer?.status === 401) { state("code"); return; }
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket.addEventListener("open", () => {
    tries = 0;
    state("there");
    for (const text of unsent.splice(0)) socket.send(text);
  });
  socket.addEventListener("message", (e) => {
    const packet = JSON.parse(e.data);
    const done = packet.n !== undefined && packet.n !== null ? waiting.get(packet.n) : null;
    if (done) { waiting.delete(packet.n); done(packet); }
    told(packet);
  });
  socket.addEventListener("close", () => {
    state("lost");
    for (const done of waiting.values()) done({ state: "failed" });
    waiting.clear();
    tries += 1;
    setTimeout(dial, Math.min(5000, 250 * 2 ** Math.min(tries, 5)));
  });
}

// Give the evening's code. {ok}, or {wait: seconds} where it was wrong.
export async function knock(code) {
  const answer = await fetch("/enter", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ code }) });
  if (answer.ok) { dial(); return { ok: true }; }
  return { ok: false, wait: Number(answer.headers.get("Retry-After") || 0) };
}

// Ask for something; the promise is what came of it: {state: "ok" | "failed" | "refused", ...}.
export function send(what) {
  const n = ++count;
  const text = JSON.stringify({ ...what, n });
  return new Promise((resolve) => {
    waiting.set(n, resolve);
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    else unsent.push(text);
  });
}

// Tell something nobody waits for.
export function tell(what) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(what));
}
