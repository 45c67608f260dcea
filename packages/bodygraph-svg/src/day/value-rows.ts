import type { Chart, ChartWindow } from "../chart-core.js";
import { NONE } from "./value-forms.js";

/** A value of a member of the chart, and the time during which it holds. */
export interface ValuePiece {
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
  readonly read: (chart: Chart) => string | readonly string[];
}

const SOURCES: readonly RowSource[] = [
  { member: "type", title: "Type", read: ({ type }) => type },
  { member: "authority", title: "Authority", read: ({ authority }) => authority },
  { member: "profile", title: "Profile", read: ({ profile }) => profile },
  { member: "definition", title: "Definition", read: ({ definition }) => definition },
  { member: "centers", title: "Centers", read: ({ centers }) => centers },
  { member: "channelsShort", title: "Channels", read: ({ channelsShort }) => channelsShort },
  { member: "incarnationCross", title: "Cross", read: ({ incarnationCross }) => incarnationCross },
  { member: "variables", title: "Variables", read: ({ variables }) => variables },
];

/** Joins neighbouring spans with the same value, member by member. */
export function valueRows({ spans }: ChartWindow): ValueRow[] {
  return SOURCES.map(({ member, title, read }) => {
    const pieces: { value: string; fromMs: number; toMs: number }[] = [];
    let held: string | readonly string[] | undefined;
    for (const { from, to, chart } of spans) {
      const found = read(chart);
      if (held !== undefined && isSame(found, held)) {
        pieces.at(-1)!.toMs = to.getTime();
        continue;
      }
      held = found;
      pieces.push({ value: textOf(found), fromMs: from.getTime(), toMs: to.getTime() });
    }
    return { member, title, pieces };
  });
}

/** Compares lists item by item, which takes less time than to join them. */
function isSame(a: string | readonly string[], b: string | readonly string[]): boolean {
  if (a === b) return true;
  if (typeof a === "string" || typeof b === "string" || a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

function textOf(value: string | readonly string[]): string {
  return typeof value === "string" ? value : value.join(", ") || NONE;
}
