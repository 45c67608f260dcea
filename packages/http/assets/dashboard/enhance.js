// Progressive enhancement: every page works without this script.

for (const button of document.querySelectorAll("button[data-copies]")) {
  const source = document.getElementById(button.dataset.copies);
  const label = button.querySelector("[data-label]") ?? button;
  const text = label.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(source.textContent);
      label.textContent = "Copied";
      button.dataset.copied = "";
    } catch {
      // Browsers offer no clipboard without https. Selects the text instead, ready for Ctrl+C.
      getSelection().selectAllChildren(source);
      label.textContent = "Selected";
    }
    setTimeout(() => {
      label.textContent = text;
      delete button.dataset.copied;
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

// Remembers the chosen tab of each group, such as a language, for all pages.
for (const tabs of document.querySelectorAll("[data-remembers]")) {
  const name = `tab:${tabs.dataset.remembers}`;
  try {
    const chosen = tabs.querySelector(
      `:scope > input[value="${CSS.escape(localStorage.getItem(name) ?? "")}"]`,
    );
    if (chosen !== null) chosen.checked = true;
    tabs.addEventListener("change", (event) => {
      if (event.target.parentElement === tabs) localStorage.setItem(name, event.target.value);
    });
  } catch {
    // The browser allows this site no storage: tabs start with the first one.
    break;
  }
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
