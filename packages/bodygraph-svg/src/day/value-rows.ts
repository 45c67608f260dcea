import type { Chart, ChartWindow } from "../chart-core.js";

/** A value of a member of the chart, and the time during which it holds. */
interface ValuePiece {
  readonly value: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A member of the chart and its values in order of time. */
export interface ValueRow {
  readonly member: string;
  readonly title: string;
  readonly pieces: readonly ValuePiece[];
}

interface RowSource {
  readonly member: string;
  readonly title: string;
  readonly read: (chart: Chart) => string;
}

const SOURCES: readonly RowSource[] = [
  { member: "type", title: "Type", read: ({ type }) => type },
  { member: "authority", title: "Authority", read: ({ authority }) => authority },
  { member: "profile", title: "Profile", read: ({ profile }) => profile },
  { member: "definition", title: "Definition", read: ({ definition }) => definition },
  { member: "centers", title: "Centers", read: ({ centers }) => centers.join(", ") || "none" },
  {
    member: "channelsShort",
    title: "Channels",
    read: ({ channelsShort }) => channelsShort.join(", ") || "none",
  },
  { member: "incarnationCross", title: "Cross", read: ({ incarnationCross }) => incarnationCross },
  { member: "variables", title: "Variables", read: ({ variables }) => variables },
];

/** Joins neighbouring spans with the same value, member by member. */
export function valueRows({ spans }: ChartWindow): ValueRow[] {
  return SOURCES.map(({ member, title, read }) => {
    const pieces: { value: string; fromMs: number; toMs: number }[] = [];
    for (const { from, to, chart } of spans) {
      const value = read(chart);
      const last = pieces.at(-1);
      if (last?.value === value) last.toMs = to.getTime();
      else pieces.push({ value, fromMs: from.getTime(), toMs: to.getTime() });
    }
    return { member, title, pieces };
  });
}
