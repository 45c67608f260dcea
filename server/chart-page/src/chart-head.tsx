import { ThemedPicture, type ThemedPictureFile } from "@chart/ui";
import type { FC } from "hono/jsx";

/** The heading of a page with a chart. The script names the people of the chart in it, and shows the rest. */
export const ChartHead: FC<{
  /** The heading without a chart, or that of a posted one. */
  readonly title: string;
  /** A sentence about the page, until there is a chart. */
  readonly lead?: string | undefined;
  /** A small picture beside that sentence, where the large one is below the first screen. */
  readonly picture?: ThemedPictureFile;
  /** True if the chart's other parts are on a page of their own. */
  readonly hasMore?: boolean;
  /** True in a frame of another site. */
  readonly isFramed?: boolean;
}> = ({ title, lead, picture, hasMore = false, isFramed = false }) => (
  <div class="chart-head">
    <div class="chart-name">
      <h1 tabindex={-1} data-title>
        {title}
      </h1>
      <p class="actions" data-chart-actions hidden>
        {hasMore && (
          <a class="button" href="/chart" data-more>
            Everything it says
          </a>
        )}
        <button class={hasMore ? "plain" : undefined} type="button" data-share>
          Share
        </button>
      </p>
    </div>
    {!isFramed && (
      <p data-own hidden>
        <a href="/chart">See your own chart</a>
      </p>
    )}
    {lead !== undefined && (
      <div class="lead" data-without-chart>
        <p>{lead}</p>
        {picture && <ThemedPicture file={picture} alt="" />}
      </div>
    )}
    <p class="toast" role="status" data-told></p>
    <p class="toast bad" role="alert" data-failed></p>
  </div>
);
