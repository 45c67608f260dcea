import type { FC } from "hono/jsx";
import type { KeyDetails } from "../../accounts/account-store.js";
import type { Assets } from "../assets.js";
import { FormToken } from "../components/field.js";
import { Time, ZoneNote } from "../components/format.js";
import { accountPath, PageLayout } from "../components/page-layout.js";
import type { Viewer } from "../env.js";

interface KeyPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly apiKey: KeyDetails;
}

export const KeyPage: FC<KeyPageProps> = ({ assets, viewer, apiKey }) => {
  const zone = viewer.profile.timeZone;
  return (
    <PageLayout title="API key" section="key" assets={assets} viewer={viewer}>
      <h1>API key</h1>
      <section class="card stack" aria-labelledby="live">
        <h2 id="live">Your live key</h2>
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
          A key is shown only once, when it is made; the service keeps no copy that it could show again. Keep
          it on your server, never in a web page or an app.
        </p>
        <p>
          <a class="button" href={`${accountPath(viewer.account.id)}/key/rotate`}>
            Get a new key
          </a>
        </p>
      </section>
      <ZoneNote zone={zone} />
    </PageLayout>
  );
};

/** Asks before the live key is replaced. */
export const RotateKeyPage: FC<KeyPageProps> = ({ assets, viewer, apiKey }) => {
  const path = `${accountPath(viewer.account.id)}/key`;
  return (
    <PageLayout title="Get a new key" section="key" assets={assets} viewer={viewer}>
      <h1>Get a new key?</h1>
      <section class="card danger-zone stack">
        <p>
          The key <strong class="mono">{`${apiKey.prefix}…${apiKey.lastFour}`}</strong> stops working at once:
          the very next request with it is refused. Programs that use it need the new one.
        </p>
        <form class="actions" method="post" action={`${path}/rotate`}>
          <FormToken viewer={viewer} />
          <input type="hidden" name="key" value={apiKey.id} />
          <button class="bad" type="submit">
            Replace the key
          </button>
          <a class="button plain" href={path}>
            Keep it
          </a>
        </form>
      </section>
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
    <h1>Your new key</h1>
    <section class="card stack">
      <p class="note good" role="status">
        The key was replaced. The old one has stopped working.
      </p>
      <code class="secret" id="new-key">
        {newKey}
      </code>
      <p class="actions">
        <button type="button" data-copies="new-key" aria-live="polite" hidden>
          Copy the key
        </button>
        <a class="button plain" href={`${accountPath(viewer.account.id)}/quick-start`}>
          Try it
        </a>
      </p>
      <p class="quiet">Copy it now: it is not shown again. Keep it where your server's other secrets are.</p>
    </section>
  </PageLayout>
);
