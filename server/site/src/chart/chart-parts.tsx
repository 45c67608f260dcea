import { CodeBlock, RequestTabs, Tabs } from "@chart/ui";
import { BODIES, BODY_NAMES, CHANNELS, GATES } from "chart-core";
import { GLOSSARY } from "chart-core/glossary";
import type { FC } from "hono/jsx";
import { BirthForm } from "./birth-form.js";
import type { ChartFacts } from "./chart-facts.js";
import type { PostedChart } from "./posted-chart.js";
import { ChartReading } from "./reading/chart-reading.js";
import { type ExampleBirth, fillExample, SAMPLE } from "./reading/fill-example.js";
import type { Meanings } from "./reading/meanings.js";
import { membersOf } from "./reading/members-of.js";

const MEANINGS: Meanings = { GLOSSARY, GATES, CHANNELS, BODIES, BODY_NAMES };

/** The tabs below a chart. Without a posted chart they are hidden and filled by the script. */
export const ChartParts: FC<{
  readonly facts: ChartFacts;
  readonly posted: PostedChart | undefined;
}> = ({ facts, posted }) => {
  const birth = posted === undefined ? SAMPLE : exampleOf(posted);
  const filled = (code: string) => fillExample(code, birth);
  return (
    <section class="chart-parts" id="chart-parts" aria-label="About this chart" hidden={posted === undefined}>
      <Tabs
        name="chart-part"
        label="About this chart"
        tabs={[
          {
            id: "says",
            label: "What it says",
            content: (
              <div id="says">
                {posted !== undefined && (
                  <ChartReading chart={posted.chart} possible={posted.possible} meanings={MEANINGS} />
                )}
              </div>
            ),
          },
          { id: "with", label: "With someone", content: <WithSomeone /> },
          {
            id: "json",
            label: "JSON",
            content: (
              <div class="stack tight" id="json" data-members={facts.members.join(" ")}>
                <p class="quiet">
                  The member <code>data</code> of the answer to the request in the next tab.
                </p>
                <CodeBlock
                  id="json"
                  title="Chart"
                  language="json"
                  code={posted === undefined ? "" : jsonOf(posted, facts)}
                />
              </div>
            ),
          },
          {
            id: "request",
            label: "The request",
            content: (
              <div class="stack tight" id="request">
                <p class="quiet">
                  Ask the API for this chart with a key of yours:{" "}
                  <a href="/docs/guides/quick-start">quick start</a>. An uncertain time has{" "}
                  <a href="/docs/guides/uncertain-birth-times">endpoints of its own</a>.
                </p>
                <RequestTabs
                  examples={facts.examples.map((example) => ({ ...example, code: filled(example.code) }))}
                />
                <p class="quiet" data-zone-only hidden>
                  The request takes coordinates: choose a place in the form instead of a time zone.
                </p>
              </div>
            ),
          },
          { id: "embed", label: "Embed", content: <Embed facts={facts} filled={filled} /> },
        ]}
      />
    </section>
  );
};

const WithSomeone: FC = () => (
  <div class="with-someone">
    <div class="stack tight">
      <p data-script-only hidden>
        Add a second birth: the picture above then shows both charts together.
      </p>
      <p data-no-script>This part needs JavaScript, which draws both charts in your browser.</p>
      <div data-script-only hidden>
        <BirthForm id="second" chart="chart" isSecond>
          <p class="actions">
            <button type="submit">Show both charts</button>
            <button class="plain" type="button" data-alone>
              Show one chart again
            </button>
          </p>
        </BirthForm>
      </div>
    </div>
    <dl class="kinds">
      {(["electromagnetic", "companionship", "dominance", "compromise"] as const).map((kind) => (
        <div>
          <dt>{GLOSSARY[kind].title}</dt>
          <dd class="quiet">{GLOSSARY[kind].meaning}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const Embed: FC<{ readonly facts: ChartFacts; readonly filled: (code: string) => string }> = ({
  facts: { baseUrl, embedOrigins },
  filled,
}) => (
  <div class="stack" id="embed">
    <div class="stack tight">
      <h2>This chart in a page of yours</h2>
      <CodeBlock id="embed-chart" title="HTML" language="text" code={filled(chartSnippet(baseUrl))} />
      <p class="quiet small">
        The birth stands in your page; it is sent nowhere. All attributes:{" "}
        <a href="/docs/library/bodygraph-element">the elements</a>.
      </p>
    </div>
    <div class="stack tight">
      <h2>A form for your visitors</h2>
      {embedOrigins.length === 0 && (
        <p>
          This service allows no other site yet: whoever runs it lists the origin of your page, such as{" "}
          <code>https://www.example.com</code>, in <code>EMBED_ORIGINS</code>.
        </p>
      )}
      <CodeBlock id="embed-form" title="HTML" language="text" code={formSnippet(baseUrl)} />
      <p>Where a page may have no scripts, as in many editors:</p>
      <CodeBlock id="embed-frame" title="HTML" language="text" code={frameSnippet(baseUrl)} />
    </div>
  </div>
);

/** The buttons of a chart. The script shows them. */
export const ChartActions: FC = () => (
  <div class="chart-actions" data-chart-actions hidden>
    <button type="button" data-share>
      Share
    </button>
    <button class="plain" type="button" data-wheel aria-pressed="false">
      Wheel
    </button>
    <button class="plain" type="button" data-save="svg">
      SVG
    </button>
    <button class="plain" type="button" data-save="png">
      PNG
    </button>
    <button class="plain" type="button" data-print>
      Print
    </button>
    <p class="hint" role="status" data-told></p>
  </div>
);

function chartSnippet(baseUrl: string): string {
  const { date, time, timeZone, lat, lng } = SAMPLE;
  return `<script type="module" src="${baseUrl}/embed/human-design-chart.js"></script>
<human-design-chart date="${date}" time="${time}" time-zone="${timeZone}" lat="${lat}" lng="${lng}"></human-design-chart>`;
}

function formSnippet(baseUrl: string): string {
  return `<script type="module" src="${baseUrl}/embed/human-design-form.js"></script>
<human-design-form for="chart" places-url="${baseUrl}/chart/places"></human-design-form>
<human-design-chart id="chart" theme="auto"></human-design-chart>`;
}

function frameSnippet(baseUrl: string): string {
  return `<iframe src="${baseUrl}/embed" title="Human Design chart" width="100%" height="1400"></iframe>`;
}

function exampleOf({ birth: { date, time, place } }: PostedChart): ExampleBirth {
  return { date, time: time ?? "12:00", timeZone: place.zone, lat: place.lat, lng: place.lng };
}

/** Writes the members that the service answers with. */
function jsonOf({ chart }: PostedChart, { members }: ChartFacts): string {
  return JSON.stringify(membersOf(chart, members), undefined, 2);
}
