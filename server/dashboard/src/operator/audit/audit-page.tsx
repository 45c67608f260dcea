import type { KeptAuditEntry } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../../base/env.js";
import { Field, SelectField } from "../../components/field.js";
import { FilterBar } from "../../components/filter-bar.js";
import { ZoneNote } from "../../components/format.js";
import { PageHeader } from "../../components/page-header.js";
import { PageLayout } from "../../components/page-layout.js";
import { PageLinks } from "../../components/page-links.js";
import { AuditTable } from "./audit-table.js";
import { ACTION_WORDS } from "./audit-words.js";

export interface AuditFilter {
  readonly account: string;
  readonly actor: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

const PATH = "/dashboard/operator/audit";

export const AuditPage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly filter: AuditFilter;
  readonly faults: { readonly [Name in keyof AuditFilter]?: string | undefined };
  readonly entries: readonly KeptAuditEntry[];
  readonly older: string | undefined;
  readonly isFirst: boolean;
}> = (props) => {
  const { assets, viewer, filter, faults, entries, older, isFirst } = props;
  const zone = viewer.profile.timeZone;
  const chosen = Object.entries(filter).filter(([, value]) => value !== "");
  const path = (before?: string) => {
    const query = new URLSearchParams(chosen);
    if (before !== undefined) query.set("before", before);
    return `${PATH}?${query}`;
  };
  // Date fields of browsers reject a date that does not exist.
  const dateOf = (name: "from" | "to") => (faults[name] === undefined ? filter[name] : undefined);
  return (
    <PageLayout title="Audit log" section="audit" assets={assets} viewer={viewer}>
      <PageHeader
        title="Audit log"
        description="Every change to an account: what changed, who changed it, when, and with which request."
      />
      <section class="card stack" aria-label="Changes">
        <FilterBar action={PATH} isFiltered={chosen.length > 0}>
          <Field
            label="Account"
            name="account"
            value={filter.account}
            hint="Email or ID"
            fault={faults.account}
            isOptional
          />
          <Field
            label="Changed by"
            name="actor"
            value={filter.actor}
            hint="Email, “service” or “admin command”"
            isOptional
          />
          <SelectField label="Change" name="action" options={ACTIONS} value={filter.action} />
          <Field label="From" name="from" type="date" value={dateOf("from")} fault={faults.from} isOptional />
          <Field label="To" name="to" type="date" value={dateOf("to")} fault={faults.to} isOptional />
        </FilterBar>
        <AuditTable
          entries={entries}
          zone={zone}
          none={chosen.length > 0 ? "No changes match this filter." : "No changes yet."}
          linksAccounts
        />
        <PageLinks newest={isFirst ? undefined : path()} older={older && path(older)} />
      </section>
      <ZoneNote viewer={viewer} />
    </PageLayout>
  );
};

const ACTIONS = [
  { value: "", label: "All changes" },
  ...Object.entries(ACTION_WORDS).map(([value, label]) => ({ value, label })),
];
