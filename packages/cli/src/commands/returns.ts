import { timeZones } from "chart-core/birth-moment";
import { BIRTH_WARNING, calendarSpan, returnEvents, writeCalendar } from "chart-core/calendar";
import { findReturns } from "chart-core/lazy";
import { RETURN_KINDS, type ReturnKind } from "chart-core/time";
import { sentenceOf } from "../births/resolved-birth.js";
import { isUncertain, readBirths } from "../births/told-birth.js";
import { type Context, deliver, resolverFor, type SharedOptions, sayNotes } from "../context.js";
import { csvRow } from "../formats/csv.js";
import { momentOption, shortMoment } from "../formats/moments.js";
import { CommandFailure } from "../terminal/failure.js";
import { table } from "../terminal/style.js";

const DEFAULT_KINDS: readonly ReturnKind[] = ["jupiter", "saturn", "chiron", "uranus-opposition"];
const LIFE_MS = 90 * 365.25 * 86_400_000;
/** Passes so soon after birth belong to the turn in which somebody was born. */
const NEAR_BIRTH_MS = 2 * 365.25 * 86_400_000;
const LAST = new Date("2200-01-01T00:00Z");

/** `bodygraph returns <birth>`: when bodies come back to their places at birth. */
export async function runReturns(
  context: Context,
  words: readonly string[],
  options: SharedOptions & { readonly kinds?: string; readonly from?: string; readonly to?: string },
): Promise<void> {
  const [birth] = readBirths(words, { zones: timeZones, most: 1 });
  if (birth === undefined)
    throw new CommandFailure("A birth is missing: bodygraph returns 1990-09-05 21:17 Amsterdam");
  if (isUncertain(birth)) throw new CommandFailure("Returns need an exact birth time.");
  const resolver = resolverFor(context, options);
  const { utc } = resolver.exact(birth);
  const kinds = options.kinds === undefined ? DEFAULT_KINDS : readKinds(options.kinds);
  const from = options.from === undefined ? utc : momentOption("--from", options.from);
  const asked = options.to === undefined ? new Date(+utc + LIFE_MS) : momentOption("--to", options.to);
  const to = asked > LAST ? LAST : asked;
  if (from >= to) throw new CommandFailure("--from must be earlier than --to.");
  const find = (span: { readonly from: Date; readonly to: Date }) =>
    sentenceOf(() => findReturns(utc, { kinds, ...span }));
  const returns = await find({ from, to });
  sayNotes(context, resolver);
  if (asked > LAST)
    context.terminal.say("Note: positions end with the year 2199, and the returns with them.");
  await deliver(context, options, {
    text: (style, columns) => [
      style.bold(`Returns from ${shortMoment(from).slice(0, 10)} to ${shortMoment(to).slice(0, 10)}, UTC`),
      "",
      ...table(
        returns.map(({ at, kind, direction, isFirst }) => [
          shortMoment(at),
          kind,
          `${direction}, ${isFirst ? "first pass" : +at - +utc < NEAR_BIRTH_MS ? "so soon after birth no return" : "later pass"}`,
        ]),
        columns,
      ),
    ],
    plain: () =>
      returns.map(({ at, kind, direction, isFirst }) =>
        [at.toISOString(), kind, direction, isFirst].join("\t"),
      ),
    json: () =>
      JSON.stringify({ returns, outOfRange: asked > LAST && options.to === undefined ? kinds : [] }),
    csv: () => [
      csvRow(["at", "kind", "direction", "isFirst"]),
      ...returns.map(({ at, kind, direction, isFirst }) =>
        csvRow([at.toISOString(), kind, direction, isFirst]),
      ),
    ],
    ics: async () => {
      const passes = await find(calendarSpan(from, to));
      return writeCalendar(
        { name: "Human Design returns", description: BIRTH_WARNING },
        returnEvents(
          passes.filter(({ at }) => at < to),
          { from },
        ),
      );
    },
  });
}

function readKinds(text: string): readonly ReturnKind[] {
  if (text.trim().toLowerCase() === "all") return RETURN_KINDS;
  const kinds = text.split(",").map((kind) => kind.trim().toLowerCase());
  const unknown = kinds.find((kind) => !(RETURN_KINDS as readonly string[]).includes(kind));
  if (unknown !== undefined)
    throw new CommandFailure(`--kinds: “${unknown}” is unknown. Known: ${RETURN_KINDS.join(", ")}.`);
  return [...new Set(kinds)] as ReturnKind[];
}
