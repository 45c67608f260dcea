import {
  ABOUT_MINUTES,
  type BirthTexts,
  FIELD_LENGTHS,
  FIELD_TEXTS,
  MONTHS,
  nearestAbout,
  TIME_KINDS,
  type TimeKind,
  USUAL_ABOUT_MINUTES,
} from "chart-reading";
import { html } from "../element-base.js";
import type { ComboboxParts } from "./combobox.js";

function select(
  attributes: Readonly<Record<string, string>>,
  options: readonly (readonly [string, string])[],
  selected = "",
) {
  const option = ([value, text]: readonly [string, string]) =>
    html("option", { value, ...(value === selected && { selected: "" }) }, text);
  return html("select", attributes, ...options.map(option));
}

/** Creates radio buttons, the first of them checked, as a reset leaves them. */
function radios(name: string, options: readonly (readonly [string, string])[]): HTMLInputElement[] {
  return options.map(([value, text], index) => {
    const radio = html("input", { type: "radio", name, value, ...(index === 0 && { checked: "" }) });
    html("label", {}, radio, text);
    return radio;
  });
}

function numeric(name: string, label: string, length: number): HTMLInputElement {
  return html("input", {
    class: label.toLowerCase(),
    part: "input",
    "aria-label": label,
    placeholder: label,
    inputmode: "numeric",
    maxlength: `${length}`,
    autocomplete: name,
  });
}

function timeField(className: string, label: string, placeholder: string): HTMLInputElement {
  return html("input", {
    class: className,
    part: "input",
    "aria-label": label,
    placeholder,
    maxlength: `${FIELD_LENGTHS.time}`,
    autocomplete: "off",
  });
}

const SELECTORS = {
  field: (name: string) => `[name="${name}"]`,
  message: (name: string) => `[data-field="${name}"]`,
};

/**
 * The fields of a form. A form that the page has already keeps its own: they are found by their names, and messages by
 * `data-field`. Those that it does not have are never shown, and count as empty.
 */
export class Fields {
  readonly #form: HTMLFormElement | null;
  /** The elements of the page's own form, by their selectors. */
  readonly #found = new Map<string, readonly Element[]>();
  readonly name: HTMLInputElement;
  readonly day: HTMLInputElement;
  readonly month: HTMLSelectElement;
  readonly year: HTMLInputElement;
  /** The date in words: 03/04/1990 is two dates. */
  readonly echo: HTMLElement;
  /** Takes text: fields of the browser's own for times do not take 21:17 everywhere. */
  readonly time: HTMLInputElement;
  /** The later one of two times, and the word between them. */
  readonly until: HTMLInputElement;
  readonly and: HTMLElement;
  readonly about: HTMLSelectElement;
  readonly kinds: readonly HTMLInputElement[];
  /** The choice between the halves of a time that clocks showed twice. */
  readonly halves: readonly HTMLInputElement[];
  readonly fold: HTMLElement;
  /** The time in both ways of counting hours, and how it was read if clocks skipped it. */
  readonly note: HTMLElement;
  readonly fault: HTMLElement;
  readonly place: ComboboxParts;
  /** The label of the place, or of the time zone that stands for it. */
  readonly placeLabel: HTMLElement;
  /** The button between places and time zones. */
  readonly change: HTMLButtonElement;

