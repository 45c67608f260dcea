import { type Assets, Document, type ThemedPictureFile } from "@chart/ui";
import type { FC } from "hono/jsx";
import { BirthAndPicture } from "./chart-page.js";
import { CHART_SCRIPT_PATH } from "./element-files.js";

/** Form and picture alone, for a frame in another site. */
export const EmbedPage: FC<{ readonly assets: Assets; readonly sample: ThemedPictureFile }> = ({
  assets,
  sample,
}) => (
  <Document title="Human Design chart" assets={assets} modulePath={CHART_SCRIPT_PATH}>
    <main id="main" class="chart-page embed">
      <h1 class="visually-hidden">Human Design chart</h1>
      <BirthAndPicture sample={sample} opensTab />
      <p class="quiet small">
        Made with{" "}
        <a href="/chart" target="_blank" rel="noopener">
          {assets.serviceName}
        </a>
        . Not affiliated with Jovian Archive.
      </p>
    </main>
  </Document>
);
