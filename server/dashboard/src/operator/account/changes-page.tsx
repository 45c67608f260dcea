import type { KeptAuditEntry } from "@chart/accounts";
import type { FC } from "hono/jsx";
import { Card } from "../../components/card.js";
import { PageLinks } from "../../components/page-links.js";
import { operatorPath } from "../../components/paths.js";
import { AuditTable } from "../audit/audit-table.js";
import { CustomerLayout, type CustomerProps } from "./customer-layout.js";

export interface ChangesPageProps extends CustomerProps {
  readonly entries: readonly KeptAuditEntry[];
  readonly older: string | undefined;
  readonly isFirst: boolean;
}

export const ChangesPage: FC<ChangesPageProps> = ({ assets, viewer, account, entries, older, isFirst }) => {
  const path = `${operatorPath(account.id)}/changes`;
  return (
    <CustomerLayout assets={assets} viewer={viewer} account={account} page="changes">
      <Card
        title="Changes"
        id="changes"
        description="Every change of this account."
        action={
          <a
            class="button plain slim"
            href={`/dashboard/operator/audit?${new URLSearchParams({ account: account.id })}`}
          >
            Filter
          </a>
        }
      >
        <AuditTable entries={entries} zone={viewer.profile.timeZone} none="No changes yet." />
        <PageLinks
          newest={isFirst ? undefined : path}
          older={older && `${path}?${new URLSearchParams({ before: older })}`}
        />
      </Card>
    </CustomerLayout>
  );
};
