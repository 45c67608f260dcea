import type { Chart } from "chart-core";
import { BODIES, BODY_NAMES, CHANNELS, GATES } from "chart-core/tables";
import { bornText, dateInWords, nameOfChannel } from "chart-reading";
import { offsetLabel, type ResolvedBirth } from "../births/resolved-birth.js";
import { clockOf } from "../births/told-birth.js";
import type { Layout } from "../context.js";
import { padTo, type Style, table, widthOf, wrap } from "../terminal/style.js";
import { drawBody } from "./body-text.js";

const BODY_COLUMNS = 42;
/** Fewest columns that have room for facts beside the body. */
const SIDE_BY_SIDE = 78;

/** Lays out a chart: headline, birth, bodygraph beside the facts, channels, positions. */
export function chartLayout(chart: Chart, birth: ResolvedBirth): Layout {
  return (style, columns) => [
    style.bold(`${chart.type} ${chart.profile}, ${chart.authority}`),
    ...birthLines(birth, columns),
    "",
    ...bodyAndFacts(chart, style, columns),
    "",
    ...channelLines(chart, style, columns),
    "",
    ...positionLines(chart, style),
  ];
}

/** Writes a birth in one line or two: local time and place, and the moment. */
function birthLines(birth: ResolvedBirth, columns: number): string[] {
  const { date, time, where, utc, offsetSeconds } = birth;
  const place = where.label === where.zone ? "" : ` · ${where.label}`;
  const born =
    where.label === "UTC"
      ? `${dateInWords(date)}, ${time}`
      : `${bornText(date, { time, aboutMinutes: null, between: null })}${place}`;
  const counted = clockOf(where)(utc);
  const skipped = birth.kind === "gap" ? ` (skipped by clocks: counts as ${counted.time.slice(0, 5)})` : "";
  const moment = utc.toISOString().replace(".000", "");
  const zone = where.zone === "UTC" ? "" : ` · ${where.zone} ${offsetLabel(offsetSeconds)}`;
  return [...wrap(born + skipped, columns), `${moment}${zone}`];
}

function bodyAndFacts(chart: Chart, style: Style, columns: number): string[] {
  const body = drawBody(chart, style);
  const facts = (width: number) =>
    table(
      FACTS.map(([title, member]) => [title, `${chart[member]}`]),
      width,
    );
  if (columns < SIDE_BY_SIDE) return [...body, "", ...facts(columns)];
  const right = facts(columns - BODY_COLUMNS);
  return Array.from({ length: Math.max(body.length, right.length) }, (_, at) =>
    `${padTo(body[at] ?? "", BODY_COLUMNS)}${right[at] ?? ""}`.trimEnd(),
  );
}

const FACTS = [
  ["Type", "type"],
  ["Strategy", "strategy"],
  ["Authority", "authority"],
  ["Profile", "profile"],
  ["Definition", "definition"],
  ["Signature", "signature"],
  ["Not-self", "notSelfTheme"],
  ["Cross", "incarnationCross"],
  ["Variables", "variables"],
] as const satisfies readonly (readonly [string, keyof Chart])[];

function channelLines({ channelsShort }: Chart, style: Style, columns: number): string[] {
  if (channelsShort.length === 0) return [`${style.bold("Channels")}  none: every center is open`];
  const names = channelsShort.map((id) => `${id} ${nameOfChannel(id, CHANNELS)}`);
  const [first = "", ...more] = wrap(
    names.map((name) => name.replaceAll(" ", "\u00a0")).join(", "),
    columns - 10,
  );
  const spaced = (line: string) => line.replaceAll("\u00a0", " ");
  return [
    `${style.bold("Channels")}  ${spaced(first)}`,
    ...more.map((line) => " ".repeat(10) + spaced(line)),
  ];
}

function positionLines({ activations, design, personality }: Chart, style: Style): string[] {
  const name = Math.max(...BODIES.map((body) => widthOf(BODY_NAMES[body])));
  const gate = (number: number) => GATES[number as keyof typeof GATES].name;
  const head = `${padTo("", name + 2)}${padTo("Design", 10)}Personality`;
  return [
    style.bold(head),
    ...BODIES.map((body) => {
      const [left, right] = [activations.design[body], activations.personality[body]];
      const start = `${padTo(BODY_NAMES[body], name + 2)}${style.red(padTo(left, 10))}${padTo(right, 6)}`;
      const gates = [...new Set([design[body].gate, personality[body].gate])].map(gate).join(" / ");
      return `${start} ${style.dim(gates)}`.trimEnd();
    }),
  ];
}
