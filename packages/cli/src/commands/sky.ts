import type { Chart } from "chart-core";
import { timeZones } from "chart-core/birth-moment";
import { BIRTH_WARNING, calendarSpan, collectTransitEvents, writeCalendar } from "chart-core/calendar";
import { computeChart, positionsAt, transitChanges, transitState } from "chart-core/lazy";
import { BODIES, BODY_NAMES, CHANNELS, wheelPosition } from "chart-core/tables";
import type { TransitChange, TransitChannel } from "chart-core/time";
import { nameOfChannel } from "chart-reading";
import { sentenceOf } from "../births/resolved-birth.js";
import { isUncertain, readBirths } from "../births/told-birth.js";
import { type Context, deliver, resolverFor, type SharedOptions, sayNotes } from "../context.js";
import { csvRow } from "../formats/csv.js";
import { momentOption, shortMoment } from "../formats/moments.js";
import { CommandFailure } from "../terminal/failure.js";
import { table } from "../terminal/style.js";

export interface SkyOptions extends SharedOptions {
  readonly from?: string;
  readonly to?: string;
  readonly every?: string;
  readonly changes?: boolean;
  readonly level?: "gate" | "line";
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 };
const DAY_MS = 86_400_000;
const STEP_MS = 90 * 86_400_000;
const MAX_ROWS = 1_000_000;
const MAX_DAYS = 366 * 100;

/** `bodygraph sky --from ... --to ...`: positions at regular times, or everything that changes. */
export async function runSky(context: Context, words: readonly string[], options: SkyOptions): Promise<void> {
  const { from: fromText, to: toText, every, changes } = options;
  if (fromText === undefined || toText === undefined)
    throw new CommandFailure("--from and --to are missing: bodygraph sky --from 2026-01-01 --to 2027-01-01");
  const [from, to] = [momentOption("--from", fromText), momentOption("--to", toText)];
  if (from >= to) throw new CommandFailure("--from must be earlier than --to.");
  if (every !== undefined && changes) throw new CommandFailure("Choose --every or --changes, not both.");
  const [birth] = readBirths(words, { zones: timeZones, most: 1 });
  if (every !== undefined) {
    if (birth !== undefined)
      throw new CommandFailure("A birth goes with --changes; positions are the same for everybody.");
    return positions(context, { from, to, everyMs: readStep(every) }, options);
  }
  if (+to - +from > MAX_DAYS * 86_400_000)
    throw new CommandFailure("A span of changes reaches a hundred years at most.");
  if (birth !== undefined && isUncertain(birth))
    throw new CommandFailure("Changes upon a chart need an exact birth time.");
  const resolver = resolverFor(context, options);
  const chart = birth === undefined ? undefined : await computeChart(resolver.exact(birth).utc);
  sayNotes(context, resolver);
  return changesOf(context, { from, to, chart }, options);
}

function readStep(text: string): number {
  const [, count, unit = ""] = /^(\d+)([mhdw])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? 0);
  if (!(ms > 0)) throw new CommandFailure(`--every: “${text}” is no step. Write 15m, 6h, 1d or 1w.`);
  return ms;
}

async function positions(
  context: Context,
  { from, to, everyMs }: { readonly from: Date; readonly to: Date; readonly everyMs: number },
  options: SkyOptions,
): Promise<void> {
  const count = Math.ceil((+to - +from) / everyMs);
  if (count > MAX_ROWS)
    throw new CommandFailure(`That is ${count.toLocaleString("en")} rows; a million is the most.`);
  const rows: { readonly at: string; readonly lines: string[]; readonly degrees: number[] }[] = [];
  for (let ms = +from; ms < +to; ms += everyMs) {
    const at = new Date(ms);
    const sky = await sentenceOf(() => positionsAt(at));
    const degrees = BODIES.map((body) => sky[body].longitudeDeg);
    const lines = degrees.map((deg) => {
      const { gate, line } = wheelPosition(deg);
      return `${gate}.${line}`;
    });
    rows.push({ at: at.toISOString(), lines, degrees });
  }
  const columns = ["at", ...BODIES, ...BODIES.map((body) => `${body}Deg`)];
  const cells = ({ at, lines, degrees }: (typeof rows)[number]) => [at, ...lines, ...degrees];
  await deliver(context, options, {
    text: (style, width) => {
      const shown = BODIES.filter((body) => body !== "southNode" && body !== "earth");
      const short = shown.map((body) => (body === "northNode" ? "Node" : BODY_NAMES[body].slice(0, 4)));
      const isDaily = everyMs % DAY_MS === 0 && +from % DAY_MS === 0;
      const lines = rows.map(({ at, lines: own }) => [
        isDaily ? at.slice(0, 10) : at.slice(0, 16).replace("T", " "),
        ...shown.map((body) => own[BODIES.indexOf(body)] ?? ""),
      ]);
      return table([["UTC", ...short], ...lines], width, isDaily ? 2 : 1).map((line, at) =>
        at === 0 ? style.bold(line) : line,
      );
    },
    plain: () => rows.map((row) => cells(row).join("\t")),
    json: () =>
      JSON.stringify(
        rows.map(({ at, lines, degrees }) => ({
          at,
          activations: Object.fromEntries(BODIES.map((body, index) => [body, lines[index]])),
          longitudesDeg: Object.fromEntries(BODIES.map((body, index) => [body, degrees[index]])),
        })),
      ),
    csv: () => [csvRow(columns), ...rows.map((row) => csvRow(cells(row)))],
    parquet: async () => {
      const { parquetTable } = await import("../formats/parquet.js");
      return parquetTable(columns, rows.map(cells), (column) =>
        column.endsWith("Deg") ? "DOUBLE" : "STRING",
      );
    },
  });
}

