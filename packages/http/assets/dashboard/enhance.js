// Progressive enhancement: every page works without this script.

for (const button of document.querySelectorAll("button[data-copies]")) {
  const source = document.getElementById(button.dataset.copies);
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(source.textContent);
      button.textContent = "Copied";
    } catch {
      // Browsers offer no clipboard without https. Selects the text instead, ready for Ctrl+C.
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

// Ignores further clicks while a form is being sent.
for (const form of document.querySelectorAll('form[method="post"]')) {
  let isSent = false;
  form.addEventListener("submit", (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  // Going back restores the page with its script's state: the form may then be sent again.
  addEventListener("pageshow", () => {
    isSent = false;
  });
}
