import type { FC } from "hono/jsx";
import { LedgerList, type LedgerListProps } from "../../credits/credits-page.js";
import { CustomerLayout, type CustomerProps } from "./customer-layout.js";

export interface LedgerPageProps extends CustomerProps {
  readonly list: LedgerListProps;
}

export const LedgerPage: FC<LedgerPageProps> = ({ assets, viewer, account, list }) => (
  <CustomerLayout assets={assets} viewer={viewer} account={account} page="credits">
    <LedgerList {...list} />
  </CustomerLayout>
);
