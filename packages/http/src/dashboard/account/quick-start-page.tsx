import type { FC } from "hono/jsx";
import type { Assets } from "../assets.js";
import { accountPath, PageLayout } from "../components/page-layout.js";
import type { Viewer } from "../env.js";
import type { Example } from "./examples.js";

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
      <h2 id="step-key">1. Put your key into the environment</h2>
      <p>
        Replace the dots by your whole key. You do not have it any more?{" "}
        <a href={`${accountPath(viewer.account.id)}/key`}>Get a new one</a>.
      </p>
      <Code id="code-key" name="the command" code={exportLine} />
    </section>
    <section class="card stack" aria-labelledby="step-call">
      <h2 id="step-call">2. Ask for a chart</h2>
      <p class="quiet">
        From a server: a key in a web page or an app is a key for everybody. Each chart costs one credit;
        refused requests cost none.
      </p>
      {examples.map(({ id, name, code }) => (
        <section class="stack tight" aria-labelledby={`name-${id}`}>
          <h3 id={`name-${id}`}>{name}</h3>
          <Code id={`code-${id}`} name={name} code={code} />
        </section>
      ))}
    </section>
    <p class="quiet">
      Every endpoint, field and error: <a href={openApiUrl}>OpenAPI description</a>
    </p>
  </PageLayout>
);

const Code: FC<{ readonly id: string; readonly name: string; readonly code: string }> = ({
  id,
  name,
  code,
}) => (
  <>
    {/* What scrolls must be reachable by keyboard. */}
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
