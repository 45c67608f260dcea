import type { FoundRequest, KeptAuditEntry } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Card, EmptyState } from "../components/card.js";
import { Field } from "../components/field.js";
import { formatNumber, Time, ZoneNote } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { operatorPath } from "../components/paths.js";
import { AuditTable } from "./audit/audit-table.js";

/** Traces of a request that is no longer, or never was, in the request log. */
interface KeptTraces {
  readonly charge: FoundRequest | undefined;
  readonly changes: readonly KeptAuditEntry[];
}

/** Finds the account behind a request, by the id in the response's header. */
export const FindRequestPage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer;
  /** The text that was searched; empty before the first search. */
  readonly text: string;
  /** Its traces; undefined if the text is no id of a request. */
  readonly found: KeptTraces | undefined;
}> = ({ assets, viewer, text, found }) => {
  const isNothing = found !== undefined && found.charge === undefined && found.changes.length === 0;
  return (
    <PageLayout title="Find a request" section="find-request" assets={assets} viewer={viewer}>
      <PageHeader
        title="Find a request"
        description="Every response has an X-Request-Id, which customers send with a question."
      />
      <section class="card stack" aria-label="Find a request">
        <form class="stack form" method="get" action="/dashboard/operator/request">
          <Field
            label="Request ID"
            name="id"
            value={text}
            maxlength={60}
            fault={
              text !== "" && found === undefined
                ? "A request ID looks like req_0vK2mQ7dXbUe3cT9ahJs."
                : undefined
            }
          />
          <div class="actions">
            <button type="submit">Find request</button>
          </div>
        </form>
      </section>
      {isNothing && (
        <section class="card" aria-label="Nothing found">
          <EmptyState text="Nothing has this ID. Requests are kept here for 30 days if their API key was accepted; charges and changes are kept for good. Refused requests are in the log of the service only." />
        </section>
      )}
      {found?.charge && <ChargeCard charge={found.charge} zone={viewer.profile.timeZone} />}
      {found !== undefined && found.changes.length > 0 && (
        <Card title="Changes by this request" id="changes">
          <AuditTable entries={found.changes} zone={viewer.profile.timeZone} none="" linksAccounts />
        </Card>
      )}
      {found !== undefined && !isNothing && <ZoneNote viewer={viewer} />}
    </PageLayout>
  );
};

const ChargeCard: FC<{ readonly charge: FoundRequest; readonly zone: string }> = ({ charge, zone }) => (
  <Card title="Charge" id="charge" description="The request is not in the log, but its charge was kept.">
    <dl class="facts">
      <dt>Account</dt>
      <dd>
        <a href={operatorPath(charge.accountId)}>{charge.email}</a>
      </dd>
      <dt>Time</dt>
      <dd>
        <Time at={charge.at} zone={zone} />
      </dd>
      <dt>Endpoint</dt>
      <dd class="mono">{charge.endpoint ?? "Not recorded"}</dd>
      <dt>Credits</dt>
      <dd>{formatNumber(charge.credits)}</dd>
    </dl>
  </Card>
);
