/** Returns an element of the page; null if this page does not have it. */
export function find<Found extends Element = HTMLElement>(selector: string): Found | null {
  return document.querySelector<Found>(selector);
}

/** Shows or hides all elements that a selector names. */
export function show(selector: string, isShown: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = !isShown;
}

/** Writes the text of an element, if this page has it; undefined leaves it as it is. */
export function setText(selector: string, text: string | undefined): void {
  const element = find(selector);
  if (element !== null && text !== undefined) element.textContent = text;
}
