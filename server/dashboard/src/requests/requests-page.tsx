import { type KeptRequest, REQUEST_LOG_DAYS, type RequestKey } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import type { Child, FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { EmptyState } from "../components/card.js";
import { DayRangeFields, DayRangeLinks } from "../components/day-range-fields.js";
import { Field, SelectField } from "../components/field.js";
import { FilterBar } from "../components/filter-bar.js";
import { ExactTime, ZoneNote } from "../components/format.js";
import { listAddress } from "../components/list-address.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { PageLinks } from "../components/page-links.js";
import { accountPath } from "../components/paths.js";
import { filterQuery, isFiltered, LOGGED_CODES, type RequestFilter } from "./request-filter.js";
import { RequestsTable } from "./requests-table.js";

export interface RequestsPageProps extends RequestListProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  /** Text in the field for a request's id, if no request has it. */
  readonly unknownId: string | undefined;
}

export const RequestsPage: FC<RequestsPageProps> = ({ assets, viewer, unknownId, ...list }) => {
  const path = `${accountPath(viewer.account.id)}/requests`;
  const csv = listAddress(`${path}.csv`, filterQuery(list.filter));
  return (
    <PageLayout title="Requests" section="requests" assets={assets} viewer={viewer}>
      <PageHeader
        title="Requests"
        description={`Requests with your keys in the last ${REQUEST_LOG_DAYS} days. Some refused ones are not logged.`}
      >
        <a class="button plain" href={csv} download>
          Export CSV
        </a>
      </PageHeader>
      <FindRequest path={path} unknownId={unknownId} />
      <RequestList {...list}>
        <a class="button" href={`${accountPath(viewer.account.id)}/quick-start`}>
          Send your first request
        </a>
      </RequestList>
      <ZoneNote viewer={viewer} />
    </PageLayout>
  );
};

const FindRequest: FC<{ readonly path: string; readonly unknownId: string | undefined }> = ({
  path,
  unknownId,
}) => (
  <form class="filter find-request" method="get" action={path}>
    <Field
      label="Request ID (X-Request-Id of the response)"
      name="id"
      type="search"
      value={unknownId}
      fault={
        unknownId &&
        `No logged request of the last ${REQUEST_LOG_DAYS} days has this ID. Check that it is complete.`
      }
      isOptional
      maxlength={60}
    />
    <div class="actions">
      <button class="plain" type="submit">
        Find request
      </button>
    </div>
  </form>
);

export interface RequestListProps {
  readonly path: string;
  readonly zone: string;
  readonly routes: readonly string[];
  readonly keys: readonly RequestKey[];
  readonly filter: RequestFilter;
  readonly requests: readonly KeptRequest[];
  /** The cursor of the next page; undefined on the last page. */
  readonly next: string | undefined;
  /** Instant back to which was searched, if the search is not complete. */
  readonly searchedTo: Date | undefined;
  readonly isFirst: boolean;
}

/** A filtered list of an account's requests, for its owner and for operators. Its children are shown if it is empty. */
export const RequestList: FC<RequestListProps & { readonly children?: Child }> = (props) => {
  const { path, zone, filter, requests, next, searchedTo, isFirst, children } = props;
  const address = (more: Record<string, string | number | undefined>) =>
    listAddress(path, { ...filterQuery(filter), ...more });
  const { range } = filter;
  const isNarrowed = isFiltered(filter) || range.from !== undefined || range.to !== undefined;
  return (
    <section class="card stack requests-card" aria-label="Requests">
      <DayRangeLinks
        range={range}
        choices={[
          { days: 1, label: "Today" },
          { days: 7, label: "7 days" },
          { days: undefined, label: `${REQUEST_LOG_DAYS} days` },
        ]}
        hrefOf={(days) => address({ days, first: "", last: "" })}
      />
      <FilterBar action={path} isFiltered={isNarrowed}>
        {range.days !== undefined && <input type="hidden" name="days" value={range.days} />}
        <FilterFields {...props} />
        <DayRangeFields range={range} />
      </FilterBar>
      {requests.length > 0 && <RequestsTable requests={requests} zone={zone} path={path} />}
      {searchedTo !== undefined && (
        <p class="quiet">
          Searched your requests back to <ExactTime at={searchedTo} zone={zone} />. Choose Older to continue.
        </p>
      )}
      {requests.length === 0 && searchedTo === undefined && (
        <NoRequests isFirst={isFirst} isNarrowed={isNarrowed} path={path}>
          {children}
        </NoRequests>
      )}
      <PageLinks newest={isFirst ? undefined : address({})} older={next && address({ before: next })} />
    </section>
  );
};

const FilterFields: FC<RequestListProps> = ({ filter, routes, keys }) => {
  const entries = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <>
      <SelectField
        label="Status"
        name="status"
        value={filter.status}
        options={[
          { value: "", label: "Any" },
          { value: "2xx", label: "2xx, succeeded" },
          { value: "4xx", label: "4xx, request errors" },
          { value: "5xx", label: "5xx, service errors" },
        ]}
      />
      <SelectField
        label="Error code"
        name="code"
        value={filter.code}
        options={[{ value: "", label: "Any" }, ...entries(LOGGED_CODES)]}
      />
      <SelectField
        label="Endpoint"
        name="endpoint"
        value={filter.endpoint}
        options={[{ value: "", label: "Any" }, ...entries(routes)]}
      />
      <SelectField
        label="Key"
        name="key"
        value={filter.key}
        options={[{ value: "", label: "Any" }, ...keys.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    </>
  );
};

const NoRequests: FC<{
  readonly isFirst: boolean;
  readonly isNarrowed: boolean;
  readonly path: string;
  readonly children?: Child;
}> = ({ isFirst, isNarrowed, path, children }) => {
  if (!isFirst) return <EmptyState text="There are no older requests." />;
  if (!isNarrowed)
    return (
      <EmptyState text="No requests in the log. They appear here within seconds.">{children}</EmptyState>
    );
  return (
    <EmptyState text="No requests match these filters.">
      <a class="button plain" href={path}>
        Show all requests
      </a>
    </EmptyState>
  );
};
