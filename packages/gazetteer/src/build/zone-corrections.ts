import { CORRECTED_ZONES } from "./zone-corrections.generated.js";

const corrected = new Map(
  Object.entries(CORRECTED_ZONES).flatMap(([zone, ids]) => ids.split(" ").map((id) => [Number(id), zone])),
);

/** Returns the time zone of a place: that of exact outlines, which some rows of GeoNames contradict. */
export function zoneOf({ id, zone }: { readonly id: number; readonly zone: string }): string {
  return corrected.get(id) ?? zone;
}
