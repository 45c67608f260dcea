import type { OpenApi } from "@chart/kit/requests/contract";
import fc from "fast-check";

/** The parts of a JSON Schema from which bodies are generated. */
interface ObjectSchema {
  readonly properties: Readonly<Record<string, MemberSchema>>;
}

interface MemberSchema {
  readonly type: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly items?: { readonly enum?: readonly string[] };
  readonly minItems?: number;
}

/** The schema and the example of an endpoint's body. */
export interface BodyShape {
  readonly schema: ObjectSchema;
  readonly example: Readonly<Record<string, unknown>>;
}

/** Reads the shape of an endpoint's body from /openapi.json. */
export function bodyShape({ paths, components }: OpenApi, path: string): BodyShape {
  const content = paths[path]?.["post"]?.requestBody?.content["application/json"];
  if (content === undefined) throw new Error(`${path} documents no body`);
  const { $ref = "" } = (content as { schema?: { $ref?: string } }).schema ?? {};
  const schema = components.schemas[$ref.split("/").at(-1) ?? ""] as ObjectSchema | undefined;
  if (schema === undefined) throw new Error(`${path} documents no schema of its body`);
  return { schema, example: content.example as Record<string, unknown> };
}

const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: count, maxLength: count });

const nearlyDate = fc.oneof(
  fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join("-")),
  fc
    .date({ min: new Date("1800-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc
    .tuple(digits(2), fc.constantFrom("Jan", "sept", "DECEMBER", "Foo"), digits(4))
    .map((parts) => parts.join("-")),
  fc.constantFrom(
    "1990-02-30",
    "0000-00-00",
    "9999-99-99",
    "-1990-01-01",
    "1990-09-05T00:00:00Z",
    "１９９０-09-05",
  ),
);
const nearlyTime = fc.oneof(
  fc.tuple(digits(2), digits(2)).map((parts) => parts.join(":")),
  fc.constantFrom("24:00", "23:60", "7:05", "07:05:00", "-1:00", " 21:17 "),
);
const place = fc.oneof(
  fc.constantFrom(
    "Amsterdam, The Netherlands",
    "Paris, France",
    "Springfield, IL",
    "Nowhere, Atlantis",
    "....",
    ",,,,",
  ),
  fc.string({ unit: "grapheme", minLength: 0, maxLength: 220 }),
  fc.string({ unit: "binary", minLength: 4, maxLength: 60 }),
);
const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(90, -90, 90.000001, 180, -180, -0, 1e308, -1e308, 5e-324, Number.MAX_SAFE_INTEGER),
);

const nearlyMoment = fc.oneof(
  fc.tuple(nearlyDate, nearlyTime).map(([date, time]) => `${date}T${time}Z`),
  fc
    .tuple(nearlyDate, nearlyTime, digits(2), digits(3))
    .map(([date, time, s, ms]) => `${date}T${time}:${s}.${ms}Z`),
);

/** Names of the platform, which lacks most aliases, and some aliases. */
const ZONES = [
  ...Intl.supportedValuesOf("timeZone"),
  "UTC",
  "US/Eastern",
  "Asia/Kolkata",
  "Asia/Calcutta",
  "EST5EDT",
];
const nearlyTimeZone = fc.oneof(
  fc.constantFrom(...ZONES),
  fc
    .constantFrom(...ZONES)
    .chain((name) =>
      fc.constantFrom(name.toLowerCase(), name.slice(1), name.replace("/", " "), `${name}x`, ` ${name}`),
    ),
  fc.constantFrom("UTC", "PST", "+02:00", "Etc/GMT+14", "GMT+2", "Local", "constructor", "x".repeat(300)),
);
const nearlyChoice = fc.constantFrom("compatible", "earlier", "later", "reject", "Reject", "first", "");

/** Generators for the values of a birth; the values are valid or almost valid. */
const BIRTH: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  timeZone: nearlyTimeZone,
  utc: nearlyMoment,
  disambiguation: nearlyChoice,
  birthdate: nearlyDate,
  birthtime: nearlyTime,
  location: place,
  lat: anyNumber,
  lng: anyNumber,
};

