import type { AccountDetails } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import { SwitchLinks } from "@chart/ui";
import type { Child, FC } from "hono/jsx";
import type { Viewer } from "../../base/env.js";
import { Badge } from "../../components/badge.js";
import { Done } from "../../components/field.js";
import { EmailAddress, ZoneNote } from "../../components/format.js";
import { PageHeader } from "../../components/page-header.js";
import { PageLayout } from "../../components/page-layout.js";
import { operatorPath } from "../../components/paths.js";
import { StatusPill } from "../../components/plan-name.js";

/** Pages about one account, in the order of their links. */
const PAGES = {
  overview: { label: "Overview", path: "" },
  requests: { label: "Requests", path: "/requests" },
  credits: { label: "Credits", path: "/credits" },
  changes: { label: "Changes", path: "/changes" },
  manage: { label: "Manage", path: "/manage" },
} as const;

export type CustomerPageName = keyof typeof PAGES;

export interface CustomerProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly account: AccountDetails;
}

/** Lays out a page about one account: the way back to the list, its address and status, and links to the other pages. */
export const CustomerLayout: FC<
  CustomerProps & {
    readonly page: CustomerPageName;
    readonly done?: string | undefined;
    readonly children?: Child;
  }
> = ({ assets, viewer, account, page, done, children }) => (
  <PageLayout title={account.email} section="operator" assets={assets} viewer={viewer}>
    <PageHeader
      title={<EmailAddress address={account.email} />}
      trail={[{ label: "Accounts", href: "/dashboard/operator" }]}
      badge={
        <>
          <StatusPill status={account.status} />
          {account.role === "operator" && <Badge tone="info">Operator</Badge>}
        </>
      }
    />
    <SwitchLinks
      label="Account"
      links={Object.entries(PAGES).map(([name, { label, path }]) => ({
        label,
        href: `${operatorPath(account.id)}${path}`,
        isCurrent: name === page,
      }))}
    />
    <Done text={done} />
    {children}
    {page !== "manage" && <ZoneNote viewer={viewer} />}
  </PageLayout>
);
