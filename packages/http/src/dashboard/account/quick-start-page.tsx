import type { FC } from "hono/jsx";
import type { Assets } from "../assets.js";
import { accountPath, PageLayout } from "../components/page-layout.js";
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
    <h1>Quick start</h1>
    <section class="card stack" aria-labelledby="step-key">
      <h2 id="step-key">1. Set your API key</h2>
      <p>
        Paste your full key in place of the shortened one. Don't have it?{" "}
        <a href={`${accountPath(viewer.account.id)}/key`}>Create a new key</a>.
      </p>
      <Code id="code-key" name="shell" code={exportLine} />
    </section>
    <section class="card stack" aria-labelledby="step-call">
      <h2 id="step-call">2. Request a chart</h2>
      <p class="quiet">
        Call the API from your server. Anyone can read a key that ships in a web page or app. Each chart costs
        one credit. Failed requests are free. Send an Idempotency-Key: if no response reaches you, a retry
        with it costs nothing.
      </p>
      {examples.map(({ id, name, code }) => (
        <section class="stack tight" aria-labelledby={`name-${id}`}>
          <h3 id={`name-${id}`}>{name}</h3>
          <Code id={`code-${id}`} name={name} code={code} />
        </section>
      ))}
    </section>
    <p class="quiet">
      See every endpoint, field and error in the <a href={openApiUrl}>OpenAPI description</a>.
    </p>
  </PageLayout>
);

const Code: FC<{ readonly id: string; readonly name: string; readonly code: string }> = ({
  id,
  name,
  code,
}) => (
  <>
    {/* The tab stop lets keyboard users scroll the code. */}
    <section class="code" tabindex={0} aria-label={`Code: ${name}`}>
      <pre>
        <code id={id}>{code}</code>
      </pre>
    </section>
    <div>
      <button class="plain slim" type="button" data-copies={id} aria-live="polite" hidden>
        Copy
      </button>
    </div>
  </>
);
