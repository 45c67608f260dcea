import {
  type Assets,
  Document,
  Footer,
  previewOf,
  type SiteAddress,
  SiteHead,
  type SiteHeadFacts,
  ThemedPicture,
  type ThemedPictureFile,
} from "@chart/ui";
import { CLOCKS_PATH } from "chart-reading";
import { raw } from "hono/html";
import type { Child, FC } from "hono/jsx";
import { type BirthFields, BirthForm } from "./birth-form.js";
import type { ChartFacts } from "./chart-facts.js";
import { ChartActions, ChartParts } from "./chart-parts.js";
import { CHART_PATH, CHART_SCRIPT_PATH } from "./element-files.js";
import type { PostedChart } from "./posted-chart.js";

/** A form that was posted: its chart, or what is wrong with it. */
export interface Posted {
  readonly fields: BirthFields;
  readonly result: PostedChart | string;
}

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

/**
 * Lays out the page of a chart:
 *
 *     from 832 px                    below
 *     +--------+------------------+  +---------+
 *     | form   | buttons          |  | form    |
 *     |        | picture          |  | buttons |
 *     +--------+------------------+  | picture |
 *     | tabs                      |  | tabs    |
 *     +---------------------------+  +---------+
 */
export const ChartPage: FC<ChartPageProps> = ({ assets, address, facts, head, sample, posted }) => (
  <Document
    title="Your Human Design chart"
    assets={assets}
    preview={previewOf(address, DESCRIPTION, CHART_PATH)}
    modulePath={CHART_SCRIPT_PATH}
  >
    <SiteHead serviceName={assets.serviceName} facts={head} />
    <main id="main" class="chart-page">
      <h1>Your Human Design chart</h1>
      <BirthAndPicture sample={sample} posted={posted}>
        <ChartActions />
      </BirthAndPicture>
      <ChartParts facts={facts} posted={resultOf(posted)} />
    </main>
    <Footer serviceName={assets.serviceName} />
  </Document>
);

/** The form beside its picture; both on the front page, too. */
export const BirthAndPicture: FC<{
  /** A chart that stands in the place of one's own. */
  readonly sample: ThemedPictureFile;
  readonly posted?: Posted | undefined;
  /** True in a frame of another site, which cannot show the answer to a posted form. */
  readonly opensTab?: boolean;
  /** The buttons of the chart. */
  readonly children?: Child;
}> = ({ sample, posted, opensTab = false, children }) => {
  const result = resultOf(posted);
  const place = result?.birth.place;
  return (
    <div class="birth-and-picture">
      <div class="birth-side">
        <BirthForm
          id="birth"
          chart="chart"
          opensTab={opensTab}
          fields={posted?.fields}
          fault={typeof posted?.result === "string" ? posted.result : undefined}
          place={place}
        >
          {result !== undefined && result.birth.others.length > 0 && (
            <div class="field" data-no-script>
              <label for="pick">
                Another place? <span class="quiet">(optional)</span>
              </label>
              <select id="pick" name="pick">
                <option value="">No, as above</option>
                {result.birth.others.map((label) => (
                  <option value={label}>{label}</option>
                ))}
              </select>
            </div>
          )}
          <button class="button birth-submit" type="submit">
            Show my chart
          </button>
          <p class="quiet small with-script">
            Computed in your browser, stored nowhere. Only the place search asks this server.
          </p>
          <p class="quiet small without-script">
            Without JavaScript, this server computes your chart, and stores nothing.
          </p>
        </BirthForm>
      </div>
      <div class="picture-side">
        <p class="headline" role="status" data-headline>
          {result?.headline ?? "A sample chart"}
        </p>
        {children}
        {result === undefined && children !== undefined && (
          <p class="chart-actions quiet" data-sample>
            Yours appears here once you have entered your birth.
          </p>
        )}
        <div class="picture-frame" data-frame>
          {result === undefined ? (
            <div class="sample">
              <ThemedPicture file={sample} alt="A sample: the bodygraph of a Projector" />
            </div>
          ) : (
            <>
              <div class="posted light">{raw(result.pictures.light)}</div>
              <div class="posted dark">{raw(result.pictures.dark)}</div>
            </>
          )}
          <human-design-chart id="chart" theme="auto" hidden></human-design-chart>
        </div>
        <p class="chart-note" data-note hidden={result === undefined || result.notes.length === 0}>
          <span>{result?.notes.join(" ")}</span> <a href={CLOCKS_PATH}>Clocks of the past</a>
        </p>
      </div>
    </div>
  );
};

function resultOf(posted: Posted | undefined): PostedChart | undefined {
  return typeof posted?.result === "object" ? posted.result : undefined;
}
