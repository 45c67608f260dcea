import type { FC } from "hono/jsx";
import type { Assets } from "../assets.js";
import { CodeBlock } from "../components/code/code-block.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import { Tabs } from "../components/tabs.js";
import type { Viewer } from "../env.js";
import type { Example } from "./examples.js";

/** The page that explains how to get from the API key to the first chart. */
export const QuickStartPage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly examples: readonly Example[];
  readonly exportLine: string;
  readonly openApiUrl: string;
}> = ({ assets, viewer, examples, exportLine, openApiUrl }) => (
  <PageLayout title="Quick start" section="quick-start" assets={assets} viewer={viewer}>
    <PageHeader title="Quick start" description="From your API key to your first chart." />
    <section class="card stack" aria-labelledby="step-key">
      <h2 id="step-key">1. Set your API key</h2>
      <p>
        Paste your full key in place of the shortened one. Don't have it?{" "}
        <a href={`${accountPath(viewer.account.id)}/key`}>Create a new key</a>.
      </p>
      <CodeBlock id="key" title="Shell" language="shell" code={exportLine} />
    </section>
    <section class="card stack" aria-labelledby="step-call">
      <h2 id="step-call">2. Request a chart</h2>
      <p class="quiet">
        Call the API from your server. Anyone can read a key that ships in a web page or app. Each chart costs
        one credit. Failed requests are free. Send an Idempotency-Key: if no response reaches you, a retry
        with it costs nothing.
      </p>
      <Tabs
        name="language"
        label="Language"
        tabs={examples.map(({ id, name, language, code }) => ({
          id,
          label: name,
          content: <CodeBlock id={id} title={name} language={language} code={code} />,
        }))}
      />
    </section>
    <p class="quiet">
      See every endpoint, field and error in the <a href={openApiUrl}>OpenAPI description</a>.
    </p>
  </PageLayout>
);
