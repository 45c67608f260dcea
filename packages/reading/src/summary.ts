import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import type { Meanings } from "./meanings.js";
import { type ReadRow, textRow } from "./reading.js";
import { spreadOf } from "./spread.js";
import { channelsTogether, TOGETHER_KINDS } from "./together.js";

/** The members of a chart that say most, in the order of a summary. */
export const SUMMARY_MEMBERS = ["type", "strategy", "authority", "profile"] as const;

/** Says the four members of a chart that say most; of an uncertain time each value with its share, the commonest first. */
export function summaryOf(possible: readonly ChartSpan[], meanings: Meanings): readonly ReadRow[] {
  const spread = spreadOf(possible);
  return SUMMARY_MEMBERS.map((member) => textRow(member, spread, meanings));
}

/** Says two further members, whose names say enough. */
export function summaryMoreOf(possible: readonly ChartSpan[], meanings: Meanings): readonly ReadRow[] {
  const spread = spreadOf(possible);
  return (["definition", "incarnationCross"] as const).map((member) => textRow(member, spread, meanings));
}

/** Counts the channels that two people have together by their kinds: `2 electromagnetic, 1 dominance`. */
export function togetherInShort(a: Chart, b: Chart, { CHANNELS }: Pick<Meanings, "CHANNELS">): string {
  const shared = channelsTogether(a, b, CHANNELS);
  const counts = TOGETHER_KINDS.map((kind) => [shared.filter((one) => one.kind === kind).length, kind]);
  const texts = counts.filter(([count]) => count !== 0).map(([count, kind]) => `${count} ${kind}`);
  return texts.length === 0 ? "No channel together" : `Channels together: ${texts.join(", ")}`;
}
