import { CodeBlock, RequestTabs } from "@chart/ui";
import { GLOSSARY } from "chart-core/glossary";
import { type LinkedBirth, TOGETHER_KINDS } from "chart-reading";
import type { Child, FC } from "hono/jsx";
import { BirthForm } from "./birth-form.js";
import { type ChartFacts, SAMPLE_REQUESTS } from "./chart-facts.js";
import { MEANINGS } from "./meanings.js";
import type { PostedChart } from "./posted-chart.js";
import { ChartReading } from "./tabs/chart-reading.js";
import {
  type ExampleBirth,
  exampleBirth,
  fillExample,
  type RequestKind,
  requestKindOf,
  SAMPLE,
} from "./tabs/fill-example.js";
import { membersOf } from "./tabs/members-of.js";
import { Rarity } from "./tabs/rarity.js";
import { CalendarTab, CertainTab, ReturnsTab, TodayTab } from "./time-tabs.js";

const KINDS = Object.keys(SAMPLE_REQUESTS) as readonly RequestKind[];

/** A part of the page below a chart. */
interface Part {
  readonly id: string;
  readonly label: string;
  /** True if only the script can fill it. */
  readonly needsScript?: boolean;
  readonly isForDevelopers?: boolean;
  readonly content: Child;
}

/**
 * The parts below a chart, one of which is shown. The list of links to them becomes a list of tabs with a script; without
 * one they stand below each other. Without a posted chart they are hidden, and filled by the script.
 */
export const ChartParts: FC<{
  readonly facts: ChartFacts;
  readonly posted: PostedChart | undefined;
}> = ({ facts, posted }) => {
  const parts = partsOf(facts, posted);
  return (
    <section class="chart-parts" id="chart-parts" aria-label="About this chart" hidden={posted === undefined}>
      <nav class="part-tabs" aria-label="About this chart" data-tabs>
        {parts.map(({ id, label, needsScript, isForDevelopers }, index) => (
          <>
            {isForDevelopers && !parts[index - 1]?.isForDevelopers && (
              <span class="for-developers" aria-hidden="true">
                For developers
              </span>
            )}
            <a
              id={`tab-${id}`}
              href={`#part-${id}`}
              class={classes(needsScript && "with-script", isForDevelopers && "for-developers")}
              data-tab={id}
            >
              {label}
            </a>
          </>
        ))}
      </nav>
      {parts.map(({ id, label, needsScript, content }, index) => (
        <section
          id={`part-${id}`}
          class={classes("part", index === 0 && "first-part", needsScript && "with-script")}
          aria-labelledby={`tab-${id}`}
        >
          <h2 class="part-title">{label}</h2>
          {content}
        </section>
      ))}
      <p class="quiet without-script">
        With JavaScript, this page also shows the sky of any day, a calendar, two people together, and
        returns.
      </p>
      {posted !== undefined && (
        // The examples before anybody's birth was in them, from which the script goes on.
        <template id="samples">
          {KINDS.map((kind) => (
            <RequestTabs examples={facts.examples[kind]} variant={`-${kind}`} />
          ))}
          <CodeBlock id="embed-chart" title="HTML" language="text" code={chartSnippet(facts.baseUrl)} />
        </template>
      )}
    </section>
  );
};

function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}

