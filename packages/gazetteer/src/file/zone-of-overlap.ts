/**
 * Zones that count where the outlines of two zones overlap, because people use both: the zone that tzdb made for the
 * region itself. Europe/Berlin stands for the rivers that Germany and Luxembourg own together.
 */
const OWN_ZONES = new Set(["Asia/Hebron", "Asia/Urumqi", "Asia/Tbilisi", "Africa/Juba", "Europe/Berlin"]);

/**
 * Chooses one of the zones whose outlines hold a point, so that a place has the same zone by its name and by its
 * coordinates. The order in which geo-tz lists them is arbitrary.
 *
 * @param zones IANA names; undefined is returned for none.
 */
export function zoneOfOverlap(zones: readonly string[]): string | undefined {
  const [first, ...others] = zones;
  if (others.length === 0) return first;
  return zones.find((zone) => OWN_ZONES.has(zone)) ?? first;
}
