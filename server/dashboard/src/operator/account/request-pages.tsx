import type { KeptRequest } from "@chart/accounts";
import type { FC } from "hono/jsx";
import { PageHeader } from "../../components/page-header.js";
import { PageLayout } from "../../components/page-layout.js";
import { operatorPath } from "../../components/paths.js";
import { RequestFacts } from "../../requests/request-page.js";
import { RequestList, type RequestListProps } from "../../requests/requests-page.js";
import { StatusBadge } from "../../requests/requests-table.js";
import { CustomerLayout, type CustomerProps } from "./customer-layout.js";

export interface CustomerRequestsPageProps extends CustomerProps {
  readonly list: RequestListProps;
}

export const CustomerRequestsPage: FC<CustomerRequestsPageProps> = ({ assets, viewer, account, list }) => (
  <CustomerLayout assets={assets} viewer={viewer} account={account} page="requests">
    <RequestList {...list} />
  </CustomerLayout>
);

export interface CustomerRequestPageProps extends CustomerProps {
  readonly request: KeptRequest;
  /** Meaning of its error code; undefined if it succeeded. */
  readonly meaning: string | undefined;
}

export const CustomerRequestPage: FC<CustomerRequestPageProps> = (props) => {
  const { assets, viewer, account, request, meaning } = props;
  const path = operatorPath(account.id);
  return (
    <PageLayout title="Request" section="operator" assets={assets} viewer={viewer}>
      <PageHeader
        title={`${request.method} ${request.route}`}
        badge={<StatusBadge status={request.status} />}
        trail={[
          { label: "Accounts", href: "/dashboard/operator" },
          { label: account.email, href: path },
          { label: "Requests", href: `${path}/requests` },
        ]}
      />
      <RequestFacts
        request={request}
        meaning={meaning}
        zone={viewer.profile.timeZone}
        path={`${path}/requests`}
      />
    </PageLayout>
  );
};
