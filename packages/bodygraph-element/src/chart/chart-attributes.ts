import { ElementBase, type OwnEvents } from "../element-base.js";
import type { HumanDesignChartEventMap } from "./events.js";

/** Property and attribute of each text. */
export const TEXTS: Readonly<Record<keyof ChartAttributes, string>> = {
  utc: "utc",
  date: "date",
  time: "time",
  timeZone: "time-zone",
  lat: "lat",
  lng: "lng",
  disambiguation: "disambiguation",
  picture: "picture",
  at: "at",
  theme: "theme",
  columns: "columns",
  facts: "facts",
  arrowWords: "arrow-words",
  caption: "caption",
  born: "born",
  place: "place",
  withCaption: "with-caption",
};

/** A value of a property that stands for an attribute; null, undefined or an empty text removes it. */
type AttributeValue = string | number | boolean | null | undefined;

/** The properties that stand for attributes: the same names in camel case. */
export interface ChartAttributes {
  /** The instant of birth, such as `1990-09-05T19:17Z`. It replaces date, time, zone and coordinates. */
  get utc(): string;
  set utc(value: AttributeValue);
  /** The local date of birth, `YYYY-MM-DD`, 1800 to 2199. */
  get date(): string;
  set date(value: AttributeValue);
  /** The local time of birth, `HH:MM` or `HH:MM:SS`. */
  get time(): string;
  set time(value: AttributeValue);
  /** The IANA name of the time zone. */
  get timeZone(): string;
  set timeZone(value: AttributeValue);
  /** Latitude in degrees, north positive. Together with `lng` it may take the place of a zone, found on a small map. */
  get lat(): string;
  set lat(value: AttributeValue);
  /** Longitude in degrees, east positive. */
  get lng(): string;
  set lng(value: AttributeValue);
  /** The choice for a time that clocks showed twice or never: `compatible` (default), `earlier`, `later` or `reject`. */
  get disambiguation(): string;
  set disambiguation(value: AttributeValue);
  /** `bodygraph` (default), `wheel`, `day` or `composite`. */
  get picture(): string;
  set picture(value: AttributeValue);
  /** The moment of the transits that a bodygraph shows, such as `1990-09-05T19:17Z`, or `now`. */
  get at(): string;
  set at(value: AttributeValue);
  /** `light` (default), `dark`, `print`, or `auto` as the system prefers. */
  get theme(): string;
  set theme(value: AttributeValue);
  /** `off` leaves the columns of bodies away. */
  get columns(): string;
  set columns(value: AttributeValue);
  /** `off` leaves away what stands below the bodygraph, the caption too. */
  get facts(): string;
  set facts(value: AttributeValue);
  /** If present, words stand beside the arrows. */
  get arrowWords(): string;
  set arrowWords(value: AttributeValue);
  /** A text above the facts, such as the person's name. */
  get caption(): string;
  set caption(value: AttributeValue);
  /** Date and time of birth, as the caption shows them. */
  get born(): string;
  set born(value: AttributeValue);
  /** The birthplace, as the caption shows it. */
  get place(): string;
  set place(value: AttributeValue);
  /** Name of the second person of a composite. */
  get withCaption(): string;
  set withCaption(value: AttributeValue);
}

/** Properties that are on or off. Vue sets an empty text for an attribute without a value. */
const SWITCHES: readonly string[] = ["columns", "facts", "arrowWords"];

function switchText(value: AttributeValue): string | number {
  if (value === true || value === "") return "on";
  return value === false ? "off" : (value ?? "");
}

/** An element whose attributes are properties, too. React and Vue set properties where an element has them. */
class ElementWithAttributes extends ElementBase {
  static {
    for (const [property, attribute] of Object.entries(TEXTS))
      Object.defineProperty(ElementWithAttributes.prototype, property, {
        configurable: true,
        enumerable: true,
        get(this: HTMLElement): string {
          return this.getAttribute(attribute) ?? "";
        },
        set(this: HTMLElement, value: AttributeValue) {
          const text = SWITCHES.includes(property) ? switchText(value) : (value ?? "");
          if (text === "" || typeof text === "boolean") this.removeAttribute(attribute);
          else this.setAttribute(attribute, `${text}`);
        },
      });
  }
}

/** The base of `<human-design-chart>`. */
export const ChartAttributesBase: new () => ChartElement =
  ElementWithAttributes as unknown as new () => ChartElement;

type ChartElement = OwnEvents<HumanDesignChartEventMap> & ChartAttributes & HTMLElement;
