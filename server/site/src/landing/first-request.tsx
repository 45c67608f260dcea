import { CodeBlock, RequestTabs, Tabs } from "@chart/ui";
import type { FC } from "hono/jsx";
import { type LandingRequest, SIMPLE_PATH, WHOLE_PATH } from "./landing-request.js";
import { ThemedPicture } from "./themed-picture.js";

/**
 * The first request, the answers of the two endpoints that take it, each with its plans, and its picture:
 *
 *     from 1,120 px                  from 720 px           phones
 *     +---------+--------+---------+  +---------+---------+  request
 *     | request | answer | picture |  | request | picture |  answer
 *     +---------+--------+         |  | answer  |         |  picture
 *     | facts            |         |  +---------+---------+  facts
 *     +------------------+---------+  | facts             |
 *                                     +-------------------+
 */
export const FirstRequest: FC<{ readonly request: LandingRequest }> = ({ request }) => {
  const { examples, keyNote, answers } = request;
  return (
    <div class="first-request">
      <section class="stack tight" aria-labelledby="request">
        <h2 id="request">Send a birth</h2>
        <RequestTabs examples={examples} />
        <p class="quiet small">
          Works on every plan. First run <code>export CHART_API_KEY=chart_live_...</code> with your own key (
          <a href="/docs/guides/quick-start#get-a-key">get a key</a>). {keyNote}
        </p>
      </section>
      <section class="stack tight" aria-labelledby="answer">
        <h2 id="answer">Get the chart as JSON</h2>
        <Tabs
          name="answer"
          label="Response"
          tabs={[
            {
              id: "simple",
              label: "Every plan",
              content: (
                <>
                  <CodeBlock id="simple" title={TITLE} language="json" code={answers.simple} />
                  <p class="quiet small">
                    <code>{SIMPLE_PATH}</code> answers with the type, the profile, and what is active.
                  </p>
                </>
              ),
            },
            {
              id: "whole",
              label: "Developer plan and up",
              content: (
                <>
                  <CodeBlock id="whole" title={TITLE} language="json" code={answers.whole} />
                  <p class="quiet small">
                    Without <code>/simple</code> at its end, <code>{WHOLE_PATH}</code> answers the same
                    request with the whole chart.
                  </p>
                </>
              ),
            },
          ]}
        />
      </section>
      <section class="stack tight" aria-labelledby="picture">
        <h2 id="picture">Get it as a picture</h2>
        <a href="/docs/guides/read-a-chart">
          <ThemedPicture
            name="gallery/projector"
            alt="The bodygraph of this birth: nine centers, their channels and gates, and the positions of thirteen bodies on both sides"
          />
        </a>
        <p class="quiet small">
          The bodygraph of this birth, as <a href="/docs/guides/pictures">SVG or PNG</a> from the Developer
          plan on. New to Human Design? <a href="/docs/guides/read-a-chart">How to read it</a>
        </p>
      </section>
      <ul class="hero-facts quiet">
        <li>Birthplaces by name or by coordinates</li>
        <li>Local times with the clock changes of every zone since 1800</li>
        <li>
          Refused requests are free, and so are retries with an <code>Idempotency-Key</code>
        </li>
      </ul>
    </div>
  );
};

const TITLE = "Response, shortened";
