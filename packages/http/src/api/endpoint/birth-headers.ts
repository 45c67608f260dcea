import type { ShownBirth } from "../../charts/resolve-birth.js";
import { utcOffset } from "../../charts/utc-offset.js";
import type { PlaceNames } from "../../ports/geocoder.js";
import type { HeaderNames } from "../../routing/header-names.js";

/** Decimals of a degree in a header: about a metre. */
const DECIMALS = 5;

/**
 * Sets the response headers that show how a birth was read: its zone, offset and kind of local time and, if the place
 * was given as text, also the place that the text was taken for.
 *
 * @param headers Headers of the response; the function adds to them.
 */
export function setBirthHeaders(
  headers: Record<string, string>,
  names: HeaderNames,
  { found, moment, alternatives }: ShownBirth,
): void {
  if (found !== undefined) {
    const name = found.names === undefined ? "" : labelOf(found.names);
    if (name !== "") headers[names.place] = displayString(name);
    headers[names.coordinates] = `${degrees(found.coords.lat)};${degrees(found.coords.lng)}`;
    if (alternatives > 0) headers[names.placeAlternatives] = String(alternatives);
  }
  headers[names.timeZone] = moment.zone;
  if (moment.offsetSeconds !== undefined) headers[names.utcOffset] = utcOffset(moment.offsetSeconds);
  if (moment.kind !== undefined) headers[names.localTimeKind] = moment.kind;
}

/** Formats names as "Philadelphia, Pennsylvania, United States"; leaves out empty ones. */
function labelOf({ name, region, country }: PlaceNames): string {
  return [name, region, country].filter((part) => part !== "").join(", ");
}

const utf8 = new TextEncoder();

/** Writes a text as a display string of RFC 9651: quoted, with percent-encoded UTF-8 outside printable ASCII. */
function displayString(text: string): string {
  const encoded = text.replace(/[^ !#$&-~]+/gu, (characters) =>
    Array.from(utf8.encode(characters), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
  );
  return `%"${encoded}"`;
}

/** Writes degrees with up to five decimals, and zero without a sign. */
function degrees(value: number): string {
  return String(Number(value.toFixed(DECIMALS)) + 0);
}