function partsOf(facts: ChartFacts, posted: PostedChart | undefined): readonly Part[] {
  const birth = posted === undefined ? SAMPLE_BIRTH : exampleBirth(linkedOf(posted));
  const forDevelopers = { isForDevelopers: true };
  return [
    {
      id: "says",
      label: "What it says",
      content: (
        <div id="says">
          {posted !== undefined && (
            <>
              <Rarity rows={posted.rarity} />
              <ChartReading
                chart={posted.chart}
                possible={posted.possible}
                meanings={MEANINGS}
                links={facts.glossaryLinks}
                isSummarized
              />
            </>
          )}
        </div>
      ),
    },
    {
      id: "certain",
      label: "What is certain",
      content: <CertainTab posted={posted} meanings={MEANINGS} />,
    },
    { id: "today", label: "Today", needsScript: true, content: <TodayTab /> },
    { id: "calendar", label: "Calendar", needsScript: true, content: <CalendarTab /> },
    { id: "with", label: "Two people", needsScript: true, content: <TwoPeople /> },
    { id: "returns", label: "Returns", needsScript: true, content: <ReturnsTab /> },
    {
      ...{ id: "json", label: "JSON", ...forDevelopers },
      content: (
        <div class="stack tight" id="json" data-members={facts.members.join(" ")}>
          <p class="quiet">
            The member <code>data</code> of the service's answer. <span data-scope>{posted?.scope}</span>
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
      ...{ id: "request", label: "Request", ...forDevelopers },
      content: (
        <div class="stack tight">
          <p class="quiet">
            Ask the API with a key of yours: <a href="/docs/guides/quick-start">quick start</a>.
          </p>
          <div id="request">
            <Requests
              facts={facts}
              birth={birth}
              kind={posted === undefined ? "exact" : requestKindOf(linkedOf(posted))}
            />
          </div>
          <p class="quiet" data-only="later" hidden>
            Clocks showed this time twice, and this chart is of the second one. Add{" "}
            <code>"disambiguation": "later"</code> to the request: without it, the first counts.
          </p>
          <p class="quiet" data-only="two" hidden>
            For two people together: <a href="/docs/reference/v2-composites">/v2/composites</a>.
          </p>
        </div>
      ),
    },
    {
      ...{ id: "embed", label: "Embed", ...forDevelopers },
      content: <Embed facts={facts} birth={birth} scope={posted?.scope} />,
    },
  ];
}

/** The requests for each knowledge of the time and the place, one of which is shown. */
const Requests: FC<{
  readonly facts: ChartFacts;
  readonly birth: ExampleBirth;
  readonly kind: RequestKind;
}> = ({ facts, birth, kind: shown }) => (
  <>
    {KINDS.map((kind) => (
      <div data-request={kind} hidden={kind !== shown}>
        <RequestTabs
          variant={`-${kind}`}
          examples={facts.examples[kind].map((example) => ({
            ...example,
            code: fillExample(example.code, birth),
          }))}
        />
      </div>
    ))}
  </>
);

const TwoPeople: FC = () => (
  <div class="with-someone">
    <div class="stack tight">
      <p data-until-two>Enter a second birth: the picture above then shows both charts together.</p>
      <BirthForm id="second" chart="chart" isSecond>
        <p class="actions">
          <button class="plain" type="submit">
            Show both charts
          </button>
          <button class="plain" type="button" data-alone hidden>
            Show one chart again
          </button>
        </p>
      </BirthForm>
    </div>
    <dl class="kinds">
      {TOGETHER_KINDS.map((kind) => (
        <div>
          <dt>{GLOSSARY[kind].title}</dt>
          <dd class="quiet">{GLOSSARY[kind].meaning}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const Embed: FC<{
  readonly facts: ChartFacts;
  readonly birth: ExampleBirth;
  readonly scope: string | undefined;
}> = ({ facts: { baseUrl, embedding, contact }, birth, scope }) => (
  <div class="stack" id="embed">
    <div class="stack tight">
      <h2>A chart in a page of yours</h2>
      <p class="quiet" data-scope>
        {scope}
      </p>
      <CodeBlock
        id="embed-chart"
        title="HTML"
        language="text"
        code={fillExample(chartSnippet(baseUrl), birth)}
      />
      <p class="quiet small">
        The birth stands in your page; it is sent nowhere. All attributes:{" "}
        <a href="/docs/library/bodygraph-element">the elements</a>.
      </p>
    </div>
    <div class="stack tight">
      <h2>A form for your visitors</h2>
      <MayEmbed embedding={embedding} contact={contact} />
      <CodeBlock id="embed-form" title="HTML" language="text" code={formSnippet(baseUrl)} />
      <p>Where a page may have no scripts, as in many editors:</p>
      <CodeBlock id="embed-frame" title="HTML" language="text" code={frameSnippet(baseUrl)} />
    </div>
  </div>
);

/** Says whose pages may embed the form, unless the operator has listed some. */
const MayEmbed: FC<Pick<ChartFacts, "embedding" | "contact">> = ({
  embedding: { origins, allowsLoopback },
  contact,
}) => {
  if (allowsLoopback)
    return (
      <p>
        Pages on this machine may embed the form. For other sites, the operator of this service lists their
        origins, such as <code>https://www.example.com</code>, in{" "}
        <a href="/docs/operators/configuration">EMBED_ORIGINS</a>.
      </p>
    );
  if (origins.length > 0) return null;
  const operator = "its operator";
  return (
    <p>
      This service allows no other site yet:{" "}
      {contact === undefined ? operator : <a href={contact}>{operator}</a>} lists the origin of your page,
      such as <code>https://www.example.com</code>, in <code>EMBED_ORIGINS</code>.
    </p>
  );
};

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
  return `<iframe src="${baseUrl}/embed" title="Human Design chart" width="100%" height="1200"></iframe>`;
}

const SAMPLE_BIRTH: ExampleBirth = { ...SAMPLE, disambiguation: null };

/** Returns a posted birth as links and examples have it. */
function linkedOf({ birth }: PostedChart): LinkedBirth {
  const { coords, label, zone } = birth.place;
  const { lat, lng } = coords ?? { lat: null, lng: null };
  return { ...birth, place: label, timeZone: zone, lat, lng };
}

/** Writes the members that the service answers with. */
function jsonOf({ chart }: PostedChart, { members }: ChartFacts): string {
  return JSON.stringify(membersOf(chart, members), undefined, 2);
}
