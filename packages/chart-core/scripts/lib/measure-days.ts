import { chartWindow, findChanges, WINDOW_MEMBERS, type WindowMember } from "../../src/time/index.js";

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;

/** Changes of one member within a day. */
interface MemberDays {
  readonly member: WindowMember;
  /** Percent of the days on which it changes. */
  readonly changingPercent: number;
  /** Percent of all time for which the value at noon holds. */
  readonly noonPercent: number;
}

/** Changes within random days, member by member. */
export interface DayFigures {
  readonly days: number;
  readonly members: readonly MemberDays[];
  /** Medians a day. */
  readonly distinctActivations: number;
  readonly gateAndLineCrossings: number;
  readonly crossings: number;
  readonly crossingsThatAlter: number;
}

/** Measures random whole days (UTC) of the years 1900 to 2029. */
export function measureDays(days: number, random: () => number): DayFigures {
  const firstDay = Date.UTC(1900, 0, 1) / DAY_MS;
  const dayCount = Date.UTC(2030, 0, 1) / DAY_MS - firstDay;
  const measured = Array.from({ length: days }, () =>
    measureDay((firstDay + Math.floor(random() * dayCount)) * DAY_MS),
  );
  const mean = (of: (day: Day) => number) => measured.reduce((sum, day) => sum + of(day), 0) / days;
  const median = (of: (day: Day) => number) => measured.map(of).sort((a, b) => a - b)[Math.floor(days / 2)]!;
  return {
    days,
    members: WINDOW_MEMBERS.map((member) => ({
      member,
      changingPercent: 100 * mean(({ noonShares }) => (noonShares[member]! < 1 ? 1 : 0)),
      noonPercent: 100 * mean(({ noonShares }) => noonShares[member]!),
    })),
    distinctActivations: median((day) => day.distinctActivations),
    gateAndLineCrossings: median((day) => day.gateAndLineCrossings),
    crossings: median((day) => day.crossings),
    crossingsThatAlter: median((day) => day.crossingsThatAlter),
  };
}

interface Day {
  readonly noonShares: Readonly<Record<string, number>>;
  readonly distinctActivations: number;
  readonly gateAndLineCrossings: number;
  readonly crossings: number;
  readonly crossingsThatAlter: number;
}

function measureDay(fromMs: number): Day {
  const [from, to] = [new Date(fromMs), new Date(fromMs + DAY_MS)];
  const { spans, changes } = chartWindow(from, to);
  const noonChart = spans.find((span) => span.to.getTime() > fromMs + NOON_MS)!.chart;
  const noonShares = Object.fromEntries(
    WINDOW_MEMBERS.map((member) => {
      const noon = JSON.stringify(noonChart[member]);
      const same = spans.filter(({ chart }) => JSON.stringify(chart[member]) === noon);
      return [
        member,
        same.reduce((sum, span) => sum + (span.to.getTime() - span.from.getTime()), 0) / DAY_MS,
      ];
    }),
  );
  const lines = findChanges(from, to);
  const fine = findChanges(from, to, { bodies: ["sun", "northNode"], level: "tone" });
  return {
    noonShares,
    distinctActivations: new Set(spans.map(({ chart }) => JSON.stringify(chart.activations))).size,
    gateAndLineCrossings: lines.length,
    crossings: lines.length + fine.filter(({ level }) => level === "color" || level === "tone").length,
    crossingsThatAlter: changes.length,
  };
}
