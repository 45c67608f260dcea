import { addStyles, adoptProperties, ElementBase, html } from "../element-base.js";
import { loadZones } from "../load-zones.js";
import { dateInWords, readDate, weekdayOf } from "./calendar.js";
import { Combobox, type PlaceSearch } from "./combobox.js";
import { Fields } from "./fields.js";
import type { FormBirth, HumanDesignFormEventMap } from "./form-birth.js";
import { SearchError, searchPlaces, searchZones } from "./places.js";
import { STYLES } from "./styles.js";

type Zones = Awaited<ReturnType<typeof loadZones>>;

/** Time for which a chart of a birth without a time is drawn; its caption says so. */
const NOON = "12:00";

/**
 * The element `<human-design-form>`: asks for a birth, and fills the chart that its attribute `for` names.
 *
 * @example
 * import "bodygraph-element/form";
 *
 * const form = document.createElement("human-design-form");
 * form.addEventListener("birth-change", ({ detail }) => console.log(detail?.date, detail?.timeZone));
 * document.body.append(form);
 */
export class HumanDesignForm extends ElementBase {
  /** Attributes that change the form. */
  static readonly observedAttributes: readonly string[] = ["places-url"];

  readonly #fields = new Fields();
  readonly #label = html("label", { class: "label", for: "place" });
  readonly #switch = html("button", { class: "link", type: "button" });
  readonly #place = new Combobox("place", this.#zoneSearch(), () => this.#read());
  #asksForZone = true;
  #zones: Promise<Zones> | null = null;
  #birth: FormBirth | null = null;
  /** Number of the newest reading; an older one that waits for the zones is dropped. */
  #turn = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    addStyles(root, STYLES);
    const { input, list, status } = this.#place;
    input.classList.add("wide");
    const place = html("div", { class: "place" }, this.#label, input, list, status, this.#switch);
    const form = this.#fields.layOut(place);
    root.append(form);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", ({ target }) => {
      // The combobox reports what was chosen itself.
      if (target !== input) this.#read();
    });
    form.addEventListener("focusin", () => this.#loadZones().catch(() => undefined), { once: true });
    this.#switch.addEventListener("click", () => {
      this.#askFor(!this.#asksForZone);
      this.#read();
      input.focus();
    });
    this.#askFor(true);
  }

  /** The birth as it is told so far; null while it is not complete. Members that are set fill the form. */
  get birth(): FormBirth | null {
    return this.#birth;
  }
  set birth(birth: Partial<FormBirth> | null) {
    const { date = "", time, aboutMinutes, timeZone, lat = null, lng = null, ...rest } = birth ?? {};
    const { name = "", place = timeZone ?? "", disambiguation } = rest;
    const fields = this.#fields;
    const [year = "", month = "", day = ""] = date.split("-");
    fields.year.value = year;
    fields.month.value = month === "" ? "" : `${Number(month)}`;
    fields.day.value = day === "" ? "" : `${Number(day)}`;
    fields.time.value = time ?? "";
    fields.kind = time === null ? "unknown" : aboutMinutes ? "about" : "exact";
    if (aboutMinutes) fields.about.value = `${aboutMinutes}`;
    fields.half = disambiguation ?? "earlier";
    fields.name.value = name;
    this.#askFor(lat === null || !this.hasAttribute("places-url"));
    this.#place.chosen = timeZone === undefined ? null : { label: place, timeZone, lat, lng };
    this.#read();
  }

  attributeChangedCallback(): void {
    this.#askFor(!this.hasAttribute("places-url"));
  }

  connectedCallback(): void {
    adoptProperties(this, ["birth"]);
  }

  disconnectedCallback(): void {
    this.#place.stop();
  }

  /** Asks for a time zone, or for a place if there is a service that knows places. */
  #askFor(zone: boolean): void {
    const url = this.getAttribute("places-url");
    this.#asksForZone = zone || url === null;
    this.#switch.hidden = url === null;
    this.#label.textContent = this.#asksForZone ? "Time zone of the birthplace" : "Place of birth";
    this.#switch.textContent = this.#asksForZone ? "Search for a place instead" : "Use a time zone instead";
    this.#place.input.placeholder = this.#asksForZone ? "Such as Europe/Berlin" : "City, town or village";
    this.#place.source =
      url === null || this.#asksForZone
        ? this.#zoneSearch()
        : {
            search: (text, signal) => searchPlaces(url, text, signal),
            none: "No such place is known. Try a larger one nearby, or use a time zone.",
          };
  }

  #zoneSearch(): PlaceSearch {
    return {
      search: async (text) => {
        const { timeZones } = await this.#loadZones();
        return searchZones(timeZones(), text);
      },
      none: "No time zone has this name. Try a large city nearby in the same country.",
    };
  }

  /** Loads the time zones, once. */
  async #loadZones(): Promise<Zones> {
    this.#zones ??= loadZones();
    try {
      return await this.#zones;
    } catch {
      this.#zones = null;
      throw new SearchError("The time zones could not be loaded. Check your connection and try again.");
    }
  }

  /** Reads the fields, shows what follows from them, and tells of a birth that has changed. */
  async #read(): Promise<void> {
    const turn = ++this.#turn;
    const fields = this.#fields;
    const { kind, day, month, year, time, about } = fields;
    const { date, fault = "" } = readDate(day.value.trim(), month.value, year.value.trim());
    fields.fault.textContent = fault;
    fields.echo.textContent = date === undefined ? "" : `${weekdayOf(date)}, ${dateInWords(date)}`;
    time.hidden = kind === "unknown";
    about.hidden = kind !== "about";
    const place = this.#place.chosen;
    const told = kind === "unknown" ? null : time.value.slice(0, 5);
    if (date === undefined || told === "" || place === null) {
      this.#show(false, "");
      this.#tell(null);
      return;
    }
    try {
      const zones = await this.#loadZones();
      if (turn !== this.#turn) return;
      const { timeZone, lat, lng, label } = place;
      const coords = lat === null || lng === null ? undefined : { lat, lng };
      const at = { date, time: told ?? NOON, zone: timeZone, coords };
      const [earlier, later] = (["earlier", "later"] as const).map((disambiguation) =>
        zones.resolveBirthMoment(at, { disambiguation }),
      ) as [Moment, Moment];
      const isTwice =
        told !== null && earlier.kind === "fold" && earlier.offsetSeconds !== later.offsetSeconds;
      const disambiguation = isTwice ? fields.half : null;
      const { utc, kind: momentKind } = zones.resolveBirthMoment(at, {
        disambiguation: disambiguation ?? "compatible",
      });
      this.#show(
        isTwice,
        told !== null && momentKind === "gap"
          ? `Clocks skipped this time that night. It counts as ${zones.localTimeOf(utc, timeZone, coords).time.slice(0, 5)}.`
          : "",
        [earlier, later],
      );
      this.#tell({
        date,
        time: told,
        aboutMinutes: kind === "about" ? Number(about.value) : null,
        timeZone,
        lat,
        lng,
        disambiguation,
        utc: told === null ? null : utc.toISOString(),
        name: fields.name.value.trim(),
        place: label,
      });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#show(false, "");
      fields.fault.textContent =
        error instanceof SearchError
          ? error.message
          : `The time zone ${place.timeZone} is not known. Choose another place or time zone.`;
      this.#tell(null);
    }
  }

  /** Shows or hides the choice of a half, and a note about the time. */
  #show(isTwice: boolean, note: string, moments: readonly Moment[] = []): void {
    const { fold, halves, note: noteElement } = this.#fields;
    fold.hidden = !isTwice;
    noteElement.textContent = note;
    for (const [index, { offsetSeconds }] of moments.entries())
      halves[index]!.lastChild!.textContent =
        `${index === 0 ? "the first" : "the second"}, UTC${offsetText(offsetSeconds)}`;
  }

  /** Tells of a birth that has changed, and fills the chart. */
  #tell(birth: FormBirth | null): void {
    if (JSON.stringify(birth) === JSON.stringify(this.#birth)) return;
    this.#birth = birth;
    if (birth !== null) this.#fill(birth);
    this.#fire("birth-change", birth);
  }

  /** Sets the attributes of the chart that `for` names: of its birth, or with `second` of its second one. */
  #fill({
    date,
    time,
    timeZone,
    lat,
    lng,
    disambiguation,
    name,
    place,
    aboutMinutes,
    ...birth
  }: FormBirth): void {
    const id = this.getAttribute("for");
    const chart = id && (this.getRootNode() as Document | ShadowRoot).getElementById(id);
    if (!chart) return;
    const shownTime =
      time === null ? `time unknown, drawn for ${NOON}` : `${aboutMinutes ? "about " : ""}${time}`;
    const texts = this.hasAttribute("second")
      ? { with: birth.utc ?? `${date}T${NOON}[${timeZone}]`, "with-caption": name }
      : {
          utc: null,
          date,
          time: time ?? NOON,
          "time-zone": timeZone,
          lat,
          lng,
          disambiguation,
          caption: name,
          born: `${dateInWords(date)}, ${shownTime}`,
          place,
        };
    for (const [attribute, value] of Object.entries(texts)) {
      if (value === null || value === "") chart.removeAttribute(attribute);
      else chart.setAttribute(attribute, `${value}`);
    }
  }

  #fire<Name extends keyof HumanDesignFormEventMap>(
    type: Name,
    detail: HumanDesignFormEventMap[Name]["detail"],
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

type Moment = ReturnType<Zones["resolveBirthMoment"]>;

/** Writes an offset such as `+02:00` or `-04:56:02`. */
function offsetText(offsetSeconds: number): string {
  const two = (value: number) => `${Math.floor(value)}`.padStart(2, "0");
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60 === 0 ? "" : `:${two(size % 60)}`;
  return `${offsetSeconds < 0 ? "-" : "+"}${two(size / 3600)}:${two((size / 60) % 60)}${seconds}`;
}
