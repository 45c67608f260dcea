import { BODIES, type Body } from "../chart.js";
import { checkNamedMoment } from "../check-span.js";
import { END_MS } from "../moment.js";
import { type ChangeOptions, checkChangeOptions, oneOf } from "./change-options.js";
import { type ActivationChange, changesOf, sortChanges } from "./find-changes.js";
import { leaderOf, MAX_DEG_PER_DAY } from "./tables.js";

const MS_PER_DAY = 86_400_000;

/**
 * Finds the next change of a body: the first one that `findChanges` would list for the time after a moment.
 *
 * @param body One of `BODIES`.
 * @param after A moment of birth time, UTC.
 * @param options Sides (default: both) and level (default: `"line"`), as for `findChanges`.
 * @returns The change; null if there is none before the year 2200.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_OPTION` if `body`, `sides` or `level` has an unknown value.
 *
 * @example
 * import { nextChange } from "chart-core/time";
 *
 * const change = nextChange("moon", new Date("1990-09-05T19:17Z"), { level: "gate" });
 * console.log(change?.at.toISOString(), change?.side, change?.to.gate);
 */
export function nextChange(
  body: Body,
  after: Date,
  options: Omit<ChangeOptions, "bodies"> = {},
): ActivationChange | null {
  const checkedBody = oneOf("body", body, BODIES);
  const { sides, level } = checkChangeOptions(options);
  let fromMs = checkNamedMoment(after, "after") + 1;
  // Each span is twice as long as the one before: the first usually suffices, and slow bodies need few more.
  for (let days = FIRST_SPAN_DEG / speedOf(checkedBody); fromMs < END_MS; days *= 2) {
    const toMs = Math.min(Math.ceil(fromMs + days * MS_PER_DAY), END_MS);
    const changes = sides.flatMap((side) => changesOf(side, [checkedBody], level, fromMs, toMs));
    if (changes.length > 0) return sortChanges(changes)[0]!;
    fromMs = toMs;
  }
  return null;
}

/** Arc that a body can cover in the first span at its highest speed, degrees: about half a line. */
const FIRST_SPAN_DEG = 0.5;

function speedOf(body: Body): number {
  return MAX_DEG_PER_DAY[leaderOf(body)];
}
