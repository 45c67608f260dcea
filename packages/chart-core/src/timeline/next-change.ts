import { BODIES, type Body } from "../chart.js";
import { checkNamedMoment } from "../checks/check-span.js";
import { oneOf } from "../checks/chosen.js";
import { DAY_MS } from "../days.js";
import { END_MS } from "../moment.js";
import { clockOf } from "../paths/clock.js";
import { leaderOf, MAX_DEG_PER_DAY } from "../paths/paths.js";
import { type ChangeOptions, checkChangeOptions } from "./change-options.js";
import { type ActivationChange, changesOf, sortChanges } from "./changes.js";

/** Arc that a body can cover in the first span at its highest speed, degrees: about half a line. */
const FIRST_SPAN_DEG = 0.5;

/**
 * Finds the next change of a body: the work of `nextChange`, from the parts of the tables that have been added.
 *
 * @throws ChartInputError as `nextChange`.
 * @throws RangeError if a part of the tables is missing.
 */
export function loadedNextChange(
  body: Body,
  after: Date,
  options: Omit<ChangeOptions, "bodies"> | undefined,
): ActivationChange | null {
  const checkedBody = oneOf("body", body, BODIES);
  const { sides, level, timeScale } = checkChangeOptions(options, ["sides", "level", "timeScale"]);
  const clocks = sides.map((side) => [side, clockOf(side, timeScale)] as const);
  let fromMs = checkNamedMoment(after, "after") + 1;
  // Each span is twice as long as the one before: the first usually suffices, and slow bodies need few more.
  for (let days = FIRST_SPAN_DEG / MAX_DEG_PER_DAY[leaderOf(body)]; fromMs < END_MS; days *= 2) {
    const toMs = Math.min(Math.ceil(fromMs + days * DAY_MS), END_MS);
    const changes = clocks.flatMap(([side, clock]) =>
      changesOf(clock, side, [checkedBody], level, fromMs, toMs),
    );
    if (changes.length > 0) return sortChanges(changes)[0]!;
    fromMs = toMs;
  }
  return null;
}
