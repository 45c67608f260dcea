import { BODIES, type Body, type Chart, computeChart } from "chart-core";
import { BODY_NAMES } from "chart-core/tables";
import {
  type ChartTransits,
  speedsDegPerDay,
  type TransitChange,
  type TransitChannelChange,
  type TransitState,
  type Transits,
  transitChanges,
  transitState,
  transits,
} from "chart-core/time";
import * as v from "valibot";
import type { AssistantHost, Steps } from "../base/host.js";
import { field, type InputOf, outputSchema, text, toolInput } from "../base/input-schema.js";
import { type AnyTool, tool } from "../base/tool.js";
import { ToolFailure } from "../base/tool-failure.js";
import { BIRTH_FIELDS } from "../births/birth-fields.js";
import { MOMENT_FORM, readMoment, shortMoment } from "../births/moments.js";
import {
  isQuestion,
  type PlaceQuestion,
  type ResolvedBirth,
  resolveBirth,
  sentenceOf,
} from "../births/resolved-birth.js";
import { bornLine, channelName, channelNames, listOf } from "../texts/chart-text.js";
import { askBack, BIRTH_MEMBER, QUESTION_MEMBERS } from "../texts/question-text.js";

const DAY_MS = 86_400_000;
const MAX_SPAN_DAYS = 366;
/** Most changes of an answer: more would fill an assistant's memory. */
const MAX_CHANGES = 500;
/** Days that a step searches, a millisecond once the code is warm. */
const DAYS_PER_STEP = { gate: 15, line: 4 } as const;
/** Longest span whose text has the Moon, which changes its gate every ten hours. */
const MOON_DAYS = 3;
/** Most lines of the text. */
const MAX_LINES = 30;

const SKY_FIELDS = {
  at: field(text(40), `The moment, or a span's start, ${MOMENT_FORM}`),
  until: field(
    v.optional(text(40)),
    "End of a span (exclusive), at most 366 days later; leave it out for one moment.",
  ),
  level: field(v.optional(v.picklist(["gate", "line"]), "gate"), "Finest change of a span."),
  bodies: field(
    v.optional(v.pipe(v.array(v.picklist(BODIES)), v.minLength(1), v.maxLength(BODIES.length))),
    "All by default. Beyond a month, leave out the moon.",
  ),
  ...BIRTH_FIELDS,
};

type SkyInput = InputOf<typeof SKY_FIELDS>;

/** Tells the sky of a moment or what changes in a span, by itself or upon a chart. */
export const skyChanges: AnyTool = tool({
  name: "sky_changes",
  title: "Transits: the sky now or over a span",
  description:
    "The sky in gates and lines at one moment, or everything that changes over a span (a week, a month). With a birth (date, time, place, or utc): which channels and centers it adds to that chart, from when to when. Also what turns retrograde. It knows no clock: send `at`.",
  input: toolInput(SKY_FIELDS),
  output: outputSchema(
    v.object({
      sky: v.optional(v.pipe(v.looseObject({}), v.description("For a moment: the members of /v2/transits."))),
      start: v.optional(v.pipe(v.looseObject({}), v.description("For a span: the state at its start."))),
      changes: v.optional(v.array(v.looseObject({ at: v.string(), kind: v.string() }))),
      birth: BIRTH_MEMBER,
      notes: v.optional(v.array(v.string())),
      ...QUESTION_MEMBERS,
    }),
  ),
  cost: ({ at, until, level }) => {
    const days = until === undefined ? 0 : (Date.parse(until) - Date.parse(at)) / DAY_MS;
    // What cannot be read costs a look; the call refuses it.
    return days > 0 && days <= MAX_SPAN_DAYS ? 1 + Math.ceil(days / (level === "line" ? 15 : 30)) : 1;
  },
  async run(input, host) {
    const result = await host.run(skySteps(input, host));
    if (isQuestion(result)) return askBack(result);
    const { text, data, resolved } = result;
    const own = resolved && {
      birth: resolved.birth,
      notes: resolved.notes,
      otherCandidates: resolved.otherCandidates,
    };
    const head = resolved === undefined ? [] : [bornLine(resolved), ...resolved.notes];
    // Dates of the library become text, as in the service's answers.
    return { text: [...text, ...head].join("\n"), data: { ...JSON.parse(JSON.stringify(data)), ...own } };
  },
});

interface SkyAnswer {
  readonly text: readonly string[];
  readonly data: object;
  readonly resolved: ResolvedBirth | undefined;
}

