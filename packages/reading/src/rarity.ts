import type { CensusSpan, CensusValue } from "chart-core/lazy";
import type { ChartSpan } from "chart-core/time";
import { spreadOf } from "./spread.js";

/** The members of a chart of which a reading says how common they are. */
const RARE_MEMBERS = ["type", "profile", "incarnationCross"] as const;

/** A member of a chart of which a reading says how common it is. */
export type RareMember = (typeof RARE_MEMBERS)[number];

/** A value and its share of time. */
export interface RarityRow<Share> {
  readonly about: RareMember;
  readonly value: string;
  /** Its share of the time of some years, and these years: `1990`, for a cross `1990–1999`. */
  readonly share: Share;
  readonly years: string;
  /** Its share of all years of the census. */
  readonly shareOfAll: Share;
}

/** Looks up a share of time: `shareOf` of `chart-core/census`, or that of `chart-core/lazy`. */
export type ShareOf<Share> = (member: RareMember, value: CensusValue<RareMember>, span?: CensusSpan) => Share;

/**
 * Looks up how common the type, profile and cross of a chart are; of an uncertain time, its commonest ones.
 *
 * @param date Local date of the birth, `YYYY-MM-DD`.
 */
export function rarityOf<Share>(
  possible: readonly ChartSpan[],
  date: string,
  shareOf: ShareOf<Share>,
): readonly RarityRow<Share>[] {
  const { texts } = spreadOf(possible);
  const year = Number(date.slice(0, 4));
  return RARE_MEMBERS.map((about) => {
    const value = texts[about][0]!.value as CensusValue<RareMember>;
    const from = about === "incarnationCross" ? year - (year % 10) : year;
    const to = about === "incarnationCross" ? from + 9 : year;
    return {
      ...{ about, value, years: from === to ? `${from}` : `${from}–${to}` },
      share: shareOf(about, value, { from, to }),
      shareOfAll: shareOf(about, value),
    };
  });
}

/** Writes a share of time with two or three digits: `34%`, `4.3%`, `0.52%`, `0.034%`. */
export function rarityText(share: number): string {
  const percent = 100 * share;
  const decimals = percent >= 9.95 || percent === 0 ? 0 : percent >= 0.995 ? 1 : percent >= 0.0995 ? 2 : 3;
  return `${percent.toFixed(decimals)}%`;
}
