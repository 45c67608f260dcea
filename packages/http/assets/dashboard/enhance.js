// Everything works without this script; it adds what a page alone cannot do.

for (const button of document.querySelectorAll("button[data-copies]")) {
  const source = document.getElementById(button.dataset.copies);
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(source.textContent);
      button.textContent = "Copied";
    } catch {
      // Without https there is no clipboard: the text is selected, ready for Ctrl+C.
      getSelection().selectAllChildren(source);
      button.textContent = "Selected";
    }
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
}

for (const button of document.querySelectorAll("button[data-reveals]")) {
  const field = document.getElementById(button.dataset.reveals);
  button.hidden = false;
  button.addEventListener("click", () => {
    const isHidden = field.type === "password";
    field.type = isHidden ? "text" : "password";
    button.textContent = isHidden ? "Hide" : "Show";
    button.setAttribute("aria-pressed", String(isHidden));
  });
}

// A second click sends nothing a second time.
for (const form of document.querySelectorAll('form[method="post"]')) {
  let isSent = false;
  form.addEventListener("submit", (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  addEventListener("pageshow", () => {
    isSent = false;
  });
}