function* skySteps(input: SkyInput, host: AssistantHost): Steps<SkyAnswer | PlaceQuestion> {
  const from = readMoment("at", input.at, true);
  const to = input.until === undefined ? undefined : readMoment("until", input.until, true);
  if (to !== undefined) checkSpan(from, to);
  const { at: _, until: __, level, bodies, ...told } = input;
  const { date, time, utc } = told;
  if (
    date === undefined &&
    time === undefined &&
    utc === undefined &&
    Object.values(told).some((value) => value !== undefined)
  )
    throw new ToolFailure(
      "place, timeZone, lat and lng belong to a birth. For the sky by itself leave them out, and put the person's offset into at.",
    );
  const resolved = Object.values(told).some((value) => value !== undefined)
    ? resolveBirth(told, host)
    : undefined;
  if (resolved !== undefined && isQuestion(resolved)) return resolved;
  yield;
  const chart = resolved && sentenceOf(() => computeChart(resolved.utc));
  if (to === undefined) {
    const sky = sentenceOf(() => transits(from, chart));
    return { text: momentText(sky, chart), data: { sky }, resolved };
  }
  const changes: TransitChange[] = [];
  const stepMs = DAYS_PER_STEP[level] * DAY_MS;
  const sky = { chart, ...(bodies && { bodies: [...new Set(bodies)] }) };
  for (let ms = +from; ms < +to; ms += stepMs) {
    const end = new Date(Math.min(ms + stepMs, +to));
    changes.push(...sentenceOf(() => transitChanges(new Date(ms), end, { ...sky, level })));
    if (changes.length > MAX_CHANGES) throw tooMany(changes, bodies);
    yield;
  }
  const { activations, channels, centers } = sentenceOf(() => transitState(from, sky));
  const start = chart === undefined ? { activations } : { activations, channels, centers };
  return {
    text: spanText({ from, to, changes, state: { activations, channels, centers }, chart }),
    data: { start, changes },
    resolved,
  };
}

function checkSpan(from: Date, to: Date): void {
  if (to <= from) throw new ToolFailure("until must be later than at. Leave it out for one moment.");
  if (+to - +from > MAX_SPAN_DAYS * DAY_MS)
    throw new ToolFailure(`A span has at most ${MAX_SPAN_DAYS} days. Ask for a year at a time.`);
}

function tooMany(changes: readonly TransitChange[], bodies: readonly Body[] | undefined): ToolFailure {
  const until = changes[MAX_CHANGES]?.at.toISOString().slice(0, 19);
  const hasMoon = bodies === undefined || bodies.includes("moon");
  return new ToolFailure(
    `The span has more than ${MAX_CHANGES} changes. Send until: ${until}Z${
      hasMoon ? ", or bodies without the moon, which makes most of them" : ", or fewer bodies"
    }.`,
  );
}

/** Names bodies: `Sun 9.3, Earth 16.3`. */
function skyText(activations: Partial<Readonly<Record<Body, string>>>): string {
  return BODIES.flatMap((body) =>
    activations[body] === undefined ? [] : [`${BODY_NAMES[body]} ${activations[body]}`],
  ).join(", ");
}

/** Names the bodies that are retrograde, without the nodes, which nearly always are. */
function retrogradeAt(at: Date): string[] {
  const speeds = speedsDegPerDay({ birthMoment: at }).personality;
  return BODIES.filter((body) => body !== "northNode" && body !== "southNode" && speeds[body] < 0).map(
    (body) => BODY_NAMES[body],
  );
}

function momentText(sky: Transits | ChartTransits, chart: Chart | undefined): string[] {
  const { at, activations, next } = sky;
  const soon = next
    .flatMap(({ body, at: when, to }) => (when === null || body === "moon" ? [] : [{ body, when, to }]))
    .sort((a, b) => +a.when - +b.when)
    .slice(0, 4)
    .map(({ body, when, to }) => `${BODY_NAMES[body]} ${to} from ${shortMoment(when)}`);
  const effect =
    "channels" in sky && chart !== undefined
      ? [
          `Upon this ${chart.type} ${chart.profile}: channels completed by the sky: ${channelNames(sky.channels.completed)}. By the sky without the chart: ${channelNames(sky.channels.transitOnly)}.`,
          `Centers gained: ${listOf(sky.centersGained)}. Gates of the chart that the sky repeats: ${listOf(sky.gatesReinforced)}.`,
        ]
      : [`Channels of the sky: ${channelNames(sky.channelsShort)}.`];
  return [
    `The sky of ${shortMoment(at)} UTC${chart === undefined ? "" : " upon the chart"}.`,
    ...effect,
    `Positions (gate.line): ${skyText(activations)}.`,
    `Retrograde: ${listOf(retrogradeAt(at))}.`,
    `Next, UTC: ${soon.join("; ")}.`,
  ];
}

