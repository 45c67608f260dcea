import { placeLabel } from "chart-gazetteer";
import type { ResolvedBirth } from "../../charts/generate-chart.js";
import type { HeaderNames } from "../../routing/header-names.js";

/** Decimals of a degree in a header: about a metre. */
const DECIMALS = 5;

/**
 * Sets the response headers that show how a birth was read: its zone, offset and kind of local time and, if the place
 * was given as text, also the place that the text was taken for.
 *
 * @param headers Headers of the response; the function adds to them.
 * @param isPlaceFound True if the place was given as text.
 */
export function setBirthHeaders(
  headers: Record<string, string>,
  names: HeaderNames,
  { place, moment, alternatives }: ResolvedBirth,
  isPlaceFound: boolean,
): void {
  if (isPlaceFound) {
    const name = place.names === undefined ? "" : placeLabel(place.names);
    if (name !== "") headers[names.place] = displayString(name);
    headers[names.coordinates] = `${degrees(place.coords.lat)};${degrees(place.coords.lng)}`;
    if (alternatives > 0) headers[names.placeAlternatives] = String(alternatives);
  }
  headers[names.timeZone] = moment.zone;
  headers[names.utcOffset] = utcOffset(moment.offsetSeconds);
  headers[names.localTimeKind] = moment.kind;
}

/** Writes a text as a display string of RFC 9651: quoted, with percent-encoded UTF-8 outside printable ASCII. */
function displayString(text: string): string {
  const encoded = text.replace(/[^ !#$&-~]+/gu, (characters) =>
    Buffer.from(characters).toString("hex").replace(/../g, "%$&"),
  );
  return `%"${encoded}"`;
}

/** Writes degrees with up to five decimals, and zero without a sign. */
function degrees(value: number): string {
  return String(Number(value.toFixed(DECIMALS)) + 0);
}

/** Writes an offset as `+02:00`, and as `+00:19:32` if it has seconds. */
function utcOffset(offsetSeconds: number): string {
  const sign = offsetSeconds < 0 ? "-" : "+";
  const total = Math.abs(offsetSeconds);
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60];
  if (total % 60 !== 0) parts.push(total % 60);
  return sign + parts.map((part) => String(part).padStart(2, "0")).join(":");
}
