import { CORRECTED_ZONES } from "./zone-corrections.generated.js";

const corrected = new Map(
  Object.entries(CORRECTED_ZONES).flatMap(([zone, sources]) =>
    sources.split(" ").map((source) => [source, zone] as const),
  ),
);

/**
 * Returns the time zone of a place: that of exact outlines, which some rows of its source contradict.
 *
 * @param source Identifies the place in its source.
 * @param zone The zone by its source.
 */
export function zoneOf(source: string, zone: string): string {
  return corrected.get(source) ?? zone;
}
