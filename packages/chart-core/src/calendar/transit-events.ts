import { BODY_NAMES } from "../body-names.js";
import { CHANNELS_BY_ID } from "../bodygraph/channels.js";
import { GATES } from "../bodygraph/gates.js";
import { BODIES, type Body, type GateNumber } from "../chart.js";
import { checkOptions } from "../checks/check-options.js";
import { checkNamedMoment } from "../checks/check-span.js";
import { chosen } from "../checks/chosen.js";
import type { TransitChange } from "../timeline/transit-changes.js";
import { TRANSIT_CHANGE_KINDS, type TransitChangeKind } from "../timeline/transit-kinds.js";
import { type CalendarEvent, UidCounter } from "./calendar-event.js";
import { LONGEST_EVENT_MS } from "./calendar-span.js";
import { checkList, isDate, isRecord } from "./check-list.js";

/** The part of the changes that becomes events. */
export interface TransitEventOptions {
  /** First moment of the calendar. Earlier changes are only counted, for the UIDs. Default: that of the first change. */
  readonly from?: Date;
  /** End of the calendar (exclusive). Later changes only end its events. Default: after the last change. */
  readonly to?: Date;
  /** The kinds of changes that become events; others only end them. Default: all. */
  readonly kinds?: readonly TransitChangeKind[];
}

/**
 * Makes events of changes of the sky.
 *
 * An event ends where its state ends: a body leaves the gate, a channel ends. One that lasts longer than three days is a
 * moment of its beginning. The end of a channel or center is an event of its own, a moment, only if its beginning is none
 * of the events.
 *
 * @param changes Changes of `transitChanges`, all kinds, for the span of `calendarSpan`.
 * @param options First and last moment of the calendar, and the kinds that become events.
 * @returns The events in order of time.
 * @throws ChartInputError `INVALID_OPTION`, `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 *
 * @example
 * import { calendarSpan, transitEvents } from "chart-core/calendar";
 * import { transitChanges } from "chart-core/time";
 *
 * const [start, end] = [new Date("2026-12-01T00:00Z"), new Date("2027-01-01T00:00Z")];
 * const { from, to } = calendarSpan(start, end);
 * const changes = transitChanges(from, to, { bodies: ["sun", "mercury"] });
 * for (const { start: at, summary } of transitEvents(changes, { from: start, to: end })) {
 *   console.log(at.toISOString(), summary);
 * }
 */
export function transitEvents(
  changes: readonly TransitChange[],
  options?: TransitEventOptions,
): readonly CalendarEvent[] {
  checkList("changes", changes, isChange, "a list of changes of `transitChanges`");
  const { from, to, kinds } = checkOptions(options, ["from", "to", "kinds"]);
  if (from !== undefined) checkNamedMoment(from, "options.from");
  if (to !== undefined) checkNamedMoment(to, "options.to", true);
  if (kinds !== undefined) chosen("options.kinds", kinds, TRANSIT_CHANGE_KINDS);
  const uids = new UidCounter();
  const ends = endsOf(changes);
  /** States whose beginning is an event. */
  const begun = new Set<string>();
  const events: CalendarEvent[] = [];
  for (const [index, change] of changes.entries()) {
    const { at, kind } = change;
    const { name, state, summary, description, category } = textsOf(change);
    const uid = uids.next(`${kind}-${name}`, at);
    const isEnd = kind === "channel-ends" || kind === "center-ends";
    const isKnown = isEnd && begun.delete(state);
    if ((from && at < from) || (to && at >= to) || (kinds && !kinds.includes(kind)) || isKnown) continue;
    if (kind === "channel-begins" || kind === "center-begins") begun.add(state);
    const end = ends[index];
    const isLong = end === undefined || end.getTime() - at.getTime() > LONGEST_EVENT_MS;
    events.push({
      uid,
      start: at,
      ...(isLong ? undefined : { end }),
      summary,
      ...(description === undefined ? undefined : { description }),
      category,
    });
  }
  return events;
}

