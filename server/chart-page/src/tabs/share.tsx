import { percent } from "chart-reading";
import type { FC } from "hono/jsx";

/** The share of the possible times, as a number and as a bar; nothing for a certain value. */
export const Share: FC<{ readonly share: number }> = ({ share }) =>
  share === 1 ? null : (
    <span class="share">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="share-all" width="100" height="8" />
        <rect class="share-part" width={(100 * share).toFixed(1)} height="8" />
      </svg>
      {percent(share)}
    </span>
  );
