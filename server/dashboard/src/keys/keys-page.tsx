import { type KeyDetails, MAX_LIVE_KEYS } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Card, EmptyState } from "../components/card.js";
import { Done } from "../components/field.js";
import { Time, ZoneNote } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import { type Column, RowsTable } from "../components/rows-table.js";

export const KeysPage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly keys: readonly KeyDetails[];
  /** Confirmation of a change, or an explanation. */
  readonly note: string | undefined;
  readonly now: Date;
}> = ({ assets, viewer, keys, note, now }) => {
  const path = `${accountPath(viewer.account.id)}/keys`;
  const zone = viewer.profile.timeZone;
  const canCreate = keys.length < MAX_LIVE_KEYS;
  return (
    <PageLayout title="API keys" section="key" assets={assets} viewer={viewer}>
      <PageHeader
        title="API keys"
        description="Each app or server should have a key of its own. All keys share your account's credits and rate limit."
      >
        {canCreate && keys.length > 0 && (
          <a class="button" href={`${path}/new`}>
            Create key
          </a>
        )}
      </PageHeader>
      <Done text={note} />
      {keys.length === 0 ? (
        <section class="card" aria-label="No keys">
          <EmptyState text="You have no API keys, so no request can be made. Create one to start.">
            <a class="button" href={`${path}/new`}>
              Create key
            </a>
          </EmptyState>
        </section>
      ) : (
        <Card title="Active keys" id="keys" description={countText(keys.length)}>
          <RowsTable columns={columnsOf(path, zone, now)} rows={keys} variant="keys" />
        </Card>
      )}
      <p class="small quiet">
        You see a key only once, when you create it: we store a hash, so we can't show it again. Keep keys on
        your server, never in a web page or app. Read{" "}
        <a href="/docs/guides/keys">how to rotate a key without downtime</a>.
      </p>
      <ZoneNote viewer={viewer} />
    </PageLayout>
  );
};

function countText(count: number): string {
  const used = `${count} of ${MAX_LIVE_KEYS} keys.`;
  return count < MAX_LIVE_KEYS ? used : `${used} Delete one to create another.`;
}

function columnsOf(path: string, zone: string, now: Date): readonly Column<KeyDetails>[] {
  return [
    { title: "Name", cell: ({ name }) => name },
    {
      title: "Key",
      cell: (key) => (
        <code class="key-hint" data-test="key-hint">
          <MaskedKey apiKey={key} />
        </code>
      ),
    },
    { title: "Created", cell: ({ createdAt }) => <Time at={createdAt} zone={zone} now={now} /> },
    { title: "Last used", cell: (key) => <LastUse apiKey={key} zone={zone} now={now} /> },
    { title: "Actions", isNumber: true, cell: (key) => <KeyActions apiKey={key} path={path} /> },
  ];
}

export const MaskedKey: FC<{ readonly apiKey: Pick<KeyDetails, "prefix" | "lastFour"> }> = ({ apiKey }) => (
  <>{`${apiKey.prefix}…${apiKey.lastFour}`}</>
);

export const LastUse: FC<{ readonly apiKey: KeyDetails; readonly zone: string; readonly now: Date }> = ({
  apiKey: { lastUsedAt, lastUsedEndpoint },
  zone,
  now,
}) =>
  lastUsedAt === undefined ? (
    <span class="quiet">Never</span>
  ) : (
    <span class="last-use">
      <Time at={lastUsedAt} zone={zone} now={now} />
      {lastUsedEndpoint && <code class="small quiet">{lastUsedEndpoint}</code>}
    </span>
  );

const KeyActions: FC<{ readonly apiKey: KeyDetails; readonly path: string }> = ({ apiKey, path }) => (
  <span class="actions key-actions">
    <a class="button ghost slim" href={`${path}/${apiKey.id}/rename`} aria-label={`Rename ${apiKey.name}`}>
      Rename
    </a>
    <a class="button ghost slim" href={`${path}/${apiKey.id}/rotate`} aria-label={`Rotate ${apiKey.name}`}>
      Rotate
    </a>
    <a
      class="button ghost bad slim"
      href={`${path}/${apiKey.id}/delete`}
      aria-label={`Delete ${apiKey.name}`}
    >
      Delete
    </a>
  </span>
);
