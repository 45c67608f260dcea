import type { FC } from "hono/jsx";
import type { KeyDetails } from "../../accounts/account-store.js";
import type { Assets } from "../assets.js";
import { FormToken } from "../components/field.js";
import { Time, ZoneNote } from "../components/format.js";
import { accountPath, PageLayout } from "../components/page-layout.js";
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
          You see a key only once, when you create it: we store a hash, so we can't show the key again. Keep
          it on your server, never in a web page or app.
        </p>
        <p>
          <a class="button" href={`${accountPath(viewer.account.id)}/key/rotate`}>
            Create new key
          </a>
        </p>
      </section>
      <ZoneNote zone={zone} />
    </PageLayout>
  );
};

/** Asks for confirmation before the live key is replaced. */
export const RotateKeyPage: FC<KeyPageProps> = ({ assets, viewer, apiKey }) => {
  const path = `${accountPath(viewer.account.id)}/key`;
  return (
    <PageLayout title="Create a new key" section="key" assets={assets} viewer={viewer}>
      <h1>Create a new key?</h1>
      <section class="card danger-zone stack">
        <p>
          Your current key <strong class="mono">{`${apiKey.prefix}…${apiKey.lastFour}`}</strong> stops working
          immediately. Update every app that uses it.
        </p>
        <form class="actions" method="post" action={`${path}/rotate`}>
          <FormToken viewer={viewer} />
          <input type="hidden" name="key" value={apiKey.id} />
          <button class="bad" type="submit">
            Replace key
          </button>
          <a class="button plain" href={path}>
            Keep current key
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
        Key replaced. Your old key no longer works.
      </p>
      <code class="secret" id="new-key">
        {newKey}
      </code>
      <p class="actions">
        <button type="button" data-copies="new-key" aria-live="polite" hidden>
          Copy key
        </button>
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
