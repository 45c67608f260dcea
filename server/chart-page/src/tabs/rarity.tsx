import { type RareMember, type RarityRow, rarityText } from "chart-reading";
import type { FC } from "hono/jsx";

const TITLES: Readonly<Record<RareMember, string>> = {
  type: "Type",
  profile: "Profile",
  incarnationCross: "Cross",
};

/** Shares of time of the type, the profile and the cross of a chart. */
export const Rarity: FC<{ readonly rows: readonly RarityRow<number>[] }> = ({ rows }) => (
  <section class="rarity">
    <h2>How common</h2>
    <ul>
      {rows.map(({ about, value, share, years, shareOfAll }) => (
        <li>
          <span class="quiet">{TITLES[about]}</span> <b>{value}</b>: {rarityText(share)} of the time {years},{" "}
          {rarityText(shareOfAll)} from 1800 to 2199
        </li>
      ))}
    </ul>
    <p class="quiet small">
      Shares of time, not of people. <a href="/docs/census">The census</a>
    </p>
  </section>
);