/** A person with a birth that is right but for some members, in any of the four ways. */
const nearlyPerson = fc
  .tuple(
    fc.constantFrom<object>(
      { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 },
      { birthdate: "1990-09-30", birthtime: "02:30", timeZone: "Europe/Amsterdam" },
      { utc: "1990-09-05T19:17Z" },
    ),
    fc.record(BIRTH, { requiredKeys: [] }),
    fc.boolean(),
  )
  .map(([birth, change, isChanged]) => (isChanged ? { ...birth, ...change } : birth));

/** Generators for the values of members whose schema does not say enough; the values are valid or almost valid. */
const OWN: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...BIRTH,
  at: nearlyMoment,
  fromUtc: nearlyMoment,
  toUtc: nearlyMoment,
  from: fc.oneof(nearlyTime, nearlyMoment),
  to: fc.oneof(nearlyTime, nearlyMoment),
  births: fc.oneof(
    fc.array(nearlyPerson, { maxLength: 60 }),
    fc.array(fc.oneof(nearlyPerson, fc.jsonValue()), { maxLength: 4 }),
    fc.constantFrom(499, 500, 501).map((length) =>
      Array.from({ length }, () => ({
        birthdate: "1990-09-05",
        birthtime: "21:17",
        lat: 52.37,
        lng: 4.89,
      })),
    ),
  ),
  people: fc.oneof(
    fc.array(nearlyPerson, { maxLength: 6 }),
    fc.array(fc.constant({ birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 }), {
      maxLength: 22,
    }),
  ),
};

