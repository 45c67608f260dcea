import type { FC } from "hono/jsx";
import { CodeBlock } from "../../dashboard/components/code/code-block.js";
import { RequestTabs } from "../../dashboard/components/code/request-tabs.js";
import { Tabs } from "../../dashboard/components/tabs.js";
import { type LandingRequest, SIMPLE_PATH, WHOLE_PATH } from "./landing-request.js";

/** Section of the first request, beside the answers of the two endpoints that take it, each with its plans. */
export const FirstRequest: FC<{ readonly request: LandingRequest }> = ({ request }) => {
  const { examples, keyNote, answers } = request;
  return (
    <section class="stack" aria-labelledby="request">
      <h2 id="request">One request, one chart</h2>
      <p class="quiet">
        The chart above, as a program sees it. This request works on every plan: set{" "}
        <code>CHART_API_KEY</code> to your key (<a href="/docs/guides/quick-start#get-a-key">get a key</a>),
        and run it. {keyNote}
      </p>
      <div class="columns first-request">
        <RequestTabs examples={examples} />
        <Tabs
          name="answer"
          label="Answer"
          tabs={[
            {
              id: "simple",
              label: "Every plan",
              content: (
                <>
                  <CodeBlock id="simple" title={TITLE} language="json" code={answers.simple} />
                  <p class="quiet">
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
                  <p class="quiet">
                    Without <code>/simple</code> at its end, <code>{WHOLE_PATH}</code> answers the same
                    request with the whole chart, also{" "}
                    <a href="/docs/guides/pictures">as the picture above</a>.
                  </p>
                </>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
};

const TITLE = "Response (… left out)";
