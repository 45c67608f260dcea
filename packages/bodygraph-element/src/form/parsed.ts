/** Returns true if the parser of the page will add no more children to an element. */
export function hasAllChildren(element: Element): boolean {
  if (document.readyState !== "loading") return true;
  for (
    let node: Node | null = element;
    node !== null;
    node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null
  )
    if (node.nextSibling !== null) return true;
  return false;
}

/**
 * Calls back once the parser of the page, and the script that put the element there, have added all of its children:
 *
 *     parser, classic script in the head     <element>   <form> ... </form>   </element>   <next>
 *                                            connected                                     now
 *     script                                 createElement, append, append(form), end of the script's turn
 *                                                           connected             now
 */
export function whenParsed(element: Element, then: () => void): void {
  if (hasAllChildren(element)) {
    queueMicrotask(then);
    return;
  }
  const check = () => {
    if (!hasAllChildren(element)) return;
    observer.disconnect();
    document.removeEventListener("DOMContentLoaded", check);
    then();
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", check);
}
