import { type RareMember, type RarityRow, rarityText } from "chart-reading";
import type { FC } from "hono/jsx";

/** Words before a value that does not say itself what it is. */
const TITLES: Readonly<Record<RareMember, string>> = { type: "", profile: "Profile ", incarnationCross: "" };

/** Shares of time of the type, the profile and the cross of a chart. */
export const Rarity: FC<{ readonly rows: readonly RarityRow<number>[] }> = ({ rows }) => (
  <section class="rarity">
    <h2>How common</h2>
    <p class="quiet small">
      How much of the time each occurs: not how many people have it, nor how sure yours is.{" "}
      <a href="/docs/census">How rare is it?</a>
    </p>
    <ul>
      {rows.map(({ about, value, share, years, shareOfAll }) => {
        const [own, all] = [rarityText(share), rarityText(shareOfAll)];
        return (
          <li>
            <b>
              {TITLES[about]}
              {value}
            </b>
            :{" "}
            {own === all
              ? `${all} of the time, both in ${years} and in 1800–2199`
              : `${own} of the time in ${years}, ${all} in 1800–2199`}
          </li>
        );
      })}
    </ul>
  </section>
);
