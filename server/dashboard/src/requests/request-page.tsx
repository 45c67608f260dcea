import type { KeptRequest } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import { CopyId } from "@chart/ui";
import type { Child, FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Card } from "../components/card.js";
import { ErrorCode } from "../components/error-code.js";
import { ExactTime, formatNumber, ZoneNote } from "../components/format.js";
import { listAddress } from "../components/list-address.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import { formatDuration, StatusBadge } from "./requests-table.js";

export interface RequestPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly request: KeptRequest;
  /** Meaning of its error code; undefined if it succeeded. */
  readonly meaning: string | undefined;
}

export const RequestPage: FC<RequestPageProps> = ({ assets, viewer, request, meaning }) => {
  const path = `${accountPath(viewer.account.id)}/requests`;
  return (
    <PageLayout title="Request" section="requests" assets={assets} viewer={viewer}>
      <PageHeader
        title={`${request.method} ${request.route}`}
        badge={<StatusBadge status={request.status} />}
        trail={[{ label: "Requests", href: path }]}
      />
      <RequestFacts request={request} meaning={meaning} zone={viewer.profile.timeZone} path={path} />
      <ZoneNote viewer={viewer} />
    </PageLayout>
  );
};

/** Shows the parts of a message between backticks as code. */
const withCode = (text: string): Child[] =>
  text.split("`").map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>));

export const RequestFacts: FC<
  Pick<RequestPageProps, "request" | "meaning"> & {
    readonly zone: string;
    readonly path: string;
  }
> = ({ request, meaning, zone, path }) => (
  <>
    {request.code && (
      <Card
        title="What went wrong"
        id="error"
        action={
          <a class="button plain slim" href={listAddress(path, { code: request.code })}>
            All with this error
          </a>
        }
      >
        <p>
          <ErrorCode code={request.code} />
        </p>
        {meaning && <p>{withCode(meaning)}</p>}
        <p class="small quiet">
          Of all errors, only a 503 may be charged.
          {meaning && (
            <>
              {" "}
              Read the <a href={`/docs/errors/${request.code}`}>cause and the remedy</a>.
            </>
          )}
        </p>
      </Card>
    )}
    <Card title="Request" id="request">
      <dl class="facts">
        <dt>Request ID</dt>
        <dd>
          <CopyId value={request.id} label="request ID" />
        </dd>
        <dt>Time</dt>
        <dd>
          <ExactTime at={request.at} zone={zone} />
        </dd>
        <dt>Endpoint</dt>
        <dd class="mono">
          {request.method} {request.route}
        </dd>
        <dt>Status</dt>
        <dd>{request.status}</dd>
        <dt>Duration</dt>
        <dd>{formatDuration(request.durationUs)}</dd>
        <dt>API key</dt>
        <dd>{request.keyName ?? "Unknown key"}</dd>
        <dt>Credits</dt>
        <dd>{formatNumber(request.credits)}</dd>
      </dl>
    </Card>
  </>
);
