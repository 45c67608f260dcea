import { chartWindow } from "chart-core/time";

/** Member of a chart during an hour: its values in order of time. */
export interface WindowRow {
  readonly label: string;
  readonly values: readonly {
    readonly value: string;
    readonly percent: number;
    /** Local time at which the value ends; undefined for the last one. */
    readonly until: string | undefined;
  }[];
}

/** 21:00 to 22:00 on 5 September 1990 in Amsterdam, two hours ahead of UTC. */
const FROM = new Date("1990-09-05T19:00Z");
const TO = new Date("1990-09-05T20:00Z");
const OFFSET_MS = 7_200_000;

const ROWS = [
  ["Type", "type"],
  ["Authority", "authority"],
  ["Determination", "determination"],
  ["Profile", "profile"],
] as const;

/** Computes what changes in the hour that the front page shows. */
export function landingWindow(): readonly WindowRow[] {
  const { certain, uncertain } = chartWindow(FROM, TO);
  return ROWS.map(([label, member]) => {
    const spans = (uncertain[member] ?? []).flatMap((values) =>
      values.spans.map(({ from, to }) => ({ value: String(values.value), from, to })),
    );
    const known = { value: String(certain[member]), from: FROM, to: TO };
    const sorted = spans.length === 0 ? [known] : spans.sort((one, other) => +one.from - +other.from);
    return {
      label,
      values: sorted.map(({ value, from, to }) => ({
        value,
        percent: (100 * (+to - +from)) / (+TO - +FROM),
        until: to < TO ? localTime(to) : undefined,
      })),
    };
  });
}

function localTime(moment: Date): string {
  return new Date(+moment + OFFSET_MS).toISOString().slice(11, 19);
}
