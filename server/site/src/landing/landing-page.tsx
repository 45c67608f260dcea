import type { Assets, SiteAddress } from "@chart/ui";
import { Document, Footer, previewOf, SiteHead } from "@chart/ui";
import type { Child, FC } from "hono/jsx";
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
  /** The first screen: heading, and the form of one's own chart with its picture. */
  readonly form: Child;
  /** Path of the form's script. */
  readonly modulePath: string;
}> = ({ assets, address, facts, request, form, modulePath }) => (
  <Document
    title="See your Human Design chart"
    assets={assets}
    preview={previewOf(address, DESCRIPTION, "/")}
    modulePath={modulePath}
    isModuleLate
  >
    <SiteHead serviceName={assets.serviceName} facts={facts} />
    <main id="main" class="landing">
      <section class="hero">{form}</section>
      <LandingProof />
      <LandingWays request={request} />
      <LandingPlans facts={facts} />
    </main>
    <Footer serviceName={assets.serviceName} />
  </Document>
);
