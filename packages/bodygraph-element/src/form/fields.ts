import { html } from "../element-base.js";
import { MONTHS } from "./calendar.js";

/** The knowledge of the time of birth. */
export type TimeKind = "exact" | "about" | "unknown";

const TIME_KINDS: readonly (readonly [TimeKind, string])[] = [
  ["exact", "I know it"],
  ["about", "About"],
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

function radios(name: string, options: readonly (readonly [string, string])[]): HTMLLabelElement[] {
  return options.map(([value, text]) =>
    html("label", {}, html("input", { type: "radio", name, value }), text),
  );
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

/** The fields of a form, without the place. */
export class Fields {
  readonly name: HTMLInputElement = html("input", {
    id: "name",
    class: "wide",
    part: "input",
    maxlength: "100",
    autocomplete: "off",
  });
  readonly day: HTMLInputElement = numeric("bday-day", "Day", 2);
  readonly month: HTMLSelectElement = select(
    { class: "month", part: "input", "aria-label": "Month", autocomplete: "bday-month" },
    [["", "Month"], ...MONTHS.map((month, index) => [`${index + 1}`, month] as const)],
  );
  readonly year: HTMLInputElement = numeric("bday-year", "Year", 4);
  /** The date in words: 03/04/1990 is two dates. */
  readonly echo: HTMLOutputElement = html("output");
  readonly time: HTMLInputElement = html("input", { type: "time", part: "input", "aria-label": "Time" });
  readonly about: HTMLSelectElement = select(
    { part: "input", "aria-label": "How much it may be off" },
    ABOUT_MINUTES.map(([minutes, text]) => [`${minutes}`, `give or take ${text}`]),
  );
  readonly kinds: readonly HTMLLabelElement[] = radios("time-kind", TIME_KINDS);
  /** The choice between the halves of a time that clocks showed twice. */
  readonly halves: readonly HTMLLabelElement[] = radios("half", [
    ["earlier", ""],
    ["later", ""],
  ]);
  readonly fold: HTMLFieldSetElement = html(
    "fieldset",
    { hidden: "" },
    html("legend", {}, "Clocks showed this time twice that night. Which was it?"),
    html("div", { class: "row" }, ...this.halves),
  );
  /** Says how a time was read that clocks skipped. */
  readonly note: HTMLParagraphElement = html("p", { class: "hint", role: "status" });
  readonly fault: HTMLParagraphElement = html("p", { class: "fault", part: "fault", role: "alert" });

  constructor() {
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

  /** Lays the fields out, with the place in its row. */
  layOut(place: HTMLElement): HTMLFormElement {
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
        row(...this.kinds),
        row(this.time, this.about),
        this.note,
      ),
      place,
      this.fold,
      this.fault,
    );
  }
}

function checkedOf(labels: readonly HTMLLabelElement[]): string {
  return labels.map(({ control }) => control as HTMLInputElement).find(({ checked }) => checked)!.value;
}

function check(labels: readonly HTMLLabelElement[], value: string): void {
  for (const { control } of labels)
    (control as HTMLInputElement).checked = (control as HTMLInputElement).value === value;
}
