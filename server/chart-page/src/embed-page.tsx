import { type Assets, Document, type ThemedPictureFile } from "@chart/ui";
import type { FC } from "hono/jsx";
import { BirthAndPicture } from "./birth-and-picture.js";
import { ChartHead } from "./chart-head.js";
import { CHART_SCRIPT_PATH } from "./element-files.js";
import type { TermLinks } from "./tabs/term-name.js";

/** Form and picture alone, for a frame in another site. */
export const EmbedPage: FC<{
  readonly assets: Assets;
  readonly sample: ThemedPictureFile;
  readonly links: TermLinks;
}> = ({ assets, sample, links }) => (
  <Document title="Human Design chart" assets={assets} modulePath={CHART_SCRIPT_PATH}>
    <main id="main" class="chart-page embed">
      <div class="first-screen">
        <ChartHead title="Your Human Design chart" isFramed />
        <BirthAndPicture sample={sample} links={links} opensTab />
      </div>
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