  /** @param form The page's own form; null to create one. */
  constructor(form: HTMLFormElement | null) {
    this.#form = form;
    const find = <Found extends Element>(selector: string): readonly Found[] => {
      const found = [...(form?.querySelectorAll<Found>(selector) ?? [])];
      this.#found.set(selector, found);
      return found;
    };
    const field = <Field extends HTMLElement>(name: string, create: () => Field) =>
      find<Field>(SELECTORS.field(name))[0] ?? create();
    const message = <Message extends HTMLElement>(name: string, create: () => Message) =>
      find<Message>(SELECTORS.message(name))[0] ?? create();
    const choice = (name: string, options: readonly (readonly [string, string])[]) => {
      const own = find<HTMLInputElement>(SELECTORS.field(name));
      return own.length > 0 ? own : radios(name, options);
    };
    const hint = () => html("p", { class: "hint", role: "status" });

    this.name = field("name", () =>
      html("input", {
        ...{ id: "name", class: "wide", part: "input" },
        ...{ maxlength: `${FIELD_LENGTHS.name}`, autocomplete: "off" },
      }),
    );
    this.day = field("day", () => numeric("bday-day", FIELD_TEXTS.day, FIELD_LENGTHS.day));
    this.month = field("month", () =>
      select({ class: "month", part: "input", "aria-label": FIELD_TEXTS.month, autocomplete: "bday-month" }, [
        ["", FIELD_TEXTS.month],
        ...MONTHS.map((month, index) => [`${index + 1}`, month] as const),
      ]),
    );
    this.year = field("year", () => numeric("bday-year", FIELD_TEXTS.year, FIELD_LENGTHS.year));
    this.echo = message("echo", () => html("output"));
    this.time = field("time", () => timeField("time", FIELD_TEXTS.time, FIELD_TEXTS.timeExample));
    this.until = field("until", () => timeField("until", FIELD_TEXTS.until, FIELD_TEXTS.untilExample));
    this.and = message("and", () => html("span", {}, FIELD_TEXTS.and));
    this.about = field("about", () =>
      select(
        { part: "input", "aria-label": FIELD_TEXTS.about },
        ABOUT_MINUTES.map(([minutes, text]) => [`${minutes}`, text]),
        `${USUAL_ABOUT_MINUTES}`,
      ),
    );
    this.kinds = choice("time-kind", TIME_KINDS);
    this.halves = choice("half", [
      ["earlier", FIELD_TEXTS.earlier],
      ["later", FIELD_TEXTS.later],
    ]);
    this.fold = message("fold", () =>
      html(
        "fieldset",
        { hidden: "" },
        html("legend", {}, FIELD_TEXTS.fold),
        html("div", { class: "row" }, ...this.halves.map((radio) => radio.parentElement!)),
      ),
    );
    this.note = message("note", hint);
    this.fault = message("fault", () => html("p", { class: "fault", part: "fault", role: "alert" }));
    this.place = {
      input: field("place", () => html("input", { id: "place", class: "wide", part: "input" })),
      list: message("suggestions", () => html("ul", { part: "suggestions", hidden: "" })),
      status: message("found", hint),
    };
    this.placeLabel =
      this.place.input.labels?.[0] ?? html("label", { class: "label", for: this.place.input.id });
    this.change = message("change", () => html("button", { class: "link", type: "button" }));
  }

  /** True while these are the fields of a form, as it stands in the page now. */
  areThoseOf(form: HTMLFormElement | null): boolean {
    if (form !== this.#form) return false;
    return [...this.#found].every(([selector, found]) => {
      const now = form?.querySelectorAll(selector) ?? [];
      return now.length === found.length && found.every((element, index) => element === now[index]);
    });
  }

  /** The texts of all fields but the place. */
  get texts(): BirthTexts {
    const { kind, day, month, year, time, until, about } = this;
    return {
      ...{ kind, day: day.value, month: month.value, year: year.value },
      ...{ time: time.value, until: until.value, about: about.value },
    };
  }

  get kind(): TimeKind {
    return checkedOf(this.kinds) as TimeKind;
  }
  set kind(kind: TimeKind) {
    check(this.kinds, kind);
  }

  /** True if two times have fields of their own. */
  get hasUntil(): boolean {
    const between = this.kinds.find(({ value }) => value === "between");
    const form = this.#form;
    return between !== undefined && (form === null || (form.contains(between) && form.contains(this.until)));
  }

  /** Chooses the nearest number of minutes. */
  set aboutMinutes(minutes: number) {
    this.about.value = `${nearestAbout(minutes)}`;
  }

  get half(): "earlier" | "later" {
    return checkedOf(this.halves) as "earlier" | "later";
  }
  set half(half: "earlier" | "later") {
    check(this.halves, half);
  }

  /** Returns the page's own form, or lays the fields out in a new one. */
  layOut(): HTMLFormElement {
    if (this.#form !== null) return this.#form;
    const { input, list, status } = this.place;
    const row = (...children: readonly Node[]) => html("div", { class: "row" }, ...children);
    return html(
      "form",
      { part: "form", novalidate: "" },
      // A heading of the page, such as whose birth it is.
      html("slot"),
      html(
        "div",
        {},
        html("label", { class: "label", for: "name" }, `${FIELD_TEXTS.name} (optional)`),
        this.name,
      ),
      html(
        "fieldset",
        {},
        html("legend", {}, FIELD_TEXTS.date),
        row(this.day, this.month, this.year),
        this.echo,
      ),
      html(
        "fieldset",
        {},
        html("legend", {}, FIELD_TEXTS.timeOfBirth),
        row(...this.kinds.map((radio) => radio.parentElement!)),
        row(this.time, this.and, this.until, this.about),
        this.note,
      ),
      html("div", { class: "place" }, this.placeLabel, input, list, status, this.change),
      this.fold,
      this.fault,
    );
  }
}

function checkedOf(radios: readonly HTMLInputElement[]): string {
  return radios.find(({ checked }) => checked)?.value ?? radios[0]!.value;
}

function check(radios: readonly HTMLInputElement[], value: string): void {
  for (const radio of radios) radio.checked = radio.value === value;
}
