import type { ThemedPictureFile } from "@chart/ui";
import type { FC } from "hono/jsx";
import { BirthAndPicture } from "./chart-page.js";

/** The form of the front page with its picture, which leads to the page of the chart. */
export const FrontForm: FC<{ readonly sample: ThemedPictureFile }> = ({ sample }) => (
  <BirthAndPicture sample={sample}>
    <p class="chart-actions" data-chart-actions hidden>
      <a class="button" href="/chart" data-more>
        What it says
      </a>
      <button class="plain" type="button" data-share>
        Share
      </button>
      <span class="hint" role="status" data-told></span>
    </p>
  </BirthAndPicture>
);
