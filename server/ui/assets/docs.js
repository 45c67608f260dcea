// Progressive enhancement of the documentation: every page works without this script.

/** Shortest text that is searched while the person types. */
const MIN_HIT_LENGTH = 2;
/** Pause in the typing after which the text is searched, in milliseconds. */
const TYPING_PAUSE_MS = 150;
/** Width of the list beside a field that is narrower, and its distances from the field and from the edge, in pixels. */
const LIST = { width: 480, gap: 6, margin: 8, minHeight: 160 };
/** Number of searches of a page that may follow each other; further ones come at most once a second, as the server allows. */
const QUICK_SEARCHES = 20;

// Lists the best results below a search field while the person types.
for (const field of document.querySelectorAll("input[data-hits]")) {
  const list = document.getElementById(`${field.id}-hits`);
  const status = document.createElement("span");
  const answers = new Map();
  let timer;
  let searches = 0;
  let lastMs = 0;
  let blockedUntilMs = 0;
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  list.after(status);
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", list.id);
  field.setAttribute("aria-expanded", "false");
  field.setAttribute("aria-keyshortcuts", "/ Control+K");

  const options = () => [...list.children];
  const active = () => options().find((option) => option.ariaSelected === "true");
  const mark = (option) => {
    active()?.setAttribute("aria-selected", "false");
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option === undefined) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", option.id);
  };
  // The list is fixed, as the column and the menu around the field scroll and would cut it off.
  const place = () => {
    if (list.hidden) return;
    const { left, width } = field.form.getBoundingClientRect();
    const { bottom } = field.getBoundingClientRect();
    const { height = innerHeight, offsetTop = 0 } = window.visualViewport ?? {};
    const room = innerWidth - left - LIST.margin;
    const below = offsetTop + height - bottom - LIST.gap - LIST.margin;
    list.style.left = `${left}px`;
    list.style.top = `${bottom + LIST.gap}px`;
    list.style.width = `${room > 1.25 * LIST.width ? Math.max(width, LIST.width) : width}px`;
    list.style.maxHeight = `${Math.max(LIST.minHeight, below)}px`;
  };
  addEventListener("scroll", place, { capture: true, passive: true });
  addEventListener("resize", place);
  window.visualViewport?.addEventListener("resize", place);
  const close = () => {
    clearTimeout(timer);
    mark(undefined);
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
    status.textContent = "";
  };
  const open = (html) => {
    mark(undefined);
    list.innerHTML = html;
    list.hidden = false;
    list.scrollTop = 0;
    place();
    field.setAttribute("aria-expanded", "true");
    // The last option leads to all results, or says that there is none.
    const count = list.children.length - 1;
    status.textContent =
      count === 0 ? list.textContent : count === 1 ? "1 result below" : `${count} results below`;
  };
  const search = async () => {
    const words = field.value.trim();
    let html = answers.get(words);
    if (html === undefined) {
      searches += 1;
      lastMs = Date.now();
      try {
        const response = await fetch(`${field.dataset.hits}?${new URLSearchParams({ q: words })}`);
        if (response.status === 429) {
          blockedUntilMs = Date.now() + Number(response.headers.get("Retry-After") ?? 1) * 1000;
        }
        if (!response.ok) return close();
        html = await response.text();
        answers.set(words, html);
      } catch {
        // The network failed: Enter still sends the form.
        return close();
      }
    }
    // Another answer may have been overtaken by the typing, or the person has left the field.
    if (words === field.value.trim() && document.activeElement === field) open(html);
  };
  const searchSoon = () => {
    clearTimeout(timer);
    const words = field.value.trim();
    if (words.length < MIN_HIT_LENGTH) return close();
    const earliestMs = Math.max(blockedUntilMs, searches < QUICK_SEARCHES ? 0 : lastMs + 1000);
    const pauseMs = answers.has(words) ? 0 : Math.max(TYPING_PAUSE_MS, earliestMs - Date.now());
    timer = setTimeout(search, pauseMs);
  };
  field.addEventListener("input", searchSoon);
  field.addEventListener("blur", () => {
    // A press on a result or the list's scrollbar takes the focus first.
    if (!list.matches(":active")) close();
  });
  addEventListener("pointerdown", ({ target }) => {
    if (!field.contains(target) && !list.contains(target)) close();
  });
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const isOpen = !list.hidden;
    if (event.key === "Escape" && isOpen) {
      // Keeps the words, and the menu around the field.
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return searchSoon();
      const all = options();
      // The place after the last option is the field itself.
      const places = [...all, undefined];
      const place = places.indexOf(active()) + (event.key === "ArrowDown" ? 1 : -1);
      mark(places[(place + places.length) % places.length]);
    } else if (event.key === "Enter" && isOpen && active() !== undefined) {
      event.preventDefault();
      active().click();
    }
  });
  list.addEventListener("click", close);
}

