import type { Assets } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Banner } from "../components/badge.js";
import { ConfirmForm } from "../components/confirm-form.js";
import { EmailAddress, formatNumber, Time } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import { type ProofFaults, ProofFields } from "./proof.js";

interface DataPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly hasSecondFactor: boolean;
  readonly faults?: ProofFaults | undefined;
}

const settingsOf = (viewer: Viewer) => `${accountPath(viewer.account.id)}/settings`;
const trailOf = (viewer: Viewer) => [{ label: "Settings", href: settingsOf(viewer) }];

export const ExportPage: FC<
  DataPageProps & {
    /** Instant from which the next export may begin, if this one was refused as too early. */
    readonly nextAt?: Date | undefined;
    readonly now: Date;
  }
> = ({ assets, viewer, hasSecondFactor, faults, nextAt, now }) => (
  <PageLayout title="Export your data" section="settings" assets={assets} viewer={viewer}>
    <PageHeader title="Export your data" trail={trailOf(viewer)} />
    {nextAt && (
      <Banner tone="warn" role="alert">
        You can export once an hour. The next export is possible{" "}
        <Time at={nextAt} zone={viewer.profile.timeZone} now={now} />.
      </Banner>
    )}
    <ConfirmForm
      viewer={viewer}
      action={`${settingsOf(viewer)}/export`}
      button="Download export"
      cancel="Back to settings"
      cancelHref={settingsOf(viewer)}
      isHarmless
      fields={<ProofFields email={viewer.profile.email} hasSecondFactor={hasSecondFactor} faults={faults} />}
    >
      <p>You get one JSON file with:</p>
      <ul class="points">
        <li>your account: address, plan, credits, settings</li>
        <li>your API keys, without their secret part</li>
        <li>your signed-in browsers and the changes of your account</li>
        <li>every credit you received and spent</li>
        <li>your request log of the last 30 days</li>
      </ul>
      <p class="small quiet">
        The file shows your account at the moment the download starts. With a long history the download takes
        a few minutes. You can export once an hour.
      </p>
    </ConfirmForm>
  </PageLayout>
);

export const DeletePage: FC<DataPageProps & { readonly refusal?: string | undefined }> = ({
  assets,
  viewer,
  hasSecondFactor,
  faults,
  refusal,
}) => (
  <PageLayout title="Delete account" section="settings" assets={assets} viewer={viewer}>
    <PageHeader title="Delete account" trail={trailOf(viewer)} />
    {refusal && (
      <Banner tone="bad" role="alert">
        {refusal}
      </Banner>
    )}
    <ConfirmForm
      viewer={viewer}
      action={`${settingsOf(viewer)}/delete`}
      button="Delete account for good"
      cancel="Keep account"
      cancelHref={settingsOf(viewer)}
      fields={<ProofFields email={viewer.profile.email} hasSecondFactor={hasSecondFactor} faults={faults} />}
    >
      <p>
        This deletes the account of{" "}
        <strong>
          <EmailAddress address={viewer.profile.email} />
        </strong>{" "}
        immediately. You can't undo it.
      </p>
      <ul class="points">
        <li>Your API keys stop working. Every app that uses them gets an error.</li>
        <li>You lose your {formatNumber(viewer.account.credits)} remaining credits.</li>
        <li>You are signed out of every browser, and links we sent you stop working.</li>
        <li>Your request log, settings, password and second factor are deleted.</li>
        <li>
          Credit and audit entries are kept under the account's ID. An audit entry names the address of
          whoever made the change.
        </li>
      </ul>
      <p>
        Want a copy first? <a href={`${settingsOf(viewer)}/export`}>Export your data</a>.
      </p>
    </ConfirmForm>
  </PageLayout>
);
