import { CodeBlock, RequestTabs } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { LandingRequest } from "./landing-request.js";
import { type CardText, TextCard } from "./text-card.js";

const WAYS: readonly CardText[] = [
  {
    title: "HTTP API",
    text: "JSON, SVG and PNG. Births by place, time zone or UTC, transits, returns, couples, groups, any number of births.",
    links: [
      ["Quick start", "/docs/guides/quick-start"],
      ["Client", "/docs/guides/client"],
      ["Reference", "/docs/reference"],
    ],
  },
  {
    title: "Web components",
    text: "One tag draws a chart in any page, computed there. No server, no key.",
    links: [
      ["Elements", "/docs/library/bodygraph-element"],
      ["Gallery", "/docs/gallery"],
    ],
  },
  {
    title: "TypeScript library",
    text: "The engine and its pictures, without a network.",
    links: [["Library", "/docs/guides/library"]],
  },
  {
    title: "Your own server",
    text: (
      <>
        <code>npm start</code> in a clone serves charts and prints a key.
      </>
    ),
    links: [["Host it yourself", "/docs/guides/self-hosting"]],
  },
];

/** The ways to a chart in somebody's own product: the first request with its answer, then all ways. */
export const LandingWays: FC<{ readonly request: LandingRequest }> = ({
  request: { examples, keyNote, answer },
}) => (
  <section class="stack" aria-labelledby="ways">
    <h2 id="ways">Charts in your product</h2>
    <div class="first-request">
      <div class="stack tight">
        <RequestTabs examples={examples} />
        <p class="quiet small">
          First run <code>export CHART_API_KEY=chart_live_...</code> with your own key:{" "}
          <a href="/docs/guides/quick-start#get-a-key">get a key</a>. {keyNote}
        </p>
      </div>
      <CodeBlock id="answer" title="Response, shortened" language="json" code={answer} />
    </div>
    <div class="cards">
      {WAYS.map((about) => (
        <TextCard about={about} class="point" />
      ))}
    </div>
  </section>
);
