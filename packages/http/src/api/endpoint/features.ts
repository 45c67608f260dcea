import type { AnswerFormat } from "../../formats/answer-format.js";

/** Parts of the API that its host switches off by leaving out their ports. */
export interface Features {
  /** API keys and the rate limits of their accounts; needs the port `access`. */
  readonly keys: boolean;
  /** Credits; needs the ports `access` and `charges`. */
  readonly credits: boolean;
  /** Repeats with an Idempotency-Key; needs the ports `access`, `charges` and `claims`. */
  readonly repeats: boolean;
  /** Places that are given as text, and all of version 1; needs the port `geocoder`. */
  readonly locations: boolean;
  /** The endpoint for place pickers; needs the port `places`. */
  readonly places: boolean;
  /** Pictures as PNG; needs the port `png`. */
  readonly png: boolean;
  /** A check of the host in GET /readyz; needs the port `isReady`. */
  readonly hostCheck: boolean;
}

/** Feature that a code needs, by the first word of the code. Codes with other first words need none. */
const FEATURE_OF_CODE: Readonly<Record<string, keyof Features>> = {
  API: "keys",
  ACCOUNT: "keys",
  ACCESS: "keys",
  RATE: "keys",
  CREDITS: "credits",
  IDEMPOTENCY: "repeats",
  GEOCODE: "locations",
};

/** Returns the formats that a host with these features can write. */
export function availableFormats(
  formats: readonly AnswerFormat[] | undefined,
  features: Features,
): readonly AnswerFormat[] {
  return (formats ?? []).filter(({ needs }) => needs === undefined || features[needs]);
}

/** Returns true if a request can get an error code; also for any other text. */
export function canOccur(code: string, features: Features): boolean {
  const feature = FEATURE_OF_CODE[code.replace(/_.*/, "")];
  return feature === undefined || features[feature];
}
