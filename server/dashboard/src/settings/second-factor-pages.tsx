import type { Assets } from "@chart/ui";
import { CopyButton } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Banner } from "../components/badge.js";
import { Card } from "../components/card.js";
import { ConfirmForm } from "../components/confirm-form.js";
import { Field, FormToken } from "../components/field.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import { type ProofFaults, ProofFields } from "./proof.js";
import { QrCode } from "./qr-code.js";

interface FactorPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
}

const settingsOf = (viewer: Viewer) => `${accountPath(viewer.account.id)}/settings`;
const trailOf = (viewer: Viewer) => [{ label: "Settings", href: settingsOf(viewer) }];

/** Changes that {@link AskProofPage} asks about: turning on, turning off, new recovery codes. */
export type FactorChange = "on" | "off" | "codes";

const ASKED: Readonly<
  Record<FactorChange, { readonly title: string; readonly text: string; readonly button: string }>
> = {
  on: {
    title: "Set up second factor",
    text: "Signing in will ask for your password and a 6-digit code from an authenticator app on your phone. Have the app ready, then confirm your password.",
    button: "Continue",
  },
  off: {
    title: "Turn off second factor",
    text: "Your password alone will be enough to sign in. Your recovery codes stop working.",
    button: "Turn off",
  },
  codes: {
    title: "New recovery codes",
    text: "You get ten new recovery codes. The ones you have now stop working.",
    button: "Replace codes",
  },
};

export const AskProofPage: FC<
  FactorPageProps & { readonly change: FactorChange; readonly faults?: ProofFaults | undefined }
> = ({ assets, viewer, change, faults }) => {
  const { title, text, button } = ASKED[change];
  const proof = { email: viewer.profile.email, hasSecondFactor: change !== "on", faults };
  return (
    <PageLayout title={title} section="settings" assets={assets} viewer={viewer}>
      <PageHeader title={title} trail={trailOf(viewer)} />
      <ConfirmForm
        viewer={viewer}
        action={`${settingsOf(viewer)}/second-factor/${change}`}
        button={button}
        cancel="Cancel"
        cancelHref={settingsOf(viewer)}
        isHarmless={change !== "off"}
        fields={<ProofFields {...proof} />}
      >
        <p>{text}</p>
      </ConfirmForm>
    </PageLayout>
  );
};

/** The page with the QR code. Only responses to a right password or to this page's own form contain the secret. */
export const EnrolPage: FC<
  FactorPageProps & {
    readonly secret: string;
    readonly uri: string;
    /** The sealed secret, which the form brings back. */
    readonly token: string;
    readonly fault?: string;
  }
> = ({ assets, viewer, secret, uri, token, fault }) => (
  <PageLayout title="Set up second factor" section="settings" assets={assets} viewer={viewer}>
    <PageHeader
      title="Set up second factor"
      trail={trailOf(viewer)}
      description="Nothing changes until you have entered a code from your app. This page is valid for 15 minutes."
    />
    <Card title="1. Scan the code with your authenticator app" id="scan">
      <div class="enrol">
        <QrCode text={uri} label="QR code with the secret of your second factor" />
        <div class="stack tight">
          <p class="quiet">Can't scan it? Enter this key in the app:</p>
          <p class="copy-id">
            <code id="secret">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
            <CopyButton of="secret" />
          </p>
          <p class="small quiet">Type: time-based, 6 digits, every 30 seconds (SHA-1).</p>
        </div>
      </div>
    </Card>
    <Card title="2. Enter the code that the app shows" id="confirm">
      <form class="stack form" method="post" action={`${settingsOf(viewer)}/second-factor/confirm`}>
        <FormToken viewer={viewer} />
        <input type="hidden" name="token" value={token} />
        <Field label="Code" name="code" autocomplete="one-time-code" fault={fault} maxlength={40} />
        <div class="actions">
          <button type="submit">Turn on second factor</button>
          <a class="button plain" href={settingsOf(viewer)}>
            Cancel
          </a>
        </div>
      </form>
    </Card>
  </PageLayout>
);

export const RecoveryCodesPage: FC<
  FactorPageProps & { readonly codes: readonly string[]; readonly isNew: boolean }
> = ({ assets, viewer, codes, isNew }) => (
  <PageLayout title="Recovery codes" section="settings" assets={assets} viewer={viewer}>
    <PageHeader title="Recovery codes" trail={trailOf(viewer)} />
    <Banner tone="good" role="status">
      {isNew
        ? "Your second factor is on. From now on, signing in asks for a code."
        : "Your recovery codes were replaced. The earlier ones no longer work."}
    </Banner>
    <Card
      title="Save these codes now"
      id="codes"
      description="They are not shown again. Each one signs you in once if you don't have your phone. Keep them where you keep your passwords, not on the phone."
      action={<CopyButton of="recovery-codes" label="Copy codes" class="plain" />}
    >
      <pre class="recovery-codes" id="recovery-codes">
        {codes.join("\n")}
      </pre>
      <div class="actions">
        <a class="button" href={settingsOf(viewer)}>
          I've saved them
        </a>
      </div>
    </Card>
  </PageLayout>
);
