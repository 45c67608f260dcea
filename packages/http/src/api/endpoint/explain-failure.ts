import type { GenericSchema } from "valibot";
import { suggestTimeZones, type ZonesNamed } from "../../charts/suggest-time-zones.js";
import { Failure } from "../../errors/failure.js";

/** The facts, besides a request body, that its failures are explained by. */
export interface ExplainFacts {
  /** Names of the members that the body may have. */
  readonly names: readonly string[];
  /** Finds the time zones of cities; absent if the host has no index of places. */
  readonly zonesNamed: ZonesNamed | undefined;
}

/**
 * Adds to the failure of a request body what the body shows about its reason: the time zones that an unknown one may
 * mean, and, if a member is missing, those that it has in another case.
 */
export function explainFailure(failure: Failure, body: object, { names, zonesNamed }: ExplainFacts): Failure {
  if (failure.isMissing) return new Failure(failure.code, { ...failure, note: noteOf(body, names) });
  const { timeZone } = body as { readonly timeZone?: unknown };
  const isUnknownZone = failure.code === "INVALID_TIME_ZONE" && failure.message === undefined;
  if (!isUnknownZone || typeof timeZone !== "string") return failure;
  const suggested = suggestTimeZones(timeZone, zonesNamed);
  if (suggested.length === 0) return failure;
  const meant = suggested.length === 1 ? suggested[0] : `one of these: ${suggested.join(", ")}`;
  return new Failure("INVALID_TIME_ZONE", {
    ...failure,
    message: `The field timeZone must be the name of a time zone of the IANA database. Did you mean ${meant}?`,
  });
}

/** Lists the names of the members that a body may have, by its schema. */
export function memberNames(schema: GenericSchema): readonly string[] {
  return Object.keys("entries" in schema ? (schema.entries as object) : {});
}

/** Words the names that a body has in another case; undefined if it has none. */
function noteOf(body: object, names: readonly string[]): string | undefined {
  const nameOf = new Map(names.map((name) => [caseless(name), name]));
  const misspelt = new Map<string, string>();
  for (const sent of Object.keys(body)) {
    const name = sent.length <= MAX_NAME_LENGTH ? nameOf.get(caseless(sent)) : undefined;
    if (name !== undefined && !Object.hasOwn(body, name) && !misspelt.has(name)) misspelt.set(name, sent);
  }
  if (misspelt.size === 0) return undefined;
  const pairs = [...misspelt].map(([name, sent]) => `${name} in place of ${sent}`);
  const last = pairs.pop();
  return `Names must be exact: write ${pairs.length === 0 ? last : `${pairs.join(", ")} and ${last}`}.`;
}

/** No member has a longer name, with a separator between each two words. */
const MAX_NAME_LENGTH = 24;

/** Makes names equal that differ in case only: `birthDate`, `birth_date` and `Birth-Date`. */
function caseless(name: string): string {
  return name.replace(/[-_]/g, "").toLowerCase();
}
