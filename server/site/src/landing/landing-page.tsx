import type { Assets } from "@chart/ui";
import { Brand, Document } from "@chart/ui";
import type { FC } from "hono/jsx";
import { Footer } from "../layout/footer.js";
import { FirstRequest } from "./first-request.js";
import type { LandingFacts } from "./landing-facts.js";
import { LandingFeatures } from "./landing-features.js";
import { LandingPlans } from "./landing-plans.js";
import { LandingProof } from "./landing-proof.js";
import type { LandingRequest } from "./landing-request.js";
import { type CardText, TextCard } from "./text-card.js";

const DESCRIPTION =
  "Human Design charts from a birth date, time and place: over HTTP as JSON, SVG or PNG, and as a TypeScript library.";

const OWN_WAYS: readonly CardText[] = [
  {
    title: "In your own program",
    text: "The engine is a TypeScript library that needs no server and no network.",
    links: [["Use the library", "/docs/guides/library"]],
  },
  {
    title: "On your own server",
    text: (
      <>
        In a clone, <code>npm start</code> serves charts and prints a key. One guide leads on to production
        and the first customer.
      </>
    ),
    links: [["Host it yourself", "/docs/guides/self-hosting"]],
  },
];

export const LandingPage: FC<{
  readonly assets: Assets;
  readonly facts: LandingFacts;
  readonly request: LandingRequest;
}> = ({ assets, facts, request }) => (
  <Document
    title="Human Design charts for developers"
    assets={assets}
    description={DESCRIPTION}
    picture={`${request.baseUrl}/docs/assets/open-graph.png`}
  >
    <a class="skip" href="#main">
      Skip to content
    </a>
    <header class="site-head">
      <Brand name={assets.serviceName} href="/" />
      <nav aria-label="Site">
        <a href="/docs">Docs</a>
        <a href="/docs/reference">API reference</a>
        {facts.hasDashboard && <a href="/dashboard">Sign in</a>}
        {facts.hasDashboard && facts.isSignUpOpen && (
          <a class="button plain" href="/dashboard/sign-up">
            Get a key
          </a>
        )}
      </nav>
    </header>
    <main id="main" class="landing">
      <section class="hero">
        <div class="hero-text">
          <h1>Human Design charts, exact to a fraction of an arcsecond</h1>
          <div class="stack">
            <p class="lead">
              Human Design describes a person by the sky at the birth. Send a birth date, time and place, and
              get the whole chart as JSON, SVG or PNG.
            </p>
            <p class="actions">
              <a class="button" href="/docs/guides/quick-start">
                Make your first chart
              </a>
              <a class="button plain" href="/docs">
                Read the docs
              </a>
            </p>
          </div>
        </div>
        <FirstRequest request={request} />
      </section>

      <LandingProof />
      <LandingFeatures />
      <LandingPlans facts={facts} />

      <section class="stack" aria-labelledby="own">
        <h2 id="own">Or run it yourself</h2>
        <div class="cards">
          {OWN_WAYS.map((about) => (
            <TextCard about={about} />
          ))}
        </div>
      </section>
    </main>
    <Footer serviceName={assets.serviceName} />
  </Document>
);
