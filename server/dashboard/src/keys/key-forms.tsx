import { type KeyDetails, MAX_KEY_NAME_LENGTH, MAX_LIVE_KEYS } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { ConfirmForm } from "../components/confirm-form.js";
import { Field, FormToken } from "../components/field.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import { LastUse, MaskedKey } from "./keys-page.js";

interface KeyFormProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
}

const keysPath = ({ account }: Viewer) => `${accountPath(account.id)}/keys`;
const trailOf = (viewer: Viewer) => [{ label: "API keys", href: keysPath(viewer) }];

const NameForm: FC<{
  readonly viewer: Viewer;
  readonly label: string;
  readonly action: string;
  readonly button: string;
  readonly hint: string;
  readonly name: string | undefined;
  readonly fault: string | undefined;
}> = ({ viewer, label, action, button, hint, name, fault }) => (
  <section class="card stack" aria-label={label}>
    <form class="stack form" method="post" action={action}>
      <FormToken viewer={viewer} />
      <Field
        label="Name"
        name="name"
        value={name}
        autocomplete="off"
        maxlength={MAX_KEY_NAME_LENGTH}
        hint={hint}
        fault={fault}
      />
      <div class="actions">
        <button type="submit">{button}</button>
        <a class="button plain" href={keysPath(viewer)}>
          Cancel
        </a>
      </div>
    </form>
  </section>
);

export const CreateKeyPage: FC<
  KeyFormProps & { readonly name?: string; readonly fault?: string | undefined }
> = ({ assets, viewer, name, fault }) => (
  <PageLayout title="Create key" section="key" assets={assets} viewer={viewer}>
    <PageHeader title="Create key" trail={trailOf(viewer)} />
    <NameForm
      viewer={viewer}
      label="New key"
      action={keysPath(viewer)}
      button="Create key"
      hint={`The app or server that will use the key, such as "Production". You can have up to ${MAX_LIVE_KEYS} keys.`}
      name={name}
      fault={fault}
    />
  </PageLayout>
);

export const RenameKeyPage: FC<
  KeyFormProps & {
    readonly apiKey: KeyDetails;
    /** The name of a rejected form, to show it again. */
    readonly name?: string;
    readonly fault?: string;
  }
> = ({ assets, viewer, apiKey, name = apiKey.name, fault }) => (
  <PageLayout title="Rename key" section="key" assets={assets} viewer={viewer}>
    <PageHeader title={`Rename "${apiKey.name}"`} trail={trailOf(viewer)} />
    <NameForm
      viewer={viewer}
      label="API key"
      action={`${keysPath(viewer)}/${apiKey.id}/rename`}
      button="Rename key"
      hint="The key keeps working. Your request log shows the new name, also for earlier requests."
      name={name}
      fault={fault}
    />
  </PageLayout>
);

export const RotateKeyPage: FC<KeyFormProps & { readonly apiKey: KeyDetails }> = ({
  assets,
  viewer,
  apiKey,
}) => (
  <PageLayout title="Rotate key" section="key" assets={assets} viewer={viewer}>
    <PageHeader title={`Rotate "${apiKey.name}"?`} trail={trailOf(viewer)} />
    <ConfirmForm
      viewer={viewer}
      action={`${keysPath(viewer)}/${apiKey.id}/rotate`}
      button="Rotate key"
      cancel="Keep current key"
      cancelHref={keysPath(viewer)}
    >
      <p>
        You get a new key with the same name. The current key{" "}
        <strong class="mono">
          <MaskedKey apiKey={apiKey} />
        </strong>{" "}
        stops working immediately. Update every app that uses it.
      </p>
      <p class="quiet">
        To switch without downtime, <a href={`${keysPath(viewer)}/new`}>create another key</a>, move your apps
        to it, then delete this one. Read <a href="/docs/guides/keys">the guide</a>.
      </p>
    </ConfirmForm>
  </PageLayout>
);

export const DeleteKeyPage: FC<
  KeyFormProps & {
    readonly apiKey: KeyDetails;
    /** True if the account has no other key. */
    readonly isOnly: boolean;
    readonly now: Date;
  }
> = ({ assets, viewer, apiKey, isOnly, now }) => (
  <PageLayout title="Delete key" section="key" assets={assets} viewer={viewer}>
    <PageHeader title={`Delete "${apiKey.name}"?`} trail={trailOf(viewer)} />
    <ConfirmForm
      viewer={viewer}
      action={`${keysPath(viewer)}/${apiKey.id}/delete`}
      button="Delete key"
      cancel="Keep key"
      cancelHref={keysPath(viewer)}
    >
      <p>
        Every request with{" "}
        <strong class="mono">
          <MaskedKey apiKey={apiKey} />
        </strong>{" "}
        fails immediately, and the key can't be restored.{" "}
        {isOnly
          ? "It is your only key: until you create another one, nothing can call the API for this account."
          : "Your other keys keep working."}
      </p>
      <dl class="facts">
        <dt>Last used</dt>
        <dd>
          <LastUse apiKey={apiKey} zone={viewer.profile.timeZone} now={now} />
        </dd>
      </dl>
    </ConfirmForm>
  </PageLayout>
);
