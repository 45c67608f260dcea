import { MONTHS } from "chart-reading";
import { html } from "../element-base.js";
import type { ComboboxParts } from "./combobox.js";

/** The knowledge of the time of birth. */
export type TimeKind = "exact" | "about" | "unknown";

const TIME_KINDS: readonly (readonly [TimeKind, string])[] = [
  ["exact", "I know it"],
  ["about", "Roughly"],
  ["unknown", "I don't know"],
];

/** Minutes that an "about" time may be off. */
const ABOUT_MINUTES: readonly (readonly [number, string])[] = [
  [15, "15 minutes"],
  [30, "half an hour"],
  [60, "an hour"],
  [120, "two hours"],
];

function select(
  attributes: Readonly<Record<string, string>>,
  options: readonly (readonly [string, string])[],
) {
  return html("select", attributes, ...options.map(([value, text]) => html("option", { value }, text)));
}

function radios(name: string, options: readonly (readonly [string, string])[]): HTMLInputElement[] {
  return options.map(([value, text]) => {
    const radio = html("input", { type: "radio", name, value });
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

/**
 * The fields of a form. A form that the page has already keeps its own: they are found by their names, and messages by
 * `data-field`. Those that it does not have are never shown, and count as empty.
 */
export class Fields {
  readonly #form: HTMLFormElement | null;
  readonly name: HTMLInputElement;
  readonly day: HTMLInputElement;
  readonly month: HTMLSelectElement;
  readonly year: HTMLInputElement;
  /** The date in words: 03/04/1990 is two dates. */
  readonly echo: HTMLElement;
  /** Takes text: fields of the browser's own for times do not take 21:17 everywhere. */
  readonly time: HTMLInputElement;
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
    const field = <Field extends HTMLElement>(name: string, create: () => Field) =>
      form?.querySelector<Field>(`[name="${name}"]`) ?? create();
    const message = <Message extends HTMLElement>(name: string, create: () => Message) =>
      form?.querySelector<Message>(`[data-field="${name}"]`) ?? create();
    const choice = (name: string, options: readonly (readonly [string, string])[]) => {
      const own = form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [];
      return own.length > 0 ? [...own] : radios(name, options);
    };
    const hint = () => html("p", { class: "hint", role: "status" });

    this.name = field("name", () =>
      html("input", { id: "name", class: "wide", part: "input", maxlength: "100", autocomplete: "off" }),
    );
    this.day = field("day", () => numeric("bday-day", "Day", 2));
    this.month = field("month", () =>
      select({ class: "month", part: "input", "aria-label": "Month", autocomplete: "bday-month" }, [
        ["", "Month"],
        ...MONTHS.map((month, index) => [`${index + 1}`, month] as const),
      ]),
    );
    this.year = field("year", () => numeric("bday-year", "Year", 4));
    this.echo = message("echo", () => html("output"));
    this.time = field("time", () =>
      html("input", {
        class: "time",
        part: "input",
        "aria-label": "Time",
        placeholder: "21:17 or 9:17 pm",
        maxlength: "12",
        autocomplete: "off",
      }),
    );
    this.about = field("about", () =>
      select(
        { part: "input", "aria-label": "How much it may be off" },
        ABOUT_MINUTES.map(([minutes, text]) => [`${minutes}`, `give or take ${text}`]),
      ),
    );
    this.kinds = choice("time-kind", TIME_KINDS);
    this.halves = choice("half", [
      ["earlier", ""],
      ["later", ""],
    ]);
    this.fold = message("fold", () =>
      html(
        "fieldset",
        { hidden: "" },
        html("legend", {}, "Clocks showed this time twice that night. Which was it?"),
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

    if (form !== null) return;
    this.kind = "exact";
    this.half = "earlier";
    this.aboutMinutes = 30;
  }

  get kind(): TimeKind {
    return checkedOf(this.kinds) as TimeKind;
  }
  set kind(kind: TimeKind) {
    check(this.kinds, kind);
  }

  get aboutMinutes(): number {
    return Number(this.about.value);
  }
  /** Takes the nearest of the choices. */
  set aboutMinutes(minutes: number) {
    const distance = ([choice]: readonly [number, string]) => Math.abs(choice - minutes);
    const [nearest] = [...ABOUT_MINUTES].sort((a, b) => distance(a) - distance(b));
    this.about.value = `${nearest![0]}`;
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
      html("div", {}, html("label", { class: "label", for: "name" }, "Name (optional)"), this.name),
      html(
        "fieldset",
        {},
        html("legend", {}, "Date of birth"),
        row(this.day, this.month, this.year),
        this.echo,
      ),
      html(
        "fieldset",
        {},
        html("legend", {}, "Time of birth"),
        row(...this.kinds.map((radio) => radio.parentElement!)),
        row(this.time, this.about),
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