interface SkySpan {
  readonly from: Date;
  readonly to: Date;
  readonly changes: readonly TransitChange[];
  readonly state: TransitState;
  readonly chart: Chart | undefined;
}

function spanText({ from, to, changes, state, chart }: SkySpan): string[] {
  const head = `The sky from ${shortMoment(from)} to ${shortMoment(to)} UTC${chart === undefined ? "" : ` upon this ${chart.type} ${chart.profile}`}.`;
  const isShort = +to - +from <= MOON_DAYS * DAY_MS;
  const moon = changes.filter((change) => change.kind === "enters" && change.body === "moon");
  const tellsMoon = isShort || moon.length === changes.length;
  const lines = [
    ...stationLines(changes),
    ...(chart === undefined ? [] : channelLines(changes, state)),
    ...entryLines(tellsMoon ? changes : changes.filter((change) => !moon.includes(change))),
  ];
  const start =
    chart === undefined
      ? [`At its start: ${skyText(state.activations)}.`]
      : [
          `At its start the sky adds: ${listOf(state.channels.map(channelOf), "; ")}. Centers gained then: ${listOf(state.centers)}.`,
        ];
  const more = [
    ...(lines.length > MAX_LINES ? [`${lines.length - MAX_LINES} more in the data.`] : []),
    ...(tellsMoon || moon.length === 0 ? [] : [`The Moon changes ${moon.length} times; see the data.`]),
  ];
  return [
    head,
    ...start,
    ...(changes.length === 0 ? ["Nothing changes in it."] : lines.slice(0, MAX_LINES)),
    ...more,
  ];
}

function channelOf({ channel, how }: Pick<TransitChannelChange, "channel" | "how">): string {
  return `${channelName(channel)} (${how === "completed" ? "with the chart" : "the sky alone"})`;
}

/** Lists the channels that the sky adds, each from when to when, and the centers that it defines meanwhile. */
function channelLines(changes: readonly TransitChange[], state: TransitState): string[] {
  const open = new Map(
    state.channels.map((channel) => [channel.channel as string, undefined as Date | undefined]),
  );
  const lines: { readonly from: Date | undefined; readonly text: string }[] = [];
  const line = (channel: string, how: string, end: Date | undefined) => {
    const from = open.get(channel);
    const began = from === undefined ? "" : ` from ${shortMoment(from)}`;
    const ends = end === undefined ? "" : ` until ${shortMoment(end)}`;
    lines.push({ from, text: `Channel ${how}:${began}${ends}${began + ends === "" ? " all the time" : ""}` });
    open.delete(channel);
  };
  const hows = new Map<string, string>(
    state.channels.map((channel) => [channel.channel, channelOf(channel)]),
  );
  for (const change of changes) {
    if (change.kind === "channel-begins") {
      open.set(change.channel, change.at);
      hows.set(
        change.channel,
        `${channelOf(change)}, ${change.bodies.map((body) => BODY_NAMES[body]).join(" and ")}`,
      );
    } else if (change.kind === "channel-ends") {
      line(change.channel, hows.get(change.channel) ?? channelName(change.channel), change.at);
    }
  }
  for (const channel of [...open.keys()]) line(channel, hows.get(channel) ?? channelName(channel), undefined);
  const centers = changes.flatMap(({ at, ...change }) =>
    change.kind === "center-begins" || change.kind === "center-ends"
      ? [`${shortMoment(at)} ${change.center} ${change.kind === "center-begins" ? "defined" : "open again"}`]
      : [],
  );
  const texts = lines.sort((a, b) => +(a.from ?? 0) - +(b.from ?? 0)).map(({ text }) => text);
  const all = centers.length === 0 || centers.length > 12 ? [] : [`Centers: ${centers.join("; ")}.`];
  return [...texts, ...all];
}

/** Lists what turns retrograde or direct. */
function stationLines(changes: readonly TransitChange[]): string[] {
  return changes.flatMap((change) =>
    change.kind === "station"
      ? [`${shortMoment(change.at)} ${BODY_NAMES[change.body]} turns ${change.turns}`]
      : [],
  );
}

/** Lists what enters a gate or a line. */
function entryLines(changes: readonly TransitChange[]): string[] {
  return changes.flatMap((change) =>
    change.kind === "enters"
      ? [
          `${shortMoment(change.at)} ${BODY_NAMES[change.body]} enters ${change.to}${change.direction === "backward" ? ", backward" : ""}`,
        ]
      : [],
  );
}
