import type { Body, Chart } from "chart-core";
import { BIRTH_WARNING, calendarParts, calendarSpan, collectTransitEvents } from "chart-core/calendar";
import {
  type TransitChange,
  type TransitChangeKind,
  type TransitState,
  transitChanges,
  transitState,
} from "chart-core/time";
import { type Step, settled } from "../../base/steps.js";
import type { BirthData, KnownPlace } from "../../charts/birth-data.js";
import { computedOrder } from "../../charts/computed-order.js";
import type { Order } from "../../charts/order.js";
import { resolveBirth } from "../../charts/resolve-birth.js";
import { Failure } from "../../errors/failure.js";
import { CHANGES, MAX_CHANGES } from "./result.js";

const DAY_MS = 86_400_000;

/** Days that a step searches, which takes about a millisecond once the code is warm. */
const DAYS_PER_STEP = { gate: 15, line: 4 } as const;

/** Time that a request may take to run at once, as an ordinary request does. */
const UNPACED_MS = 2;

/** The fields of a request. */
export interface TransitChangesData {
  readonly from: Date;
  /** End of the span (exclusive). */
  readonly to: Date;
  readonly level: "gate" | "line";
  /** Undefined for all. */
  readonly bodies: readonly Body[] | undefined;
  readonly kinds: readonly TransitChangeKind[];
  readonly birth: BirthData | undefined;
}

interface ResolvedBirth {
  /** ISO 8601; null if there is no birth. */
  readonly birth: string | null;
}

/** Writer of the data of a JSON answer, from the state at the start and the JSON of each change. */
export type WriteChanges = (start: Partial<TransitState>, changes: readonly string[]) => string;

/**
 * Creates the order of the changes of a span.
 *
 * @param write Writer of the JSON answer; undefined for a calendar, which is a JSON string.
 */
export function transitChangesOrder(data: TransitChangesData, write: WriteChanges | undefined): Order {
  const { birth, from, to } = data;
  const searched = write === undefined ? calendarSpan(from, to) : data;
  return computedOrder<ResolvedBirth>({
    places: birth === undefined ? [] : [birth],
    isPaced: estimatedMs(searched, { ...data, hasBirth: birth !== undefined }) > UNPACED_MS,
    resolve(tools, [place]) {
      if (birth === undefined) return { resolved: { birth: null } };
      const resolved = resolveBirth(tools, birth, place as KnownPlace);
      if (resolved instanceof Failure) return resolved;
      return { resolved: { birth: resolved.moment.utc.toISOString() }, birth: resolved };
    },
    *compute({ computeChart }, { birth: moment }) {
      const chart = moment === null ? undefined : yield* settled(computeChart(new Date(moment)));
      return yield* write === undefined ? calendarOf(data, chart) : answerOf(data, chart, write);
    },
  });
}

/** Estimates the processor time of a search, warm. */
export function estimatedMs(
  { from, to }: Pick<TransitChangesData, "from" | "to">,
  { level, bodies, hasBirth }: Pick<TransitChangesData, "level" | "bodies"> & { readonly hasBirth: boolean },
): number {
  const years = (to.getTime() - from.getTime()) / (365.25 * DAY_MS);
  const hasMoon = bodies === undefined || bodies.includes("moon");
  const msPerYear = (level === "line" ? 20 : 5) + (hasBirth ? 10 : 0);
  return years * (hasMoon ? msPerYear : msPerYear / 2);
}

const SKY_HEAD = { name: "Human Design sky" };
const CHART_HEAD = { name: "Human Design transits", description: BIRTH_WARNING };

type Search = Omit<TransitChangesData, "birth">;

/** Finds the changes of a span, step by step: those of each step. */
function* stepsOf(
  { from, to }: Pick<Search, "from" | "to">,
  { level, bodies }: Search,
  chart: Chart | undefined,
): Generator<readonly TransitChange[]> {
  const options = { level, ...(bodies && { bodies }), chart };
  const stepMs = DAYS_PER_STEP[level] * DAY_MS;
  for (let ms = from.getTime(); ms < to.getTime(); ms += stepMs) {
    const end = Math.min(ms + stepMs, to.getTime());
    yield transitChanges(new Date(ms), new Date(end), options);
  }
}

function* answerOf(
  data: Search,
  chart: Chart | undefined,
  write: WriteChanges,
): Generator<Step, string | Failure, unknown> {
  const { from, bodies, kinds } = data;
  const counter = new ChangeCounter();
  const changes: string[] = [];
  for (const found of stepsOf(data, data, chart)) {
    const listed = found.filter(({ kind }) => kinds.includes(kind));
    counter.add(listed);
    if (counter.failure() === undefined) changes.push(...listed.map((change) => JSON.stringify(change)));
    yield;
  }
  const failure = counter.failure();
  if (failure !== undefined) return failure;
  const { activations, channels, centers } = transitState(from, { ...(bodies && { bodies }), chart });
  return write(chart === undefined ? { activations } : { activations, channels, centers }, changes);
}

function* calendarOf(data: Search, chart: Chart | undefined): Generator<Step, string | Failure, unknown> {
  const { from, to, kinds } = data;
  const counter = new ChangeCounter();
  const list = collectTransitEvents({ from, to, kinds });
  for (const found of stepsOf(calendarSpan(from, to), data, chart)) {
    counter.add(found.filter(({ at, kind }) => at >= from && at < to && kinds.includes(kind)));
    list.add(found);
    yield;
  }
  const failure = counter.failure();
  if (failure !== undefined) return failure;
  const head = chart === undefined ? SKY_HEAD : CHART_HEAD;
  const parts: string[] = [];
  for (const part of calendarParts(head, list.events)) {
    parts.push(JSON.stringify(part).slice(1, -1));
    yield;
  }
  return `"${parts.join("")}"`;
}

/** Counts the changes of an answer, and finds out how far those go that it may have. */
class ChangeCounter {
  #count = 0;
  /** The moment of the first change that is too much. */
  #end: Date | undefined;

  add(changes: readonly TransitChange[]): void {
    this.#end ??= changes[MAX_CHANGES - this.#count]?.at;
    this.#count += changes.length;
  }

  /** Returns the failure of a span with too many changes; undefined if there are not. */
  failure(): Failure | undefined {
    if (this.#end === undefined) return undefined;
    return tooMany(this.#count, `${this.#end.toISOString().slice(0, 19)}Z`);
  }
}

/** Creates the failure of a span with so many changes, given the `to` until which as many as allowed reach. */
export function tooMany(count: number, until: string): Failure {
  return new Failure("RESULT_TOO_LARGE", {
    message:
      `The span has ${count.toLocaleString("en")} changes. ${CHANGES} reach until ${until}: ` +
      "send that as the field to, or ask for fewer bodies or kinds.",
  });
}
