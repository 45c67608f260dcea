import type { NamedPlace } from "../file/gazetteer.js";
import { placeKey } from "../text/place-key.js";
import type { LocationText } from "../text/readings.js";
import { type Choice, findNamed } from "./find-named.js";
import type { Lookups } from "./lookups.js";
import { placeRank, TEN_TIMES } from "./rank.js";
import { isInArea, scopesOf } from "./scopes.js";
import { spelledLike } from "./spelled-like.js";

/** Shorter names are not corrected: one wrong letter makes another real name. */
const LEAST_LETTERS = 7;
/** Smaller places are not considered: too many of their names are alike. */
const LEAST_POPULATION = 20_000;

/** Finds the place for a name with one wrong letter, if every other candidate in the country is much smaller. */
export function findMisspelled(lookups: Lookups, { name, within }: LocationText): Choice | undefined {
  const key = placeKey(name);
  if (key.length < LEAST_LETTERS - 1 || within.length === 0) return undefined;
  // A known name is no mistake, unless only small places elsewhere have it: "Johannesberg" is a village in Germany.
  if (lookups.placesNamed(key).some(({ population }) => population >= LEAST_POPULATION)) return undefined;
  const scopes = scopesOf(lookups, within, ["own", "territory"]);
  if (scopes === undefined || scopes.isGuess) return undefined;
  const isArea = lookups.areasOf(name).some((area) => scopes.known.every((scope) => isInArea(scope, area)));
  if (isArea) return undefined;

  const names = spelledLike(lookups.gazetteer, key, { mostEdits: 1 }).filter(
    (like) => like.edits === 1 && Math.max(like.key.length, key.length) >= LEAST_LETTERS,
  );
  const candidates = new Map<number, NamedPlace>();
  for (const corrected of new Set(names.map((like) => like.key))) {
    const choice = findNamed(lookups, { name: corrected, within }, "today");
    if (choice === undefined) continue;
    const places = [choice.place, ...choice.others].filter(
      ({ population }) => population >= LEAST_POPULATION,
    );
    for (const place of places) candidates.set(place.id, place);
  }
  const [place, ...others] = [...candidates.values()].toSorted(
    (one, other) => placeRank(other) - placeRank(one),
  );
  const isOnly = place && others.every((other) => placeRank(place) - placeRank(other) >= TEN_TIMES);
  return isOnly ? { place, name: place.name, others: [] } : undefined;
}
