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
      {rows.map(({ about, value, share, years, shareOfAll }) => {
        const [own, all] = [rarityText(share), rarityText(shareOfAll)];
        return (
          <li>
            <span class="quiet">{TITLES[about]}</span> <b>{value}</b>:{" "}
            {own === all
              ? `${all} of all moments, ${years} as from 1800 to 2199`
              : `${own} of all moments ${years}, ${all} from 1800 to 2199`}
          </li>
        );
      })}
    </ul>
    <p class="quiet small">
      This counts time, not people: how many are born at each moment is not known.{" "}
      <a href="/docs/census">How rare is it?</a>
    </p>
  </section>
);
