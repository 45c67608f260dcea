import { BODY_NAMES } from "../body-names.js";
import { CHANNELS_BY_ID } from "../bodygraph/channels.js";
import { GATES } from "../bodygraph/gates.js";
import { BODIES, type Body, type GateNumber } from "../chart.js";
import { checkOptions } from "../checks/check-options.js";
import { checkNamedMoment } from "../checks/check-span.js";
import { chosen } from "../checks/chosen.js";
import type { TransitChange, TransitChannelChange } from "../timeline/transit-changes.js";
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
 * moment of its beginning, whose description says until when. The end of a channel or center is an event of its own, a moment, only if its beginning is none
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
  const list = collectTransitEvents(options);
  list.add(changes);
  return list.events;
}

/** Events of changes that are added part by part. */
export interface TransitEventList {
  /** The events of all changes so far, in order of time. Those of states that have not ended may still get an end. */
  readonly events: readonly CalendarEvent[];
  /**
   * Adds changes of `transitChanges`, all kinds, that follow those added before.
   *
   * @throws ChartInputError `INVALID_OPTION`.
   */
  add(changes: readonly TransitChange[]): void;
}

/**
 * Begins a list of events that grows by changes: the same events as `transitEvents` makes of all changes at once. For
 * programs that must not work long without a pause.
 *
 * @param options First and last moment of the calendar, and the kinds that become events.
 * @throws ChartInputError `INVALID_OPTION`, `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 *
 * @example
 * import { collectTransitEvents } from "chart-core/calendar";
 * import { transitChanges } from "chart-core/time";
 *
 * const months = [0, 1, 2, 3].map((month) => new Date(Date.UTC(2026, month, 1)));
 * const list = collectTransitEvents({ kinds: ["station"] });
 * for (const [index, to] of months.slice(1).entries()) list.add(transitChanges(months[index]!, to));
 * console.log(list.events.length);
 */
export function collectTransitEvents(options?: TransitEventOptions): TransitEventList {
  const { from, to, kinds } = checkOptions(options, ["from", "to", "kinds"]);
  if (from !== undefined) checkNamedMoment(from, "options.from");
  if (to !== undefined) checkNamedMoment(to, "options.to", true);
  if (kinds !== undefined) chosen("options.kinds", kinds, TRANSIT_CHANGE_KINDS);
  return new GrowingList({ ...(from && { from }), ...(to && { to }), ...(kinds && { kinds }) });
}

class GrowingList implements TransitEventList {
  readonly #events: Mutable<CalendarEvent>[] = [];
  readonly #uids = new UidCounter();
  /** The latest beginning of each state that has not ended, and its event, unless it is none of the calendar's. */
  readonly #open = new Map<
    string,
    { readonly change: TransitChange; readonly event: Mutable<CalendarEvent> | undefined }
  >();
  readonly #options: TransitEventOptions;

  constructor(options: TransitEventOptions) {
    this.#options = options;
  }

  get events(): readonly CalendarEvent[] {
    return this.#events;
  }

  add(changes: readonly TransitChange[]): void {
    checkList("changes", changes, isChange, "a list of changes of `transitChanges`");
    for (const change of changes) this.#add(change);
  }

  #add(change: TransitChange): void {
    const { at, kind } = change;
    const texts = textsOf(change);
    const uid = this.#uids.next(`${kind}-${texts.name}`, at);
    let hasBegun = false;
    for (const state of texts.ends) {
      const begun = this.#open.get(state);
      if (begun?.event) endEvent(begun.event, begun.change, change);
      hasBegun ||= begun?.event !== undefined;
      this.#open.delete(state);
    }
    const isShown = this.#isWithin(at, kind) && !(texts.begins === undefined && hasBegun);
    const event = isShown ? eventOf(uid, at, texts) : undefined;
    if (event) this.#events.push(event);
    if (texts.begins !== undefined) this.#open.set(texts.begins, { change, event });
  }

  #isWithin(at: Date, kind: TransitChangeKind): boolean {
    const { from, to, kinds } = this.#options;
    return !((from && at < from) || (to && at >= to) || (kinds && !kinds.includes(kind)));
  }
}

/** Ends an event by the change that ends its state; one that is too long says when it ends. */
function endEvent(event: Mutable<CalendarEvent>, begun: TransitChange, ended: TransitChange): void {
  const { at } = ended;
  if (begun.kind === "channel-begins" && ended.kind === "channel-ends") {
    // Another body may have taken over meanwhile.
    event.description = channelText(begun, ended.bodies);
  }
  if (at.getTime() - event.start.getTime() <= LONGEST_EVENT_MS) event.end = at;
  else {
    const until = `Until ${at.toISOString().slice(0, 16).replace("T", " ")} UTC.`;
    event.description = event.description === undefined ? until : `${event.description} ${until}`;
  }
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

function eventOf(uid: string, start: Date, { summary, description, category }: Texts): CalendarEvent {
  return description === undefined
    ? { uid, start, summary, category }
    : { uid, start, summary, description, category };
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

interface Texts {
  /** Name of what happens, for the UID. */
  readonly name: string;
  /** The states that end, as far as they have begun. */
  readonly ends: readonly string[];
  /** The state that begins; absent if none does. */
  readonly begins?: string;
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
        ends: [],
        summary: `${BODY_NAMES[body]} turns ${turns}`,
        category: "Stations",
      };
    }
    case "channel-begins":
    case "channel-ends": {
      const { channel, bodies, kind } = change;
      return {
        name: [channel, ...bodies.map(wordOf)].join("-"),
        ends: [channel],
        ...(kind === "channel-begins" && { begins: channel }),
        summary: `Channel ${channel} (${CHANNELS_BY_ID[channel].name}) ${verbOf(kind)}`,
        description: channelText(change, []),
        category: "Channels",
      };
    }
    case "center-begins":
    case "center-ends": {
      const { center, kind } = change;
      return {
        name: wordOf(center),
        ends: [center],
        ...(kind === "center-begins" && { begins: center }),
        summary: `${center} ${kind === "center-begins" ? "is defined" : "is open again"}`,
        category: "Centers",
      };
    }
  }
}

/** Says which bodies make a channel: those of its beginning, and those of its end that have taken over. */
function channelText({ bodies, how }: TransitChannelChange, atEnd: readonly Body[]): string {
  const later = atEnd.filter((body) => !bodies.includes(body));
  const first = bodies.map(nameOf).join(" and ");
  const names = [first, ...later.map(nameOf)].join(", then ");
  return how === "completed" ? `Completed by ${names}.` : `Made by ${names} alone.`;
}

/** Returns a body's name within a sentence. */
function nameOf(body: Body): string {
  return /^(?:sun|earth|moon|northNode|southNode)$/.test(body) ? `the ${BODY_NAMES[body]}` : BODY_NAMES[body];
}

function entryTexts({ body, from, to, direction }: TransitChange & { readonly kind: "enters" }): Texts {
  const gate = gateOf(to);
  const isGate = gate !== gateOf(from);
  const line = to.slice(to.indexOf(".") + 1);
  return {
    name: `${wordOf(body)}-${isGate ? gate : `${gate}-${line}`}`,
    // A gate lasts until the next gate, a line until the next line.
    ends: isGate ? [`${body} gate`, `${body} line`] : [`${body} line`],
    begins: `${body} ${isGate ? "gate" : "line"}`,
    summary: `${BODY_NAMES[body]} enters ${isGate ? `gate ${gate}` : to}`,
    description: `Gate ${gate}: ${GATES[gate].name}.${direction === "backward" ? " Retrograde." : ""}`,
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
