import type { FC } from "hono/jsx";
import type { KeptAuditEntry } from "../../accounts/audit-entry.js";
import type { Assets } from "../assets.js";
import { ZoneNote } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { PageLinks } from "../components/page-links.js";
import type { Viewer } from "../env.js";
import { AuditTable } from "./audit-table.js";

/** Properties of {@link AuditPage}. */
export interface AuditPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly entries: readonly KeptAuditEntry[];
  /** The cursor of the next page; undefined on the last page. */
  readonly older: string | undefined;
}

/** The changes of all accounts, for operators. */
export const AuditPage: FC<AuditPageProps> = ({ assets, viewer, entries, older }) => (
  <PageLayout title="Audit log" section="audit" assets={assets} viewer={viewer}>
    <PageHeader title="Audit log" description="Changes of all accounts, newest first." />
    <section class="card stack" aria-label="Changes">
      <AuditTable entries={entries} zone={viewer.profile.timeZone} linksAccounts />
      <PageLinks older={older && `/dashboard/operator/audit?${new URLSearchParams({ before: older })}`} />
    </section>
    <ZoneNote zone={viewer.profile.timeZone} />
  </PageLayout>
);
