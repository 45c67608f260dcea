import { CHANNELS } from "../../src/bodygraph/channels.js";
import { BODIES, type Body, type Chart, type GateNumber } from "../../src/chart.js";
import { ttDaysFromMs } from "../../src/ephemeris/time-scale.js";
import { computeChart } from "../../src/index.js";
import { daysToBorder } from "../../src/paths/paths.js";
import { speedsDegPerDay, stations, type TransitChange, transitChanges } from "../../src/time/index.js";

export { BODIES };

const DAY_MS = 86_400_000;
const STEP_MS = 600_000;
const HOUR_MS = 3_600_000;
const FIRST_MS = Date.UTC(1800, 0, 2);
const LAST_MS = Date.UTC(2199, 11, 30);

/** What a walk compares: `<kind> <what> <value>` of each fact that holds, by `<kind> <what>`. */
type Facts = ReadonlyMap<string, string>;

/** The result of one span. */
export interface CheckedSpan {
  readonly from: Date;
  readonly to: Date;
  /** The changes of `transitChanges` without stations, a line each. */
  readonly listed: readonly string[];
  /** Those that a walk through charts finds, in the same form. */
  readonly walked: readonly string[];
  readonly stations: number;
  /** The stations around which the speed does not change its sign within a second. */
  readonly wrongStations: readonly string[];
}

/**
 * Compares `transitChanges` with a walk through charts at steps of ten minutes, which halves each step whose ends differ
 * until the millisecond is found. Span, level, bodies and chart are random.
 *
 * @param maxDays Longest span.
 */
export function checkTransitSpan(random: () => number, maxDays: number): CheckedSpan {
  const fromMs = Math.floor(FIRST_MS + random() * (LAST_MS - FIRST_MS - maxDays * DAY_MS));
  const toMs = fromMs + 1 + Math.floor(random() ** 2 * maxDays * DAY_MS);
  const level = random() < 0.5 ? "gate" : "line";
  const some = BODIES.filter(() => random() < 0.5);
  const bodies = random() < 0.4 ? undefined : some;
  const birth = new Date(Math.floor(FIRST_MS + random() * (LAST_MS - FIRST_MS)));
  const chart = random() < 0.7 ? computeChart(birth) : undefined;
  const [from, to] = [new Date(fromMs), new Date(toMs)];

  const changes = transitChanges(from, to, { level, chart, ...(bodies && { bodies }) });
  const factsAt = (ms: number) => factsOf(computeChart(new Date(ms)), bodies ?? BODIES, level, chart);
  const turned = changes.filter(({ kind }) => kind === "station");
  const expected = (bodies ?? BODIES.filter((body) => !/Node/.test(body))).flatMap((body) =>
    turningHours(body, fromMs, toMs),
  );
  const wrongStations = turned
    .filter(
      (station) => station.kind === "station" && !isTurn(station.body, station.at.getTime(), station.turns),
    )
    .map(({ at }) => at.toISOString());
  if (expected.length !== turned.length) {
    wrongStations.push(`${turned.length} stations instead of ${expected.length}`);
  }
  return {
    from,
    to,
    listed: changes.filter(({ kind }) => kind !== "station").map(lineOf),
    walked: walk(fromMs, toMs, factsAt, changes),
    stations: turned.length,
    wrongStations,
  };
}

function lineOf(change: TransitChange): string {
  const at = change.at.toISOString();
  if (change.kind === "enters") return `${at} enters ${change.body} ${change.from} ${change.to}`;
  if ("channel" in change) {
    return `${at} ${change.kind} ${change.channel} ${change.how} ${change.bodies.join("+")}`;
  }
  return "center" in change ? `${at} ${change.kind} ${change.center}` : `${at} ${change.kind}`;
}

/** Lists what holds in the sky of a chart's moment, by the plain rules. */
function factsOf(
  sky: Chart,
  bodies: readonly Body[],
  level: "gate" | "line",
  chart: Chart | undefined,
): Facts {
  const facts = new Map<string, string>();
  for (const body of BODIES.filter((each) => bodies.includes(each))) {
    const { gate, line } = sky.personality[body];
    facts.set(`enters ${body}`, level === "gate" ? `${gate}` : `${gate}.${line}`);
  }
  if (chart === undefined) return facts;
  const own = new Set(chart.gates.map(Number));
  const bodiesIn = (gate: GateNumber) => bodies.filter((body) => sky.personality[body].gate === gate);
  const added = CHANNELS.filter(({ gates }) => {
    const lacking = gates.filter((gate) => !own.has(gate));
    return lacking.length > 0 && lacking.every((gate) => bodiesIn(gate).length > 0);
  });
  for (const { id, gates } of added) {
    const lacking = gates.filter((gate) => !own.has(gate));
    const by = BODIES.filter((body) => lacking.some((gate) => bodiesIn(gate).includes(body)));
    facts.set(`channel ${id}`, `${lacking.length === 1 ? "completed" : "transitOnly"} ${by.join("+")}`);
  }
  const centers = new Set(added.flatMap((channel) => channel.centers));
  for (const center of [...centers].sort()) {
    if (!chart.centers.includes(center)) facts.set(`center ${center}`, "");
  }
  return facts;
}

