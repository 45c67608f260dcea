import type { Assets } from "@chart/ui";
import { CopyButton } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../../base/env.js";
import { Banner } from "../../components/badge.js";
import { Card } from "../../components/card.js";
import { ExactTime } from "../../components/format.js";
import { PageHeader } from "../../components/page-header.js";
import { PageLayout } from "../../components/page-layout.js";
import { operatorPath } from "../../components/paths.js";

export interface ShownLink {
  readonly title: string;
  readonly url: string;
  readonly expiresAt: Date;
  readonly accountId: string;
  readonly email: string;
  /** Why the link is shown although the service sends email: the mail server failed, or has not answered yet. */
  readonly emailFault?: "failed" | "late";
}

const EMAIL_FAULTS = {
  failed: "The email could not be sent. The log says why.",
  late: "The mail server has not answered, so the email may not arrive.",
} as const;

/** Shows a new link once, if no email has brought it to its owner. */
export const ShownLinkPage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly link: ShownLink;
}> = ({ assets, viewer, link }) => (
  <PageLayout title={link.title} section="operator" assets={assets} viewer={viewer}>
    <PageHeader
      title={link.title}
      trail={[
        { label: "Accounts", href: "/dashboard/operator" },
        { label: link.email, href: operatorPath(link.accountId) },
      ]}
    />
    <Card title={`Link for ${link.email}`} id="link">
      {link.emailFault && <Banner tone="warn">{EMAIL_FAULTS[link.emailFault]}</Banner>}
      <Banner tone="warn">
        You see this link only now. Whoever has it can sign in as {link.email}, so give it to nobody else.
      </Banner>
      <div class="new-key">
        <code class="secret" id="new-link">
          {link.url}
        </code>
        <CopyButton of="new-link" label="Copy link" class="primary" />
      </div>
      <p class="small quiet">
        It works once, until <ExactTime at={link.expiresAt} zone={viewer.profile.timeZone} />.
      </p>
      <div class="actions">
        <a class="button plain" href={operatorPath(link.accountId)}>
          Go to the account
        </a>
      </div>
    </Card>
  </PageLayout>
);
