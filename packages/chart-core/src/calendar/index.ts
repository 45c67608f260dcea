/**
 * The entry `chart-core/calendar`: changes of the sky and returns as a file that calendar applications read. It computes
 * nothing: `transitChanges` and `findReturns` of `chart-core/time` or `chart-core/lazy` do.
 *
 * @example
 * import { calendarSpan, transitEvents, writeCalendar } from "chart-core/calendar";
 * import { transitChanges } from "chart-core/time";
 *
 * const [start, end] = [new Date("2026-12-01T00:00Z"), new Date("2027-12-01T00:00Z")];
 * const { from, to } = calendarSpan(start, end);
 * const changes = transitChanges(from, to, { bodies: ["mercury"] });
 * const events = transitEvents(changes, { from: start, to: end, kinds: ["station"] });
 * console.log(writeCalendar({ name: "Mercury" }, events));
 *
 * @module
 */
export { ChartInputError } from "../chart-input-error.js";
export type { Return } from "../timeline/returns.js";
export type { TransitChange } from "../timeline/transit-changes.js";
export type { TransitChangeKind } from "../timeline/transit-kinds.js";
export type { CalendarEvent } from "./calendar-event.js";
export { type CalendarSpan, calendarSpan } from "./calendar-span.js";
export { type ReturnEventOptions, returnEvents } from "./return-events.js";
export {
  collectTransitEvents,
  type TransitEventList,
  type TransitEventOptions,
  transitEvents,
} from "./transit-events.js";
export { BIRTH_WARNING, type CalendarHead, calendarParts, writeCalendar } from "./write-calendar.js";
