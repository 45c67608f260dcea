import { checkOptions } from "../checks/check-options.js";
import { checkNamedMoment } from "../checks/check-span.js";
import type { ReturnKind } from "../timeline/return-kinds.js";
import type { Return } from "../timeline/returns.js";
import { type CalendarEvent, UidCounter } from "./calendar-event.js";
import { checkList, isDate, isRecord } from "./check-list.js";

const NAMES: Readonly<Record<ReturnKind, string>> = {
  solar: "Solar return",
  lunar: "Lunar return",
  jupiter: "Jupiter return",
  saturn: "Saturn return",
  chiron: "Chiron return",
  "uranus-opposition": "Uranus opposition",
  "north-node-true": "North Node return",
};

/** The part of the returns that becomes events. */
export interface ReturnEventOptions {
  /** First moment of the calendar. Earlier passes are only counted, for the UIDs. Default: that of the first pass. */
  readonly from?: Date;
}

/**
 * Makes events of returns: each pass is a moment.
 *
 * @param returns Returns of `findReturns` in order of time, from the beginning of the calendar's first year of UTC on.
 * @param options First moment of the calendar.
 * @throws ChartInputError `INVALID_OPTION`, `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 *
 * @example
 * import { calendarSpan, returnEvents } from "chart-core/calendar";
 * import { findReturns } from "chart-core/time";
 *
 * const birth = new Date("1992-10-03T04:03Z");
 * const { from, to } = calendarSpan(birth, new Date("2030-01-01T00:00Z"));
 * const returns = findReturns(birth, { kinds: ["saturn"], from, to });
 * for (const { start, summary } of returnEvents(returns, { from: birth })) {
 *   console.log(start.toISOString(), summary);
 * }
 */
export function returnEvents(
  returns: readonly Return[],
  options?: ReturnEventOptions,
): readonly CalendarEvent[] {
  checkList("returns", returns, isReturn, "a list of returns of `findReturns`");
  const { from } = checkOptions(options, ["from"]);
  if (from !== undefined) checkNamedMoment(from, "options.from");
  const uids = new UidCounter();
  return returns
    .map(({ kind, at, direction, isFirst }): CalendarEvent => {
      const pass = isFirst ? "First pass" : "Later pass";
      return {
        uid: uids.next(`return-${kind}`, at),
        start: at,
        summary: NAMES[kind],
        description: `${pass}, ${direction}.`,
        category: "Returns",
      };
    })
    .filter(({ start }) => from === undefined || start >= from);
}

function isReturn(value: unknown): boolean {
  return isRecord(value) && isDate(value["at"]) && Object.hasOwn(NAMES, value["kind"] as string);
}
