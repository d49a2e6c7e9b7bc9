// Waits until the reader's panel says something else than `before` and the page is at rest; whether it came to that.
async ({ before, seconds }) => {
  const log = document.getElementById("log");
  const quiet = 90; // ms in which nothing moves
  const sign = () => {
    const panel = [...log.querySelectorAll("article.private")].at(-1);
    return JSON.stringify([panel?.dataset.message, panel?.innerText, [...(panel?.querySelectorAll("[data-id]") || [])].map((one) => one.dataset.id), document.getElementById("form").open]);
  };
  const loading = () => {
    const edge = log.getBoundingClientRect();
    return [...document.images].some((one) => { const at = one.getBoundingClientRect(); return !one.complete && one.checkVisibility() && at.bottom > edge.top && at.top < edge.bottom; });
  };
  if (before === null) return sign();
  const until = performance.now() + seconds * 1000;
  let moved = performance.now();
  const shape = () => `${log.scrollTop} ${log.scrollHeight} ${log.clientHeight}`;
  let shaped = shape();
  const watch = new MutationObserver(() => { moved = performance.now(); });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    while (performance.now() < until) {
      await new Promise((done) => setTimeout(done, 15));
      if (shaped !== (shaped = shape())) moved = performance.now();
      if (sign() !== before && !document.querySelector("[aria-busy=true]") && !loading() && performance.now() - moved > quiet) return true;
    }
    return false;
  } finally { watch.disconnect(); }
}
