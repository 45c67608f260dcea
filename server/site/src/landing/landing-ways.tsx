import { CodeBlock, RequestTabs } from "@chart/ui";
import type { FC } from "hono/jsx";
import { ELEMENT_PAGE, elementLines } from "./element-lines.js";
import type { LandingRequest } from "./landing-request.js";
import { type CardText, TextCard } from "./text-card.js";

const WAYS: readonly CardText[] = [
  {
    title: "Web components",
    text: "A chart or a form in any page, computed there. No key, no npm, no framework; React and Vue, too.",
    links: [
      ["Elements", ELEMENT_PAGE],
      ["Gallery", "/docs/gallery"],
    ],
  },
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

/**
 * The ways to a chart in somebody's own product: the element's two lines, the first request with its answer, then all
 * ways.
 */
export const LandingWays: FC<{ readonly request: LandingRequest }> = ({
  request: { baseUrl, examples, keyNote, answer },
}) => (
  <section class="stack" aria-labelledby="ways">
    <h2 id="ways">Charts in your product</h2>
    <div class="stack tight">
      <p>One script and one tag draw a chart in any page:</p>
      <CodeBlock id="element" title="HTML" language="text" code={elementLines(baseUrl)} />
      <p class="quiet small">
        Computed in the visitor's browser: no key, no npm.{" "}
        <a href={`${ELEMENT_PAGE}#wordpress-and-other-editors`}>WordPress</a>,{" "}
        <a href={`${ELEMENT_PAGE}#iframe`}>an iframe</a> or{" "}
        <a href={`${ELEMENT_PAGE}#links-to-a-chart`}>a link to a chart</a> work, too.
      </p>
    </div>
    <p>Or ask for the numbers over HTTP:</p>
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