// Leads to the search field on "/" and Ctrl+K, and shows the first of these keys in the field.
const searchField = document.querySelector("input[data-hits]");
if (searchField !== null) {
  if (matchMedia("(hover: hover)").matches) searchField.parentElement.querySelector("kbd").hidden = false;
  addEventListener("keydown", (event) => {
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
    const isTyping = event.target.closest?.("input:not([type=radio]), textarea, select, [contenteditable]");
    if (!isK && (!isSlash || isTyping)) return;
    event.preventDefault();
    // On phones the field is in the menu.
    const menu = searchField.closest("[popover]");
    if (menu !== null && !searchField.checkVisibility()) menu.showPopover();
    searchField.focus();
    searchField.select();
  });
}

// Brings the entry of the page into the middle of the navigation, which scrolls by itself.
const entry = document.querySelector(".docs .nav [aria-current]");
if (entry !== null) {
  const show = (block) => entry.scrollIntoView({ block });
  show("nearest");
  entry.closest("[popover]")?.addEventListener("toggle", (event) => {
    if (event.newState === "open") show("center");
  });
}

// Marks the part of the page that is read in the list of its parts.
const partLinks = [...document.querySelectorAll(".on-this-page a")];
if (partLinks.length > 0) {
  const list = partLinks[0].closest("nav");
  const parts = partLinks.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let isPlanned = false;
  const markPart = () => {
    isPlanned = false;
    // A part is read once its heading is in the upper third; at the start of the page, the first one is, at its end the last.
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
    const passed = parts.findLastIndex(
      (part) =>
        part?.checkVisibility() !== false && (part?.getBoundingClientRect().top ?? 0) < innerHeight / 3,
    );
    const current = isAtEnd ? partLinks.length - 1 : scrollY === 0 ? 0 : Math.max(0, passed);
    for (const [index, link] of partLinks.entries()) {
      if ((index === current) === link.hasAttribute("aria-current")) continue;
      if (index !== current) link.removeAttribute("aria-current");
      else {
        link.setAttribute("aria-current", "true");
        // Scrolls the list only: scrollIntoView would scroll the page, too.
        const { top, bottom } = link.getBoundingClientRect();
        const box = list.getBoundingClientRect();
        if (top < box.top || bottom > box.bottom) list.scrollTop += top - box.top - box.height / 2;
      }
    }
  };
  const plan = () => {
    if (!isPlanned) requestAnimationFrame(markPart);
    isPlanned = true;
  };
  addEventListener("scroll", plan, { passive: true });
  addEventListener("resize", plan);
  markPart();
}

// Opens the fold that the address leads to, and the members of a member.
const openMembers = () => {
  const row = document.getElementById(location.hash.slice(1));
  const inner = row?.querySelectorAll(":scope > dd > details, :scope > details") ?? [];
  for (const details of row?.matches("details") ? [row, ...inner] : inner) details.open = true;
};
addEventListener("hashchange", openMembers);
openMembers();

// Folds what few readers need on phones, unless the address leads there.
if (matchMedia("(width < 40rem)").matches) {
  for (const details of document.querySelectorAll("details[data-folds]")) {
    const heading = details.querySelector("summary [id]");
    details.open = `#${heading?.id}` === location.hash;
  }
}
