import { html } from "../element-base.js";
import type { ChartSelection } from "./events.js";
import { loadMeanings } from "./load-meanings.js";
import type { Part, PartList } from "./parts.js";

/** Distance of the pointer from the middle of a gate that still counts as the gate, by the width of the picture. */
const GATE_REACH = 0.022;

/** Pixels around the strokes of an entry that count as the entry. */
const ROW_MARGIN = 4;

/** Distance of the card from its part, in pixels. */
const GAP = 10;

/** Name of the hidden lists. */
const LIST_LABEL = "Parts of the chart. Arrow keys lead from part to part.";

/** Step from part to part of each arrow key. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Lets people point at the parts of a picture: by pointer, tap or keyboard. The rest of the picture dims, and a card says
 * what the part means.
 *
 * Screen readers and keyboards get a list of all parts, which is not seen. It is one tab stop:
 *
 *   arrow keys         from part to part
 *   Page Up and Down   from list to list: centers, channels, gates, activations
 *   Home and End       first and last part
 *   Escape             leaves
 */
export class PartExplorer {
  /** The hidden lists. */
  readonly list: HTMLElement = html("div", { class: "list", role: "group", "aria-label": LIST_LABEL });
  readonly card: HTMLElement;
  readonly #title = html("strong", { "aria-hidden": "true" });
  readonly #meaning = html("p", { role: "status" });
  readonly #frame: HTMLElement;
  readonly #onSelect: (selection: ChartSelection | null) => void;
  #lists: readonly PartList[] = [];
  #parts: readonly Part[] = [];
  /** The part under the pointer, and the part that has the focus or was tapped. */
  #hovered: Part | null = null;
  #held: Part | null = null;
  #shown: Part | null = null;
  /** Selections to report once the meanings are loaded; null for a deselection. */
  readonly #unreported: (Part | null)[] = [];
  /** The glossary, once it is loaded. */
  #meanings: typeof import("./meaning.js") | null = null;
  /** Index of the part that the Tab key reaches. */
  #current = 0;

