import type { FC } from "hono/jsx";
import { ConfirmForm, type ConfirmFormProps } from "../../components/confirm-form.js";
import { PageHeader } from "../../components/page-header.js";
import { PageLayout } from "../../components/page-layout.js";
import { operatorPath } from "../../components/paths.js";
import type { CustomerProps } from "./customer-layout.js";

interface CustomerConfirmLayoutProps
  extends CustomerProps,
    Pick<ConfirmFormProps, "button" | "cancel" | "values" | "fields" | "children"> {
  /** The title in the browser's tab. */
  readonly title: string;
  readonly question: string;
  /** Last part of the path that the form is sent to. */
  readonly change: string;
}

/** Lays out a page that asks for a confirmation before one account is changed. Its way back leads to the forms. */
export const CustomerConfirmLayout: FC<CustomerConfirmLayoutProps> = (props) => {
  const { assets, viewer, account, title, question, change, ...form } = props;
  const path = operatorPath(account.id);
  return (
    <PageLayout title={title} section="operator" assets={assets} viewer={viewer}>
      <PageHeader
        title={question}
        trail={[
          { label: "Accounts", href: "/dashboard/operator" },
          { label: account.email, href: path },
        ]}
      />
      <ConfirmForm viewer={viewer} action={`${path}/${change}`} cancelHref={`${path}/manage`} {...form} />
    </PageLayout>
  );
};
