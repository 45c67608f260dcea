import { type Context, deliver, type SharedOptions } from "../context.js";
import { csvRow } from "../formats/csv.js";
import { CommandFailure } from "../terminal/failure.js";
import { padTo } from "../terminal/style.js";

const MAX_PLACES = 20;

/** Columns from which a place takes one line. */
const WIDE_COLUMNS = 100;

/** `bodygraph places springf`: the places that a text may become, the likeliest first. */
export async function runPlaces(
  context: Context,
  words: readonly string[],
  options: SharedOptions & { readonly limit: string },
): Promise<void> {
  const text = words.join(" ");
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PLACES)
    throw new CommandFailure(`--limit is a whole number from 1 to ${MAX_PLACES}.`);
  if (text.trim() === "")
    throw new CommandFailure("The beginning of a place is missing: bodygraph places springf");
  const { places } = context;
  const found = places.search(text, limit);
  if (found.length === 0) throw new CommandFailure(`No place begins with “${text}”.`);
  await deliver(context, options, {
    text: (_, columns) =>
      found.flatMap((place) => {
        const [label, where] = [places.labelOf(place), `${place.lat},${place.lng}  ${place.zone}`];
        const isWide = columns >= WIDE_COLUMNS;
        return isWide ? `${padTo(label, WIDE_COLUMNS / 2)}  ${where}` : [label, `    ${where}`];
      }),
    plain: () =>
      found.map((place) =>
        [places.labelOf(place), place.lat, place.lng, place.zone, place.population].join("\t"),
      ),
    json: () => JSON.stringify({ places: found }),
    csv: () => [
      csvRow(["name", "region", "country", "lat", "lng", "timeZone", "population"]),
      ...found.map(({ name, region, country, lat, lng, zone, population }) =>
        csvRow([name, region, country, lat, lng, zone, population]),
      ),
    ],
  });
}
