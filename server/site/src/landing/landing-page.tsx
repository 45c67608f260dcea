import type { Assets, SiteAddress, ThemedPictureFile } from "@chart/ui";
import { Document, Footer, previewOf, SiteHead } from "@chart/ui";
import type { FC } from "hono/jsx";
import { BirthAndPicture } from "../chart/chart-page.js";
import { CHART_SCRIPT_PATH } from "../chart/element-files.js";
import type { LandingFacts } from "./landing-facts.js";
import { LandingPlans } from "./landing-plans.js";
import { LandingProof } from "./landing-proof.js";
import type { LandingRequest } from "./landing-request.js";
import { LandingWays } from "./landing-ways.js";

const DESCRIPTION =
  "See your Human Design chart in your browser, and put charts into your product: HTTP API, web components, library.";

/** Lays out the front page: the form of one's own chart first, then proof, ways and plans for those who build. */
export const LandingPage: FC<{
  readonly assets: Assets;
  readonly address: SiteAddress;
  readonly facts: LandingFacts;
  readonly request: LandingRequest;
  readonly sample: ThemedPictureFile;
}> = ({ assets, address, facts, request, sample }) => (
  <Document
    title="See your Human Design chart"
    assets={assets}
    preview={previewOf(address, DESCRIPTION, "/")}
    modulePath={CHART_SCRIPT_PATH}
  >
    <SiteHead serviceName={assets.serviceName} facts={facts} />
    <main id="main" class="landing">
      <section class="hero">
        <h1>See your Human Design chart</h1>
        <p class="lead">In seconds, exact, without an account.</p>
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
      </section>
      <LandingProof />
      <LandingWays request={request} />
      <LandingPlans facts={facts} />
    </main>
    <Footer serviceName={assets.serviceName} />
  </Document>
);
