import type { FC } from "hono/jsx";
import type { KeyDetails } from "../../accounts/account-store.js";
import type { Assets } from "../assets.js";
import { Banner } from "../components/badge.js";
import { Card } from "../components/card.js";
import { CopyButton } from "../components/code/copy.js";
import { ConfirmForm } from "../components/confirm-form.js";
import { Time, ZoneNote } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import type { Viewer } from "../env.js";

/** Properties of {@link KeyPage} and {@link RotateKeyPage}. */
interface KeyPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly apiKey: KeyDetails;
}

/** The page about the account's API key, of which it shows the first and the last characters. */
export const KeyPage: FC<KeyPageProps> = ({ assets, viewer, apiKey }) => {
  const zone = viewer.profile.timeZone;
  return (
    <PageLayout title="API key" section="key" assets={assets} viewer={viewer}>
      <PageHeader title="API key" description="Authenticates requests from your server.">
        <a class="button" href={`${accountPath(viewer.account.id)}/key/rotate`}>
          Create new key
        </a>
      </PageHeader>
      <Card title="Your live key" id="live">
        <dl class="facts">
          <dt>Key</dt>
          <dd class="mono" data-test="key-hint">
            {`${apiKey.prefix}…${apiKey.lastFour}`}
          </dd>
          <dt>Created</dt>
          <dd>
            <Time at={apiKey.createdAt} zone={zone} />
          </dd>
          <dt>Last used</dt>
          <dd>{apiKey.lastUsedAt ? <Time at={apiKey.lastUsedAt} zone={zone} /> : "Never"}</dd>
        </dl>
        <p class="quiet">
          You see a key only once, when you create it: we store a hash, so we can't show the key again. Keep
          it on your server, never in a web page or app.
        </p>
      </Card>
      <ZoneNote zone={zone} />
    </PageLayout>
  );
};

/** Asks for confirmation before the live key is replaced. */
export const RotateKeyPage: FC<KeyPageProps> = ({ assets, viewer, apiKey }) => {
  const path = `${accountPath(viewer.account.id)}/key`;
  return (
    <PageLayout title="Create a new key" section="key" assets={assets} viewer={viewer}>
      <PageHeader title="Create a new key?" trail={[{ label: "API key", href: path }]} />
      <ConfirmForm
        viewer={viewer}
        action={`${path}/rotate`}
        values={{ key: apiKey.id }}
        button="Replace key"
        cancel="Keep current key"
        cancelHref={path}
      >
        <p>
          Your current key <strong class="mono">{`${apiKey.prefix}…${apiKey.lastFour}`}</strong> stops working
          immediately. Update every app that uses it.
        </p>
      </ConfirmForm>
    </PageLayout>
  );
};

/** The only page that ever shows a key. */
export const NewKeyPage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly newKey: string;
}> = ({ assets, viewer, newKey }) => (
  <PageLayout title="Your new key" section="key" assets={assets} viewer={viewer}>
    <PageHeader title="Your new key" />
    <Banner tone="good" role="status">
      Key replaced. Your old key no longer works.
    </Banner>
    <section class="card stack" aria-label="New key">
      <code class="secret" id="new-key">
        {newKey}
      </code>
      <p class="actions">
        <CopyButton of="new-key" label="Copy key" class="primary" />
        <a class="button plain" href={`${accountPath(viewer.account.id)}/quick-start`}>
          Open quick start
        </a>
      </p>
      <p class="quiet">
        Copy this key now: you won't see it again. Store it with your server's other secrets.
      </p>
    </section>
  </PageLayout>
);
