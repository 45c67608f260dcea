import fc from "fast-check";

/** The parts of JSON schema that the tools use. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/** Texts for members whose schema says no more than that they are texts. */
const TEXTS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  time: fc.constantFrom(
    "21:17",
    "00:00",
    "02:30",
    "9:17 pm",
    "evening",
    "about 21:00",
    "21:00-23:00",
    "noon",
    "unknown",
  ),
  place: fc.constantFrom("Amsterdam", "Springfield", "Croydon, Surrey", "Twin", "Nowhere"),
  timeZone: fc.constantFrom("Europe/Amsterdam", "America/New_York", "utc", "Asia/Kolkata", "Mars/Olympus"),
  utc: fc
    .date({ min: new Date("1700-01-01"), max: new Date("2300-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  term: fc.constantFrom("authority", "gate 34", "20-34", "Projector", "whatever", "64", "65", "1-2"),
  name: fc.constantFrom("Ada", "spri", "a", "Zoë"),
};
const moment = fc.oneof(
  fc
    .date({ min: new Date("1790-01-01"), max: new Date("2210-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom("2026-01-01", "2026-06-01", "2026-01-01T12:00Z", "tomorrow"),
);

/** Creates inputs that a schema accepts. */
export function fromSchema(schema: JsonSchema, name = ""): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "object": {
      const members = Object.entries(schema.properties ?? {}).map(
        ([key, own]) => [key, fromSchema(own, key)] as const,
      );
      const whole = fc.record(Object.fromEntries(members), { requiredKeys: [...(schema.required ?? [])] });
      // Most births are told in one way, so that most inputs reach the computation.
      return fc.oneof({ weight: 1, arbitrary: whole }, { weight: 3, arbitrary: whole.chain(oneWay) });
    }
    case "array":
      return fc.array(fromSchema(schema.items ?? {}, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case "integer":
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100 });
    default:
      if (name === "date") return fc.oneof(fc.constantFrom("1990-09-05", "1990-03-25", "1892-02-30"), dates);
      return TEXTS[name] ?? (["at", "until", "from"].includes(name) ? moment : fc.string({ maxLength: 30 }));
  }
}

const dates = fc.stringMatching(/^(?:1[7-9]|20|2[12])\d\d-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])$/);

const WAYS = [
  ["utc"],
  ["date", "time", "place"],
  ["date", "time", "timeZone"],
  ["date", "time", "lat", "lng"],
];
const BIRTH = new Set(WAYS.flat());

function oneWay(input: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  return fc.constantFrom(...WAYS).map((way) => {
    const entries = Object.entries(input).filter(([key]) => !BIRTH.has(key) || way.includes(key));
    const isBirth = entries.some(([key]) => BIRTH.has(key));
    const usual = {
      date: "1990-09-05",
      time: "21:17",
      place: "Amsterdam",
      timeZone: "Europe/Amsterdam",
      lat: 1.5,
      lng: -3,
      utc: "1990-09-05T19:17Z",
    };
    const added = isBirth ? way.map((key) => [key, usual[key as keyof typeof usual]] as const) : [];
    return Object.fromEntries([...added, ...entries]);
  });
}
