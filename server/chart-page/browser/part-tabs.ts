/** The list of the page's parts, as a list of tabs: one tab stop, in which arrow keys, Home and End open a part. */

import { find } from "./find.js";
import { FIRST_VIEW, type State, update } from "./state.js";

const list = find("[data-tabs]");
const tabs = [...(list?.querySelectorAll<HTMLElement>("[data-tab]") ?? [])];

const nameOf = (tab: HTMLElement) => tab.dataset["tab"]!;
const partOf = (tab: HTMLElement) => find(`#part-${nameOf(tab)}`)!;

/** Returns the part that a link names, or the first one. */
export function viewNamed(name: string | null): string {
  return tabs.map(nameOf).find((known) => known === name) ?? FIRST_VIEW;
}

/** Makes tabs of the links to the parts. */
export function makeTabs(): void {
  if (list === null) return;
  list.setAttribute("role", "tablist");
  for (const tab of tabs) {
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", partOf(tab).id);
    partOf(tab).setAttribute("role", "tabpanel");
  }
  list.addEventListener("click", (event) => {
    const tab = (event.target as Element).closest<HTMLElement>("[data-tab]");
    if (tab === null) return;
    event.preventDefault();
    update({ view: nameOf(tab) });
  });
  list.addEventListener("keydown", (event) => {
    const index = tabs.indexOf(event.target as HTMLElement);
    const next = nextIndex(event.key, index);
    if (next === null) return;
    event.preventDefault();
    const tab = tabs[next]!;
    update({ view: nameOf(tab) });
    tab.focus();
  });
  showPart(FIRST_VIEW);
}

function nextIndex(key: string, index: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % tabs.length;
    case "ArrowLeft":
      return (index + tabs.length - 1) % tabs.length;
    case "Home":
      return 0;
    case "End":
      return tabs.length - 1;
    case " ":
      return index;
    default:
      return null;
  }
}

/** Shows the open part. */
export function showOpenPart({ view }: State, before: State): void {
  if (view !== before.view) showPart(view);
}

function showPart(view: string): void {
  for (const tab of tabs) {
    const isOpen = nameOf(tab) === view;
    tab.setAttribute("aria-selected", `${isOpen}`);
    tab.tabIndex = isOpen ? 0 : -1;
    partOf(tab).hidden = !isOpen;
  }
  scrollToOpenTab();
}

/** Scrolls a row of tabs that is wider than the screen to the open one. */
export function scrollToOpenTab(): void {
  const open = tabs.find((tab) => tab.getAttribute("aria-selected") === "true");
  if (open !== undefined && list!.scrollWidth > list!.clientWidth)
    list!.scrollTo({ left: open.offsetLeft - list!.offsetLeft - 40 });
}
