import type { Assets } from "@chart/ui";
import { CodeBlock, CopyButton } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Card } from "../components/card.js";
import { Done } from "../components/field.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";

/** The only page that ever shows a key, with a request to copy that has the key in it. */
export const NewKeyPage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly title: string;
  readonly apiKey: string;
  readonly request: string;
  readonly done?: string | undefined;
  /** True on the page with which joining ends. */
  readonly isFirst?: boolean | undefined;
}> = ({ assets, viewer, title, apiKey, request, done, isFirst }) => {
  const own = accountPath(viewer.account.id);
  return (
    <PageLayout title={title} section={isFirst ? undefined : "key"} assets={assets} viewer={viewer}>
      <PageHeader
        title={title}
        {...(isFirst ? {} : { trail: [{ label: "API keys", href: `${own}/keys` }] })}
        {...(isFirst && { description: "Your account is ready. Two steps to your first chart." })}
      />
      <Done text={done} />
      <Card
        title={isFirst ? "1. Copy your API key" : "Copy your API key"}
        id="copy"
        description="You won't see this key again: we store only a hash of it. Keep it with your server's other secrets."
      >
        <div class="new-key">
          <code class="secret" id="new-key">
            {apiKey}
          </code>
          <CopyButton of="new-key" label="Copy key" class="primary" />
        </div>
      </Card>
      <Card
        title={isFirst ? "2. Make a request" : "Try it"}
        id="try"
        description="Paste this into a terminal. It sets your key for this and all later examples, and costs one credit."
      >
        <CodeBlock id="first-request" title="curl" language="shell" code={request} />
      </Card>
      <p class="actions">
        {isFirst ? (
          <>
            <a class="button plain" href={own}>
              Go to overview
            </a>
            <a class="button plain" href={`${own}/quick-start`}>
              More languages
            </a>
          </>
        ) : (
          <a class="button plain" href={`${own}/keys`}>
            I've copied the key
          </a>
        )}
      </p>
    </PageLayout>
  );
};