/** Tests for a change with the members of its kind. */
function isChange(value: unknown): boolean {
  if (!isRecord(value) || !isDate(value["at"])) return false;
  const { kind, body, from, to, turns, channel, bodies, center } = value;
  if (kind === "enters") return isBody(body) && isGateLine(from) && isGateLine(to);
  if (kind === "station") return isBody(body) && typeof turns === "string";
  if (kind === "channel-begins" || kind === "channel-ends") {
    return Object.hasOwn(CHANNELS_BY_ID, channel as string) && Array.isArray(bodies) && bodies.every(isBody);
  }
  return (kind === "center-begins" || kind === "center-ends") && typeof center === "string";
}

function isBody(value: unknown): boolean {
  return BODIES.includes(value as Body);
}

function isGateLine(value: unknown): boolean {
  return typeof value === "string" && Object.hasOwn(GATES, Number.parseInt(value, 10));
}

/** Finds when the state of each change ends; undefined where it has no end, or none among the changes. */
function endsOf(changes: readonly TransitChange[]): readonly (Date | undefined)[] {
  const ends: (Date | undefined)[] = new Array(changes.length).fill(undefined);
  /** The change that began a state, by the state. */
  const open = new Map<string, number>();
  for (const [index, change] of changes.entries()) {
    const { kind, at } = change;
    if (kind === "station") continue;
    const state = kind === "enters" ? change.body : "channel" in change ? change.channel : change.center;
    const begun = open.get(state);
    if (begun !== undefined) ends[begun] = at;
    if (kind === "channel-ends" || kind === "center-ends") open.delete(state);
    else open.set(state, index);
  }
  return ends;
}

interface Texts {
  /** Name of what happens, for the UID. */
  readonly name: string;
  /** The state that begins or ends. */
  readonly state: string;
  readonly summary: string;
  readonly description?: string;
  readonly category: string;
}

function textsOf(change: TransitChange): Texts {
  switch (change.kind) {
    case "enters":
      return entryTexts(change);
    case "station": {
      const { body, turns } = change;
      return {
        name: `${wordOf(body)}-${turns}`,
        state: body,
        summary: `${BODY_NAMES[body]} turns ${turns}`,
        category: "Stations",
      };
    }
    case "channel-begins":
    case "channel-ends": {
      const { channel, bodies, how, kind } = change;
      const names = bodies.map((body) => BODY_NAMES[body]).join(", ");
      return {
        name: channel,
        state: channel,
        summary: `Channel ${channel} (${CHANNELS_BY_ID[channel].name}) ${verbOf(kind)}`,
        description: `${how === "completed" ? "Completed" : "Formed"} by ${names}.`,
        category: "Channels",
      };
    }
    case "center-begins":
    case "center-ends": {
      const { center, kind } = change;
      return {
        name: wordOf(center),
        state: center,
        summary: `${center} center ${verbOf(kind)}`,
        category: "Centers",
      };
    }
  }
}

function entryTexts({ body, from, to, direction }: TransitChange & { readonly kind: "enters" }): Texts {
  const gate = gateOf(to);
  const isGate = gate !== gateOf(from);
  const line = to.slice(to.indexOf(".") + 1);
  return {
    name: `${wordOf(body)}-${isGate ? gate : `${gate}-${line}`}`,
    state: body,
    summary: `${BODY_NAMES[body]} enters ${isGate ? `gate ${gate}` : to}`,
    description: `Gate ${gate}: ${GATES[gate].name}.${direction === "backward" ? " Moving backward." : ""}`,
    category: isGate ? "Gates" : "Lines",
  };
}

function gateOf(gateLine: string): GateNumber {
  return Number.parseInt(gateLine, 10) as GateNumber;
}

function verbOf(kind: string): string {
  return kind.endsWith("begins") ? "begins" : "ends";
}

/** Writes a name of a body or a center as words of a UID. */
function wordOf(name: string): string {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .replace(" ", "-")
    .toLowerCase();
}
