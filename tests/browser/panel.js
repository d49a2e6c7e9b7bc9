// The panel of the reader as they see it: the newest message for their eyes alone.
() => {
  const articles = [...document.querySelectorAll("#log article.message")];
  const panel = articles.findLast((one) => one.classList.contains("private"));
  const buttons = (box) => [...box.querySelectorAll("button.button[data-id]:not(:disabled)")].map((one) => ({ id: one.dataset.id, label: one.innerText.trim(), go: one.classList.contains("success") }));
  const log = document.getElementById("log");
  return {
    message: panel?.dataset.message || null,
    text: panel?.innerText || "",
    buttons: panel ? buttons(panel) : [],
    menus: panel ? [...panel.querySelectorAll(".opener[data-id]:not(:disabled)")].map((one) => ({ id: one.dataset.id, label: one.innerText.trim() })) : [],
    said: articles.filter((one) => !one.classList.contains("private")).flatMap(buttons).map((one) => one.id),
    board: articles.findLast((one) => !one.classList.contains("private") && one.querySelector("img"))?.querySelector("img").alt || "",
    form: document.getElementById("form").open,
    below: log.scrollHeight - log.scrollTop - log.clientHeight,
  };
}