/** The parts of a fact that make a change: the bodies of a channel may change while it holds. */
function signOf(facts: Facts): string {
  return [...facts].map(([name, value]) => (name.startsWith("enters") ? `${name} ${value}` : name)).join();
}

const KINDS = ["enters", "channel-begins", "channel-ends", "center-begins", "center-ends"];

function walk(
  fromMs: number,
  toMs: number,
  factsAt: (ms: number) => Facts,
  listed: readonly TransitChange[],
): string[] {
  const lines: string[] = [];
  // A state shorter than a step has no sample: the listed instants are sampled, too, and their charts decide.
  const samples = new Set<number>();
  for (let ms = fromMs - 1; ms < toMs; ms += STEP_MS) samples.add(ms);
  for (const { at } of listed) samples.add(at.getTime() - 1).add(at.getTime());
  samples.add(toMs - 1);
  const times = [...samples].sort((a, b) => a - b);
  let [beforeMs, before] = [times[0]!, factsAt(times[0]!)];
  for (const ms of times.slice(1)) {
    const after = factsAt(ms);
    findDifferences(beforeMs, before, ms, after, factsAt, lines);
    [beforeMs, before] = [ms, after];
  }
  return lines;
}

function findDifferences(
  fromMs: number,
  before: Facts,
  toMs: number,
  after: Facts,
  factsAt: (ms: number) => Facts,
  lines: string[],
): void {
  if (signOf(before) === signOf(after)) return;
  if (toMs - fromMs > 1) {
    const middleMs = Math.floor((fromMs + toMs) / 2);
    const middle = factsAt(middleMs);
    findDifferences(fromMs, before, middleMs, middle, factsAt, lines);
    findDifferences(middleMs, middle, toMs, after, factsAt, lines);
    return;
  }
  const at = new Date(toMs).toISOString();
  const [skyBefore, skyAfter] = [new Date(fromMs), new Date(toMs)].map(
    (moment) => computeChart(moment).personality,
  );
  const found: { rank: number; line: string }[] = [];
  const add = (kind: string, line: string) =>
    found.push({ rank: KINDS.indexOf(kind), line: `${at} ${kind} ${line}` });
  for (const [name, value] of after) {
    const [kind, what] = [name.slice(0, name.indexOf(" ")), name.slice(name.indexOf(" ") + 1)];
    if (kind === "enters" && before.get(name) !== value) {
      const lines = [skyBefore, skyAfter]
        .map((sky) => sky![what as Body])
        .map(({ gate, line }) => `${gate}.${line}`);
      add("enters", `${what} ${lines.join(" ")}`);
    } else if (!before.has(name)) add(`${kind}-begins`, value === "" ? what : `${what} ${value}`);
  }
  for (const [name, value] of before) {
    const [kind, what] = [name.slice(0, name.indexOf(" ")), name.slice(name.indexOf(" ") + 1)];
    if (!after.has(name)) add(`${kind}-ends`, value === "" ? what : `${what} ${value}`);
  }
  lines.push(...found.sort((a, b) => a.rank - b.rank).map(({ line }) => line));
}

/** Half of the time over which a speed is measured. */
const SPEED_MS = 60_000;

/** Measures which way a body moves from two charts. */
function isDirectAt(body: Body, ms: number): boolean {
  const degAt = (at: number) => computeChart(new Date(at)).personality[body].longitudeDeg;
  const arc = degAt(ms + SPEED_MS) - degAt(ms - SPEED_MS);
  return (((arc % 360) + 540) % 360) - 180 >= 0;
}

/**
 * True if a body moves the other way a second before a moment, and in the new direction a second after: by its speeds, and
 * by its longitudes unless they may jump between two segments of the tables nearby.
 */
function isTurn(body: Body, ms: number, turns: "retrograde" | "direct"): boolean {
  const isDirect = turns === "direct";
  const speedAt = (at: number) => speedsDegPerDay({ birthMoment: new Date(at) }).personality[body];
  if (speedAt(ms - 1000) > 0 === isDirect || speedAt(ms + 1000) > 0 !== isDirect) return false;
  const awayMs = daysToBorder(ttDaysFromMs(ms, "ut1")) * DAY_MS;
  if (awayMs < 2 * SPEED_MS) return true;
  return isDirectAt(body, ms - 1000) !== isDirect && isDirectAt(body, ms + 1000) === isDirect;
}

/** Lists the hours in which a body begins to move the other way. */
function turningHours(body: Body, fromMs: number, toMs: number): number[] {
  if (body === "sun" || body === "earth" || body === "moon") return [];
  const turns: number[] = [];
  let before = isDirectAt(body, fromMs);
  for (let ms = fromMs; ms < toMs; ms = Math.min(ms + HOUR_MS, toMs)) {
    const after = isDirectAt(body, Math.min(ms + HOUR_MS, toMs));
    if (after !== before) turns.push(ms);
    before = after;
  }
  return turns;
}

/** Counts the stations of a body in a span of any length, and those around which the speed does not change its sign. */
export function checkStations(
  body: Body,
  from: Date,
  to: Date,
): { readonly count: number; readonly wrong: string[] } {
  const found = stations(body, from, to);
  const wrong = found.filter(({ at, turns }) => !isTurn(body, at.getTime(), turns));
  return { count: found.length, wrong: wrong.map(({ at }) => `${body} ${at.toISOString()}`) };
}
