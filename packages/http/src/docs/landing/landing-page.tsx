import type { FC } from "hono/jsx";
import { PLANS, planIncludes } from "../../accounts/plan.js";
import type { CodeExample } from "../../code-examples/code-example.js";
import type { Assets } from "../../dashboard/assets.js";
import { CodeBlock } from "../../dashboard/components/code/code-block.js";
import { Tabs } from "../../dashboard/components/tabs.js";
import { Brand, Document } from "../../dashboard/document.js";
import { PICTURES_PATH } from "../content/site-links.js";
import { Footer } from "../layout/footer.js";
import type { LandingFacts } from "./landing-facts.js";

const DESCRIPTION =
  "Human Design charts from a birth date, time and place: over HTTP as JSON, SVG or PNG, and as a TypeScript library.";

/** Figures, each with the page that explains it. A test compares both. */
const FIGURES = [
  {
    figure: "< 0.005″",
    text: "mean error of the Sun, the Moon and each planet against JPL's ephemeris DE431, 1800 to 2199",
    href: "/docs/guides/accuracy",
  },
  {
    figure: "13,200 of 13,200",
    text: "compared positions in the right gate, line, color and tone",
    href: "/docs/library/accuracy",
  },
  {
    figure: "0",
    text: "credits lost or charged twice when the service was killed in the middle of its work",
    href: "/docs/operators/reliability",
  },
] as const;

/** Kinds of charts besides the one of a birth, each with a picture of the gallery. */
const SHOWN = [
  {
    title: "An uncertain birth time is not a guess",
    text: '"In the evening" becomes every chart that the evening had: what is certain, what is not, and the second at which each value changes.',
    picture: "day",
    alt: "A day as strips that show when the type, the profile and each gate change",
    links: [["Uncertain birth times", "/docs/guides/uncertain-birth-times"]],
  },
  {
    title: "The current sky, and every return",
    text: "Transits alone or against a chart, with the exact moment of each next change, and every pass of a planet over its place at birth.",
    picture: "wheel",
    alt: "A wheel of the 64 gates and the signs, with the positions of a chart",
    links: [
      ["Transits", "/docs/guides/transits"],
      ["returns", "/docs/guides/returns"],
    ],
  },
  {
    title: "Two people, a family, 500 births",
    text: "Composites with their kinds of connection, pentas and groups of up to 20 people, and batches of 500 births in one request.",
    picture: "composite",
    alt: "Two charts in one bodygraph, with the channels that they complete together",
    links: [
      ["People", "/docs/guides/people"],
      ["batches", "/docs/guides/batches"],
    ],
  },
] as const;

/** Properties of {@link LandingPage}. */
export interface LandingPageProps {
  readonly assets: Assets;
  readonly facts: LandingFacts;
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  /** A request in all languages. */
  readonly examples: readonly CodeExample[];
  /** A part of the answer to it, as JSON. */
  readonly answer: string;
}

/** The front page. */
export const LandingPage: FC<LandingPageProps> = ({ assets, facts, baseUrl, examples, answer }) => (
  <Document
    title="Human Design charts for developers"
    assets={assets}
    description={DESCRIPTION}
    picture={`${baseUrl}/docs/assets/open-graph.png`}
  >
    <a class="skip" href="#main">
      Skip to content
    </a>
    <header class="site-head">
      <Brand name={assets.serviceName} href="/" />
      <nav aria-label="Site">
        <a href="/docs">Docs</a>
        <a href="/docs/reference">API reference</a>
        {facts.hasDashboard && (
          <a class="button" href="/dashboard">
            {facts.isSignUpOpen ? "Get a key" : "Dashboard"}
          </a>
        )}
      </nav>
    </header>
    <main id="main" class="landing">
      <section class="hero">
        <div class="stack">
          <h1>Human Design charts, exact to the arcsecond.</h1>
          <p class="lead">
            Send a birth date, time and place; get the whole chart as JSON, or drawn as SVG or PNG. Local
            times follow the history of each time zone since 1800, and positions agree with JPL's ephemeris.
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
        <figure class="hero-chart">
          <ThemedPicture
            name="projector"
            alt="A bodygraph: nine centers, their channels and gates, and the positions of thirteen bodies on both sides"
            width={720}
            height={1220}
          />
        </figure>
      </section>

      <section class="stack" aria-labelledby="request">
        <h2 id="request">One request, one chart</h2>
        <p class="quiet">
          Set <code>CHART_API_KEY</code> to your key first:{" "}
          <a href="/docs/guides/quick-start#get-a-key">get a key</a>.
        </p>
        <div class="columns request">
          <Tabs
            name="language"
            label="Language"
            tabs={examples.map(({ id, name, language, code }) => ({
              id,
              label: name,
              content: <CodeBlock id={`request-${id}`} title="Request" language={language} code={code} />,
            }))}
          />
          <CodeBlock id="answer" title="Response, shortened" language="json" code={answer} />
        </div>
      </section>

      <section class="stack" aria-labelledby="only-here">
        <h2 id="only-here">What no other engine shows</h2>
        <div class="cards">
          {FIGURES.map(({ figure, text, href }) => (
            <a class="card stack tight" href={href}>
              <span class="figure">{figure}</span>
              <span class="quiet">{text}</span>
            </a>
          ))}
        </div>
        <div class="shown">
          {SHOWN.map(({ title, text, picture, alt, links }) => (
            <article class="card stack tight">
              <ThemedPicture name={picture} alt={alt} width={1000} height={624} />
              <h3>{title}</h3>
              <p class="quiet">{text}</p>
              <p>
                {links.map(([label, href], index) => (
                  <>
                    {index > 0 && " · "}
                    <a href={href}>{label}</a>
                  </>
                ))}
              </p>
            </article>
          ))}
        </div>
      </section>

      <section class="stack" aria-labelledby="plans">
        <h2 id="plans">Plans</h2>
        <p class="quiet">
          One credit is one chart. Errors are free, and a retry with an <code>Idempotency-Key</code> never
          costs a second credit. Every plan allows {facts.rateLimitPerMinute.toLocaleString("en")} requests a
          minute.
        </p>
        <div class="cards plans">
          {PLANS.map((plan) => (
            <article class="card stack tight">
              <h3>{`${plan.charAt(0).toUpperCase()}${plan.slice(1)}`}</h3>
              <p>
                <span class="figure">{facts.planCredits[plan].toLocaleString("en")}</span>{" "}
                <span class="quiet">credits a month</span>
              </p>
              <p class="quiet">
                {planIncludes(plan, "advanced")
                  ? "Advanced: every endpoint, pictures included."
                  : "Basic: type, profile, gates, channels and centers."}
              </p>
            </article>
          ))}
        </div>
      </section>
    </main>
    <Footer serviceName={assets.serviceName} />
  </Document>
);

/** A picture of the gallery in the reader's theme. */
const ThemedPicture: FC<{
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}> = ({ name, alt, width, height }) => (
  <picture>
    <source media="(prefers-color-scheme: dark)" srcset={`${PICTURES_PATH}/gallery/${name}-dark.svg`} />
    <img src={`${PICTURES_PATH}/gallery/${name}-light.svg`} width={width} height={height} alt={alt} />
  </picture>
);
