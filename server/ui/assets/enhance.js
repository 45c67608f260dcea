// Progressive enhancement: every page works without this script.

// A module that waits for the first screen, or for somebody who is faster.
const { lateModule } = document.body.dataset;
if (lateModule !== undefined) {
  let isLoaded = false;
  const load = async () => {
    await import(lateModule);
    isLoaded = true;
  };
  const loadAhead = () => load().catch(() => {});
  addEventListener("load", loadAhead, { once: true });
  document.body.addEventListener("focusin", loadAhead, { once: true });
  // A form is sent by itself only if the module cannot be loaded.
  const onSubmit = (event) => {
    if (isLoaded) return;
    event.preventDefault();
    event.stopPropagation();
    const form = event.target;
    load().then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  };
  document.body.addEventListener("submit", onSubmit, { capture: true });
}

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

// Remembers the chosen tab of each group, such as a language, for all groups of this name and all pages.
for (const tabs of document.querySelectorAll("[data-remembers]")) {
  const group = tabs.dataset.remembers;
  const choose = (others, value) => {
    const chosen = others.querySelector(`:scope > input[value="${CSS.escape(value)}"]`);
    if (chosen !== null) chosen.checked = true;
  };
  tabs.addEventListener("change", (event) => {
    if (event.target.parentElement !== tabs) return;
    const top = tabs.getBoundingClientRect().top;
    for (const others of document.querySelectorAll("[data-remembers]")) {
      if (others.dataset.remembers === group) choose(others, event.target.value);
    }
    // Tabs above may have become longer or shorter: keeps the chosen one where it is.
    scrollBy(0, tabs.getBoundingClientRect().top - top);
    try {
      localStorage.setItem(`tab:${group}`, event.target.value);
    } catch {
      // The browser allows this site no storage: the next page starts with the first tab.
    }
  });
  try {
    choose(tabs, localStorage.getItem(`tab:${group}`) ?? "");
  } catch {
    // As above.
  }
}

/** Returns true if a word of five letters or more begins another, with one letter wrong, missing, added or swapped. */
function isAlmost(word, other) {
  if (word.length < 5) return other.startsWith(word);
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const begins = (fromOther, fromWord) => other.slice(at + fromOther).startsWith(word.slice(at + fromWord));
  const isSwapped = word[at] === other[at + 1] && word[at + 1] === other[at];
  return begins(1, 1) || begins(1, 0) || begins(0, 1) || (isSwapped && begins(2, 2));
}

// Filters a list while the person types. Without this script the form asks the server.
for (const form of document.querySelectorAll("form[data-filters]")) {
  const status = document.querySelector("[data-status]");
  const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const list = document.getElementById(form.dataset.filters);
  const terms = [...list.querySelectorAll(".term")];
  let isWord = (word, other) => other.startsWith(word);
  const matches = (words, text) => {
    const present = wordsOf(text);
    return words.every((word) => present.some((other) => isWord(word, other)));
  };
  const filter = () => {
    const words = wordsOf(form.elements.q.value);
    isWord = (word, other) => other.startsWith(word);
    let count = show(words);
    if (count === 0) {
      isWord = isAlmost;
      count = show(words);
    }
    form.ownerDocument.documentElement.toggleAttribute("data-filtered", words.length > 0);
    status.textContent =
      words.length === 0 ? "" : `${count} of ${terms.length} ${form.dataset.filters} match.`;
    // The links to the parts of the page go with their parts.
    for (const link of document.querySelectorAll(".on-this-page a")) {
      const part = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest("section");
      if (list.contains(part)) link.closest("li").hidden = part.querySelector(".term:not([hidden])") === null;
    }
  };
  const show = (words) => {
    for (const term of terms) {
      const text = [...term.children].map((part) => part.textContent).join(" ");
      term.hidden = !matches(words, text);
    }
    return terms.filter((term) => !term.hidden).length;
  };
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    filter();
  });
  filter();
}

// Closes an open list of links once one is followed: it may lead to another part of the same page.
for (const list of document.querySelectorAll("nav[popover]")) {
  list.addEventListener("click", (event) => {
    if (event.target.closest("a") !== null && list.matches(":popover-open")) list.hidePopover();
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
