/**
 * The attributes of `<human-design-chart>`, by the names of their properties. An attribute has the same name with hyphens:
 * `time-zone` of `timeZone`. `npm run generate -- element` writes the types beside this file, the table of the README and
 * custom-elements.json from these records and their comments.
 */
export const CHART_ATTRIBUTES = {
  /** The instant of birth, such as `1990-09-05T19:17Z`, in place of date, time, zone and coordinates. */
  utc: { kind: "birth" },
  /** The local date of birth, `YYYY-MM-DD`, 1800 to 2199. */
  date: { kind: "birth" },
  /** The local time of birth, `HH:MM` or `HH:MM:SS`. */
  time: { kind: "birth" },
  /** The IANA name of the time zone, such as `Europe/Amsterdam`. */
  timeZone: { kind: "birth" },
  /** Latitude of the birthplace in degrees, north positive; with `lng` it may take the place of a zone, found on a small map. */
  lat: { kind: "birth" },
  /** Longitude of the birthplace in degrees, east positive. */
  lng: { kind: "birth" },
  /** The choice for a time that clocks showed twice or never: `compatible` (default), `earlier`, `later` or `reject`. */
  disambiguation: { kind: "birth", values: ["compatible", "earlier", "later", "reject"] },
  /** A second birth, which makes a composite: `1988-09-04T01:15Z` or `1988-09-04T03:15[Europe/Amsterdam]`. */
  with: { kind: "text" },
  /** `bodygraph` (default), which is a `composite` if there is `with`; or, of the first birth, the `wheel` or the `day`. */
  picture: { kind: "text", values: ["bodygraph", "wheel", "day", "composite"] },
  /** The moment of transits in a bodygraph of one birth, such as `2026-11-22T12:00Z`, or `now`. */
  at: { kind: "text" },
  /** `light` (default), `dark`, `print`, or `auto` as the system prefers; give the page `color-scheme: light dark`, too. */
  theme: { kind: "text", values: ["light", "dark", "print", "auto"] },
  /** A text above the facts, such as the person's name; of a composite, the name of the first person. */
  caption: { kind: "text" },
  /** Date and time of birth, as the caption shows them. */
  born: { kind: "text" },
  /** The birthplace, as the caption shows it. */
  place: { kind: "text" },
  /** Name of the second person of a composite. */
  withCaption: { kind: "text" },
  /** `off` leaves away the columns of bodies. */
  columns: { kind: "switch", isOn: true },
  /** `off` leaves away what stands below the bodygraph, the caption too. */
  facts: { kind: "switch", isOn: true },
  /** If present, words stand beside the arrows, such as "Low Sound". */
  arrowWords: { kind: "switch", isOn: false },
} as const;

/** All that is known about an attribute. */
export type ChartAttribute =
  | {
      /** `birth` describes the birth, `text` the picture. */
      readonly kind: "birth" | "text";
      /** Texts that it takes, if not any. The first one is the default. */
      readonly values?: readonly string[];
    }
  | {
      /** A choice of the picture that is on or off. */
      readonly kind: "switch";
      /** Its state if the attribute is not there. */
      readonly isOn: boolean;
    };

/** The records, each with the name of its property. */
export const CHART_RECORDS: readonly (readonly [property: string, record: ChartAttribute])[] =
  Object.entries(CHART_ATTRIBUTES);

type Records = typeof CHART_ATTRIBUTES;

/** Values of the attributes, or their defaults; null for those of the birth that are not there. */
export type ChartSettings = {
  readonly [Name in keyof Records]: ValueOf<Records[Name]["kind"]>;
};

type ValueOf<Kind> = Kind extends "switch" ? boolean : Kind extends "birth" ? string | null : string;

/** The attributes of a birth. */
export type BirthTexts = {
  readonly [Name in keyof Records as Records[Name]["kind"] extends "birth" ? Name : never]: string | null;
};

/** Returns the name with hyphens of one in camel case: `time-zone` of `timeZone`. */
export function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
