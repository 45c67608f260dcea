import { canOccur, type Features } from "../api/endpoint/features.js";
import type { Json } from "./json-schema.js";

/** Everything in the document that belongs to a feature. */
interface Part {
  /** References to components that go, by the end of the reference. */
  readonly references?: readonly string[];
  /** Members of any object that go, by name. */
  readonly members?: readonly string[];
  /** Elements of any list that go, by their member `name`. */
  readonly named?: readonly string[];
  /** Words that go where the rest of their sentence stays, with their replacements. */
  readonly phrases?: readonly (readonly [words: string, replacement: string])[];
  /** Sentences of descriptions that go. */
  readonly sentences?: RegExp;
}

const PARTS: Readonly<Record<keyof Features, Part>> = {
  keys: {
    references: [
      "headers/RateLimit-Policy",
      "headers/RateLimit",
      "schemas/AccountResult",
      "schemas/AccountEnvelope",
    ],
    members: ["v1ApiKey", "v2ApiKey", "x-plans", "/v2/account"],
    phrases: [[", headers, and the ways to send an API key", " and headers"]],
    sentences: /rate limit|API keys?\b|\bplans?\b|your account/i,
  },
  credits: {
    references: ["headers/X-Credits-Remaining", "schemas/AccountResult/properties/credits"],
    members: ["x-credits"],
    phrases: [
      [", for the same price", ""],
      ["; you were not charged", ""],
      ["Number of credits that the batch costs: one for each chart.", "Number of charts."],
    ],
    sentences: /\bcredits?\b|\bcosts?\b|\bcharged?\b|X-Credits/i,
  },
  repeats: {
    references: ["headers/Idempotent-Replayed", "parameters/Idempotency-Key"],
    sentences: /Idempotency-Key|Without a key/i,
  },
  locations: {
    references: [
      "responses/V1Unrouted",
      "schemas/ErrorObject",
      "headers/place",
      "headers/coordinates",
      "headers/placeAlternatives",
    ],
    members: ["v1ApiKey", "geocodeKey", "location"],
    named: ["v1"],
    phrases: [
      ["the place that a\nlocation was taken for, ", ""],
      ["one of `location`, `lat` and `lng`, or `timeZone`", "`lat` and `lng`, or `timeZone`"],
      ["Place that was found for `location`, returned with", "Place of the birth, returned with"],
      ["v2, v1 and service", "v2 and service"],
    ],
    sentences: /`location`|\bas a location\b|geocod|both versions|To check it/i,
  },
  places: {
    references: ["schemas/PlacesResult", "schemas/PlacesEnvelope"],
    members: ["/v2/places"],
    sentences: /\/v2\/places/,
  },
  png: {
    members: ["image/png"],
    named: ["width"],
    phrases: [[" or `image/png`", ""]],
    sentences: /PNG/,
  },
  hostCheck: { phrases: [["Checks the database and computes", "Computes"]] },
};

/** Removes everything from a document that belongs to features which the API does not have. */
export function reduceDocument(document: Json, features: Features): Json {
  const names = (Object.keys(PARTS) as (keyof Features)[]).filter((name) => !features[name]);
  if (names.length === 0) return document;
  const parts = names.map((name) => PARTS[name]);
  const references = parts.flatMap((part) => part.references ?? []).map((end) => `#/components/${end}`);
  // Status 401 is about either of the two keys.
  if (!features.keys && !features.locations) references.push("#/components/headers/WWW-Authenticate");
  const members = new Set(parts.flatMap((part) => part.members ?? []));
  const named = new Set<unknown>(parts.flatMap((part) => part.named ?? []));

  const goes = (value: unknown) =>
    isObject(value) && (references.includes(String(value["$ref"])) || named.has(value["name"]));
  const reduceValue = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      return value.filter((item) => !goes(item)).map((item) => reduceValue(item, `${path}/-`));
    }
    if (!isObject(value)) return value;
    const reduced: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      const memberPath = `${path}/${name}`;
      if (members.has(name) || references.includes(memberPath) || goes(member)) continue;
      if (name === "description" && typeof member === "string") {
        const text = reduceText(member, parts);
        if (text !== "") reduced[name] = text;
      } else if (name === "security") reduced[name] = reduceSecurity(member as readonly Json[], members);
      else if (name === "enum") {
        reduced[name] = (member as readonly unknown[]).filter((value) => canOccur(String(value), features));
      } else reduced[name] = reduceValue(member, memberPath);
    }
    const { required, properties } = reduced;
    if (Array.isArray(required) && isObject(properties)) {
      reduced["required"] = required.filter((name: string) => name in properties);
    }
    return reduced;
  };
  return reduceValue(document, "#") as Json;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Removes schemes from the alternatives of an operation; none are left if the operation then needs no key. */
function reduceSecurity(alternatives: readonly Json[], schemes: ReadonlySet<string>): readonly unknown[] {
  const texts = alternatives.map((all) =>
    JSON.stringify(Object.fromEntries(Object.entries(all).filter(([scheme]) => !schemes.has(scheme)))),
  );
  const different = [...new Set(texts)];
  return different.every((text) => text === "{}") ? [] : different.map((text) => JSON.parse(text));
}

/** Removes phrases and sentences from a description. The lines and paragraphs between the others stay. */
function reduceText(text: string, parts: readonly Part[]): string {
  let rest = text;
  for (const [words, replacement] of parts.flatMap(({ phrases = [] }) => phrases)) {
    rest = rest.replaceAll(words, replacement);
  }
  return rest
    .split(/(?<=[.?!]["`)]?\s+)/)
    .map((sentence) => {
      const isGone = parts.some(({ sentences }) => sentences?.test(sentence));
      return isGone ? (/\n\s*$/.exec(sentence)?.[0] ?? "") : sentence;
    })
    .join("")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/(?<=\n- [^\n]*)\n\n(?=- )/g, "\n")
    .trim();
}
