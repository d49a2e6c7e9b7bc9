// The panel of the reader as they see it: the newest message for their eyes alone, with what a press in it was answered with.
() => {
  const articles = [...document.querySelectorAll("#log article.message")];
  const own = articles.filter((one) => one.classList.contains("private"));
  const panel = own.findLast((one) => one.querySelector("[data-id]")) || own.at(-1);
  const buttons = (box) => [...box.querySelectorAll("button.button[data-id]:not(:disabled)")].map((one) => ({ id: one.dataset.id, label: one.innerText.trim(), go: one.classList.contains("success") }));
  const log = document.getElementById("log");
  return {
    message: panel?.dataset.message || null,
    text: own.slice(own.indexOf(panel)).map((one) => one.innerText).join("\n"),
    buttons: panel ? buttons(panel) : [],
    menus: panel ? [...panel.querySelectorAll(".opener[data-id]:not(:disabled)")].map((one) => ({ id: one.dataset.id, label: one.innerText.trim() })) : [],
    said: articles.filter((one) => !one.classList.contains("private")).flatMap(buttons).map((one) => one.id),
    board: articles.findLast((one) => !one.classList.contains("private") && one.querySelector("img"))?.querySelector("img").alt || "",
    form: document.getElementById("form").open,
    below: log.scrollHeight - log.scrollTop - log.clientHeight,
  };
}