  /**
   * @param frame Holds picture, list and card; the card lies at a point of it.
   * @param onSelect Called with each part that is newly shown, and with null for none.
   */
  constructor(frame: HTMLElement, onSelect: (selection: ChartSelection | null) => void) {
    this.#frame = frame;
    this.#onSelect = onSelect;
    this.card = html("div", { class: "card", part: "card" }, this.#title, this.#meaning);
    frame.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "touch") this.#hover(this.#partAt(event));
    });
    frame.addEventListener("pointerleave", () => this.#hover(null));
    frame.addEventListener("click", (event) => {
      const target = event.target as Element;
      // Screen readers press the buttons of the list; Safari does not focus what is pressed.
      if (this.list.contains(target)) this.#onFocus(target.closest("button"));
      else this.#hold(this.#partAt(event));
    });
    this.list.addEventListener("keydown", (event) => this.#onKey(event));
    this.list.addEventListener("focusin", ({ target }) => this.#onFocus(target as Element));
    this.list.addEventListener("focusout", ({ relatedTarget }) => {
      if (!this.list.contains(relatedTarget as Node | null)) this.#hold(null);
    });
  }

  /** Takes over the parts of a newly drawn picture. A part that had the focus keeps it, if the picture has it. */
  explore(lists: readonly PartList[]): void {
    const held = this.#held;
    const hadFocus = this.list.querySelector(":focus") !== null;
    this.close();
    this.#lists = lists;
    this.#parts = lists.flatMap(({ parts }) => parts);
    const same = this.#parts.findIndex(({ kind, id }) => kind === held?.kind && id === held.id);
    if (same >= 0) this.#current = same;
    else if (this.#current >= this.#parts.length) this.#current = 0;
    this.#listParts();
    if (hadFocus && this.#parts.length > 0) {
      this.#buttons()[this.#current]!.focus({ preventScroll: true });
      this.#hold(this.#parts[this.#current]!);
    } else this.#hold(this.#parts[same] ?? null);
  }

  /** Closes the card, as Escape does. */
  close(): void {
    [this.#hovered, this.#held] = [null, null];
    this.#show();
  }

  /** Writes the parts into the list, into the elements that are there already. */
  #listParts(): void {
    let index = 0;
    for (const [at, { title, parts }] of this.#lists.entries()) {
      const list = (this.list.children[at] ??
        this.list.appendChild(html("ul", { role: "list" }))) as HTMLUListElement;
      list.setAttribute("aria-label", title);
      for (const [place, { title: name, state }] of parts.entries()) {
        const item =
          list.children[place] ?? list.appendChild(html("li", {}, html("button", { type: "button" })));
        const button = item.firstElementChild as HTMLButtonElement;
        const text = `${name}, ${state}`;
        if (button.textContent !== text) button.textContent = text;
        button.tabIndex = index === this.#current ? 0 : -1;
        index += 1;
      }
      while (list.children.length > parts.length) list.lastElementChild!.remove();
    }
    while (this.list.children.length > this.#lists.length) this.list.lastElementChild!.remove();
  }

  #buttons(): NodeListOf<HTMLButtonElement> {
    return this.list.querySelectorAll("button");
  }

  #onFocus(target: Element | null): void {
    if (target === null) return;
    const buttons = this.#buttons();
    buttons[this.#current]!.tabIndex = -1;
    this.#current = [...buttons].indexOf(target as HTMLButtonElement);
    buttons[this.#current]!.tabIndex = 0;
    // A pointer that rests on the picture does not hide the focused part.
    this.#hovered = null;
    this.#hold(this.#parts[this.#current]!);
    this.#shown!.own[0]!.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #onKey(event: KeyboardEvent): void {
    const to = this.#target(event.key);
    if (event.key === "Escape") {
      this.#leave(event.target as HTMLElement);
    } else if (to === undefined) return;
    else this.#buttons()[to]!.focus({ preventScroll: true });
    event.preventDefault();
    event.stopPropagation();
  }

  /** Removes the focus. The parts leave the tab order until the next key, so that Tab continues after the chart. */
  #leave(button: HTMLElement): void {
    this.close();
    button.tabIndex = -1;
    button.blur();
    const restore = () => this.#buttons()[this.#current]?.setAttribute("tabindex", "0");
    const once = { once: true };
    document.addEventListener("keydown", () => document.addEventListener("keyup", restore, once), once);
    document.addEventListener("pointerdown", restore, { once: true });
  }

  /** Returns the index of the part that a key leads to. */
  #target(key: string): number | undefined {
    const count = this.#parts.length;
    const step = STEPS[key];
    if (step !== undefined) return (this.#current + step + count) % count;
    if (key === "Home") return 0;
    if (key === "End") return count - 1;
    let start = 0;
    const starts = this.#lists.map(({ parts }) => {
      start += parts.length;
      return start - parts.length;
    });
    if (key === "PageDown") return starts.find((first) => first > this.#current) ?? 0;
    if (key === "PageUp") return starts.findLast((first) => first < this.#current) ?? starts.at(-1);
    return undefined;
  }

  /** Finds the part at a point: a gate or an entry that is near, because their strokes are thin; else whatever is drawn there. */
  #partAt({ clientX, clientY, target }: PointerEvent | MouseEvent): Part | null {
    const { width } = this.#frame.getBoundingClientRect();
    let best = width * GATE_REACH;
    let found: Part | null = null;
    let row: Part | null = null;
    for (const part of this.#parts) {
      if (part.kind !== "gate" && part.kind !== "activation") continue;
      const box = part.own[0]!.getBoundingClientRect();
      if (part.kind === "activation") {
        const isInside =
          Math.abs(clientX - box.x - box.width / 2) <= box.width / 2 + ROW_MARGIN &&
          Math.abs(clientY - box.y - box.height / 2) <= box.height / 2 + ROW_MARGIN;
        if (isInside) row = part;
        continue;
      }
      const distance = Math.hypot(box.x + box.width / 2 - clientX, box.y + box.height / 2 - clientY);
      if (distance < best) [best, found] = [distance, part];
    }
    const drawn = (target as Element).closest("[data-gate],[data-channel],[data-center],[data-body]");
    return found ?? row ?? this.#parts.find(({ own }) => drawn !== null && own.includes(drawn)) ?? null;
  }

  #hover(part: Part | null): void {
    this.#hovered = part;
    this.#show();
  }

  #hold(part: Part | null): void {
    this.#held = part;
    this.#show();
  }

  #show(): void {
    const part = this.#hovered ?? this.#held;
    if (part === this.#shown) return;
    for (const element of this.#shown?.lit ?? []) element.classList.remove("lit");
    this.#shown = part;
    for (const element of part?.lit ?? []) element.classList.add("lit");
    this.#frame.classList.toggle("selecting", part !== null);
    this.card.classList.remove("shown");
    if (part === null) this.#meaning.textContent = "";
    this.#unreported.push(part);
    if (this.#meanings !== null) this.#report();
    else if (this.#unreported.length === 1) this.#loadMeanings();
  }

  /** Loads the meanings. If that fails, parts are still named, and the next one tries again. */
  async #loadMeanings(): Promise<void> {
    this.#meanings = await loadMeanings().catch(() => null);
    this.#report();
  }

  /** Reports all selections since the last report, in order, and fills the card. */
  #report(): void {
    for (const part of this.#unreported.splice(0)) {
      if (part === null) {
        this.#onSelect(null);
        continue;
      }
      const { kind, id, title, state } = part;
      const meaning = this.#meanings?.meaningOf(part) ?? "";
      if (part === this.#shown) {
        this.#title.textContent = `${title}, ${state}`;
        this.#meaning.textContent = meaning;
        this.placeCard();
        this.card.classList.add("shown");
      }
      this.#onSelect({ kind, id, title, state, meaning });
    }
  }

  /** Puts the card above or below its part, where there is more room. A channel is seen with its two gates. */
  placeCard(): void {
    if (this.#shown === null) return;
    const { kind, own, lit } = this.#shown;
    const frame = this.#frame.getBoundingClientRect();
    const elements =
      kind === "channel" ? [...own, ...lit.filter((element) => element.matches("[data-gate]"))] : own;
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const [left, right] = [
      Math.min(...boxes.map((box) => box.left)),
      Math.max(...boxes.map((box) => box.right)),
    ];
    const [upper, lower] = [
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.bottom)),
    ];
    const { offsetWidth: width, offsetHeight: height } = this.card;
    const isBelow = upper + lower < 2 * frame.y + frame.height;
    const top = isBelow ? lower - frame.y + GAP : upper - frame.y - GAP - height;
    const middle = (left + right) / 2 - frame.x;
    this.card.style.left = `${Math.max(0, Math.min(middle - width / 2, frame.width - width))}px`;
    this.card.style.top = `${top}px`;
  }
}