async function changesOf(
  context: Context,
  { from, to, chart }: { readonly from: Date; readonly to: Date; readonly chart: Chart | undefined },
  options: SkyOptions,
): Promise<void> {
  const { level = "gate" } = options;
  if (level !== "gate" && level !== "line") throw new CommandFailure("--level is gate or line.");
  const search = async (span: { readonly from: Date; readonly to: Date }) => {
    const found: TransitChange[] = [];
    for (let ms = +span.from; ms < +span.to; ms += STEP_MS) {
      const end = new Date(Math.min(ms + STEP_MS, +span.to));
      found.push(...(await sentenceOf(() => transitChanges(new Date(ms), end, { level, chart }))));
    }
    return found;
  };
  const { activations, channels, centers } = await transitState(from, { chart });
  const start = chart === undefined ? undefined : { channels, centers };
  const isCalendar =
    options.format === "ics" || (options.format === undefined && /\.ics$/i.test(options.output ?? ""));
  const changes = isCalendar ? [] : await search({ from, to });
  const columns = ["at", "kind", "what", "from", "to", "detail"];
  await deliver(context, options, {
    text: (style, width) => [
      style.bold(
        `Changes of the sky${chart === undefined ? "" : " and of the chart"}, ${shortMoment(from)} to ${shortMoment(to)} UTC`,
      ),
      "",
      ...(start === undefined
        ? []
        : [
            ...table(
              [
                ["At the beginning", start.channels.map(channelText).join(", ") || "no channel is added"],
                ["Centers gained", start.centers.join(", ") || "none"],
              ],
              width,
            ),
            "",
          ]),
      ...table(
        changes.map((change) => [shortMoment(change.at), sentence(change)]),
        width,
      ),
    ],
    plain: () => changes.map((change) => rowOf(change).join("\t")),
    json: () => JSON.stringify({ start: { activations, ...start }, changes }),
    csv: () => [csvRow(columns), ...changes.map((change) => csvRow(rowOf(change)))],
    ics: async () => {
      const list = collectTransitEvents({ from, to });
      list.add(await search(calendarSpan(from, to)));
      const head =
        chart === undefined
          ? { name: "Human Design sky" }
          : { name: "Human Design transits", description: BIRTH_WARNING };
      return writeCalendar(head, list.events);
    },
    parquet: async () => {
      const { parquetTable } = await import("../formats/parquet.js");
      return parquetTable(columns, changes.map(rowOf), () => "STRING");
    },
  });
}

function rowOf(change: TransitChange): string[] {
  const at = change.at.toISOString();
  switch (change.kind) {
    case "enters":
      return [at, change.kind, change.body, change.from, change.to, change.direction];
    case "station":
      return [at, change.kind, change.body, "", "", change.turns];
    case "channel-begins":
    case "channel-ends":
      return [at, change.kind, change.channel, "", "", change.how];
    default:
      return [at, change.kind, change.center, "", "", ""];
  }
}

function sentence(change: TransitChange): string {
  switch (change.kind) {
    case "enters":
      return `${BODY_NAMES[change.body]} enters ${change.to} (from ${change.from}${change.direction === "backward" ? ", backward" : ""})`;
    case "station":
      return `${BODY_NAMES[change.body]} turns ${change.turns}`;
    case "channel-begins":
    case "channel-ends":
      return `Channel ${channelText(change)} ${change.kind === "channel-begins" ? "begins" : "ends"}`;
    default:
      return `${change.center} ${change.kind === "center-begins" ? "becomes defined" : "is open again"}`;
  }
}

/** Writes a channel that the sky adds: `20-34 Charisma (completed)`, or `(sky alone)`. */
function channelText({ channel, how }: Pick<TransitChannel, "channel" | "how">): string {
  return `${channel} ${nameOfChannel(channel, CHANNELS)} (${how === "completed" ? "completed" : "sky alone"})`;
}
