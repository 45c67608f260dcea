import { BODY_NAMES, type Body, GATES, type GateNumber } from "chart-core";
import { type TransitChange, transitChanges } from "chart-core/time";

/** One row: what happens at one time. */
interface Row {
  readonly at: Date;
  readonly text: string;
}

/** Lists what changes in the sky in a month of UTC: gates of the Sun and the planets, and stations. */
function rowsOf(year: number, month: number): readonly Row[] {
  const [from, to] = [month, month + 1].map((each) => new Date(Date.UTC(year, each, 1))) as [Date, Date];
  const rows = new Map<number, string[]>();
  for (const change of transitChanges(from, to)) {
    const text = textOf(change);
    const at = change.at.getTime();
    if (text !== undefined) rows.set(at, [...(rows.get(at) ?? []), text]);
  }
  return [...rows].map(([at, texts]) => ({ at: new Date(at), text: texts.join(", ") }));
}

/** The bodies that no feed but that of the Moon has, whose gates would be three quarters of the list. */
const LEFT_OUT: readonly Body[] = ["moon", "earth", "northNode", "southNode"];

function textOf(change: TransitChange): string | undefined {
  if (change.kind === "station") return `${BODY_NAMES[change.body]} turns ${change.turns}`;
  if (change.kind !== "enters" || LEFT_OUT.includes(change.body)) return undefined;
  const gate = Number.parseInt(change.to, 10) as GateNumber;
  const text = `${BODY_NAMES[change.body]} enters gate ${gate} (${GATES[gate].name})`;
  return change.direction === "backward" ? `${text}, retrograde` : text;
}

const DAY_FORMAT = new Intl.DateTimeFormat("en-GB", {
  ...({ weekday: "short", day: "numeric", month: "short" } as const),
  timeZone: "UTC",
});
const MONTH_FORMAT = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** Writes the changes of the month of a moment as Markdown. */
export function monthTable(now: Date): string {
  const rows = rowsOf(now.getUTCFullYear(), now.getUTCMonth());
  return [
    `${MONTH_FORMAT.format(now)}, times in UTC: the Sun and the planets.`,
    "",
    "| day | time | what changes |",
    "| --- | --- | --- |",
    ...rows.map(
      ({ at, text }) => `| ${DAY_FORMAT.format(at)} | ${at.toISOString().slice(11, 16)} | ${text} |`,
    ),
    "",
  ].join("\n");
}
