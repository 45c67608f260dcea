import { planIncludes } from "@chart/accounts";
import type { Assets, CodeExample } from "@chart/ui";
import { CodeBlock, RequestTabs } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Card } from "../components/card.js";
import { ErrorCode } from "../components/error-code.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import { type Column, RowsTable } from "../components/rows-table.js";
import { FAILED_ANSWER } from "./sample-answers.js";

export interface QuickStartPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly exportLine: string;
  readonly examples: readonly CodeExample[];
  /** JSON of the answer to the examples. */
  readonly answer: string;
  /** Explanation of the header with the geocoding key; undefined if the examples do without. */
  readonly geocodeNote: string | undefined;
  /** Command that saves a picture of the chart; undefined if the plan includes none. */
  readonly pictureCommand: string | undefined;
  readonly openApiUrl: string;
}

export const QuickStartPage: FC<QuickStartPageProps> = (props) => {
  const { assets, viewer, exportLine, examples, answer, geocodeNote, openApiUrl } = props;
  return (
    <PageLayout title="Quick start" section="quick-start" assets={assets} viewer={viewer}>
      <PageHeader title="Quick start" description="From your API key to your first chart, in a minute." />
      <Card title="1. Set your API key" id="step-key">
        <p>
          Replace the placeholder with your API key. Don't have one?{" "}
          <a href={`${accountPath(viewer.account.id)}/keys/new`}>Create a key</a>.
        </p>
        <CodeBlock id="key" title="Shell" language="shell" code={exportLine} />
      </Card>
      <Card
        title="2. Request a chart"
        id="step-call"
        description="Call the API from your server: anyone can read a key that ships in a web page or app. Each chart costs one credit."
      >
        {geocodeNote && <p class="small">{geocodeNote}</p>}
        <div class="beside">
          <RequestTabs examples={examples} />
          <CodeBlock id="answer" title="Response (shortened)" language="json" code={answer} />
        </div>
      </Card>
      <Card
        title="3. Handle errors"
        id="step-errors"
        description="Branch on errorCode, which never changes. The message is for people. Of all errors, only a 503 may be charged."
      >
        <div class="beside">
          <RowsTable columns={ERROR_COLUMNS} rows={ERRORS} variant="errors" />
          <CodeBlock id="failure" title="Response to an invalid date" language="json" code={FAILED_ANSWER} />
        </div>
        <p class="small quiet">
          The client sends an Idempotency-Key with each request; without it, send your own. If no response
          reaches you, <a href="/docs/guides/retries">retry with the same key</a>: you're charged once.
        </p>
      </Card>
      <PictureCard {...props} />
      <p class="quiet">
        The client retries without paying twice and takes long lists: install it for{" "}
        <a href="/docs/guides/client">TypeScript</a> or for <a href="/docs/guides/clients">Python and PHP</a>.
        See every endpoint, field and error in the <a href="/docs/reference">API reference</a> or the{" "}
        <a href={openApiUrl}>OpenAPI description</a>.
      </p>
    </PageLayout>
  );
};

const PictureCard: FC<QuickStartPageProps> = ({ assets, viewer, pictureCommand }) => (
  <Card
    title={planIncludes(viewer.account.plan, "advanced") ? "4. Get the picture" : "Your chart as a picture"}
    id="step-picture"
    description="The bodygraph of the chart above, drawn by this service."
  >
    <div class="picture">
      <picture>
        <source srcset={assets.pictures["bodygraph-dark"]?.path} media="(prefers-color-scheme: dark)" />
        <img
          src={assets.pictures["bodygraph-light"]?.path}
          width="300"
          height="508"
          loading="lazy"
          alt="Bodygraph of a Projector with profile 2/4: Head and Ajna are defined by the channel 47-64."
        />
      </picture>
      <div class="stack">
        {pictureCommand === undefined ? (
          <p>Pictures come with the full chart, which needs a Developer, Scale or Lifetime plan.</p>
        ) : (
          <>
            <p>
              Ask the same endpoint for SVG or PNG. It costs one credit, or nothing if you send the chart's
              Idempotency-Key again.
            </p>
            <CodeBlock id="picture" title="curl" language="shell" code={pictureCommand} />
          </>
        )}
      </div>
    </div>
  </Card>
);

interface CommonError {
  readonly code: string;
  readonly reaction: string;
}

const ERRORS: readonly CommonError[] = [
  { code: "INVALID_BIRTHDATE", reaction: "Ask for the date again. Each INVALID code names its field." },
  { code: "GEOCODE_LOCATION_NOT_FOUND", reaction: "Ask for the place again, as city and country." },
  { code: "RATE_LIMIT_EXCEEDED", reaction: "Wait for the seconds in Retry-After, then try again." },
  { code: "CREDITS_EXHAUSTED", reaction: "Stop until your credits renew, or ask the operator for more." },
  { code: "SERVICE_UNAVAILABLE", reaction: "Try again with the same Idempotency-Key." },
];

const ERROR_COLUMNS: readonly Column<CommonError>[] = [
  { title: "Code", cellClass: "id", cell: ({ code }) => <ErrorCode code={code} /> },
  { title: "What to do", shortTitle: "Do", cell: ({ reaction }) => reaction },
];
