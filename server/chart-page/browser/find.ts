/** Returns an element of the page; null if this page does not have it. */
export function find<Found extends Element = HTMLElement>(selector: string): Found | null {
  return document.querySelector<Found>(selector);
}

/** Shows or hides all elements that a selector names. */
export function show(selector: string, isShown: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = !isShown;
}