const day = fc
  .date({ min: new Date("1800-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const moment = fc.tuple(day, time).map(([date, minute]) => `${date}T${minute}Z`);

/** Generators for valid values of members whose schema does not say enough; their combination may be invalid. */
const VALID: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  birthdate: day,
  birthtime: time,
  location: fc.constantFrom("Amsterdam, The Netherlands", "Apia, Samoa", "Sydney", "Lagos, Nigeria"),
  timeZone: fc.constantFrom(...ZONES),
  utc: moment,
  disambiguation: fc.constantFrom("compatible", "earlier", "later", "reject"),
  at: moment,
  fromUtc: moment,
  toUtc: moment,
  from: fc.oneof(time, moment),
  to: fc.oneof(time, fc.constant("24:00"), moment),
};
const anything = fc.oneof(
  fc.jsonValue(),
  anyNumber,
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(null, true, [], {}, ""),
);
/** JSON texts that `JSON.stringify` would never write. */
const rawNumbers = fc.constantFrom("1e999", "-1e999", "0.1e-999", "1".repeat(400), "00", "1.", "NaN", "-0");

/** Generates valid values of a member by its name, or else by its schema; undefined for lists of objects. */
function validValue(name: string, schema: MemberSchema): fc.Arbitrary<unknown> | undefined {
  const { type, minimum: min = 0, maximum: max = 1000, pattern, items, minItems: minLength = 0 } = schema;
  if (VALID[name] !== undefined) return VALID[name];
  if (type === "integer") return fc.integer({ min, max });
  if (type === "number") return fc.double({ min, max, noNaN: true });
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return items?.enum && fc.subarray([...items.enum], { minLength });
}

/** Generates values of a member that are valid or almost valid, by its name or else by its schema. */
function nearlyValue(name: string, schema: MemberSchema): fc.Arbitrary<unknown> {
  const { type, minimum: min = 0, maximum: max = 1000, items } = schema;
  if (OWN[name] !== undefined) return OWN[name];
  if (type === "integer") return fc.oneof(fc.integer({ min: min - 2, max: max + 80 }), anyNumber);
  if (items?.enum)
    return fc.array(fc.constantFrom(...items.enum, "moon"), { maxLength: items.enum.length + 1 });
  return fc.oneof(validValue(name, schema) ?? anything, anything);
}

/** Generates texts that are a valid or almost valid body of this shape. */
export function bodyFor({ schema, example }: BodyShape): fc.Arbitrary<Buffer> {
  const members = Object.entries(schema.properties);
  const names = members.map(([member]) => member);
  const name = fc.constantFrom(...names);
  const nearly = Object.fromEntries(members.map(([member, own]) => [member, nearlyValue(member, own)]));
  const right = fc.record(nearly);
  const valid = fc.record(
    Object.fromEntries(
      members.flatMap(([member, own]) => {
        const value = validValue(member, own);
        return value === undefined ? [] : [[member, value]];
      }),
    ),
    { requiredKeys: [] },
  );
  const text = (value: unknown) => Buffer.from(JSON.stringify(value) ?? "");
  const json = fc.oneof(
    { weight: 3, arbitrary: fc.constant(example) },
    ...(names.includes("utc") ? [{ weight: 2, arbitrary: fc.record({ utc: nearlyMoment }) }] : []),
    ...(names.includes("fromUtc")
      ? [{ weight: 2, arbitrary: fc.tuple(moment, fc.integer({ min: -1, max: 49 })).map(spanOf) }]
      : []),
    ...(names.includes("level")
      ? [{ weight: 3, arbitrary: fc.tuple(moment, fc.integer({ min: -1, max: 1900 })).map(yearsOf) }]
      : []),
    { weight: 3, arbitrary: right },
    { weight: 4, arbitrary: valid.map((change) => ({ ...example, ...change })) },
    {
      weight: 3,
      arbitrary: fc.tuple(name, anything).map(([member, value]) => ({ ...example, [member]: value })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          name,
          name.chain((own) => nearly[own] ?? anything),
        )
        .map(([member, value]) => ({ ...example, [member]: value })),
    },
    { weight: 1, arbitrary: name.map((member) => ({ ...example, [member]: undefined })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.string({ unit: "binary" }), anything)
        .map(([member, value]) => ({ ...example, [member]: value })),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  return fc.oneof(
    { weight: 12, arbitrary: json.map(text) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(name, rawNumbers)
        .map(([member, raw]) =>
          Buffer.from(
            `{${names.map((other) => `"${other}":${other === member ? raw : JSON.stringify(example[other])}`).join(",")}}`,
          ),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom("__proto__", "constructor", "toString")
        .map((member) => Buffer.from(`{"${member}":{"birthdate":"x"},${text(example).subarray(1)}`)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.nat(500), fc.uint8Array({ minLength: 1, maxLength: 4 }))
        .map(([at, bytes]) => spliced(text(example), at, bytes)),
    },
    { weight: 1, arbitrary: fc.nat(200).map((length) => text(example).subarray(0, length)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 1, max: 4000 })
        .map((depth) => Buffer.from("[".repeat(depth) + "]".repeat(depth))),
    },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 8100, max: 12_000 })
        .map((size) => text({ ...example, more: "x".repeat(size) })),
    },
    { weight: 1, arbitrary: fc.constant(Buffer.from(`\ufeff${JSON.stringify(example)}`)) },
  );
}

/** Returns a span of so many hours in UTC. */
function spanOf([fromUtc, hours]: readonly [string, number]): object {
  const end = new Date(Date.parse(fromUtc) + hours * 3_600_000);
  return { fromUtc, toUtc: end.toISOString() };
}

/** Returns the span of a request for changes of the sky. */
function yearsOf([from, days]: readonly [string, number]): object {
  return { from, to: new Date(Date.parse(from) + days * 86_400_000).toISOString() };
}

/** Replaces some bytes of a text. */
function spliced(text: Buffer, at: number, bytes: Uint8Array): Buffer {
  const copy = Buffer.from(text);
  copy.set(bytes.subarray(0, Math.max(0, copy.length - (at % copy.length))), at % copy.length);
  return copy;
}
