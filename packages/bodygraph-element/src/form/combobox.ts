import { guessNote } from "chart-reading";
import { html } from "../element-base.js";
import { type Place, SearchError } from "./places.js";

/** Time without a key after which a search starts. */
const PAUSE_MS = 120;

/** The search behind a combobox. */
export interface PlaceSearch {
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
  /** Sentence for a text that nothing was found for. */
  readonly none: string;
}

/** The elements of a combobox. */
export interface ComboboxParts {
  /** Has an id. */
  readonly input: HTMLInputElement;
  /** The suggestions. */
  readonly list: HTMLElement;
  /** Says how many suggestions there are, or why there is none. */
  readonly status: HTMLElement;
}

/**
 * A text field with suggestions, as the combobox of the ARIA practices: arrow keys choose, Enter takes, Escape closes.
 * Only a chosen suggestion counts: typed text alone does not identify a place.
 */
export class Combobox implements ComboboxParts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  #source: PlaceSearch;
  readonly #onChange: () => void;
  #chosen: Place | null = null;
  #options: readonly Place[] = [];
  #active = -1;
  /** True while the options are those of an older text. */
  #isStale = false;
  /** Why there is no suggestion for the text; empty while there are some, or none are searched. */
  problem = "";
  /** True after Enter, while the suggestions for the text are still on their way. */
  #wantsFirst = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #search = new AbortController();
  readonly #listening = new AbortController();

  constructor({ input, list, status }: ComboboxParts, source: PlaceSearch, onChange: () => void) {
    this.#source = source;
    this.#onChange = onChange;
    Object.assign(list, { id: `${input.id}-list`, role: "listbox" });
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": list.id,
      autocomplete: "off",
      spellcheck: "false",
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    this.input = input;
    this.list = list;
    this.status = status;
    const { signal } = this.#listening;
    input.addEventListener("input", () => this.#onInput(), { signal });
    input.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    input.addEventListener("blur", () => this.#onBlur(), { signal });
    // The field keeps the focus while an option is pressed.
    list.addEventListener("pointerdown", (event) => event.preventDefault(), { signal });
    const choose = ({ target }: Event) => {
      const index = [...list.children].indexOf((target as Element).closest("li")!);
      if (index >= 0) this.#take(index);
    };
    list.addEventListener("click", choose, { signal });
  }

  /** The place that was chosen; null while there is none. */
  get chosen(): Place | null {
    return this.#chosen;
  }
  set chosen(place: Place | null) {
    this.forget();
    this.#chosen = place;
    this.input.value = place?.label ?? "";
  }

  /** Searches elsewhere from now on. */
  set source(source: PlaceSearch) {
    this.#source = source;
  }

  /** Takes over what stands in the field already: a place of the page, or a text that somebody is typing. */
  adopt(): void {
    const { value, dataset } = this.input;
    const { zone, lat, lng } = dataset;
    // Another text than the page's own is not that place.
    const isOwn = value === this.input.defaultValue;
    const degrees = (text: string | undefined) => (text === undefined ? null : Number(text));
    if (isOwn && zone !== undefined)
      this.#chosen = { label: value, timeZone: zone, lat: degrees(lat), lng: degrees(lng) };
    else if (this.input.matches(":focus")) this.#onInput();
  }

  /** Forgets the chosen place. What stands in the field stays. */
  forget(): void {
    this.#chosen = null;
    this.status.textContent = "";
    this.problem = "";
    this.#close();
  }

  /** Listens to the field no longer. */
  leave(): void {
    this.#close();
    this.#listening.abort();
  }

  /** Stops a search that is under way. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#search.abort();
  }

  /** Takes a suggestion that was typed out. */
  #onBlur(): void {
    const text = this.input.value.trim().toLowerCase();
    const index = this.#options.findIndex(({ label }) => label.toLowerCase() === text);
    if (index >= 0) this.#take(index);
    this.#close();
    if (text !== "" && this.#chosen === null && this.problem === "")
      this.status.textContent = "Choose one of the suggestions: type on to see them.";
  }

  #onInput(): void {
    this.stop();
    this.#isStale = true;
    this.#wantsFirst = false;
    this.problem = "";
    const had = this.#chosen !== null;
    this.#chosen = null;
    if (had) this.#onChange();
    if (this.input.value.trim() === "") {
      this.status.textContent = "";
      this.#close();
    } else this.#timer = setTimeout(() => this.#suggest(), PAUSE_MS);
  }

  async #suggest(): Promise<void> {
    this.#search = new AbortController();
    const { signal } = this.#search;
    const text = this.input.value;
    try {
      const found = await this.#source.search(text, signal);
      if (signal.aborted) return;
      this.#isStale = false;
      this.problem = found.length > 0 || text.trim().length < 2 ? "" : this.#source.none;
      this.#open(found);
      if (this.#wantsFirst && found.length > 0) {
        this.#guess(text);
        return;
      }
      const count = found.length === 1 ? "1 suggestion." : `${found.length} suggestions.`;
      this.status.textContent = found.length > 0 ? count : this.problem;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof SearchError)) throw error;
      this.#close();
      this.problem = error.message;
      this.status.textContent = error.message;
    }
  }

  #open(options: readonly Place[]): void {
    this.#options = options;
    this.list.replaceChildren(
      ...options.map(({ label }, index) =>
        html("li", { id: `${this.list.id}-${index}`, role: "option", "aria-selected": "false" }, label),
      ),
    );
    this.#show(options.length > 0);
    this.#activate(-1);
  }

  #close(): void {
    this.stop();
    this.#options = [];
    this.#activate(-1);
    this.#show(false);
  }

  #show(isOpen: boolean): void {
    this.list.hidden = !isOpen;
    this.input.setAttribute("aria-expanded", `${isOpen}`);
  }

  #activate(index: number): void {
    this.list.children[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = index;
    const option = this.list.children[index];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option === undefined) this.input.removeAttribute("aria-activedescendant");
    else this.input.setAttribute("aria-activedescendant", option.id);
  }

  #take(index: number): void {
    this.chosen = this.#options[index]!;
    this.#onChange();
  }

  /** Takes the first suggestion for a text, and says so if that is not its name. */
  #guess(text: string): void {
    this.#take(0);
    const note = guessNote(text.trim(), this.input.value);
    this.status.textContent =
      note === undefined ? "" : `${note} If it is another one, type more of its name.`;
  }

  #onKey(event: KeyboardEvent): void {
    // Keys of an input method that composes a word; 229 is Safari's.
    if (event.isComposing || event.keyCode === 229) return;
    const count = this.#options.length;
    const isTyped = this.#chosen === null && this.input.value.trim().length > 1;
    if (event.key === "Enter" && this.#isStale && this.#active < 0 && isTyped) {
      // Takes the first suggestion of the text that is there now, once it has come.
      this.#wantsFirst = true;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (count === 0) {
      if (event.key === "ArrowDown" && this.#chosen === null && this.input.value.trim() !== "")
        this.#suggest();
      return;
    }
    if (event.key === "ArrowDown") this.#activate((this.#active + 1) % count);
    else if (event.key === "ArrowUp") this.#activate((Math.max(this.#active, 0) - 1 + count) % count);
    else if (event.key === "Enter") {
      if (this.#active < 0) this.#guess(this.input.value);
      else this.#take(this.#active);
    } else if (event.key === "Escape") this.#close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
