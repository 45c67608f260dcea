import {
  type Assets,
  Document,
  Footer,
  previewOf,
  type SiteAddress,
  SiteHead,
  type SiteHeadFacts,
  type ThemedPictureFile,
} from "@chart/ui";
import type { FC } from "hono/jsx";
import { BirthAndPicture, type Posted, resultOf } from "./birth-and-picture.js";
import { ChartActions } from "./chart-actions.js";
import type { ChartFacts } from "./chart-facts.js";
import { ChartHead } from "./chart-head.js";
import { ChartParts } from "./chart-parts.js";
import { CHART_PATH, CHART_SCRIPT_PATH } from "./element-files.js";
import { titleOf } from "./tabs/title-of.js";

export interface ChartPageProps {
  readonly assets: Assets;
  readonly address: SiteAddress;
  readonly facts: ChartFacts;
  readonly head: SiteHeadFacts;
  readonly sample: ThemedPictureFile;
  readonly posted?: Posted | undefined;
}

const DESCRIPTION =
  "See your Human Design chart: computed in your browser from birth date, time and place, without an account.";

const LEAD = "Date, time and place of birth are all it takes. Without the time, you see what is certain.";

/** Lays out the page of a chart: the birth, picture and summary on the first screen, and below them its parts as tabs. */
export const ChartPage: FC<ChartPageProps> = ({ assets, address, facts, head, sample, posted }) => {
  const result = resultOf(posted);
  const title = titleOf([result?.birth.name ?? ""], true);
  return (
    <Document
      title={title}
      assets={assets}
      preview={previewOf(address, DESCRIPTION, CHART_PATH)}
      modulePath={CHART_SCRIPT_PATH}
    >
      <SiteHead serviceName={assets.serviceName} facts={head} />
      <main id="main" class="chart-page">
        <div class="first-screen">
          <ChartHead title={title} lead={result === undefined ? LEAD : undefined} />
          <BirthAndPicture sample={sample} links={facts.glossaryLinks} posted={posted}>
            <human-design-chart id="sheet" theme="print" facts="off" hidden></human-design-chart>
            <ChartActions />
          </BirthAndPicture>
        </div>
        <ChartParts facts={facts} posted={result} />
      </main>
      <Footer serviceName={assets.serviceName} />
    </Document>
  );
};
